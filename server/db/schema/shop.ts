import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PRODUCT_TYPES, SIZES } from '../../../contract/constants/catalogue.ts';
import { GATEWAYS } from '../../../contract/constants/payments.ts';
import {
  PAYMENT_METHODS,
  SELLER_ORDER_STATUSES,
  SHOP_BILL_STATUSES,
} from '../../../contract/constants/shop-orders.ts';
import { type BillRules, DELIVERIES, type DeliveryChoice } from '../../../contract/delivery.ts';
import type { PaymentMethod } from '../../../contract/shop-orders.ts';
import { bytes, descending, FIRST_FREE_ID, moment } from '../columns.ts';
import { users } from './accounts.ts';
import { brands, products, variants } from './catalogue.ts';
import { oneOf } from './one-of.ts';

const DELIVERY_CODES = Object.keys(DELIVERIES) as [DeliveryChoice];
export const RESERVATIONS = ['HELD', 'RELEASED'] as const;
const PAYMENT_METHOD_CODES = Object.keys(PAYMENT_METHODS) as [PaymentMethod];

export const shopOrders = pgTable(
  'shop_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    trackingId: text('tracking_id').notNull(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'restrict' }),
    type: text('type', { enum: PRODUCT_TYPES }).notNull(),
    email: text('email'),
    phone: text('phone'),
    fullName: text('full_name').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull(),
    delivery: text('delivery', { enum: DELIVERY_CODES }).notNull(),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHOD_CODES }).notNull(),
    billStatus: text('bill_status', { enum: SHOP_BILL_STATUSES }).notNull().default('UNPAID'),
    subTotal: integer('sub_total').notNull(),
    discount: integer('discount').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
    total: integer('total').notNull(),
    expectedDeliveryDate: date('expected_delivery_date', { mode: 'string' }).notNull(),
    orderDate: moment('order_date').notNull().defaultNow(),
    /** Only while a guest's order is unconfirmed: its stock reservation. */
    reservation: text('reservation', { enum: RESERVATIONS }),
    reservedUntil: moment('reserved_until'),
    confirmHash: bytes('confirm_hash'),
    confirmedAt: moment('confirmed_at'),
    /** Keyed hash of the guest's network; cleared at confirmation or cancellation. */
    guestNetwork: bytes('guest_network'),
    /** Whether a job has added its pieces to `sold`. */
    soldCounted: boolean('sold_counted').notNull().default(false),
  },
  (table) => [
    index('shop_orders_uncounted_index').on(table.id).where(sql`not sold_counted`),
    index('shop_orders_reservation_index').on(table.reservedUntil).where(sql`reservation is not null`),
    index('shop_orders_waiting_email_index').on(table.email).where(sql`reservation is not null`),
    index('shop_orders_waiting_phone_index').on(table.phone).where(sql`reservation is not null`),
    index('shop_orders_waiting_network_index').on(table.guestNetwork).where(sql`reservation is not null`),
    uniqueIndex('shop_orders_confirm_hash_key').on(table.confirmHash),
    uniqueIndex('shop_orders_tracking_id_key').on(table.trackingId),
    index('shop_orders_customer_index').on(table.customerId, descending(table.id)),
    check('shop_orders_tracking_id_check', sql`${table.trackingId} ~ '^NP-[0-9A-HJKMNP-TV-Z]{10}$'`),
    check('shop_orders_type_check', oneOf(table.type, PRODUCT_TYPES)),
    check('shop_orders_delivery_check', oneOf(table.delivery, DELIVERY_CODES)),
    check('shop_orders_payment_method_check', oneOf(table.paymentMethod, PAYMENT_METHOD_CODES)),
    check('shop_orders_bill_status_check', oneOf(table.billStatus, SHOP_BILL_STATUSES)),
    check('shop_orders_reservation_check', oneOf(table.reservation, RESERVATIONS)),
    check(
      'shop_orders_reserved_until_check',
      sql`${table.reservation} is null or ${table.reservedUntil} is not null and ${table.confirmedAt} is null`,
    ),
    check('shop_orders_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check(
      'shop_orders_reachable_check',
      sql`${table.customerId} is not null or ${table.email} is not null or ${table.phone} is not null`,
    ),
    check(
      'shop_orders_total_check',
      sql`${table.subTotal} > 0 and ${table.discount} between 0 and ${table.subTotal} and ${table.deliveryFee} >= 0 and ${table.total} = ${table.subTotal} - ${table.discount} + ${table.deliveryFee}`,
    ),
  ],
);

