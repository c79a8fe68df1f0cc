import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { SIZES } from '../../../contract/constants/catalogue.ts';
import { RETURN_REASONS, RETURN_STATES } from '../../../contract/constants/goods-returns.ts';
import {
  DISPUTE_STATES,
  PAYMENT_GATEWAYS,
  PAYMENT_STATUSES,
  REFUND_CAUSES,
  SELLER_ORDER_STATUSES,
} from '../../../contract/constants/shop-orders.ts';
import type { BillRules } from '../../../contract/delivery.ts';
import { bytes, descending, FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { brands, products, variants } from './catalogue.ts';
import { garments } from './garments.ts';
import { orders } from './orders.ts';

export const sellerOrders = pgTable(
  'seller_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'restrict' }),
    status: text('status', { enum: SELLER_ORDER_STATUSES }).notNull().default('PLACED'),
    subTotal: integer('sub_total').notNull(),
    /** Its share of the order's discount, the sum of its items'; null in orders of release 1.0.0 (discounts-4). */
    discount: integer('discount'),
    /** What of the discount its seller bears, the sum of its items' (discounts-13). */
    borne: integer('borne').notNull().default(0),
    /** The cash that the courier collects, set when the slip is printed or the parcel sent. */
    cash: integer('cash'),
    /** Of cloth for a stitched order: number of the credit note over it, once its seller has cancelled. */
    creditNote: integer('credit_note'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('seller_orders_order_brand_key').on(table.orderId, sql`coalesce(${table.brandId}, 0)`),
    index('seller_orders_packed_index').on(table.id).where(sql`status = 'PACKED'`),
    index('seller_orders_brand_index').on(table.brandId, table.status, descending(table.id)),
    check('seller_orders_status_check', oneOf(table.status, SELLER_ORDER_STATUSES)),
    check('seller_orders_cash_check', sql`${table.cash} >= 0`),
    check('seller_orders_sub_total_check', sql`${table.subTotal} > 0`),
    check('seller_orders_discount_check', sql`${table.discount} between 0 and ${table.subTotal}`),
    check('seller_orders_borne_check', sql`${table.borne} between 0 and coalesce(${table.discount}, 0)`),
  ],
);

/** A bought item, as it was at the time. */
export const sellerOrderItems = pgTable(
  'seller_order_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerOrderId: integer('seller_order_id')
      .notNull()
      .references(() => sellerOrders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    image: text('image').notNull(),
    colour: text('colour').notNull(),
    size: text('size', { enum: SIZES }),
    price: integer('price').notNull(),
    quantity: integer('quantity').notNull(),
    /** Its share of the order's discount, for all pieces; null in orders of release 1.0.0 (discounts-4). */
    discount: integer('discount'),
    /** What of it the seller bears (discounts-13). */
    borne: integer('borne').notNull().default(0),
    /** The garment of a stitched order that it is cloth for. */
    garmentId: integer('garment_id').references(() => garments.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('seller_order_items_garment_index').on(table.garmentId).where(sql`garment_id is not null`),
    index('seller_order_items_seller_order_index').on(table.sellerOrderId),
    index('seller_order_items_product_index').on(table.productId),
    index('seller_order_items_variant_index').on(table.variantId),
    check('seller_order_items_check', sql`${table.price} > 0 and ${table.quantity} > 0`),
    check(
      'seller_order_items_discount_check',
      sql`${table.discount} between 0 and ${table.price}::bigint * ${table.quantity}`,
    ),
    check('seller_order_items_borne_check', sql`${table.borne} between 0 and coalesce(${table.discount}, 0)`),
  ],
);

const staff = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Goods of one seller order that come back, or that the customer asks to send back (returns-1). */
export const goodsReturns = pgTable(
  'goods_returns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    sellerOrderId: integer('seller_order_id')
      .notNull()
      .references(() => sellerOrders.id, { onDelete: 'cascade' }),
    state: text('state', { enum: RETURN_STATES }).notNull(),
    reason: text('reason', { enum: RETURN_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Null: a guest, or nobody has asked. */
    askedBy: staff('asked_by'),
    decidedAt: moment('decided_at'),
    decidedBy: staff('decided_by'),
    /** What the seller says to the customer, such as why it was refused. */
    answer: text('answer').notNull().default(''),
    receivedAt: moment('received_at'),
    receivedBy: staff('received_by'),
    /** When the customer was reminded to send what was accepted (returns-18). */
    remindedAt: moment('reminded_at'),
    /** Where staff transfer what was paid in cash, sealed; deleted once it was. */
    sealedAccount: bytes('sealed_account'),
    /** The customer wants store credit instead of money (credit-10). */
    wantsCredit: boolean('wants_credit').notNull().default(false),
    /** When seller and staff were reminded of a request that nobody has answered, and when it went to staff (returns-21). */
    answerRemindedAt: moment('answer_reminded_at'),
    escalatedAt: moment('escalated_at'),
    /** It is `WITHDRAWN` because nothing came, not by the customer (returns-22). */
    isNotSent: boolean('is_not_sent').notNull().default(false),
  },
  (table) => [
    index('goods_returns_seller_order_index').on(table.sellerOrderId),
    index('goods_returns_state_index').on(table.state, table.id),
    index('goods_returns_asked_by_index').on(table.askedBy).where(sql`asked_by is not null`),
    index('goods_returns_decided_by_index').on(table.decidedBy).where(sql`decided_by is not null`),
    index('goods_returns_received_by_index').on(table.receivedBy).where(sql`received_by is not null`),
    uniqueIndex('goods_returns_open_key')
      .on(table.sellerOrderId)
      .where(sql`state in ('REQUESTED', 'ACCEPTED')`),
    check('goods_returns_state_check', oneOf(table.state, RETURN_STATES)),
    check('goods_returns_reason_check', oneOf(table.reason, RETURN_REASONS)),
    check(
      'goods_returns_times_check',
      sql`(${table.state} = 'RECEIVED') = (${table.receivedAt} is not null) and (${table.state} not in ('ACCEPTED', 'REFUSED') or ${table.decidedAt} is not null)`,
    ),
  ],
);

/** Of a card only brand, last four digits and expiry are stored (payments-2). */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    gateway: text('gateway', { enum: PAYMENT_GATEWAYS }).notNull(),
    /** The gateway's payment id. */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    refunded: integer('refunded').notNull().default(0),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    /** Null, like the other two, for a payment at a gateway of its own pages. */
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpiry: text('card_expiry'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_order_id_key').on(table.orderId),
    uniqueIndex('payments_reference_key').on(table.gateway, table.reference),
    check('payments_gateway_check', oneOf(table.gateway, PAYMENT_GATEWAYS)),
    check('payments_status_check', oneOf(table.status, PAYMENT_STATUSES)),
    check(
      'payments_amount_check',
      sql`${table.amount} > 0 and ${table.refunded} between 0 and ${table.amount}`,
    ),
    check('payments_last4_check', sql`${table.cardLast4} ~ '^[0-9]{4}$'`),
    check('payments_expiry_check', sql`${table.cardExpiry} ~ '^[0-9]{2}/[0-9]{2}$'`),
  ],
);

/** A chargeback: a payment that the customer's bank claims back (payments-9). */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    /** The gateway's id of the dispute. */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    /** The gateway's reason code, such as `fraudulent`. */
    reason: text('reason').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    /** The shop's deadline for a response; null if the gateway names none. */
    respondBy: moment('respond_by'),
    openedAt: moment('opened_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payment_disputes_reference_key').on(table.paymentId, table.reference),
    index('payment_disputes_open_index').on(table.paymentId).where(sql`state = 'OPEN'`),
    check('payment_disputes_state_check', oneOf(table.state, DISPUTE_STATES)),
    check('payment_disputes_amount_check', sql`${table.amount} > 0`),
  ],
);

