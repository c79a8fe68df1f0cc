import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../infra/project-folder.ts';

export interface Migration {
  tag: string;
  /** Milliseconds; identifies the migration in the database. */
  when: number;
  hash: string;
  statements: string[];
  /** The earliest version that may serve on this schema without knowing it; null if none may (docs/migrations.md). */
  serves: string | null;
  /** Each statement commits on its own, and all run again after a failure. */
  isOutsideTransaction: boolean;
}

/** A header line of a migration. */
const SERVES = /^-- serves: (\d+\.\d+\.\d+)$/m;
const OUTSIDE_TRANSACTION = /^-- outside a transaction$/m;

export const MIGRATIONS: readonly Migration[] = readMigrations(join(PROJECT_FOLDER, 'server/db/migrations'));

export function readMigrations(folder: string): Migration[] {
  const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
    read(join(folder, 'meta/_journal.json')),
  );
  return entries.map(({ tag, when }) => {
    const text = read(join(folder, `${tag}.sql`));
    return {
      tag,
      when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      serves: SERVES.exec(text)?.[1] ?? null,
      isOutsideTransaction: OUTSIDE_TRANSACTION.test(text),
    };
  });
}

/** Normalises line ends, so that hashes are the same on Windows. */
function read(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}
