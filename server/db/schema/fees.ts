import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CityDays } from '../../../contract/order-fees.ts';
import { moment } from '../columns.ts';

/** Fees of stitched orders besides the stitching, set by staff (orders-10). One row; rupees. */
export const orderSettings = pgTable(
  'order_settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Per cent of the stitching price. */
    urgentPercent: smallint('urgent_percent').notNull().default(30),
    sampleFee: integer('sample_fee').notNull().default(150),
    /** Per cent of a tailor's earnings that the shop keeps (earnings-1). */
    commissionPercent: smallint('commission_percent').notNull().default(0),
    /** The same of goods, and per cent of all earnings that are kept for the tax office (earnings-8, earnings-9). */
    goodsCommissionPercent: smallint('goods_commission_percent').notNull().default(0),
    withheldTaxPercent: smallint('withheld_tax_percent').notNull().default(0),
    /** Whether tailors and brands sell only once their identity is checked (sellers-8). */
    sellerIdentityRequired: boolean('seller_identity_required').notNull().default(false),
    /** Applies to countries without a row in `country_fees`. */
    collectionFee: integer('collection_fee').notNull().default(4500),
    deliveryFee: integer('delivery_fee').notNull().default(5500),
    /** Courier days of pairs of cities within Pakistan (orders-63). */
    cityDays: jsonb('city_days').$type<CityDays[]>().notNull().default([]),
    /** Business days that pages promise for partner tailors in general; each tailor has a lead time. */
    partnerDaysFewest: smallint('partner_days_fewest').notNull().default(7),
    partnerDaysMost: smallint('partner_days_most').notNull().default(14),
    /** Days for which the quote of a bulk order can be accepted (bulk-5). */
    quoteDays: smallint('quote_days').notNull().default(14),
    /** Days until a placed order expires, and until its customer is reminded (orders-18). */
    confirmWithinDays: smallint('confirm_within_days').notNull().default(14),
    remindAfterDays: smallint('remind_after_days').notNull().default(10),
    /** Days after the cloth was due until its customer is reminded, and weeks until the order ends (orders-84). */
    clothRemindAfterDays: smallint('cloth_remind_after_days').notNull().default(3),
    clothWithinWeeks: smallint('cloth_within_weeks').notNull().default(4),
    /** Days after the confirmation until a customer is reminded of the advance, and until the order ends (payments-19). */
    advanceRemindAfterDays: smallint('advance_remind_after_days').notNull().default(2),
    advanceWithinDays: smallint('advance_within_days').notNull().default(14),
    /** Days after the delivery in which goods can be sent back, and until an unanswered request goes to staff (returns-20, returns-21). */
    returnDays: smallint('return_days').notNull().default(30),
    returnAnswerDays: smallint('return_answer_days').notNull().default(5),
    /** Months after which the record of a child asks to be taken again, by age (measurements-17). */
    childMonthsUnder2: smallint('child_months_under_2').notNull().default(3),
    childMonthsUnder6: smallint('child_months_under_6').notNull().default(6),
    childMonthsOlder: smallint('child_months_older').notNull().default(12),
    /** Per cent of the total that is paid before the work begins (payments-13). */
    advanceLargePercent: smallint('advance_large_percent').notNull().default(0),
    /** Rupees from which an order is a large one. */
    advanceFrom: integer('advance_from').notNull().default(0),
    advanceNewPercent: smallint('advance_new_percent').notNull().default(0),
    advanceRefusedPercent: smallint('advance_refused_percent').notNull().default(0),
    /** Rupees of cash from which a phone is proven by a code, 0: never, and for how many days it stays proven (payments-27). */
    cashCodeFrom: integer('cash_code_from').notNull().default(0),
    phoneProofDays: smallint('phone_proof_days').notNull().default(90),
    /** Codes that are sent in 24 hours, and hundredths of a rupee for a part of a message (messages-7, messages-10). */
    codesPerDay: integer('codes_per_day').notNull().default(500),
    messagePartPrice: integer('message_part_price').notNull().default(0),
    /** Channels that people may choose for news, and hundredths of a rupee for a template (messages-11, messages-15). */
    newsByWhatsapp: boolean('news_by_whatsapp').notNull().default(false),
    newsBySms: boolean('news_by_sms').notNull().default(false),
    newsByPush: boolean('news_by_push').notNull().default(true),
    whatsappPrice: integer('whatsapp_price').notNull().default(0),
    /** Hours of Pakistan in which no news goes to a phone; none if both are the same (messages-13). */
    quietFrom: smallint('quiet_from').notNull().default(21),
    quietUntil: smallint('quiet_until').notNull().default(8),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('order_settings_single_check', sql`${table.id} = 1`),
    check('order_settings_urgent_percent_check', sql`${table.urgentPercent} between 0 and 200`),
    check('order_settings_commission_percent_check', sql`${table.commissionPercent} between 0 and 100`),
    check(
      'order_settings_seller_percents_check',
      sql`${table.goodsCommissionPercent} between 0 and 100 and ${table.withheldTaxPercent} between 0 and 100`,
    ),
    check(
      'order_settings_fees_check',
      sql`${table.sampleFee} between 0 and 100000 and ${table.collectionFee} between 0 and 100000 and ${table.deliveryFee} between 0 and 100000`,
    ),
    check(
      'order_settings_expiry_check',
      sql`1 <= ${table.remindAfterDays} and ${table.remindAfterDays} < ${table.confirmWithinDays} and ${table.confirmWithinDays} <= 90`,
    ),
    check(
      'order_settings_cloth_check',
      sql`1 <= ${table.clothRemindAfterDays} and ${table.clothRemindAfterDays} < 7 * ${table.clothWithinWeeks} and ${table.clothWithinWeeks} <= 26`,
    ),
    check(
      'order_settings_advance_days_check',
      sql`1 <= ${table.advanceRemindAfterDays} and ${table.advanceRemindAfterDays} < ${table.advanceWithinDays} and ${table.advanceWithinDays} <= 90`,
    ),
    check(
      'order_settings_return_days_check',
      sql`${table.returnDays} between 7 and 365 and ${table.returnAnswerDays} between 2 and 30`,
    ),
    check(
      'order_settings_child_months_check',
      sql`${table.childMonthsUnder2} between 3 and 12 and ${table.childMonthsUnder6} between 3 and 12 and ${table.childMonthsOlder} between 3 and 12`,
    ),
    check(
      'order_settings_advance_check',
      sql`${table.advanceLargePercent} between 0 and 100 and ${table.advanceNewPercent} between 0 and 100 and ${table.advanceRefusedPercent} between 0 and 100 and ${table.advanceFrom} between 0 and 10000000`,
    ),
    check(
      'order_settings_codes_check',
      sql`${table.cashCodeFrom} between 0 and 10000000 and ${table.phoneProofDays} between 1 and 365 and ${table.codesPerDay} between 0 and 100000 and ${table.messagePartPrice} between 0 and 100000`,
    ),
    check(
      'order_settings_channels_check',
      sql`${table.whatsappPrice} between 0 and 100000 and ${table.quietFrom} between 0 and 23 and ${table.quietUntil} between 0 and 23`,
    ),
    check('order_settings_quote_days_check', sql`${table.quoteDays} between 1 and 365`),
    check(
      'order_settings_partner_days_check',
      sql`1 <= ${table.partnerDaysFewest} and ${table.partnerDaysFewest} <= ${table.partnerDaysMost} and ${table.partnerDaysMost} <= 60`,
    ),
  ],
);

