import { type SQL, sql } from 'drizzle-orm';
import { integer, type PgColumn } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { users } from './accounts.ts';

/** Columns of a table that two people may edit (wire-11). `updated_by` needs an index. */
export function versionColumns() {
  return {
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
  };
}

/** The columns to update with the values when `userId` saves. */
export function nextVersion(table: { version: PgColumn }, userId: number) {
  return { version: sql`${table.version} + 1`, updatedAt: sql`now()`, updatedBy: userId };
}

/** Selects the username of `updated_by`. */
export function editorName(updatedBy: PgColumn): SQL<string | null> {
  return sql<string | null>`(select editor.username from users editor where editor.id = ${updatedBy})`;
}
