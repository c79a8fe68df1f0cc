import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordResult, PasswordTask } from './passwords.ts';

/** `Algorithm.Argon2id`, which the library declares as a const enum. */
const ARGON2ID = 2;

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account, so that both cases take the same time. */
const NOBODY = hashSync('a password nobody has', PARAMETERS);

// On Linux the priority is per thread. It is not the lowest, or nobody could sign in on a busy machine.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async (task: PasswordTask) => parentPort?.postMessage(await work(task)));

async function work(task: PasswordTask): Promise<PasswordResult> {
  const { id, password } = task;
  try {
    if ('personalWords' in task) {
      // Loaded lazily: the dictionaries take 60 MB, and only new passwords need them.
      const { scorePassword } = await import('./password-score.ts');
      return { id, value: scorePassword(password, task.personalWords) };
    }
    // Devices may encode the same letters differently.
    const typed = password.normalize('NFKC');
    if (task.hash === undefined) return { id, value: hashSync(typed, PARAMETERS) };
    return { id, value: verifySync(task.hash ?? NOBODY, typed) && task.hash !== null };
  } catch (error) {
    return { id, error: String(error) };
  }
}
