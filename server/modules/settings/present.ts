import type { BillRules } from '../../../contract/delivery.ts';
import type { SettingsValues } from '../../../contract/staff-settings.ts';
import type { Versioned } from '../../../contract/versions.ts';
import type { countryFees } from '../../db/schema/fees.ts';
import type { GroupRow } from './queries.ts';

export function presentVersion({ version, updatedAt, updatedBy }: GroupRow): Versioned {
  return { version, updated_at: updatedAt.toISOString(), updated_by: updatedBy };
}

type CountryRow = typeof countryFees.$inferSelect;
type CountryValues = SettingsValues['handover']['countries'][number];

export function presentCountryFees(row: CountryRow): CountryValues {
  const { daysFewest, daysMost, expressCollectionFee, expressDeliveryFee } = row;
  // A check of the table sets all four or none.
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
  };
}

export function toCountryRow({
  country,
  collection_fee,
  delivery_fee,
  days,
  express,
}: CountryValues): CountryRow {
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

export function presentBillRules({
  delivery_fees,
  free_delivery_from,
  discount_percent,
  discount_from,
}: BillRules): SettingsValues['goods'] {
  const { standard, express, courier } = delivery_fees;
  return {
    standard_fee: standard,
    express_fee: express,
    courier_fee: courier,
    free_delivery_from,
    discount_percent,
    discount_from,
  };
}

export function toBillRules(values: SettingsValues['goods']): BillRules {
  const { standard_fee, express_fee, courier_fee, ...rest } = values;
  return { delivery_fees: { standard: standard_fee, express: express_fee, courier: courier_fee }, ...rest };
}

/** What a save has changed, for the audit log: `countries.AE.delivery_fee: 900 → 950`; of long texts only that they changed. */
export function changesBetween(before: object, after: object): Record<string, string> {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => !(name in VERSION));
  return Object.fromEntries(
    names
      .filter((name) => old.get(name) !== now.get(name))
      .map((name): [string, string] => {
        const [was, is] = [old.get(name) ?? null, now.get(name) ?? null];
        return [name, isShort(was) && isShort(is) ? `${was ?? 'none'} → ${is ?? 'none'}` : 'changed'];
      }),
  );
}

/** The values of an object by their paths; what a list has is named by its first text, such as a country or a day. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item, place) => [keyOf(item, place), item])
    : Object.entries(value);
  return entries.flatMap(([name, one]) => leavesOf(one, path === '' ? name : `${path}.${name}`));
}

function keyOf(item: unknown, place: number): string {
  const [first] = typeof item === 'object' && item !== null ? Object.values(item) : [];
  return typeof first === 'string' ? first : String(place + 1);
}

const VERSION = { version: 0, updated_at: 0, updated_by: 0 };

function isShort(value: unknown): boolean {
  return value === null || typeof value !== 'string' || value.length <= 80;
}
