import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { users } from './accounts.ts';

/** Filters of a list that somebody of the staff has given a name (lists-3). */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Parameters of the address, without a question mark. */
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_views_name_key').on(table.userId, table.list, table.name),
    check('saved_views_query_check', sql`length(${table.query}) <= 1000`),
  ],
);
