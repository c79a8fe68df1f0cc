import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ADVANCE_CAUSES } from '../../../contract/advance.ts';
import {
  BILL_STATUSES,
  BULK_STATUSES,
  CONTACT_STATUSES,
  ORDER_STATUSES,
} from '../../../contract/constants/orders.ts';
import { SELLER_ORDER_STATUSES } from '../../../contract/constants/shop-orders.ts';
import { bytes, descending, FIRST_FREE_ID, localeColumn, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { tailors } from './tailors.ts';

/** One garment for one person, many pieces for a business, or ready-made goods. */
const ORDER_KINDS = ['single', 'bulk', 'goods'] as const;
/** `ADVANCE`: paid before the stitching, because no cash can be collected. */
const PAYMENT_METHODS = ['COD', 'CARD', 'ADVANCE'] as const;
export const STATUSES = [...ORDER_STATUSES, ...BULK_STATUSES, ...SELLER_ORDER_STATUSES] as const;

/** An order with a binding promised day: confirmed and not finished. */
export const isRunning = sql`(status not in ('REQUESTED', 'QUOTED', 'UNCONFIRMED', 'DELIVERED', 'CANCELLED', 'RETURNED') and (status <> 'PLACED' or kind = 'goods'))`;

export const isUnpaid = sql`(bill_status in ('UNPAID', 'PARTIALLY_PAID') and status not in ('CANCELLED', 'RETURNED'))`;

/** What has to be paid before the work is not paid (payments-13). */
const ADVANCE_DUE = `(kind <> 'goods' and paid_amount * 100::bigint < total * case payment_method when 'ADVANCE' then 100 else advance_percent end::bigint)`;
export const isAdvanceDue = sql.raw(ADVANCE_DUE);

/** Orders that wait for the shop; `waitsFor` of the back office says for what. */
export const isWaiting = sql`(status in ('DECLINED', 'REQUESTED') or status = 'PLACED' and total is null or status = 'UNCONFIRMED' and email is null and customer_id is null or kind <> 'goods' and status = 'CANCELLED' and bill_status in ('PAID', 'PARTIALLY_PAID') or status in ('CONFIRMED', 'ACCEPTED') and ${isAdvanceDue})`;

/** The columns that all kinds share; each kind has a table of details (decision 0056). */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    kind: text('kind', { enum: ORDER_KINDS }).notNull(),
    trackingNumber: text('tracking_id').notNull(),
    /** Null: a guest's cart order. */
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'restrict' }),
    /** The tailor who stitches it; null for goods, and for a bulk order without a tailor yet. */
    tailorId: integer('tailor_id').references(() => tailors.id, { onDelete: 'restrict' }),
    /** A status of its kind; for goods the summary of the seller orders (`goodsStatus`). */
    status: text('status', { enum: STATUSES }).notNull(),
    billStatus: text('bill_status', { enum: BILL_STATUSES }).notNull().default('UNPAID'),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    /** Rupees; null until there is a price. */
    total: integer('total'),
    /** The part of the total that sellers have cancelled or taken back while the order goes on. */
    cancelledAmount: integer('cancelled_amount').notNull().default(0),
    /** The sum of its `bill_payments`; 0 for goods. */
    paidAmount: integer('paid_amount').notNull().default(0),
    /** Rupees of the advance that the shop keeps of an order that ended undelivered (couriers-33). */
    keptAmount: integer('kept_amount'),
    /** Per cent of the total that is paid in advance of an order paid in cash, and why (payments-13). */
    advancePercent: smallint('advance_percent').notNull().default(0),
    advanceCause: text('advance_cause', { enum: ADVANCE_CAUSES }),
    /** False for a guest's order that is not confirmed, or never was. */
    isPlaced: boolean('is_placed').notNull().default(true),
    /** Contact details of this order; null: those of the account. */
    email: text('email'),
    phone: text('phone'),
    /** When the customer or guest has proven `phone` by a code; null: no code was asked for (payments-29). */
    phoneProvenAt: moment('phone_proven_at'),
    /** Of a guest; a customer's account has its own. */
    locale: localeColumn(),
    contactStatus: text('contact_status', { enum: CONTACT_STATUSES }).notNull().default('NOT_CONTACTED'),
    timesContacted: integer('times_contacted').notNull().default(0),
    expectedDeliveryDate: date('expected_delivery_date', { mode: 'string' }),
    /** Monday of the week in which a stitched order counts towards its tailor's capacity; null if it does not. */
    workWeek: date('work_week', { mode: 'string' }),
    orderDate: moment('order_date').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('orders_tracking_id_key').on(table.trackingNumber),
    // Includes the columns that lists filter by, so that a page is found and counted in the index alone.
    index('orders_customer_index').on(
      table.customerId,
      table.kind,
      descending(table.id),
      table.status,
      table.trackingNumber,
    ),
    index('orders_tailor_index')
      .on(table.tailorId, table.status, descending(table.id))
      .where(sql`tailor_id is not null`),
    index('orders_work_week_index').on(table.tailorId, table.workWeek).where(sql`work_week is not null`),
    // The orders of a tailor in one stage of work, earliest promised day first.
    index('orders_promise_index')
      .on(table.tailorId, table.status, table.expectedDeliveryDate, table.id)
      .where(sql`kind = 'single'`),
    index('orders_status_index').on(table.kind, table.status, descending(table.id)),
    // For the lists of the back office (decision 0074).
    index('orders_placed_index').on(descending(table.orderDate), descending(table.id)),
    index('orders_due_index').on(sql`coalesce(expected_delivery_date, '9999-12-31'::date)`, table.id),
    index('orders_total_index').on(sql`coalesce(total, 0)`, table.id),
    index('orders_status_placed_index').on(table.status, descending(table.orderDate), descending(table.id)),
    index('orders_tailor_placed_index')
      .on(table.tailorId, descending(table.orderDate), descending(table.id))
      .where(sql`tailor_id is not null`),
    // Sorted like the list; otherwise PostgreSQL looks for late orders among all delivered ones.
    index('orders_running_due_index')
      .on(sql`coalesce(expected_delivery_date, '9999-12-31'::date)`, table.id)
      .where(isRunning),
    // For the count of running orders per tailor.
    index('orders_tailor_running_index')
      .on(table.tailorId, sql`coalesce(expected_delivery_date, '9999-12-31'::date)`)
      .where(sql`${isRunning} and tailor_id is not null`),
    index('orders_unpaid_index').on(descending(table.orderDate), descending(table.id)).where(isUnpaid),
    index('orders_waiting_index').on(descending(table.orderDate), descending(table.id)).where(isWaiting),
    // For the dashboard's counts of waiting orders.
    index('orders_waiting_status_index').on(table.status, descending(table.orderDate)).where(isWaiting),
    index('orders_unconfirmed_email_index').on(table.email).where(sql`status = 'UNCONFIRMED'`),
    index('orders_unconfirmed_phone_index').on(table.phone).where(sql`status = 'UNCONFIRMED'`),
    check('orders_kind_check', oneOf(table.kind, ORDER_KINDS)),
    check('orders_tracking_id_check', sql`${table.trackingNumber} ~ '^NP-[0-9A-HJKMNP-TV-Z]{10}$'`),
    check(
      'orders_status_check',
      sql`case ${table.kind} when 'single' then ${oneOf(table.status, ORDER_STATUSES)} when 'bulk' then ${oneOf(table.status, BULK_STATUSES)} else ${oneOf(table.status, SELLER_ORDER_STATUSES)} end`,
    ),
    check(
      'orders_bill_status_check',
      sql`${oneOf(table.billStatus, BILL_STATUSES)} and (${table.billStatus} <> 'PARTIALLY_PAID' or ${table.kind} <> 'goods')`,
    ),
    check(
      'orders_payment_method_check',
      sql`${oneOf(table.paymentMethod, PAYMENT_METHODS)} and (${table.paymentMethod} <> 'ADVANCE' or ${table.kind} <> 'goods')`,
    ),
    check(
      'orders_work_week_check',
      sql`${table.workWeek} is null or ${table.kind} = 'single' and extract(isodow from ${table.workWeek}) = 1`,
    ),
    check('orders_contact_status_check', oneOf(table.contactStatus, CONTACT_STATUSES)),
    check('orders_cancelled_amount_check', sql`${table.cancelledAmount} >= 0`),
    check('orders_paid_amount_check', sql`${table.paidAmount} >= 0`),
    check('orders_kept_amount_check', sql`${table.keptAmount} >= 0`),
    check(
      'orders_advance_check',
      sql`${table.advancePercent} between 0 and 100 and (${table.advancePercent} > 0) = (${table.advanceCause} is not null)`,
    ),
    check('orders_advance_cause_check', oneOf(table.advanceCause, ADVANCE_CAUSES)),
    check('orders_times_contacted_check', sql`${table.timesContacted} >= 0`),
    // No order is confirmed and no quote accepted without a price.
    check(
      'orders_total_check',
      sql`case when ${table.total} is not null then ${table.total} >= 0 when ${table.kind} = 'single' then ${table.status} in ('PLACED', 'CANCELLED') when ${table.kind} = 'bulk' then ${table.status} in ('REQUESTED', 'CANCELLED') else false end`,
    ),
    check(
      'orders_customer_check',
      sql`${table.customerId} is not null or ${table.kind} = 'goods' and (${table.email} is not null or ${table.phone} is not null)`,
    ),
    check('orders_phone_check', sql`${table.phone} is not null or ${table.kind} = 'goods'`),
    check(
      'orders_tailor_check',
      sql`case ${table.kind} when 'single' then ${table.tailorId} is not null when 'goods' then ${table.tailorId} is null else true end`,
    ),
    check(
      'orders_expected_delivery_date_check',
      sql`${table.kind} <> 'goods' or ${table.expectedDeliveryDate} is not null`,
    ),
  ],
);

