import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { descending, moment } from '../columns.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';
import { orders } from './orders.ts';

/** One conversation per customer, with the support team (chat-1). */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** Message ids, 0 for none; updated in the transaction of the message. */
    lastMessageId: integer('last_message_id').notNull(),
    lastOfCustomer: integer('last_of_customer').notNull().default(0),
    lastOfSupport: integer('last_of_support').notNull().default(0),
    /** The last message that each side has read. */
    customerReadId: integer('customer_read_id').notNull().default(0),
    supportReadId: integer('support_read_id').notNull().default(0),
    /** The last message of support that the customer was mailed about (chat-12). */
    mailedId: integer('mailed_id').notNull().default(0),
    /** Time of the customer's first unanswered message. */
    waitingSince: moment('waiting_since'),
    /** When support was mailed that the conversation waits (chat-11). */
    handedOverAt: moment('handed_over_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_conversations_inbox_index').on(
      sql`(last_of_customer > support_read_id) desc`,
      descending(table.lastMessageId),
    ),
    index('chat_conversations_assigned_index').on(table.assignedTo),
    index('chat_conversations_waiting_index').on(table.waitingSince).where(sql`waiting_since is not null`),
    index('chat_conversations_unmailed_index')
      .on(table.lastOfSupport)
      .where(sql`last_of_support > greatest(customer_read_id, mailed_id)`),
    check(
      'chat_conversations_last_check',
      sql`${table.lastMessageId} = greatest(${table.lastOfCustomer}, ${table.lastOfSupport})`,
    ),
  ],
);

/** Ids ascend in commit order (decision 0068). */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => chatConversations.customerId, { onDelete: 'cascade' }),
    fromSupport: boolean('from_support').notNull(),
    /** The customer, or the member of support who wrote it. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    clientId: text('client_id'),
    text: text('text').notNull(),
    pictureId: integer('picture_id').references(() => files.id, { onDelete: 'set null' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_customer_index').on(table.customerId, descending(table.id)),
    uniqueIndex('chat_messages_client_key').on(table.authorId, table.clientId),
    index('chat_messages_picture_index').on(table.pictureId).where(sql`picture_id is not null`),
    index('chat_messages_order_index').on(table.orderId).where(sql`order_id is not null`),
    check('chat_messages_author_check', sql`${table.fromSupport} or ${table.authorId} = ${table.customerId}`),
  ],
);

/** Notes of support, in a table of their own so that no query of messages can return one (chat-17). */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => chatConversations.customerId, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** The newest message at the time. */
    afterMessage: integer('after_message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_notes_customer_index').on(table.customerId, table.id),
    index('chat_notes_author_index').on(table.authorId),
  ],
);

export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Empty where there is no translation. */
    textUr: text('text_ur').notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('canned_replies_title_key').on(sql`lower(${table.title})`)],
);

/** Accounts with an open socket, by process; rows of a killed process expire. */
export const chatConnections = pgTable(
  'chat_connections',
  {
    processId: uuid('process_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isSupport: boolean('is_support').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.processId] }),
    index('chat_connections_expires_at_index').on(table.expiresAt),
    index('chat_connections_support_index').on(table.expiresAt).where(sql`is_support`),
  ],
);
