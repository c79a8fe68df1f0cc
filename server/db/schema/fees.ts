import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** What stitched orders cost beside the stitching, set by staff (orders-10). One row; rupees. */
export const orderSettings = pgTable(
  'order_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Per cent of the stitching. */
    urgentPercent: smallint('urgent_percent').notNull().default(30),
    sampleFee: integer('sample_fee').notNull().default(150),
    /** For the countries without a row of `country_fees`. */
    collectionFee: integer('collection_fee').notNull().default(4500),
    deliveryFee: integer('delivery_fee').notNull().default(5500),
    /** Business days that pages promise for partner tailors in general; each has its own lead time. */
    partnerDaysFewest: smallint('partner_days_fewest').notNull().default(7),
    partnerDaysMost: smallint('partner_days_most').notNull().default(14),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('order_settings_single_check', sql`${table.id} = 1`),
    check('order_settings_urgent_percent_check', sql`${table.urgentPercent} between 0 and 200`),
    check(
      'order_settings_fees_check',
      sql`${table.sampleFee} between 0 and 100000 and ${table.collectionFee} between 0 and 100000 and ${table.deliveryFee} between 0 and 100000`,
    ),
    check(
      'order_settings_partner_days_check',
      sql`1 <= ${table.partnerDaysFewest} and ${table.partnerDaysFewest} <= ${table.partnerDaysMost} and ${table.partnerDaysMost} <= 60`,
    ),
  ],
);

/** Collecting cloth from a country and delivering a garment there, rupees (orders-13). */
export const countryFees = pgTable(
  'country_fees',
  {
    country: text('country').primaryKey(),
    collectionFee: integer('collection_fee').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
  },
  (table) => [
    check('country_fees_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check(
      'country_fees_fees_check',
      sql`${table.collectionFee} between 0 and 100000 and ${table.deliveryFee} between 0 and 100000`,
    ),
  ],
);
