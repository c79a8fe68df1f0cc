import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CLOSINGS,
  COURIER_ENTRY_KINDS,
  REMITTANCE_KINDS,
  ROW_OUTCOMES,
} from '../../../contract/constants/couriers.ts';
import { bytes, descending, FIRST_FREE_ID, moment, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { billPayments } from './bill-payments.ts';
import { orders } from './orders.ts';
import { sellerOrders } from './shop.ts';

const staff = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Couriers that have collected cash, by the name that was typed when a parcel was sent (couriers-1). */
export const couriers = pgTable(
  'couriers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    /** The name without spaces and signs, in capital letters, so that "T.C.S" is "TCS". */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** The columns of the last remittance file. */
    columns: jsonb('columns').$type<{ number: string; amount: string; fee?: string; date?: string }>(),
  },
  (table) => [uniqueIndex('couriers_key_key').on(table.key)],
);

/** A delivered parcel whose cash a courier has collected; a trigger counts its entries in `held`. */
export const courierParcels = pgTable(
  'courier_parcels',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id, { onDelete: 'restrict' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    sellerOrderId: integer('seller_order_id').references(() => sellerOrders.id, { onDelete: 'restrict' }),
    /** Of a stitched or bulk order: its payment at the delivery. */
    paymentId: integer('payment_id').references(() => billPayments.id, { onDelete: 'restrict' }),
    /** The number as it was typed, and without spaces and signs. */
    number: text('number').notNull().default(''),
    numberKey: text('number_key').notNull().default(''),
    /** Rupees that the courier still has; below 0 after too much was paid. */
    held: integer('held').notNull().default(0),
    deliveredAt: moment('delivered_at').notNull(),
  },
  (table) => [
    uniqueIndex('courier_parcels_seller_order_key')
      .on(table.sellerOrderId)
      .where(sql`seller_order_id is not null`),
    uniqueIndex('courier_parcels_payment_key').on(table.paymentId).where(sql`payment_id is not null`),
    index('courier_parcels_order_index').on(table.orderId),
    index('courier_parcels_courier_index').on(table.courierId, table.id),
    index('courier_parcels_held_index').on(table.courierId, table.id).where(sql`held <> 0`),
    index('courier_parcels_number_index').on(table.numberKey).where(sql`number_key <> ''`),
    check('courier_parcels_cause_check', sql`num_nonnulls(${table.sellerOrderId}, ${table.paymentId}) = 1`),
  ],
);

/** What a courier has paid at once; what was booked by mistake is undone by reversals (couriers-7). */
export const courierRemittances = pgTable(
  'courier_remittances',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: REMITTANCE_KINDS }).notNull(),
    fileName: text('file_name').notNull().default(''),
    /** SHA-256 of the file. */
    fileHash: bytes('file_hash'),
    /** The bank's of the transfer, or a receipt's. */
    reference: text('reference').notNull().default(''),
    recordedBy: staff('recorded_by'),
    at: moment('at').notNull().defaultNow(),
    undoneAt: moment('undone_at'),
    undoneBy: staff('undone_by'),
    undoReason: text('undo_reason').notNull().default(''),
  },
  (table) => [
    index('courier_remittances_courier_index').on(table.courierId, descending(table.id)),
    index('courier_remittances_recorded_by_index').on(table.recordedBy).where(sql`recorded_by is not null`),
    index('courier_remittances_undone_by_index').on(table.undoneBy).where(sql`undone_by is not null`),
    uniqueIndex('courier_remittances_file_key')
      .on(table.fileHash)
      .where(sql`file_hash is not null and undone_at is null`),
    check('courier_remittances_kind_check', oneOf(table.kind, REMITTANCE_KINDS)),
    check('courier_remittances_file_check', sql`(${table.kind} = 'FILE') = (${table.fileHash} is not null)`),
  ],
);

/** The ledger of couriers, in whole rupees. Rows are inserted only; a trigger marks what a row reverses. */
export const courierEntries = pgTable(
  'courier_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => courierParcels.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: COURIER_ENTRY_KINDS }).notNull(),
    /** Above 0: the courier holds more. */
    amount: integer('amount').notNull(),
    remittanceId: integer('remittance_id').references(() => courierRemittances.id, { onDelete: 'restrict' }),
    reverses: integer('reverses').references((): AnyPgColumn => courierEntries.id, { onDelete: 'restrict' }),
    reversedAt: moment('reversed_at'),
    closing: text('closing', { enum: CLOSINGS }),
    reason: text('reason').notNull().default(''),
    /** The day on which the courier says that it has paid. */
    paidOn: date('paid_on', { mode: 'string' }),
    recordedBy: staff('recorded_by'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('courier_entries_parcel_index').on(table.parcelId, table.id),
    index('courier_entries_remittance_index').on(table.remittanceId).where(sql`remittance_id is not null`),
    index('courier_entries_recorded_by_index').on(table.recordedBy).where(sql`recorded_by is not null`),
    uniqueIndex('courier_entries_reverses_key').on(table.reverses).where(sql`reverses is not null`),
    // A parcel is paid once, whatever files say.
    uniqueIndex('courier_entries_standing_key')
      .on(table.parcelId, table.kind)
      .where(sql`kind in ('COLLECTED', 'REMITTED', 'FEE') and reversed_at is null`),
    check('courier_entries_kind_check', oneOf(table.kind, COURIER_ENTRY_KINDS)),
    check('courier_entries_closing_check', oneOf(table.closing, CLOSINGS)),
    check('courier_entries_closed_check', sql`(${table.kind} = 'CLOSED') = (${table.closing} is not null)`),
    check(
      'courier_entries_amount_check',
      sql`case ${table.kind} when 'COLLECTED' then ${table.amount} > 0 when 'CORRECTED' then ${table.amount} < 0 when 'REMITTED' then ${table.amount} < 0 when 'FEE' then ${table.amount} < 0 else ${table.amount} <> 0 end`,
    ),
    check(
      'courier_entries_reverses_check',
      sql`(${table.kind} in ('CORRECTED', 'UNDONE')) = (${table.reverses} is not null)`,
    ),
    check(
      'courier_entries_remittance_check',
      sql`${table.kind} not in ('REMITTED', 'FEE') or ${table.remittanceId} is not null`,
    ),
  ],
);

/** Rows of a remittance file that were not booked, until somebody closes them (couriers-6). */
export const courierRows = pgTable(
  'courier_rows',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    remittanceId: integer('remittance_id')
      .notNull()
      .references(() => courierRemittances.id, { onDelete: 'restrict' }),
    /** As a spreadsheet counts them: the header is row 1. */
    row: integer('row').notNull(),
    number: text('number').notNull(),
    /** Null where it is no amount. */
    amount: integer('amount'),
    outcome: text('outcome', { enum: ROW_OUTCOMES }).notNull(),
    closedAt: moment('closed_at'),
    closedBy: staff('closed_by'),
    closing: text('closing', { enum: CLOSINGS }),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('courier_rows_remittance_index').on(table.remittanceId, table.row),
    index('courier_rows_open_index').on(table.remittanceId).where(sql`closed_at is null`),
    index('courier_rows_closed_by_index').on(table.closedBy).where(sql`closed_by is not null`),
    check('courier_rows_outcome_check', oneOf(table.outcome, ROW_OUTCOMES)),
    check('courier_rows_closing_check', oneOf(table.closing, CLOSINGS)),
    check('courier_rows_closed_check', sql`(${table.closedAt} is null) = (${table.closing} is null)`),
  ],
);