const ADDRESS_PURPOSES = ['collection', 'delivery'] as const;

export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ADDRESS_PURPOSES }).notNull(),
    fullName: text('full_name').notNull(),
    /** Null: the phone of the order. */
    phone: text('phone'),
    address: text('address').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.purpose] }),
    check('order_addresses_purpose_check', oneOf(table.purpose, ADDRESS_PURPOSES)),
    check('order_addresses_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);

/** Gapless numbers: the transaction locks the row of its counter. */
export const counters = pgTable(
  'counters',
  {
    name: text('name').primaryKey(),
    value: integer('value').notNull(),
  },
  (table) => [check('counters_value_check', sql`${table.value} >= 0`)],
);

const DOCUMENT_KINDS = ['INVOICE', 'CREDIT_NOTE', 'CONTRACT', 'STATEMENT', 'RECEIPT'] as const;

/**
 * Issued documents. The content never changes, the PDF is stored when first printed; a trigger refuses every other
 * update (invoices-3). Only a statement has no order.
 */
export const documents = pgTable(
  'documents',
  {
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    /** Gapless within its kind (`counters`). */
    number: integer('number').notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'restrict' }),
    content: jsonb('content').notNull(),
    pdf: bytes('pdf'),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.number] }),
    index('documents_order_index').on(table.orderId, table.kind, table.number),
    uniqueIndex('documents_invoice_order_key').on(table.orderId).where(sql`kind = 'INVOICE'`),
    check('documents_kind_check', oneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_number_check', sql`${table.number} >= 1`),
    check('documents_order_check', sql`${table.orderId} is not null or ${table.kind} = 'STATEMENT'`),
  ],
);
