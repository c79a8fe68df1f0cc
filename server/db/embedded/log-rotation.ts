import { copyFile, rm, stat, truncate } from 'node:fs/promises';

const LOG_LIMIT_BYTES = 5_000_000;
const LOG_CHECK_MS = 60_000;

/**
 * Copies an oversized log to `<file>.1` and truncates it in place, for writers that append. Lines written meanwhile may
 * be lost.
 */
export async function rotateLog(file: string, limitBytes = LOG_LIMIT_BYTES): Promise<void> {
  if ((await sizeOf(file)) <= limitBytes) return;
  // On a full disk the log is dropped without a copy.
  await copyFile(file, `${file}.1`).catch(() => rm(`${file}.1`, { force: true }));
  await truncate(file);
}

export function startLogRotation(file: string): () => void {
  const timer = setInterval(() => void rotateLog(file).catch(() => undefined), LOG_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}
