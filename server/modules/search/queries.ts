import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { statisticsOf } from './statistics-queries.ts';
import { type FoldedWord, ofName, type WordQuery } from './word-query.ts';
import { isFew } from './word-statistics.ts';

/** How many words of a search are looked at. */
const MOST_WORDS = 6;

/** The words of a search as the catalogue folds them, each with whether there is such a word, whether one begins so, and the likeliest ones if none does. */
export async function foldedWords(db: Db, typed: string): Promise<FoldedWord[]> {
  const { rows } = await db.execute<FoldedWord & Record<string, unknown>>(sql`
    select asked.word, begun.known,
      exists (select from known_words where word = asked.word) as whole,
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

/** The tables that are searched: which rows, and which come first among many. */
const KINDS = {
  products: { table: 'products', listed: sql`active`, order: sql`sold desc, id`, columns: sql`id, sold` },
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
} as const satisfies Record<keyof Limits, { table: string; listed: SQL; order: SQL; columns: SQL }>;

/** Finds by full-text search: matches in the name first, then the popular ones. */
export async function findIds(db: Db, query: WordQuery, limits: Limits): Promise<FoundIds> {
  const [products, brands, tailors] = await Promise.all(
    (['products', 'brands', 'tailors'] as const).map((kind) => find(db, kind, query, limits[kind] + 1)),
  );
  return { products: products ?? [], brands: brands ?? [], tailors: tailors ?? [] };
}

async function find(db: Db, kind: keyof Limits, query: WordQuery, most: number): Promise<number[]> {
  const statistics = await statisticsOf(db, KINDS[kind].table);
  if (isFew(statistics, query.words)) return collected(db, kind, query, most);
  // Many have such words: names first, and the rest only if names are not enough.
  const named = isFew(statistics, ofName(query.words))
    ? await collected(db, kind, { anywhere: query.inName, inName: query.inName }, most)
    : await walked(db, kind, query.inName, most);
  if (named.length >= most) return named;
  return [...new Set([...named, ...(await walked(db, kind, query.anywhere, most))])].slice(0, most);
}

/** All finds, taken from the index of words, then sorted. */
async function collected(
  db: Db,
  kind: keyof Limits,
  { anywhere, inName }: Pick<WordQuery, 'anywhere' | 'inName'>,
  most: number,
): Promise<number[]> {
  const { table, listed, order, columns } = KINDS[kind];
  const { rows } = await db.execute<{ id: number }>(sql`with finds as materialized (
      select ${columns}, search @@ ${inName}::tsquery as named from ${sql.raw(table)}
      where ${listed} and search @@ ${anywhere}::tsquery)
    select id from finds order by named desc, ${order} limit ${most}`);
  return rows.map(({ id }) => id);
}

/** The first finds in the order of the list, met by walking along it: by its function the index of words is passed by. */
async function walked(db: Db, kind: keyof Limits, asked: string, most: number): Promise<number[]> {
  const { table, listed, order } = KINDS[kind];
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${sql.raw(table)} where ${listed} and ts_match_vq(search, ${asked}::tsquery)
    order by ${order} limit ${most}`);
  return rows.map(({ id }) => id);
}
