import { type Placeholder, sql } from 'drizzle-orm';

/**
 * `limit` and `offset` of a prepared list with `size` rows a page; `skip` is filled in at execution. The limit stands
 * in the statement as a number and the offset in a sub-select, so that PostgreSQL plans once for all pages. As
 * parameters they would make it plan every page anew, which takes longer than reading it, or guess at a tenth of the
 * table and sort it.
 */
export function pageWindow(size: number) {
  return {
    limit: sql.raw(String(Math.trunc(size))) as unknown as Placeholder,
    offset: sql`(select ${sql.placeholder('skip')}::bigint)` as unknown as Placeholder<'skip'>,
  };
}
