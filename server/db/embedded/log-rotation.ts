import { copyFile, rm, stat, truncate } from 'node:fs/promises';

const LOG_LIMIT_BYTES = 5_000_000;
const LOG_CHECK_MS = 60_000;

/**
 * Moves a log that has outgrown the limit to `<file>.1`, in place of the one before. The file itself is emptied and
 * stays: whoever has it open for appending goes on writing to it. What is written in that moment may be lost.
 */
export async function rotateLog(file: string, limitBytes = LOG_LIMIT_BYTES): Promise<void> {
  if ((await sizeOf(file)) <= limitBytes) return;
  // A full disk holds no copy: then the log alone has to go.
  await copyFile(file, `${file}.1`).catch(() => rm(`${file}.1`, { force: true }));
  await truncate(file);
}

/** Rotates a log every minute when it needs it; returns the function that stops this. */
export function keepLogSmall(file: string): () => void {
  const timer = setInterval(() => void rotateLog(file).catch(() => undefined), LOG_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The size of a file in bytes, 0 when there is none. */
export async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}
