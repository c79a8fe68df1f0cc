import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GarmentFit } from '../../../contract/garments.ts';
import { moment } from '../columns.ts';
import { garments } from './garments.ts';
import { orders } from './orders.ts';

/** What customers abroad paid a tailor near them; words and receipt are those of the event (orders-141). */
export const alterationClaims = pgTable(
  'alteration_claims',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1 within an order. */
    number: smallint('number').notNull(),
    /** Which of several garments was altered (orders-200); null: the only one. */
    garmentId: integer('garment_id').references(() => garments.id, { onDelete: 'cascade' }),
    /** Rupees. */
    amount: integer('amount').notNull(),
    fit: jsonb('fit').$type<GarmentFit>(),
    /** What is paid back; 0 if it was refused, null until it is decided. */
    approved: integer('approved'),
    sentAt: moment('sent_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('alteration_claims_garment_index').on(table.garmentId).where(sql`garment_id is not null`),
    uniqueIndex('alteration_claims_open_key').on(table.orderId).where(sql`approved is null`),
    check('alteration_claims_amount_check', sql`${table.amount} > 0`),
    check('alteration_claims_approved_check', sql`${table.approved} between 0 and ${table.amount}`),
    check('alteration_claims_settled_check', sql`num_nulls(${table.approved}, ${table.settledAt}) in (0, 2)`),
  ],
);
