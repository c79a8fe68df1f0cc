import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shorter secret could be guessed and used to sign tokens. */
export const MIN_SECRET_LENGTH = 32;

export class ShortSecretError extends Error {}

const randomSecret = () => randomBytes(48).toString('base64url');

/**
 * Reads a secret from the data folder, or generates one. Throws file system errors, and `ShortSecretError` for a
 * short secret: it may be truncated, and a new one could not open what the old one has sealed.
 */
export function loadOrCreateSecret(folder: string, name = 'jwt-secret', create = randomSecret): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = read(file);
  if (known !== undefined) return known;
  const secret = create();
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

/** Undefined for a missing or an empty file. */
function read(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (text.trim() === '') return undefined;
  if (text.length >= MIN_SECRET_LENGTH) return text;
  throw new ShortSecretError(
    `${file} holds fewer than ${MIN_SECRET_LENGTH} characters; put the whole secret back, or delete the file for a new one`,
  );
}
