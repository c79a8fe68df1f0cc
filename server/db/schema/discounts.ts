import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, FIRST_FREE_ID, moment } from '../columns.ts';
import { users } from './accounts.ts';
import { brands } from './catalogue.ts';
import { orders } from './orders.ts';

/** Codes that customers type at the checkout (discounts-1). Only `endedAt` changes. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_FREE_ID }),
    /** Upper case; unique for ever, because orders show it. */
    code: text('code').notNull(),
    /** Of the goods, or whole rupees; one of both. */
    percent: smallint('percent'),
    amount: integer('amount'),
    /** Sub total in rupees from which it counts. */
    minimum: integer('minimum').notNull().default(0),
    /** Only for the goods of this seller; null: for all. */
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'restrict' }),
    isFirstOrder: boolean('is_first_order').notNull().default(false),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The last day; null: until it is ended. */
    endsOn: date('ends_on', { mode: 'string' }),
    maxUses: integer('max_uses'),
    maxUsesEach: integer('max_uses_each'),
    /** Per cent of what it takes off that its seller bears; the shop bears the rest (discounts-11). */
    sellerPercent: smallint('seller_percent').notNull().default(0),
    /** When its seller agreed to bear its part; customers cannot use it before. */
    acceptedAt: moment('accepted_at'),
    /** When its seller refused to; it is ended then. */
    declinedAt: moment('declined_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('discount_codes_code_key').on(table.code),
    index('discount_codes_brand_index').on(table.brandId).where(sql`brand_id is not null`),
    index('discount_codes_created_by_index').on(table.createdBy).where(sql`created_by is not null`),
    check(
      'discount_codes_value_check',
      sql`num_nonnulls(${table.percent}, ${table.amount}) = 1 and ${table.percent} between 1 and 100 and ${table.amount} > 0 and ${table.minimum} >= 0`,
    ),
    check('discount_codes_days_check', sql`${table.endsOn} is null or ${table.endsOn} >= ${table.startsOn}`),
    check(
      'discount_codes_seller_check',
      sql`${table.sellerPercent} between 0 and 100 and (${table.sellerPercent} = 0 or ${table.brandId} is not null)
        and (${table.sellerPercent} > 0 or num_nonnulls(${table.acceptedAt}, ${table.declinedAt}) = 0)
        and num_nonnulls(${table.acceptedAt}, ${table.declinedAt}) < 2
        and (${table.declinedAt} is null or ${table.endedAt} is not null)`,
    ),
    check('discount_codes_uses_check', sql`${table.maxUses} > 0 and ${table.maxUsesEach} > 0`),
  ],
);

/** The code of an order and what it took off. It counts while the order is not cancelled (discounts-5). */
export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeId: integer('code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'restrict' }),
    amount: integer('amount').notNull(),
    /** Per cent of the price of a stitched order that is always paid, as agreed; null: of goods (discounts-9). */
    lowestShare: smallint('lowest_share'),
  },
  (table) => [
    index('discount_uses_code_index').on(table.codeId),
    check(
      'discount_uses_amount_check',
      sql`case when ${table.lowestShare} is null then ${table.amount} > 0 else ${table.amount} >= 0 and ${table.lowestShare} between 0 and 100 end`,
    ),
  ],
);

/** Wrong codes of the last hour, by keyed hashes (discounts-7). */
export const wrongCodes = pgTable(
  'wrong_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** An account, a visitor, or the guests of a network. */
    who: bytes('who').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('wrong_codes_who_index').on(table.who, table.at),
    index('wrong_codes_at_index').on(table.at),
  ],
);
