import { addDays, type Day } from '../../../contract/dates.ts';
import type { HandoverFees, OrderRules } from '../../../contract/order-fees.ts';
import type { Db, Tx } from '../../db/client.ts';
import { type FeesRow, readFees } from './queries.ts';

/** Fees and times of stitched orders, as set by staff (orders-10). */
export async function readOrderRules(db: Db | Tx): Promise<OrderRules> {
  const rows = await readFees(db);
  const [first] = rows;
  if (!first) throw new Error('The settings of orders are missing.');
  const { settings, inHouseDays } = first;
  const fees = rows.flatMap(({ country: row }) => (row ? [[row.country, feesOf(row)] as const] : []));
  return {
    urgent_percent: settings.urgentPercent,
    sample_fee: settings.sampleFee,
    fees: Object.fromEntries(fees),
    fees_elsewhere: { collection_fee: settings.collectionFee, delivery_fee: settings.deliveryFee },
    city_days: settings.cityDays,
    in_house_days: inHouseDays,
    confirm_within_days: settings.confirmWithinDays,
    partner_days: [settings.partnerDaysFewest, settings.partnerDaysMost],
    return_days: settings.returnDays,
    child_months: [settings.childMonthsUnder2, settings.childMonthsUnder6, settings.childMonthsOlder],
    cash_code_from: settings.cashCodeFrom,
    advance: {
      large_percent: settings.advanceLargePercent,
      from: settings.advanceFrom,
      new_percent: settings.advanceNewPercent,
      refused_percent: settings.advanceRefusedPercent,
    },
  };
}

function feesOf(row: NonNullable<FeesRow['country']>): HandoverFees {
  const { daysFewest, daysMost, alterationLimit, expressDaysFewest, expressDaysMost } = row;
  const { expressCollectionFee, expressDeliveryFee } = row;
  // A check constraint sets all four or none.
  const hasExpress = expressCollectionFee !== null && expressDeliveryFee !== null;
  return {
    collection_fee: row.collectionFee,
    delivery_fee: row.deliveryFee,
    ...(daysFewest !== null && daysMost !== null && { days: [daysFewest, daysMost] }),
    ...(hasExpress && {
      express: {
        collection_fee: expressCollectionFee,
        delivery_fee: expressDeliveryFee,
        days: [expressDaysFewest ?? 1, expressDaysMost ?? 1],
      },
    }),
    ...(alterationLimit !== null && { alteration_limit: alterationLimit }),
  };
}

export interface ExpiryDays {
  confirmWithin: number;
  remindAfter: number;
}

/** Days until a placed order expires, and until its customer is reminded (orders-18). */
export async function readExpiryDays(db: Db | Tx): Promise<ExpiryDays> {
  const [row] = await readFees(db);
  if (!row) throw new Error('The settings of orders are missing.');
  return { confirmWithin: row.settings.confirmWithinDays, remindAfter: row.settings.remindAfterDays };
}

export interface ClothTimes {
  remindAfterDays: number;
  withinDays: number;
}

/** Days after the cloth was due until its customer is reminded, and until the order ends (orders-84). */
export async function readClothTimes(db: Db): Promise<ClothTimes> {
  const [row] = await readFees(db);
  if (!row) throw new Error('The settings of orders are missing.');
  const { clothRemindAfterDays, clothWithinWeeks } = row.settings;
  return { remindAfterDays: clothRemindAfterDays, withinDays: clothWithinWeeks * 7 };
}

export interface CodeRules {
  /** Rupees of cash from which a phone is proven; 0: never (payments-27). */
  cashCodeFrom: number;
  phoneProofDays: number;
  codesPerDay: number;
}

export async function readCodeRules(db: Db | Tx): Promise<CodeRules> {
  const [row] = await readFees(db);
  if (!row) throw new Error('The settings of orders are missing.');
  const { cashCodeFrom, phoneProofDays, codesPerDay } = row.settings;
  return { cashCodeFrom, phoneProofDays, codesPerDay };
}

export interface AdvanceTimes {
  remindAfterDays: number;
  withinDays: number;
}

/** Days after the confirmation until a customer is reminded of the advance, and until the order ends (payments-19). */
export async function readAdvanceTimes(db: Db): Promise<AdvanceTimes> {
  const [row] = await readFees(db);
  if (!row) throw new Error('The settings of orders are missing.');
  const { advanceRemindAfterDays: remindAfterDays, advanceWithinDays: withinDays } = row.settings;
  return { remindAfterDays, withinDays };
}

/** The last day on which a quote made on `day` can be accepted (bulk-5). */
export async function quoteOpenUntil(tx: Tx, day: Day): Promise<Day> {
  const [row] = await readFees(tx);
  if (!row) throw new Error('The settings of orders are missing.');
  return addDays(day, row.settings.quoteDays);
}
