import { sql } from 'drizzle-orm';
import {
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
import { EARNING_KINDS } from '../../../contract/constants/workshop.ts';
import { moment, oneOf } from '../columns.ts';
import { orders } from './orders.ts';
import { tailors } from './tailors.ts';

/** A tailor's earnings in whole rupees, inserted with the step that causes them and never updated (earnings-1). */
export const earnings = pgTable(
  'earnings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tailorId: integer('tailor_id')
      .notNull()
      .references(() => tailors.id, { onDelete: 'restrict' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: EARNING_KINDS }).notNull(),
    stitching: integer('stitching').notNull().default(0),
    urgentSurcharge: integer('urgent_surcharge').notNull().default(0),
    /** The rate at the time of delivery. */
    commissionPercent: smallint('commission_percent').notNull().default(0),
    commission: integer('commission').notNull().default(0),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('earnings_tailor_index').on(table.tailorId, table.at, table.id),
    index('earnings_order_index').on(table.orderId),
    uniqueIndex('earnings_delivery_key').on(table.orderId).where(sql`kind = 'DELIVERY'`),
    check('earnings_kind_check', oneOf(table.kind, EARNING_KINDS)),
    check(
      'earnings_amounts_check',
      sql`case ${table.kind} when 'DELIVERY' then least(${table.stitching}, ${table.urgentSurcharge}, ${table.commission}) >= 0 when 'REFUND' then greatest(${table.stitching}, ${table.urgentSurcharge}, ${table.commission}) <= 0 else ${table.stitching} = 0 and ${table.urgentSurcharge} = 0 and ${table.commission} = 0 end`,
    ),
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
