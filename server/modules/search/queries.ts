import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { FoldedWord } from './word-query.ts';

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

/** What has to match where: anywhere, or in the name alone. */
export interface WordQuery {
  anywhere: string;
  inName: string;
}

/**
 * Finds by full-text search: matches in the name first, then the popular ones. The query stands in the statement as a
 * constant, so that PostgreSQL plans by how common its words are: of a common word's many finds it walks from the most
 * popular on and stops early, a rare word's few it takes from the index of words. `wordQuery` guarantees that a
 * constant holds letters, digits and operators only.
 */
export async function findIds(db: Db, query: WordQuery, limits: Limits): Promise<FoundIds> {
  const rows = (kind: keyof Limits, from: SQL, where: SQL, order: SQL) => {
    const most = sql.raw(String(limits[kind] + 1));
    const tier = (place: number, asked: string) => sql`(
      select id, ${sql.raw(String(place))} as tier, row_number() over (order by ${order}) as place from ${from}
      where ${where} and search @@ ${sql.raw(`'${asked}'::tsquery`)} order by ${order} limit ${most})`;
    return sql`(select ${sql.raw(`'${kind}'`)} as kind, id from (
        select id, min(tier) as tier, min(place) as place from (
          ${tier(0, query.inName)} union all ${tier(1, query.anywhere)}) finds group by id
      ) best order by tier, place, id limit ${most})`;
  };
  const { rows: found } = await db.execute<{ kind: keyof Limits; id: number }>(sql`
    ${rows('products', sql`products`, sql`active`, sql`sold desc, id`)}
    union all ${rows('brands', sql`brands`, sql`active`, sql`product_count desc, id`)}
    union all ${rows('tailors', sql`tailors`, sql`active and not in_house`, sql`score desc, orders_delivered desc, id`)}`);
  const idsOf = (kind: keyof Limits) => found.filter((row) => row.kind === kind).map(({ id }) => id);
  return { products: idsOf('products'), brands: idsOf('brands'), tailors: idsOf('tailors') };
}
