import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PAYOUT_STATES } from '../../../contract/constants/payouts.ts';
import { EARNING_KINDS } from '../../../contract/constants/workshop.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { brands } from './catalogue.ts';
import { orders } from './orders.ts';
import { goodsReturns, sellerOrders } from './shop.ts';
import { tailors } from './tailors.ts';

/** What is in no payout yet and will be in one: the in-house workshop is paid none. */
export const AWAITS_PAYOUT = `not in_payout and tailor_id is distinct from ${IN_HOUSE_TAILOR_ID}`;

/**
 * Earnings of sellers in whole rupees, inserted with the step that causes them and never updated but for `inPayout` (earnings-1,
 * earnings-6): of a tailor by an order, of a brand by a seller order.
 */
export const earnings = pgTable(
  'earnings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tailorId: integer('tailor_id').references(() => tailors.id, { onDelete: 'restrict' }),
    /** Of a tailor's entry only; release 1.0.0 takes every entry of an order for its tailor's. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'restrict' }),
    sellerOrderId: integer('seller_order_id').references(() => sellerOrders.id, { onDelete: 'restrict' }),
    /** Of the entry that takes back the goods of one return; the entry without one takes back the rest. */
    returnId: integer('return_id').references(() => goodsReturns.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: EARNING_KINDS }).notNull(),
    stitching: integer('stitching').notNull().default(0),
    urgentSurcharge: integer('urgent_surcharge').notNull().default(0),
    /** At their prices, before any discount (earnings-7). */
    goods: integer('goods').notNull().default(0),
    /** What of the discount the seller bears: taken off the goods before commission and tax (earnings-19). */
    discount: integer('discount').notNull().default(0),
    /** The rate at the time of delivery, like that of the tax. */
    commissionPercent: smallint('commission_percent').notNull().default(0),
    commission: integer('commission').notNull().default(0),
    withheldPercent: smallint('withheld_percent').notNull().default(0),
    withheld: integer('withheld').notNull().default(0),
    at: moment('at').notNull().defaultNow(),
    /** Set by the trigger `payout_items_marked`, so that balances need not look at what is paid out (earnings-22). */
    inPayout: boolean('in_payout').notNull().default(false),
  },
  (table) => [
    index('earnings_unpaid_index').on(table.tailorId, table.brandId).where(sql.raw(AWAITS_PAYOUT)),
    index('earnings_tailor_index').on(table.tailorId, table.at, table.id),
    index('earnings_order_index').on(table.orderId),
    index('earnings_brand_index').on(table.brandId, table.at, table.id).where(sql`brand_id is not null`),
    index('earnings_return_index').on(table.returnId).where(sql`return_id is not null`),
    uniqueIndex('earnings_goods_key')
      .on(table.sellerOrderId, table.kind, sql`coalesce(${table.returnId}, 0)`)
      .where(sql`seller_order_id is not null`),
    uniqueIndex('earnings_delivery_key').on(table.orderId).where(sql`kind = 'DELIVERY'`),
    check('earnings_kind_check', oneOf(table.kind, EARNING_KINDS)),
    check(
      'earnings_amounts_check',
      sql`case ${table.kind}
        when 'DELIVERY' then least(${table.stitching}, ${table.urgentSurcharge}, ${table.commission}, ${table.withheld}) >= 0 and ${table.goods} = 0
        when 'REFUND' then greatest(${table.stitching}, ${table.urgentSurcharge}, ${table.commission}, ${table.withheld}) <= 0 and ${table.goods} = 0
        when 'GOODS' then least(${table.goods}, ${table.commission}, ${table.withheld}) >= 0 and ${table.stitching} = 0 and ${table.urgentSurcharge} = 0
        when 'GOODS_REFUND' then greatest(${table.goods}, ${table.commission}, ${table.withheld}) <= 0 and ${table.stitching} = 0 and ${table.urgentSurcharge} = 0
        else ${table.stitching} = 0 and ${table.urgentSurcharge} = 0 and ${table.goods} = 0 and ${table.commission} = 0 and ${table.withheld} = 0 end`,
    ),
    check(
      'earnings_discount_check',
      sql`case ${table.kind} when 'GOODS' then ${table.discount} between 0 and ${table.goods}
        when 'GOODS_REFUND' then ${table.discount} between ${table.goods} and 0 else ${table.discount} = 0 end`,
    ),
    check(
      'earnings_seller_check',
      sql`num_nonnulls(${table.tailorId}, ${table.brandId}) = 1 and (${table.tailorId} is null) = (${table.orderId} is null) and (${table.brandId} is null) = (${table.sellerOrderId} is null)`,
    ),
    check('earnings_withheld_percent_check', sql`${table.withheldPercent} between 0 and 100`),
    check('earnings_commission_percent_check', sql`${table.commissionPercent} between 0 and 100`),
  ],
);

