import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** First answers by idempotency key, for 24 hours. `key` is a hash of caller, call and key; `answer` is sealed with the key. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    key: bytes('key').primaryKey(),
    requestHash: bytes('request_hash').notNull(),
    status: smallint('status').notNull(),
    answer: bytes('answer').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_records_created_at_index').on(table.createdAt)],
);

/** Mail to be sent and mail that was sent, written in the transaction of what caused it. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mails_unsent_index').on(table.id).where(sql`${table.sentAt} is null`),
    check('mails_attempts_check', sql`${table.attempts} >= 0`),
  ],
);
