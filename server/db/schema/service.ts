import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, descending, moment } from '../columns.ts';

/** Purged after 24 hours. `key` hashes caller, call and key; `response` is encrypted with the key. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    key: bytes('key').primaryKey(),
    requestHash: bytes('request_hash').notNull(),
    response: bytes('response').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_records_created_at_index').on(table.createdAt)],
);

/** The outbox; purged 30 days after sending. `body` may hold a token, so it is sealed, and cleared once sent. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: bytes('body'),
    replyTo: text('reply_to'),
    /** True while the recipient's address is unproven. */
    held: boolean('held').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** The mail is given up after a failed attempt later than this. */
    retryUntil: moment('retry_until').notNull().default(sql`now() + interval '72 hours'`),
    claimedUntil: moment('claimed_until'),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
  },
  (table) => [
    index('mails_next_attempt_index').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
    index('mails_recipient_index').on(sql`lower(${table.recipient})`, table.kind),
    index('mails_kind_index').on(table.kind, descending(table.id)),
    index('mails_open_index')
      .on(table.held, descending(table.id))
      .where(sql`sent_at is null and given_up_at is null`),
    index('mails_sent_index').on(descending(table.id)).where(sql`sent_at is not null`),
    index('mails_given_up_index').on(descending(table.id)).where(sql`given_up_at is not null`),
    index('mails_given_up_at_index').on(table.givenUpAt).where(sql`given_up_at is not null`),
    check('mails_attempts_check', sql`${table.attempts} >= 0`),
    check('mails_body_check', sql`(${table.body} is null) = (${table.sentAt} is not null)`),
  ],
);

/** Lower case. Unproven addresses get only mails that prove them. */
export const provenAddresses = pgTable('proven_addresses', {
  email: text('email').primaryKey(),
  provenAt: moment('proven_at').notNull().defaultNow(),
});
