import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { orders } from './orders.ts';

/** Where staff transfer what is owed back of an order; deleted once nothing is owed (payments-36). */
export const refundAccounts = pgTable(
  'refund_accounts',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null while the customer was only asked for it. */
    sealedAccount: bytes('sealed_account'),
    givenAt: moment('given_at'),
    /** When the customer was asked for it, and once more. */
    askedAt: moment('asked_at'),
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    index('refund_accounts_given_index').on(table.orderId).where(sql`sealed_account is not null`),
    check('refund_accounts_given_check', sql`(${table.sealedAccount} is null) = (${table.givenAt} is null)`),
  ],
);
