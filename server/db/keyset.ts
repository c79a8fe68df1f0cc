import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNT } from '../../contract/constants/lists.ts';
import { readCursor, type Sort, type Sorts, type SortType, writeCursor } from '../../contract/lists.ts';
import type { Db, Tx } from './client.ts';

/**
 * The sort key of each sort. Keys are never null: a nullable column is coalesced, both here and in its index on (key,
 * id).
 */
export type SortKeys<Of extends Sorts> = { readonly [Name in keyof Of]: SQL | AnyColumn };

interface PageQuery<Of extends Sorts> {
  sort: Sort<Of>;
  after?: string | undefined;
  before?: string | undefined;
  size: number;
}

const TYPES: Record<SortType, SQL> = {
  integer: sql.raw('bigint'),
  text: sql.raw('text'),
  date: sql.raw('date'),
  timestamp: sql.raw('timestamptz'),
};

/**
 * Keyset pagination: add `where`, `orderBy` and `limit` to the query, select `cursor`, and pass the rows to `pageOf`.
 */
export function keyset<const Of extends Sorts>(
  sorts: Of,
  keys: SortKeys<Of>,
  id: AnyColumn,
  { sort, after, before, size }: PageQuery<NoInfer<Of>>,
) {
  const name = sort.replace(/^-/, '');
  const type = sorts[name];
  const key = keys[name];
  if (type === undefined || key === undefined) throw new Error(`The list has no sort ${name}`);
  const isBackward = after === undefined && before !== undefined;
  const isDescending = sort.startsWith('-') !== isBackward;
  const text = after ?? before;
  const from = text === undefined ? undefined : readCursor(text);
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const comparison = sql.raw(isDescending ? '<' : '>');
  const isById = key === id;
  return {
    /** Undefined on the first page. */
    where: from && placeAfter(),
    orderBy: isById ? [sql`${id} ${direction}`] : [sql`${key} ${direction}`, sql`${id} ${direction}`],
    /** One more than a page, to detect a next page. */
    limit: size + 1,
    cursor: sql<string>`${textOf(key, type)}`,
    pageOf<Row extends { id: number; cursor: string }>(rows: readonly Row[]) {
      const hasMore = rows.length > size;
      const page = rows.slice(0, size);
      if (isBackward) page.reverse();
      const [first] = page;
      const last = page.at(-1);
      const at = (row: Row | undefined) =>
        row === undefined ? null : writeCursor({ sort, key: row.cursor, id: row.id });
      return {
        next: isBackward || hasMore ? at(last) : null,
        previous: isBackward ? (hasMore ? at(first) : null) : from ? at(first) : null,
        rows: page,
      };
    },
  };

  function placeAfter(): SQL | undefined {
    if (!from) return undefined;
    if (isById) return sql`${id} ${comparison} ${from.id}::integer`;
    const value = sql`${from.key}::${TYPES[type as SortType]}`;
    return sql`(${key}, ${id}) ${comparison} (${value}, ${from.id}::integer)`;
  }
}

function textOf(key: SQL | AnyColumn, type: SortType): SQL {
  return type === 'timestamp'
    ? sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${key}::text`;
}

/** The number of rows, or null above 1,000. `rows` selects anything, without an order. */
export async function boundedCount(db: Db | Tx, rows: SQL): Promise<number | null> {
  const limit = sql.raw(String(MAX_COUNT + 1));
  const counted = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${limit}) counted`,
  );
  const count = counted.rows[0]?.count ?? 0;
  return count > MAX_COUNT ? null : count;
}
