import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whoever may guess a shorter one could sign tokens. */
const WHOLE = /^[\w-]{32,}$/;

/**
 * The secret generated once into the data folder and read again on every later start. One that a crash has left half
 * written is made anew. Throws what the file system throws.
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'jwt-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = read(file);
  if (known) return known;
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.new-${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  rmSync(file, { force: true });
  try {
    // Of two starts at once the second takes the secret of the first.
    linkSync(draft, file);
  } catch (error) {
    // Some file systems know no hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file);
  }
  rmSync(draft, { force: true });
  return read(file) ?? secret;
}

function read(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return WHOLE.test(text) ? text : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
