import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SubscriberState } from '../../../contract/constants/contact.ts';
import { MESSAGE_STATES } from '../../../contract/constants/contact.ts';
import { bytes, descending, localeColumn, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    locale: localeColumn(),
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('new'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** The newest reply; `contact_replies` has all of them. */
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('contact_messages_state_index').on(table.state, descending(table.id)),
    index('contact_messages_assigned_to_index').on(table.assignedTo, descending(table.id)),
    index('contact_messages_email_index').on(table.email, descending(table.id)),
    check('contact_messages_state_check', oneOf(table.state, MESSAGE_STATES)),
    index('contact_messages_customer_index').on(table.customerId).where(sql`customer_id is not null`),
    index('contact_messages_answered_by_index').on(table.answeredBy).where(sql`answered_by is not null`),
    check('contact_messages_answer_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** Mailed replies of staff; deleted with the message. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    writtenBy: integer('written_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('contact_replies_message_index').on(table.messageId, table.id),
    index('contact_replies_written_by_index').on(table.writtenBy),
  ],
);

/** Keep in step with the partial indexes. */
export const subscribersIn: Record<SubscriberState, SQL> = {
  subscribed: sql`confirmed_at is not null and unsubscribed_at is null`,
  unconfirmed: sql`confirmed_at is null and unsubscribed_at is null`,
  unsubscribed: sql`unsubscribed_at is not null`,
};

/** Stores only hashes of the mailed tokens. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    locale: localeColumn(),
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
    // For the list of staff (contact-9).
    index('subscribers_asked_index').on(descending(table.createdAt), descending(table.id)),
    index('subscribers_subscribed_index')
      .on(descending(table.createdAt), descending(table.id))
      .where(subscribersIn.subscribed),
    index('subscribers_unconfirmed_index')
      .on(descending(table.createdAt), descending(table.id))
      .where(subscribersIn.unconfirmed),
    index('subscribers_unsubscribed_index')
      .on(descending(table.createdAt), descending(table.id))
      .where(subscribersIn.unsubscribed),
    index('subscribers_search_index').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
  ],
);
