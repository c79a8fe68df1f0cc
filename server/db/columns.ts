import { customType, type ExtraConfigColumn, timestamp } from 'drizzle-orm/pg-core';

/** A moment with microseconds in the database and a `Date` here. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** Folded words with their places and weights, as full-text search wants them; written by triggers alone. */
export const searchWords = customType<{ data: string }>({
  dataType: () => 'tsvector',
});

/** User-created rows start above this; smaller ids are reserved (466 support, 458 in-house workshop). */
export const FIRST_FREE_ID = 1001;

/**
 * `column` of an index in the order of `ORDER BY column DESC`, which puts nulls first. Drizzle's own `.desc()` writes
 * NULLS LAST into an index, and no such ORDER BY can read from that.
 */
export function descending(column: ExtraConfigColumn) {
  return column.desc().nullsFirst();
}
