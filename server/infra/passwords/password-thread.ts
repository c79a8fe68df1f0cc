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

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(work(task)));

function work({ id, hash, password }: PasswordTask): PasswordResult {
  // The same letters may be typed as different characters on another device.
  const typed = password.normalize('NFKC');
  try {
    if (hash === undefined) return { id, value: hashSync(typed, PARAMETERS) };
    return { id, value: verifySync(hash ?? NOBODY, typed) && hash !== null };
  } catch (error) {
    return { id, error: String(error) };
  }
}
