import { pgTable, text } from 'drizzle-orm/pg-core';

/** Every searchable word, for spelling correction; written by triggers. */
export const knownWords = pgTable('known_words', {
  word: text('word').primaryKey(),
});
