import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAIL_TOPICS } from '../../../contract/constants/notifications.ts';
import { descending, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';

/** Values for the sentence of a notification. */
export type NotificationData = Partial<
  Record<'number' | 'order' | 'to' | 'seller' | 'product' | 'code' | 'path' | 'reason' | 'until', string>
> & {
  isPriced?: boolean;
  /** Rupees. */
  amount?: number;
};

/** Inserted in the transactions that also insert the mails (notifications-1). */
export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * An action of an order, `WorkNews`, `remind`, `remind_measures`, `measured`, `cloth_missing`, `refund`, `reply`,
     * `stock_low`, `code_offered`, `paused`, `resumed`, `IdentityNews` or `PayoutNews`.
     */
    kind: text('kind').notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<NotificationData>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notifications_user_index').on(table.userId, descending(table.id)),
    index('notifications_unread_index').on(table.userId, table.id).where(sql`${table.readAt} is null`),
    // Steps of several seller orders in one transaction give one notification.
    uniqueIndex('notifications_order_kind_key').on(table.orderId, table.kind, table.createdAt),
    index('notifications_created_at_index').on(table.createdAt),
  ],
);

/** Mail topics that accounts have switched off. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic', { enum: MAIL_TOPICS }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic] }),
    check('mail_opt_outs_topic_check', oneOf(table.topic, MAIL_TOPICS)),
  ],
);
