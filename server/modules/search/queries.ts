import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { WordQuery } from './word-query.ts';

/** Each list in its order, one longer than asked when there is more. */
export type ResultIds = Record<Kind, number[]>;

export type Limits = Record<Kind, number>;

type Kind = 'products' | 'brands' | 'tailors';

const KINDS = {
  products: {
    table: 'products',
    listed: sql`active`,
    order: sql`sold desc, id`,
    columns: sql`id, sold`,
  },
  brands: {
    table: 'brands',
    listed: sql`active`,
    order: sql`product_count desc, id`,
    columns: sql`id, product_count`,
  },
  tailors: {
    table: 'tailors',
    listed: sql`active and not in_house`,
    order: sql`score desc, orders_delivered desc, id`,
    columns: sql`id, score, orders_delivered`,
  },
} as const satisfies Record<Kind, { table: string; listed: SQL; order: SQL; columns: SQL }>;

/**
 * What has all words: in its name, in part in its name, or elsewhere; each by popularity. Where no name has any of the words,
 * what is named by the last one comes before the others: a silk saree is a saree. Without a name for the statement:
 * PostgreSQL chooses the plan by how common these words are.
 */
export async function searchIds(db: Db, query: WordQuery, limits: Limits): Promise<ResultIds> {
  const found = (kind: Kind) => sql<number[]>`array(${results(kind, query, limits[kind] + 1)})`;
  const [row] = await db
    .select({ products: found('products'), brands: found('brands'), tailors: found('tailors') })
    .from(sql`(values (0)) as one`)
    .prepare('')
    .execute();
  return row ?? { products: [], brands: [], tailors: [] };
}

function results(kind: Kind, { anywhere, inName, anyInName, lastInName }: WordQuery, limit: number): SQL {
  const { table, listed, order, columns } = KINDS[kind];
  const matching = (condition: SQL) => sql`
    select ${columns} from ${sql.identifier(table)} where ${listed} and ${condition}
    order by ${order} limit ${limit}`;
  const has = (words: string) => sql`search @@ ${words}::tsquery`;
  return sql`with named as materialized (${matching(has(inName))}),
    partly as materialized (
      ${matching(sql`(select count(*) from named) < ${limit} and ${has(anywhere)} and ${has(anyInName)} and not ${has(inName)}`)}),
    last as materialized (
      ${matching(sql`not exists (select from named) and not exists (select from partly) and ${has(lastInName)}`)}),
    others as materialized (
      ${matching(sql`(select count(*) from named) + (select count(*) from partly) < ${limit} and ${has(anywhere)} and not ${has(anyInName)}`)})
    select id from (
      select 0 as place, * from named union all select 1, * from partly
      union all select 2, * from last union all select 3, * from others) results
    order by place, ${order} limit ${limit}`;
}
