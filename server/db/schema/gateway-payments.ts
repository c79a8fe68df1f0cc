import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  GATEWAY_PAYMENT_STATES,
  REDIRECT_GATEWAYS,
  UNUSED_CAUSES,
} from '../../../contract/constants/gateway-payments.ts';
import { bytes, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';

/** Money that arrived and pays nothing, until staff says that it was given back (payments-24). */
export const isUnusedOwed = sql`(state = 'UNUSED' and given_back_at is null)`;

/** An attempt to pay an order at a gateway that the customer leaves the shop for (payments-21). */
export const gatewayPayments = pgTable(
  'gateway_payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    gateway: text('gateway', { enum: REDIRECT_GATEWAYS }).notNull(),
    /** Our random name of the attempt, which the gateway is given. */
    reference: text('reference').notNull(),
    /** The gateway's own name of it. */
    gatewayReference: text('gateway_reference'),
    /** Rupees. */
    amount: integer('amount').notNull(),
    state: text('state', { enum: GATEWAY_PAYMENT_STATES }).notNull().default('STARTED'),
    /** Whether the customer has come back from the gateway. */
    isReturned: boolean('is_returned').notNull().default(false),
    /** Paisa that the gateway reports as paid. */
    paidPaisa: bigint('paid_paisa', { mode: 'number' }),
    unusedCause: text('unused_cause', { enum: UNUSED_CAUSES }),
    /** When unused money was given back, and who recorded it. */
    givenBackAt: moment('given_back_at'),
    givenBackBy: integer('given_back_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When a job asks the gateway next; null: never. */
    askAt: moment('ask_at'),
  },
  (table) => [
    index('gateway_payments_order_index').on(table.orderId, table.id),
    uniqueIndex('gateway_payments_reference_key').on(table.reference),
    uniqueIndex('gateway_payments_gateway_reference_key')
      .on(table.gateway, table.gatewayReference)
      .where(sql`gateway_reference is not null`),
    uniqueIndex('gateway_payments_started_key').on(table.orderId).where(sql`state = 'STARTED'`),
    index('gateway_payments_ask_index').on(table.askAt).where(sql`ask_at is not null`),
    index('gateway_payments_given_back_by_index').on(table.givenBackBy).where(sql`given_back_by is not null`),
    index('gateway_payments_owed_index').on(table.orderId).where(isUnusedOwed),
    check('gateway_payments_gateway_check', oneOf(table.gateway, REDIRECT_GATEWAYS)),
    check('gateway_payments_state_check', oneOf(table.state, GATEWAY_PAYMENT_STATES)),
    check('gateway_payments_amount_check', sql`${table.amount} > 0 and ${table.paidPaisa} >= 0`),
    check(
      'gateway_payments_unused_check',
      sql`(${table.state} = 'UNUSED') = (${table.unusedCause} is not null) and (${table.state} = 'UNUSED' or ${table.givenBackAt} is null)`,
    ),
    check('gateway_payments_unused_cause_check', oneOf(table.unusedCause, UNUSED_CAUSES)),
  ],
);

/** What the wallet of the sandbox knows: nothing of a payment that its page was never shown for. */
export const sandboxWallet = pgTable('sandbox_wallet', {
  reference: text('reference').primaryKey(),
  paisa: bigint('paisa', { mode: 'number' }).notNull(),
  outcome: text('outcome', { enum: ['waiting', 'paid', 'declined'] }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Sandbox tokens of test cards; they hold no card numbers. */
export const sandboxTokens = pgTable(
  'sandbox_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    cardBrand: text('card_brand').notNull(),
    cardLast4: text('card_last4').notNull(),
    cardExpiry: text('card_expiry').notNull(),
    outcome: text('outcome').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** The payment attempt that used it: a retry gets the same response. */
    usedFor: text('used_for'),
  },
  (table) => [index('sandbox_tokens_expires_at_index').on(table.expiresAt)],
);
