import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BILL_PAYMENT_METHODS } from '../../../contract/constants/bill-payments.ts';
import { FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';
import { sellerOrders } from './shop.ts';

/**
 * What was paid for stitched and bulk orders, in whole rupees (payments-12), and the cash of each delivered parcel of
 * goods, which a trigger of `seller_orders` inserts (payments-42). Rows are inserted only: a trigger refuses updates
 * other than the mark that a row is reversed and the number of its receipt. Those of stitched and bulk orders are counted
 * in `orders.paid_amount`; of goods, the seller orders say what is paid.
 */
export const billPayments = pgTable(
  'bill_payments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The parcel of goods that it was collected with; null for stitched and bulk orders. */
    sellerOrderId: integer('seller_order_id').references(() => sellerOrders.id, { onDelete: 'restrict' }),
    method: text('method', { enum: BILL_PAYMENT_METHODS }).notNull(),
    /** Negative for a reversal. */
    amount: integer('amount').notNull(),
    /** The payment that this row reverses. */
    reverses: integer('reverses').references((): AnyPgColumn => billPayments.id, { onDelete: 'restrict' }),
    reversedAt: moment('reversed_at'),
    reference: text('reference').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Null: the shop itself, release 1.0.0, or an account that is gone. */
    recordedBy: integer('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    /** Number of its RECEIPT document. */
    receipt: integer('receipt'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('bill_payments_order_index').on(table.orderId, table.id),
    index('bill_payments_recorded_by_index').on(table.recordedBy).where(sql`recorded_by is not null`),
    uniqueIndex('bill_payments_seller_order_key')
      .on(table.sellerOrderId)
      .where(sql`seller_order_id is not null`),
    uniqueIndex('bill_payments_reverses_key').on(table.reverses).where(sql`reverses is not null`),
    // The same transaction counts once, in whatever order (payments-15).
    uniqueIndex('bill_payments_reference_key')
      .on(sql`upper(translate(reference, ' -', ''))`)
      .where(sql`reference <> '' and reverses is null and reversed_at is null`),
    check('bill_payments_method_check', oneOf(table.method, BILL_PAYMENT_METHODS)),
    // A delivery of goods is never undone; what comes back of it is a refund.
    check(
      'bill_payments_goods_check',
      sql`${table.sellerOrderId} is null or ${table.method} = 'CASH' and ${table.reverses} is null and ${table.reversedAt} is null and ${table.reference} = ''`,
    ),
    check(
      'bill_payments_amount_check',
      sql`case when ${table.reverses} is null then ${table.amount} > 0 else ${table.amount} < 0 and ${table.reversedAt} is null and ${table.receipt} is null end`,
    ),
  ],
);
