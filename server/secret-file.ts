import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shorter secret could be guessed to sign tokens. */
const VALID_SECRET = /^[\w-]{32,}$/;

/** Reads the secret from the data folder, or generates it; an incomplete one is replaced. Throws file system errors. */
export function loadOrCreateSecret(folder: string): string {
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
    linkSync(draft, file);
  } catch (error) {
    // Some file systems lack hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file);
  }
  rmSync(draft, { force: true });
  return read(file) ?? secret;
}

function read(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return VALID_SECRET.test(text) ? text : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
