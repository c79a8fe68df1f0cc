import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { meaningfulWords, sameWords } from './same-words.ts';
import type { FoldedWord, WordQuery } from './word-query.ts';

/** Sorted ids per kind, one more than requested if there are more. */
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
 * Matches all words: in the name, partly in the name, or elsewhere; each sorted by popularity. If no name has any of
 * the words, names with the last one come first: a silk saree is a saree. The statement is unnamed, so that PostgreSQL
 * plans it for the frequency of these words.
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

const MAX_WORDS = 6;

/** A few hundred bytes each. */
const MAX_CACHED_WORDS = 10_000;

/** Limits staleness, because a prefix may become a word (`fold_words` in the baseline migration). */
const CACHE_TTL_MS = 60_000;

/** Minimum similarity relative to the best correction. */
const NEAR_BEST = 0.75;

/** The catalogue is in Latin script. */
const LATIN = /[a-z0-9\u00C0-\u017F]/i;

interface WordCache {
  known: Map<string, readonly FoldedWord[]>;
  until: number;
}

const caches = new WeakMap<Db, WordCache>();

export async function foldedWords(db: Db, typed: string): Promise<FoldedWord[]> {
  const parts = partsOf(typed);
  const known = cacheOf(db);
  const missing = [...new Set(parts)].filter((part) => !known.has(part));
  const fetched = missing.length > 0 ? await fold(db, missing) : new Map<string, FoldedWord[]>();
  for (const [part, words] of fetched) {
    if (words.every((one) => one.known)) known.set(part, words.slice(0, MAX_WORDS));
  }
  return parts.flatMap((part) => known.get(part) ?? fetched.get(part) ?? []).slice(0, MAX_WORDS);
}

/** Joins the first two adjacent words that form a known one; undefined if there are none. */
export async function knownJoined(db: Db, typed: string): Promise<FoldedWord[] | undefined> {
  const parts = partsOf(typed);
  const joined = parts.slice(1).map((part, place) => parts[place] + part);
  if (joined.length === 0) return undefined;
  const { rows } = await db.execute<{ word: string; place: number }>(sql`
    select word, place::int - 1 as place from unnest(${sql.param(joined)}::text[]) with ordinality typed (word, place)
    where exists (select from known_words where word = fold_words(typed.word)) order by place limit 1`);
  const [first] = rows;
  return first && foldedWords(db, parts.toSpliced(first.place, 2, first.word).join(' '));
}

function partsOf(typed: string): string[] {
  const parts = typed.split(/\s+/).filter((part) => LATIN.test(part));
  return meaningfulWords(parts).slice(0, MAX_WORDS);
}

function cacheOf(db: Db): WordCache['known'] {
  const now = Date.now();
  const last = caches.get(db);
  if (last && last.known.size < MAX_CACHED_WORDS && now < last.until) return last.known;
  const known: WordCache['known'] = new Map();
  caches.set(db, { known, until: now + CACHE_TTL_MS });
  return known;
}

async function fold(db: Db, parts: readonly string[]): Promise<Map<string, FoldedWord[]>> {
  const same = JSON.stringify(
    Object.fromEntries(parts.map((part) => [part, sameWords(part)]).filter(([, others]) => others?.length)),
  );
  const { rows } = await db.execute<FoldedWord & { part: string } & Record<string, unknown>>(sql`
    select typed.part, folded.word, prefixes.known,
      exists (select from known_words where word = folded.word) as whole,
      array(select word from known_words where word in (
        select fold_words(other) from jsonb_array_elements_text(${same}::jsonb -> typed.part) others (other))) as others,
      case when prefixes.known then '{}' else array(
        select word from (
          select word, likeness, max(likeness) over () as best
          from known_words, lateral similarity(word, folded.word) likeness where word % folded.word) alike
        where likeness >= ${NEAR_BEST}::real * best order by likeness desc, word limit 3) end as likely
    from unnest(${sql.param(parts)}::text[]) with ordinality typed (part, place),
      lateral unnest(string_to_array(fold_words(typed.part), ' ')) with ordinality folded (word, place),
      lateral (select exists (select from known_words where word like folded.word || '%') as known) prefixes
    -- Of "zzzz" one letter is left, with which half of the catalogue begins.
    where folded.word <> '' and (length(folded.word) > 1 or length(typed.part) < 3)
    order by typed.place, folded.place`);
  const folded = new Map(parts.map((part) => [part, [] as FoldedWord[]]));
  for (const { part, ...word } of rows) folded.get(part)?.push(word);
  return folded;
}
