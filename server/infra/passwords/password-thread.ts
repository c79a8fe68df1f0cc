import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordResult, PasswordTask } from './passwords.ts';

/** `Algorithm.Argon2id`; the library declares that enum for the compiler only. */
const ARGON2ID = 2;

/** The OWASP recommendation for Argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account, so that both answers take the same time. */
const NOBODY = hashSync('a password nobody has', PARAMETERS);

// On Linux a priority belongs to the thread that sets it; elsewhere it would slow the whole server. Not the lowest:
// on a machine that is busy for minutes, nobody could sign in.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async (task: PasswordTask) => parentPort?.postMessage(await work(task)));

async function work(task: PasswordTask): Promise<PasswordResult> {
  const { id, password } = task;
  try {
    if ('personalWords' in task) {
      // The dictionaries take 60 MB, which only a new password needs.
      const { scorePassword } = await import('./password-score.ts');
      return { id, value: scorePassword(password, task.personalWords) };
    }
    // The same letters may be typed as different characters on another device.
    const typed = password.normalize('NFKC');
    if (task.hash === undefined) return { id, value: hashSync(typed, PARAMETERS) };
    return { id, value: verifySync(task.hash ?? NOBODY, typed) && task.hash !== null };
  } catch (error) {
    return { id, error: String(error) };
  }
}
