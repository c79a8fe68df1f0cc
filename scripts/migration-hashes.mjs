import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

export const MIGRATIONS = join(root, 'server/db/migrations');

/** SHA-256 of a migration with LF line ends, as the database stores it. */
export function hashOfMigration(/** @type {string} */ tag) {
  const text = readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Compares the migrations of the journal with the hashes recorded when they landed; null when all match. A database
 * that has applied a migration never sees a later edit.
 */
export function complaintOfMigrations(
  /** @type {{ tag: string, when: number }[]} */ entries,
  /** @type {Record<string, string>} */ recorded,
  /** @type {(tag: string) => string} */ hashOf,
) {
  let last = { tag: '', when: 0 };
  for (const entry of entries) {
    const hash = recorded[entry.tag];
    if (hash === undefined) return `${entry.tag} is not in hashes.json; run \`npm run db:record\`.`;
    if (hash !== hashOf(entry.tag)) {
      return `${entry.tag}.sql is not what hashes.json records. If it has landed, write a new migration instead; if not, delete its line there and run \`npm run db:record\`.`;
    }
    if (entry.when <= last.when)
      return `${entry.tag} claims to be older than ${last.tag}; generate it again.`;
    last = entry;
  }
  const lost = Object.keys(recorded).find((tag) => !entries.some((entry) => entry.tag === tag));
  return lost === undefined ? null : `${lost} is recorded in hashes.json and gone; put it back.`;
}
