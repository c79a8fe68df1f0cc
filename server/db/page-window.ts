import { type Placeholder, sql } from 'drizzle-orm';

/**
 * `limit` and `offset` of a prepared list; a literal limit and a sub-select for the offset let PostgreSQL plan once
 * instead of per page.
 */
export function pageWindow(size: number) {
  return {
    limit: sql.raw(String(Math.trunc(size))) as unknown as Placeholder,
    offset: sql`(select ${sql.placeholder('skip')}::bigint)` as unknown as Placeholder<'skip'>,
  };
}
