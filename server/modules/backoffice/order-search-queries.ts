import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type OrderTerms, quoted } from './order-terms.ts';

/** The tsquery of what is looked for, all of whose terms must be found; null when nothing is left of it. */
export async function orderTsquery(db: Db, { exact, words }: OrderTerms): Promise<string | null> {
  const written = await lexemesOf(
    db,
    words.map(({ word }) => word),
  );
  const parts = [
    ...exact.map(({ lexeme, isBeginning }) => quoted(lexeme, isBeginning)),
    ...words.flatMap(({ isBeginning }, place) => {
      const spellings = (written[place] ?? []).filter((lexemes) => lexemes.length > 0);
      const all = spellings.map((lexemes) => lexemes.map((one) => quoted(one, isBeginning)).join(' & '));
      return all.length > 0 ? `(${[...new Set(all)].join(' | ')})` : [];
    }),
  ];
  return parts.length > 0 ? parts.join(' & ') : null;
}

/** The lexemes of each word as it is written, and as the catalogue's search folds it. */
async function lexemesOf(db: Db, words: readonly string[]): Promise<[string[], string[]][]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ written: string[]; folded: string[] }>(sql`
    select tsvector_to_array(to_tsvector('simple', word)) as written,
      tsvector_to_array(to_tsvector('simple', fold_words(word))) as folded
    from unnest(${sql.param(words)}::text[]) with ordinality as typed (word, place) order by place`);
  return rows.map(({ written, folded }) => [written, folded]);
}
