import { pgTable, text } from 'drizzle-orm/pg-core';

/** Every folded word that a search can find, so that a misspelt one can be read as its nearest; written by triggers. */
export const knownWords = pgTable('known_words', {
  word: text('word').primaryKey(),
});
