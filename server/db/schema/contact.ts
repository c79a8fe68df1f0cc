import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, descending, moment } from '../columns.ts';
import { users } from './accounts.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('contact_messages_open_index').on(descending(table.id)).where(sql`answered_at is null`),
    index('contact_messages_customer_index').on(table.customerId).where(sql`customer_id is not null`),
    index('contact_messages_answered_by_index').on(table.answeredBy).where(sql`answered_by is not null`),
    check('contact_messages_answer_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** Stores only hashes of the mailed tokens. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    confirmHash: bytes('confirm_hash'),
    confirmExpiresAt: moment('confirm_expires_at'),
    unsubscribeHash: bytes('unsubscribe_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [
    uniqueIndex('subscribers_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('subscribers_confirm_hash_key').on(table.confirmHash),
    uniqueIndex('subscribers_unsubscribe_hash_key').on(table.unsubscribeHash),
  ],
);