export const sellerOrders = pgTable(
  'seller_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'restrict' }),
    status: text('status', { enum: SELLER_ORDER_STATUSES }).notNull().default('PLACED'),
    subTotal: integer('sub_total').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('seller_orders_order_brand_key').on(table.orderId, sql`coalesce(${table.brandId}, 0)`),
    index('seller_orders_brand_index').on(table.brandId, table.status, descending(table.id)),
    check('seller_orders_status_check', oneOf(table.status, SELLER_ORDER_STATUSES)),
    check('seller_orders_sub_total_check', sql`${table.subTotal} > 0`),
  ],
);

export const shopOrderItems = pgTable(
  'shop_order_items',
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
  },
  (table) => [
    index('shop_order_items_seller_order_index').on(table.sellerOrderId),
    index('shop_order_items_product_index').on(table.productId),
    index('shop_order_items_variant_index').on(table.variantId),
    check('shop_order_items_check', sql`${table.price} > 0 and ${table.quantity} > 0`),
  ],
);

export const sellerOrderEvents = pgTable(
  'seller_order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerOrderId: integer('seller_order_id')
      .notNull()
      .references(() => sellerOrders.id, { onDelete: 'cascade' }),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    fromStatus: text('from_status', { enum: SELLER_ORDER_STATUSES }),
    toStatus: text('to_status', { enum: SELLER_ORDER_STATUSES }).notNull(),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('seller_order_events_order_index').on(table.sellerOrderId, table.id),
    index('seller_order_events_actor_index').on(table.actorId).where(sql`actor_id is not null`),
  ],
);

const PAYMENT_STATUSES = ['AUTHORISED', 'CAPTURED', 'REFUNDED', 'FAILED'] as const;

/** Of a card only brand, last four and expiry are stored (payments-2). */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'restrict' }),
    gateway: text('gateway', { enum: GATEWAYS }).notNull(),
    /** The gateway's payment id. */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    refunded: integer('refunded').notNull().default(0),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    cardBrand: text('card_brand').notNull(),
    cardLast4: text('card_last4').notNull(),
    cardExpiry: text('card_expiry').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_order_id_key').on(table.orderId),
    uniqueIndex('payments_reference_key').on(table.gateway, table.reference),
    check('payments_gateway_check', oneOf(table.gateway, GATEWAYS)),
    check('payments_status_check', oneOf(table.status, PAYMENT_STATUSES)),
    check(
      'payments_amount_check',
      sql`${table.amount} > 0 and ${table.refunded} between 0 and ${table.amount}`,
    ),
    check('payments_last4_check', sql`${table.cardLast4} ~ '^[0-9]{4}$'`),
    check('payments_expiry_check', sql`${table.cardExpiry} ~ '^[0-9]{2}/[0-9]{2}$'`),
  ],
);

/** Inserted before the gateway is called, completed with its response. */
export const refunds = pgTable(
  'refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amount: integer('amount').notNull(),
    /** Total refunded once this refund succeeded. */
    target: integer('target').notNull(),
    /** The idempotency key for the gateway. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('refunds_payment_index').on(table.paymentId),
    uniqueIndex('refunds_open_key').on(table.paymentId).where(sql`completed_at is null`),
    uniqueIndex('refunds_name_key').on(table.name),
    check('refunds_amount_check', sql`${table.amount} > 0 and ${table.target} >= ${table.amount}`),
  ],
);

/** Sandbox tokens of test cards, without numbers. */
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

export const shopSettings = pgTable(
  'shop_settings',
  {
    id: integer('id').primaryKey().default(1),
    billRules: jsonb('bill_rules').$type<BillRules>().notNull(),
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