/** The statement issued for each month; `month` is its first day. */
export const tailorStatements = pgTable(
  'tailor_statements',
  {
    tailorId: integer('tailor_id')
      .notNull()
      .references(() => tailors.id, { onDelete: 'restrict' }),
    month: date('month', { mode: 'string' }).notNull(),
    /** The number of the STATEMENT document. */
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tailorId, table.month] }),
    uniqueIndex('tailor_statements_number_key').on(table.number),
    check('tailor_statements_month_check', sql`extract(day from ${table.month}) = 1`),
  ],
);

/** As `tailor_statements`, for brands. */
export const brandStatements = pgTable(
  'brand_statements',
  {
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    month: date('month', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.month] }),
    uniqueIndex('brand_statements_number_key').on(table.number),
    check('brand_statements_month_check', sql`extract(day from ${table.month}) = 1`),
  ],
);

const staff = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Payouts that are approved and sent to the bank together (earnings-12). */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    state: text('state', { enum: PAYOUT_STATES }).notNull().default('OPEN'),
    createdBy: staff('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    approvedBy: staff('approved_by'),
    approvedAt: moment('approved_at'),
    paidBy: staff('paid_by'),
    paidAt: moment('paid_at'),
    /** The bank's, of the transfer. */
    reference: text('reference').notNull().default(''),
  },
  (table) => [
    index('payout_runs_state_index').on(table.state, table.id),
    index('payout_runs_created_by_index').on(table.createdBy).where(sql`created_by is not null`),
    index('payout_runs_approved_by_index').on(table.approvedBy).where(sql`approved_by is not null`),
    index('payout_runs_paid_by_index').on(table.paidBy).where(sql`paid_by is not null`),
    check('payout_runs_state_check', oneOf(table.state, PAYOUT_STATES)),
    check('payout_runs_second_person_check', sql`${table.approvedBy} <> ${table.createdBy}`),
    check(
      'payout_runs_times_check',
      sql`(${table.state} <> 'APPROVED' or ${table.approvedAt} is not null) and (${table.state} = 'PAID') = (${table.paidAt} is not null) and (${table.paidAt} is null or ${table.approvedAt} is not null)`,
    ),
  ],
);

/**
 * What a seller is paid by a run, in whole rupees, or the reversal of it. A trigger refuses changes other than the time
 * at which the money moved (earnings-15).
 */
export const payouts = pgTable(
  'payouts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    runId: integer('run_id')
      .notNull()
      .references(() => payoutRuns.id, { onDelete: 'restrict' }),
    tailorId: integer('tailor_id').references(() => tailors.id, { onDelete: 'restrict' }),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'restrict' }),
    /** Negative for a reversal. */
    amount: integer('amount').notNull(),
    reverses: integer('reverses').references((): AnyPgColumn => payouts.id, { onDelete: 'restrict' }),
    /** The last four characters of the IBAN when the run was made. */
    ibanEnd: text('iban_end'),
    /** Of a reversal. */
    reason: text('reason').notNull().default(''),
    recordedBy: staff('recorded_by'),
    at: moment('at').notNull().defaultNow(),
    /** When the money left or came back; null before that, and for what was reversed before it left. */
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('payouts_run_index').on(table.runId, table.id),
    index('payouts_tailor_index').on(table.tailorId, table.paidAt).where(sql`tailor_id is not null`),
    index('payouts_brand_index').on(table.brandId, table.paidAt).where(sql`brand_id is not null`),
    index('payouts_recorded_by_index').on(table.recordedBy).where(sql`recorded_by is not null`),
    uniqueIndex('payouts_reverses_key').on(table.reverses).where(sql`reverses is not null`),
    check('payouts_seller_check', sql`num_nonnulls(${table.tailorId}, ${table.brandId}) = 1`),
    check(
      'payouts_amount_check',
      sql`case when ${table.reverses} is null then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
  ],
);

/** The entries that make up a payout, and reversals of earlier ones; each is in one payout for good (earnings-13). */
export const payoutItems = pgTable(
  'payout_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    payoutId: integer('payout_id')
      .notNull()
      .references(() => payouts.id, { onDelete: 'restrict' }),
    earningId: integer('earning_id').references(() => earnings.id, { onDelete: 'restrict' }),
    reversalId: integer('reversal_id').references(() => payouts.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index('payout_items_payout_index').on(table.payoutId),
    uniqueIndex('payout_items_earning_key').on(table.earningId).where(sql`earning_id is not null`),
    uniqueIndex('payout_items_reversal_key').on(table.reversalId).where(sql`reversal_id is not null`),
    check('payout_items_check', sql`num_nonnulls(${table.earningId}, ${table.reversalId}) = 1`),
  ],
);
