import { LOWEST_SHARE_PERCENT } from '../../../contract/constants/discounts.ts';
import type { BillRules } from '../../../contract/delivery.ts';
import type { SettingsValues } from '../../../contract/staff-settings.ts';
import type { Versioned } from '../../../contract/versions.ts';
import type { countryDuties } from '../../db/schema/customs.ts';
import type { countryFees, orderSettings } from '../../db/schema/fees.ts';
import type { GroupRow } from './queries.ts';

export function presentVersion({ version, updatedAt, updatedBy }: GroupRow): Versioned {
  return { version, updated_at: updatedAt.toISOString(), updated_by: updatedBy };
}

type Surcharges = SettingsValues['surcharges'];
type OrderSettings = typeof orderSettings.$inferSelect;

export function presentSurcharges(settings: OrderSettings): Surcharges {
  return {
    urgent_percent: settings.urgentPercent,
    sample_fee: settings.sampleFee,
    commission_percent: settings.commissionPercent,
    goods_commission_percent: settings.goodsCommissionPercent,
    withheld_tax_percent: settings.withheldTaxPercent,
    advance_large_percent: settings.advanceLargePercent,
    advance_from: settings.advanceFrom,
    advance_new_percent: settings.advanceNewPercent,
    advance_refused_percent: settings.advanceRefusedPercent,
    cash_code_from: settings.cashCodeFrom,
    phone_proof_days: settings.phoneProofDays,
    codes_per_day: settings.codesPerDay,
    message_part_price: settings.messagePartPrice,
    news_by_whatsapp: settings.newsByWhatsapp,
    news_by_sms: settings.newsBySms,
    news_by_push: settings.newsByPush,
    whatsapp_price: settings.whatsappPrice,
    quiet_from: settings.quietFrom,
    quiet_until: settings.quietUntil,
    identity_required: settings.sellerIdentityRequired,
  };
}

/** Drizzle leaves out what is undefined. */
export function toSurcharges(values: Surcharges) {
  return {
    urgentPercent: values.urgent_percent,
    sampleFee: values.sample_fee,
    commissionPercent: values.commission_percent,
    goodsCommissionPercent: values.goods_commission_percent,
    withheldTaxPercent: values.withheld_tax_percent,
    advanceLargePercent: values.advance_large_percent,
    advanceFrom: values.advance_from,
    advanceNewPercent: values.advance_new_percent,
    advanceRefusedPercent: values.advance_refused_percent,
    cashCodeFrom: values.cash_code_from,
    phoneProofDays: values.phone_proof_days,
    codesPerDay: values.codes_per_day,
    messagePartPrice: values.message_part_price,
    newsByWhatsapp: values.news_by_whatsapp,
    newsBySms: values.news_by_sms,
    newsByPush: values.news_by_push,
    whatsappPrice: values.whatsapp_price,
    quietFrom: values.quiet_from,
    quietUntil: values.quiet_until,
    sellerIdentityRequired: values.identity_required,
  };
}

type CountryRow = typeof countryFees.$inferSelect;
type CountryValues = SettingsValues['handover']['countries'][number];

export function presentCountryFees(row: CountryRow): CountryValues {
  const { daysFewest, daysMost, alterationLimit, expressCollectionFee, expressDeliveryFee } = row;
  // A check constraint sets all four or none.
  const hasExpress = expressCollectionFee !== null && expressDeliveryFee !== null;
  return {
    country: row.country,
    collection_fee: row.collectionFee,
    delivery_fee: row.deliveryFee,
    days: daysFewest === null || daysMost === null ? null : { days_fewest: daysFewest, days_most: daysMost },
    express: hasExpress
      ? {
          collection_fee: expressCollectionFee,
          delivery_fee: expressDeliveryFee,
          days_fewest: row.expressDaysFewest ?? 1,
          days_most: row.expressDaysMost ?? 1,
        }
      : null,
    alteration_limit: alterationLimit,
  };
}

export function toCountryRow({
  country,
  collection_fee,
  delivery_fee,
  days,
  express,
}: CountryValues): Omit<CountryRow, 'alterationLimit'> {
  return {
    country,
    collectionFee: collection_fee,
    deliveryFee: delivery_fee,
    daysFewest: days?.days_fewest ?? null,
    daysMost: days?.days_most ?? null,
    expressCollectionFee: express?.collection_fee ?? null,
    expressDeliveryFee: express?.delivery_fee ?? null,
    expressDaysFewest: express?.days_fewest ?? null,
    expressDaysMost: express?.days_most ?? null,
  };
}

type DutyRow = typeof countryDuties.$inferSelect;
type DutyValues = NonNullable<SettingsValues['handover']['duties']>[number];

export function presentDuty({ country, text, textUrdu, ratePercent, threshold }: DutyRow): DutyValues {
  return { country, text, text_urdu: textUrdu, rate_percent: ratePercent, threshold };
}

export function toDutyRow({ country, text, text_urdu, rate_percent, threshold }: DutyValues): DutyRow {
  return { country, text, textUrdu: text_urdu, ratePercent: rate_percent, threshold };
}

export function presentBillRules({
  delivery_fees,
  free_delivery_from,
  discount_percent,
  discount_from,
  lowest_share_percent = LOWEST_SHARE_PERCENT,
}: BillRules): SettingsValues['goods'] {
  const { standard, express, courier } = delivery_fees;
  return {
    standard_fee: standard,
    express_fee: express,
    courier_fee: courier,
    free_delivery_from,
    discount_percent,
    discount_from,
    lowest_share_percent,
  };
}

export function toBillRules(values: SettingsValues['goods']): BillRules {
  const { standard_fee, express_fee, courier_fee, ...rest } = values;
  return { delivery_fees: { standard: standard_fee, express: express_fee, courier: courier_fee }, ...rest };
}
