import { basicWords, tradeWords } from '#words';
import { kindOf } from '../../../contract/constants/staff.ts';
import { garmentName } from '../../../contract/garment-names.ts';
import {
  type DressType,
  type DressTypeCode,
  dressTypesOfKind,
  garmentOf,
} from '../../../contract/garments.ts';
import type { BodyFor } from '../../../contract/paths.ts';
import type { Rates } from '../../../contract/workshops.ts';
import { typedWhole } from './typed-whole.ts';

type RatesBody = Omit<BodyFor<'PUT /api/workshop/rates/'>, 'version'>;

export interface RatesValues {
  services: string[];
  /** As typed; an empty rate means not offered. */
  rates: Record<string, string>;
  lead_time_days: string;
  address: string;
  opening_hours: { days: string; hours: string }[];
}

/** The garments that the workshop may stitch, and those with an earlier rate. */
export function garmentsOf({ tailor_type_name: type, rates }: Rates): readonly DressType[] {
  const offered = dressTypesOfKind(kindOf(type));
  const known = new Set<string>(offered.map(({ code }) => code));
  const others = Object.keys(rates).flatMap((code) => {
    const garment = known.has(code) ? undefined : garmentOf(code);
    return garment ? [{ code: code as DressTypeCode, ...garment }] : [];
  });
  return [...offered, ...others];
}

export function ratesValues(thing: Rates): RatesValues {
  const rates = garmentsOf(thing).map(({ code }) => [code, String(thing.rates[code] ?? '')]);
  return {
    services: [...thing.services],
    rates: Object.fromEntries(rates),
    lead_time_days: String(thing.lead_time_days),
    address: thing.address ?? '',
    opening_hours: thing.opening_hours.map(({ days, hours }) => ({ days, hours })),
  };
}

export function ratesBody(values: RatesValues): RatesBody {
  const rates = Object.entries(values.rates).flatMap(([code, typed]) => {
    const rupees = typedWhole(typed);
    return rupees === null ? [] : [[code, rupees] as const];
  });
  return {
    services: values.services as RatesBody['services'],
    rates: Object.fromEntries(rates),
    lead_time_days: typedWhole(values.lead_time_days) ?? Number.NaN,
    address: values.address.trim() || null,
    opening_hours: values.opening_hours,
  };
}

/** Formats a value for a comparison. */
export function describeRates(name: string, value: unknown): string {
  const shown = wordsOf[name as keyof RatesValues]?.(value as never) ?? String(value);
  return shown || basicWords.nothing;
}

const wordsOf: { [Name in keyof RatesValues]: (value: RatesValues[Name]) => string } = {
  services: (codes) =>
    codes
      .map((code) => tradeWords.services[code as keyof typeof tradeWords.services] ?? code)
      .join(basicWords.listSeparator),
  rates: (rates) =>
    Object.entries(rates)
      .filter(([, typed]) => typed.trim() !== '')
      .map(([code, typed]) => `${garmentName(code) ?? code} ${typed}`)
      .join(basicWords.listSeparator),
  lead_time_days: (days) => days,
  address: (address) => address,
  opening_hours: (lines) =>
    lines.map(({ days, hours }) => `${days} ${hours}`).join(basicWords.clauseSeparator),
};
