import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { FoldedWord, WordQuery } from './word-query.ts';

/** How many words of a search are looked at. */
const MOST_WORDS = 6;

/** The words of a search as the catalogue folds them, each with whether something begins so, and the likeliest words if nothing does. */
export async function foldedWords(db: Db, typed: string): Promise<FoldedWord[]> {
  const { rows } = await db.execute<{ word: string; known: boolean; likely: string[] }>(sql`
    select asked.word, begun.known,
      case when begun.known then '{}' else array(
        select word from known_words where word % asked.word
        order by similarity(word, asked.word) desc, word limit 3) end as likely
    from unnest(string_to_array(fold_words(${typed}), ' ')) with ordinality asked (word, place),
      lateral (select exists (select from known_words where word like asked.word || '%') as known) begun
    where asked.word <> '' order by place limit ${MOST_WORDS}`);
  return rows;
}

/** Ids of what a search finds, each list in its order and one longer than asked when there is more. */
export interface FoundIds {
  products: number[];
  brands: number[];
  tailors: number[];
}

/** How many finds of each kind are wanted. */
export interface Limits {
  products: number;
  brands: number;
  tailors: number;
}

/** The tables that are searched: which rows, which come first among many, and the columns that say so. */
const KINDS: Record<keyof Limits, { table: SQL; listed: SQL; order: SQL; columns: SQL }> = {
  products: { table: sql`products`, listed: sql`active`, order: sql`sold desc, id`, columns: sql`id, sold` },
  brands: {
    table: sql`brands`,
    listed: sql`active`,
    order: sql`product_count desc, id`,
    columns: sql`id, product_count`,
  },
  tailors: {
    table: sql`tailors`,
    listed: sql`active and not in_house`,
    order: sql`score desc, orders_delivered desc, id`,
    columns: sql`id, score, orders_delivered`,
  },
};

/** Of how many finds all are collected and sorted; of more, the walk from the most popular on meets enough soon. */
const FEW_FINDS = 1500;

/**
 * Finds by full-text search: matches in the name first, then the popular ones. The query stands in the statement as a
 * constant, so that PostgreSQL plans by how common its words are; `wordQuery` guarantees that it holds letters, digits
 * and operators only.
 */
export async function findIds(db: Db, query: WordQuery, limits: Limits): Promise<FoundIds> {
  const isRare = query.words > 1 && (await expectedProducts(db, query)) <= FEW_FINDS;
  const { rows: found } = await db.execute<{ kind: keyof Limits; id: number }>(sql`
    ${isRare ? collected('products', query, limits) : walked('products', query, limits)}
    union all ${collected('brands', query, limits)}
    union all ${walked('tailors', query, limits)}`);
  const idsOf = (kind: keyof Limits) => found.filter((row) => row.kind === kind).map(({ id }) => id);
  return { products: idsOf('products'), brands: idsOf('brands'), tailors: idsOf('tailors') };
}

/** How many products PostgreSQL expects to fit. It takes words for independent, so it is right about one word alone. */
async function expectedProducts(db: Db, { anywhere }: WordQuery): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from products where active and search @@ ${constant(anywhere)}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** All finds, taken from the index of words, then sorted. */
function collected(kind: keyof Limits, { anywhere, inName }: WordQuery, limits: Limits): SQL {
  const { table, listed, order, columns } = KINDS[kind];
  return sql`(with finds as materialized (
      select ${columns}, search @@ ${constant(inName)} as named from ${table} where ${listed} and search @@ ${constant(anywhere)})
    select ${sql.raw(`'${kind}'`)} as kind, id from finds order by named desc, ${order} limit ${oneMore(kind, limits)})`;
}

/** The first finds in the order of the list, in whichever way is shorter: names, then the rest. */
function walked(kind: keyof Limits, { anywhere, inName }: WordQuery, limits: Limits): SQL {
  const { table, listed, order } = KINDS[kind];
  const most = oneMore(kind, limits);
  const tier = (place: number, asked: string) => sql`(
    select id, ${sql.raw(String(place))} as tier, row_number() over (order by ${order}) as place from ${table}
    where ${listed} and search @@ ${constant(asked)} order by ${order} limit ${most})`;
  return sql`(select ${sql.raw(`'${kind}'`)} as kind, id from (
      select id, min(tier) as tier, min(place) as place from (
        ${tier(0, inName)} union all ${tier(1, anywhere)}) finds group by id
    ) best order by tier, place, id limit ${most})`;
}

function constant(query: string): SQL {
  return sql.raw(`'${query}'::tsquery`);
}

/** One find beyond the limit tells that there are more. */
function oneMore(kind: keyof Limits, limits: Limits): SQL {
  return sql.raw(String(limits[kind] + 1));
}
