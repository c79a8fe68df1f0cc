import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CALL_OUTCOMES } from '../../../contract/constants/staff.ts';
import { descending, moment, oneOf, searchWords } from '../columns.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';

/** Named list filters of a staff member (lists-3). */
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

/** Calls to customers about an order; the order counts them. */
export const orderCalls = pgTable(
  'order_calls',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    outcome: text('outcome', { enum: CALL_OUTCOMES }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('order_calls_order_index').on(table.orderId, descending(table.id)),
    index('order_calls_author_index').on(table.authorId),
    check('order_calls_outcome_check', oneOf(table.outcome, CALL_OUTCOMES)),
  ],
);

/** Notes of staff about an order; customers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('order_notes_order_index').on(table.orderId, descending(table.id)),
    index('order_notes_author_index').on(table.authorId),
  ],
);

export const accountNotes = pgTable(
  'account_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_notes_user_index').on(table.userId, descending(table.id)),
    index('account_notes_author_index').on(table.authorId),
  ],
);

/** Search text of an order, written by triggers (backoffice-6). */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: searchWords('words').notNull(),
    /** City of the delivery, otherwise of the collection, in lower case. */
    city: text('city'),
  },
  (table) => [
    index('order_search_words_index').using('gin', table.words).with({ fastupdate: false }),
    index('order_search_city_index').on(table.city, descending(table.orderId)).where(sql`city is not null`),
  ],
);