/** Refunds that staff have to pay out by hand. */
export const isOwed = sql`(completed_at is null and (payment_id is null or failed_at is not null))`;

/**
 * Inserted before the gateway is asked. A card refund is completed by the gateway's response; cash refunds, and those
 * that the gateway could not make, are completed when staff has paid them.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Null: the order was paid in cash. */
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    cause: text('cause', { enum: REFUND_CAUSES }).notNull(),
    /** The cancelled or returned seller order; null for goodwill and in old refunds. */
    sellerOrderId: integer('seller_order_id').references(() => sellerOrders.id, { onDelete: 'restrict' }),
    /** Null: not for a return, or for one that release 1.0.0 has recorded. */
    returnId: integer('return_id').references(() => goodsReturns.id, { onDelete: 'restrict' }),
    amount: integer('amount').notNull(),
    /** The idempotency key sent to the gateway; refunds reported by the gateway have a name of their own. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
    /** When the gateway reported a failure, possibly after completion; from then on staff have to pay it. */
    failedAt: moment('failed_at'),
    /** Number of its credit note, given at the first completion. */
    creditNote: integer('credit_note'),
    /** The customer wants store credit instead of money, while it is owed (credit-10). */
    wantsCredit: boolean('wants_credit').notNull().default(false),
  },
  (table) => [
    index('refunds_order_index').on(table.orderId),
    index('refunds_payment_index').on(table.paymentId).where(sql`payment_id is not null`),
    index('refunds_return_index').on(table.returnId).where(sql`return_id is not null`),
    uniqueIndex('refunds_part_key')
      .on(table.sellerOrderId, sql`coalesce(${table.returnId}, 0)`)
      .where(sql`seller_order_id is not null`),
    uniqueIndex('refunds_name_key').on(table.name),
    uniqueIndex('refunds_credit_note_key').on(table.creditNote),
    check('refunds_cause_check', oneOf(table.cause, REFUND_CAUSES)),
    check('refunds_amount_check', sql`${table.amount} > 0`),
    index('refunds_open_index').on(table.paymentId).where(sql`completed_at is null and failed_at is null`),
    index('refunds_owed_index').on(table.orderId).where(isOwed),
    check('refunds_failed_check', sql`${table.failedAt} is null or ${table.paymentId} is not null`),
    check(
      'refunds_credit_note_check',
      sql`${table.creditNote} is null or ${table.completedAt} is not null or ${table.failedAt} is not null`,
    ),
  ],
);

export const shopSettings = pgTable(
  'shop_settings',
  {
    id: integer('id').primaryKey().default(1),
    billRules: jsonb('bill_rules').$type<BillRules>().notNull(),
    /** True once an admin has hidden the setup list (backoffice-12). */
    setupHidden: boolean('setup_hidden').notNull().default(false),
    /** Of the codes of sums in cash, so that a new JWT_SECRET does not change them; null before the first start (payments-40). */
    cashKey: bytes('cash_key'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('shop_settings_single_check', sql`${table.id} = 1`)],
);

/** Rupees per unit of a foreign currency, set by staff (payments-6). */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text('currency').primaryKey(),
    rupees: doublePrecision('rupees').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('exchange_rates_check', sql`${table.currency} ~ '^[A-Z]{3}$' and ${table.rupees} > 0`)],
);