/** Days after the delivery in which goods can be sent back, as a column of any query (returns-20). */
export const returnDays = sql<number>`(select return_days from order_settings)`;
/** Days until an unanswered request goes to staff (returns-21). */
export const returnAnswerDays = sql<number>`(select return_answer_days from order_settings)`;

/** Rupees and business days for collecting cloth in a country and delivering there (orders-13, orders-44). */
export const countryFees = pgTable(
  'country_fees',
  {
    country: text('country').primaryKey(),
    collectionFee: integer('collection_fee').notNull(),
    deliveryFee: integer('delivery_fee').notNull(),
    /** Days of the economy courier; null: the general ones. */
    daysFewest: smallint('days_fewest'),
    daysMost: smallint('days_most'),
    /** Null: no express courier. */
    expressCollectionFee: integer('express_collection_fee'),
    expressDeliveryFee: integer('express_delivery_fee'),
    expressDaysFewest: smallint('express_days_fewest'),
    expressDaysMost: smallint('express_days_most'),
    /** What an alteration near the customer may cost; null: none is paid for (orders-141). */
    alterationLimit: integer('alteration_limit'),
  },
  (table) => [
    check(
      'country_fees_days_check',
      sql`num_nulls(${table.daysFewest}, ${table.daysMost}) in (0, 2) and 1 <= ${table.daysFewest} and ${table.daysFewest} <= ${table.daysMost} and ${table.daysMost} <= 60`,
    ),
    check(
      'country_fees_express_check',
      sql`num_nulls(${table.expressCollectionFee}, ${table.expressDeliveryFee}, ${table.expressDaysFewest}, ${table.expressDaysMost}) in (0, 4) and ${table.expressCollectionFee} between 0 and 100000 and ${table.expressDeliveryFee} between 0 and 100000 and 1 <= ${table.expressDaysFewest} and ${table.expressDaysFewest} <= ${table.expressDaysMost} and ${table.expressDaysMost} <= 60`,
    ),
    check('country_fees_alteration_check', sql`${table.alterationLimit} between 1 and 100000`),
    check('country_fees_country_check', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check(
      'country_fees_fees_check',
      sql`${table.collectionFee} between 0 and 100000 and ${table.deliveryFee} between 0 and 100000`,
    ),
  ],
);
