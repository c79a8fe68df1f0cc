import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CREDIT_KINDS } from '../../../contract/constants/credit.ts';
import { FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';
import { refunds } from './shop.ts';

/**
 * What was granted to customers and spent, in whole rupees (credit-1). Rows are inserted only: a trigger refuses changes
 * other than those of an erasure, and another one keeps the balance.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    /** Null: the account is gone. */
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: CREDIT_KINDS }).notNull(),
    /** Negative for what leaves the balance. */
    amount: integer('amount').notNull(),
    /** The order that it was spent on, returned from, or granted for. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    /** The refund that was made as credit. */
    refundId: integer('refund_id').references(() => refunds.id, { onDelete: 'restrict' }),
    reason: text('reason').notNull().default(''),
    recordedBy: integer('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_entries_customer_index').on(table.customerId, table.id),
    index('credit_entries_order_index').on(table.orderId).where(sql`order_id is not null`),
    index('credit_entries_recorded_by_index').on(table.recordedBy).where(sql`recorded_by is not null`),
    uniqueIndex('credit_entries_refund_key').on(table.refundId).where(sql`refund_id is not null`),
    check('credit_entries_kind_check', oneOf(table.kind, CREDIT_KINDS)),
    check(
      'credit_entries_amount_check',
      sql`case when ${table.kind} in ('SPENT', 'TAKEN_BACK', 'LAPSED') then ${table.amount} < 0 else ${table.amount} > 0 end`,
    ),
    check(
      'credit_entries_order_check',
      sql`${table.kind} not in ('SPENT', 'RETURNED') or ${table.orderId} is not null`,
    ),
  ],
);

/** The sum of a customer's entries, written by a trigger only; never below 0. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull(),
  },
  (table) => [check('credit_balances_check', sql`${table.balance} >= 0`)],
);
