import type { Group, GroupBody } from './api.ts';
import { numberOf } from './use-group-form.ts';

export interface CountryValues {
  country: string;
  collection_fee: string;
  delivery_fee: string;
  /** Both empty: the usual days. */
  days_fewest: string;
  days_most: string;
  hasExpress: boolean;
  express_collection_fee: string;
  express_delivery_fee: string;
  express_days_fewest: string;
  express_days_most: string;
  /** Empty: none is paid for. */
  alteration_limit: string;
}

export interface CityDaysValues {
  from: string;
  to: string;
  days: string;
  /** Empty: the express courier's days within Pakistan. */
  express_days: string;
}

export interface DutyValues {
  country: string;
  text: string;
  text_urdu: string;
  /** Empty: unknown. */
  rate_percent: string;
  /** Empty: always. */
  threshold: string;
}

export const NEW_DUTY: DutyValues = { country: '', text: '', text_urdu: '', rate_percent: '', threshold: '' };

export interface HandoverValues {
  collection_fee: string;
  delivery_fee: string;
  countries: CountryValues[];
  city_days: CityDaysValues[];
  duties: DutyValues[];
}

export const NEW_COUNTRY: CountryValues = {
  country: '',
  collection_fee: '',
  delivery_fee: '',
  days_fewest: '',
  days_most: '',
  hasExpress: false,
  express_collection_fee: '',
  express_delivery_fee: '',
  express_days_fewest: '',
  express_days_most: '',
  alteration_limit: '',
};

export function countryValues({
  country,
  collection_fee,
  delivery_fee,
  days,
  express,
  alteration_limit,
}: Group<'handover'>['countries'][number]): CountryValues {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    country,
    collection_fee: text(collection_fee),
    delivery_fee: text(delivery_fee),
    days_fewest: text(days?.days_fewest),
    days_most: text(days?.days_most),
    hasExpress: express !== null,
    express_collection_fee: text(express?.collection_fee),
    express_delivery_fee: text(express?.delivery_fee),
    express_days_fewest: text(express?.days_fewest),
    express_days_most: text(express?.days_most),
    alteration_limit: text(alteration_limit ?? undefined),
  };
}

export function countryBody(row: CountryValues): GroupBody<'handover'>['countries'][number] {
  const hasDays = row.days_fewest.trim() !== '' || row.days_most.trim() !== '';
  return {
    country: row.country,
    collection_fee: numberOf(row.collection_fee),
    delivery_fee: numberOf(row.delivery_fee),
    days: hasDays ? { days_fewest: numberOf(row.days_fewest), days_most: numberOf(row.days_most) } : null,
    express: row.hasExpress
      ? {
          collection_fee: numberOf(row.express_collection_fee),
          delivery_fee: numberOf(row.express_delivery_fee),
          days_fewest: numberOf(row.express_days_fewest),
          days_most: numberOf(row.express_days_most),
        }
      : null,
    alteration_limit: row.alteration_limit.trim() === '' ? null : numberOf(row.alteration_limit),
  };
}

type CityDays = NonNullable<Group<'handover'>['city_days']>[number];

export function cityDaysValues({ from, to, days, express_days }: CityDays): CityDaysValues {
  return {
    from,
    to,
    days: String(days),
    express_days: express_days === undefined ? '' : String(express_days),
  };
}

export function cityDaysBody({ days, express_days, ...pair }: CityDaysValues): CityDays {
  return {
    ...pair,
    days: numberOf(days),
    ...(express_days.trim() !== '' && { express_days: numberOf(express_days) }),
  };
}

type Duty = NonNullable<Group<'handover'>['duties']>[number];

export function dutyValues({ country, text, text_urdu, rate_percent, threshold }: Duty): DutyValues {
  return {
    ...{ country, text, text_urdu },
    rate_percent: rate_percent === null ? '' : String(rate_percent),
    threshold: threshold === null ? '' : String(threshold),
  };
}

export function dutyBody({ rate_percent, threshold, ...row }: DutyValues): Duty {
  return {
    ...row,
    rate_percent: rate_percent.trim() === '' ? null : numberOf(rate_percent),
    threshold: threshold.trim() === '' ? null : numberOf(threshold),
  };
}
