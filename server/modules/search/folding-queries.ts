import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { FoldedWord } from './word-query.ts';

const MAX_WORDS = 6;

/** A few hundred bytes each. */
const MAX_CACHED_WORDS = 10_000;

/** A prefix may become a word meanwhile (migration 0007). */
const CACHE_TTL_MS = 60_000;

/** Minimum similarity relative to the best correction. */
const NEAR_BEST = 0.75;

/** The catalogue is in Latin letters. */
const LATIN = /[a-z0-9\u00C0-\u017F]/i;

interface Kept {
  known: Map<string, readonly FoldedWord[]>;
  until: number;
}

const kept = new WeakMap<Db, Kept>();

export async function foldedWords(db: Db, typed: string): Promise<FoldedWord[]> {
  const parts = typed
    .split(/\s+/)
    .filter((part) => LATIN.test(part))
    .slice(0, MAX_WORDS);
  const known = keptFor(db);
  const missing = [...new Set(parts)].filter((part) => !known.has(part));
  const asked = missing.length > 0 ? await fold(db, missing) : new Map<string, FoldedWord[]>();
  for (const [part, words] of asked) {
    if (words.every((one) => one.known)) known.set(part, words.slice(0, MAX_WORDS));
  }
  return parts.flatMap((part) => known.get(part) ?? asked.get(part) ?? []).slice(0, MAX_WORDS);
}

function keptFor(db: Db): Kept['known'] {
  const now = Date.now();
  const last = kept.get(db);
  if (last && last.known.size < MAX_CACHED_WORDS && now < last.until) return last.known;
  const known: Kept['known'] = new Map();
  kept.set(db, { known, until: now + CACHE_TTL_MS });
  return known;
}

async function fold(db: Db, parts: readonly string[]): Promise<Map<string, FoldedWord[]>> {
  const { rows } = await db.execute<FoldedWord & { part: string } & Record<string, unknown>>(sql`
    select typed.part, asked.word, begun.known,
      exists (select from known_words where word = asked.word) as whole,
      case when begun.known then '{}' else array(
        select word from (
          select word, likeness, max(likeness) over () as best
          from known_words, lateral similarity(word, asked.word) likeness where word % asked.word) alike
        where likeness >= ${NEAR_BEST}::real * best order by likeness desc, word limit 3) end as likely
    from unnest(${sql.param(parts)}::text[]) with ordinality typed (part, place),
      lateral unnest(string_to_array(fold_words(typed.part), ' ')) with ordinality asked (word, place),
      lateral (select exists (select from known_words where word like asked.word || '%') as known) begun
    where asked.word <> '' order by typed.place, asked.place`);
  const folded = new Map(parts.map((part) => [part, [] as FoldedWord[]]));
  for (const { part, ...word } of rows) folded.get(part)?.push(word);
  return folded;
}
