import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Algorithm, hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordResult, PasswordTask } from './passwords.ts';

/** The OWASP recommendation for Argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified when there is no account, so that both answers take the same time. */
const NOBODY = hashSync('a password nobody has', PARAMETERS);

// On Linux a priority belongs to the thread that sets it; elsewhere it would slow the whole server.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(work(task)));

function work({ id, hash, password }: PasswordTask): PasswordResult {
  try {
    if (hash === undefined) return { id, value: hashSync(password, PARAMETERS) };
    return { id, value: verifySync(hash ?? NOBODY, password) && hash !== null };
  } catch (error) {
    return { id, error: String(error) };
  }
}
