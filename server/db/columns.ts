import { type SQL, sql } from 'drizzle-orm';
import { customType, type ExtraConfigColumn, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';
import { LOCALES } from '../../contract/locale.ts';

/** Microseconds in the database, a `Date` here. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** The language in which a person reads mails and papers. */
export function localeColumn() {
  return text('locale', { enum: LOCALES }).notNull().default(LOCALES[0]);
}

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** A tsvector, written by triggers only. */
export const searchWords = customType<{ data: string }>({
  dataType: () => 'tsvector',
});

/** Smaller ids are reserved (466 support, 458 in-house workshop). */
export const FIRST_FREE_ID = 1001;

/** Drizzle's `.desc()` adds NULLS LAST to an index, which a plain ORDER BY … DESC cannot use. */
export function descending(column: ExtraConfigColumn) {
  return column.desc().nullsFirst();
}

export function oneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`;
}
