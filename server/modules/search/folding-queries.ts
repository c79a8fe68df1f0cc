import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { FoldedWord } from './word-query.ts';

/** How many words of a search are looked at. */
const MOST_WORDS = 6;

/** How many typed words are remembered, some hundred bytes each. */
const MOST_KEPT = 10_000;

/** What was typed → its words, where all of them are known. They stay so: words are only added (migration 0007). */
const kept = new WeakMap<Db, Map<string, readonly FoldedWord[]>>();

/** The words of a search as the catalogue folds them, each with whether there is such a word, whether one begins so, and the likeliest ones if none does. */
export async function foldedWords(db: Db, typed: string): Promise<FoldedWord[]> {
  const parts = typed.split(/\s+/).slice(0, MOST_WORDS);
  const known = keptFor(db);
  const missing = [...new Set(parts)].filter((part) => !known.has(part));
  const asked = missing.length > 0 ? await fold(db, missing) : new Map<string, FoldedWord[]>();
  for (const [part, words] of asked) if (words.every((one) => one.known)) known.set(part, words);
  return parts.flatMap((part) => known.get(part) ?? asked.get(part) ?? []).slice(0, MOST_WORDS);
}

function keptFor(db: Db): Map<string, readonly FoldedWord[]> {
  const known = kept.get(db);
  if (known && known.size < MOST_KEPT) return known;
  const fresh = new Map<string, readonly FoldedWord[]>();
  kept.set(db, fresh);
  return fresh;
}

async function fold(db: Db, parts: readonly string[]): Promise<Map<string, FoldedWord[]>> {
  const { rows } = await db.execute<FoldedWord & { part: string } & Record<string, unknown>>(sql`
    select typed.part, asked.word, begun.known,
      exists (select from known_words where word = asked.word) as whole,
      case when begun.known then '{}' else array(
        select word from known_words where word % asked.word
        order by similarity(word, asked.word) desc, word limit 3) end as likely
    from unnest(${sql.param(parts)}::text[]) with ordinality typed (part, place),
      lateral unnest(string_to_array(fold_words(typed.part), ' ')) with ordinality asked (word, place),
      lateral (select exists (select from known_words where word like asked.word || '%') as known) begun
    where asked.word <> '' order by typed.place, asked.place`);
  const folded = new Map(parts.map((part) => [part, [] as FoldedWord[]]));
  for (const { part, ...word } of rows) folded.get(part)?.push(word);
  return folded;
}
