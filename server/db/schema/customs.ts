import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versionColumns } from './version-columns.ts';

/** HS code, origin and English words of a kind of garment or goods that staff has changed (abroad-1). */
export const customsWords = pgTable(
  'customs_words',
  {
    /** A key of contract/customs-keys.ts. */
    key: text('key').primaryKey(),
    hsCode: text('hs_code').notNull(),
    origin: text('origin').notNull(),
    words: text('words').notNull(),
    ...versionColumns(),
  },
  (table) => [
    index('customs_words_updated_by_index').on(table.updatedBy).where(sql`updated_by is not null`),
    check('customs_words_hs_code_check', sql`${table.hsCode} ~ '^[0-9]{6,10}$'`),
    check('customs_words_origin_check', sql`${table.origin} ~ '^[A-Z]{2}$'`),
  ],
);

/** What duties to expect by country, set by staff (abroad-4). */
export const countryDuties = pgTable(
  'country_duties',
  {
    country: text('country').primaryKey(),
    text: text('text').notNull().default(''),
    textUrdu: text('text_urdu').notNull().default(''),
    /** Of the value of the goods; null: unknown. */
    ratePercent: doublePrecision('rate_percent'),
    /** Rupees from which duty is taken; null: always. */
    threshold: integer('threshold'),
  },
  (table) => [
    check('country_duties_country_check', sql`${table.country} ~ '^[A-Z]{2}$' and ${table.country} <> 'PK'`),
    check('country_duties_rate_check', sql`${table.ratePercent} between 0 and 100`),
    check(
      'country_duties_threshold_check',
      sql`${table.threshold} >= 0 and (${table.threshold} is null or ${table.ratePercent} is not null)`,
    ),
  ],
);
