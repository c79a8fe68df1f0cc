import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { garments } from './garments.ts';
import { orders } from './orders.ts';

/** Links by which somebody gives the measures of a garment; its `measurement_from` says who (orders-70). */
export const measureLinks = pgTable(
  'measure_links',
  {
    /** Also the id of the measurement snapshot that it has given. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null once the garment is removed, which voids the link. */
    garmentId: integer('garment_id').references(() => garments.id, { onDelete: 'set null' }),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
    voidedAt: moment('voided_at'),
    /** Hash of the token that copies the measures into an account; null once it is used. */
    keepHash: bytes('keep_hash'),
    keepExpiresAt: moment('keep_expires_at'),
  },
  (table) => [
    uniqueIndex('measure_links_token_key').on(table.tokenHash),
    uniqueIndex('measure_links_keep_key').on(table.keepHash),
    uniqueIndex('measure_links_garment_key').on(table.garmentId).where(sql`voided_at is null`),
    index('measure_links_order_index').on(table.orderId),
    index('measure_links_expires_at_index').on(table.expiresAt),
    check(
      'measure_links_keep_check',
      sql`${table.keepHash} is null or ${table.keepExpiresAt} is not null and ${table.answeredAt} is not null`,
    ),
  ],
);
