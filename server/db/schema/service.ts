import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
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

/**
 * Mail to be sent, and for 30 days mail that was sent or given up; written in the transaction of what caused it. `body`
 * is sealed, because it may hold a token, and gone once the mail was sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: bytes('body'),
    replyTo: text('reply_to'),
    /** Waits until the recipient's address is proven. */
    held: boolean('held').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** The mail is given up when an attempt fails after this. */
    retryUntil: moment('retry_until').notNull().default(sql`now() + interval '72 hours'`),
    /** A worker is sending it until then, or later if it renews the claim. */
    claimedUntil: moment('claimed_until'),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    index('mails_next_attempt_index').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
    index('mails_recipient_index').on(sql`lower(${table.recipient})`, table.kind),
    check('mails_attempts_check', sql`${table.attempts} >= 0`),
    check('mails_body_check', sql`(${table.body} is null) = (${table.sentAt} is not null)`),
  ],
);

/** Addresses proven by a mailed link, in lower case: only these get mail other than the proof itself. */
export const provenAddresses = pgTable('proven_addresses', {
  email: text('email').primaryKey(),
  provenAt: moment('proven_at').notNull().defaultNow(),
});
