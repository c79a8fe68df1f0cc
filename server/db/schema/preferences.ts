import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { CATEGORIES } from '../../../contract/constants/catalogue.ts';
import { PREFERENCE_QUESTIONS } from '../../../contract/constants/preferences.ts';
import { descending, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

export const preferences = pgTable(
  'preferences',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    productType: text('product_type').notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    wearCategory: text('wear_category').notNull(),
    dressType: text('dress_type').notNull(),
    priceRange: text('price_range').notNull(),
    favoriteColor: text('favorite_color'),
    brandPreference: text('brand_preference').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('preferences_customer_index').on(table.customerId).where(sql`customer_id is not null`)],
);

/** Count of each answer, kept by a trigger so that totals need not read all answers. */
export const preferenceCounts = pgTable(
  'preference_counts',
  {
    question: text('question', { enum: PREFERENCE_QUESTIONS }).notNull(),
    /** A dress type with its category, such as `mens/Kurta`. */
    answer: text('answer').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.answer] }),
    index('preference_counts_most_index').on(table.question, descending(table.count), table.answer),
    check('preference_counts_question_check', oneOf(table.question, PREFERENCE_QUESTIONS)),
    check('preference_counts_count_check', sql`${table.count} >= 0`),
  ],
);
