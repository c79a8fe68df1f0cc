import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

export const MIGRATIONS = join(root, 'server/db/migrations');

/** SHA-256 of a migration's text, with the line ends of the repository: what the database keeps too. */
export function hashOfMigration(/** @type {string} */ tag) {
  const text = readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}
