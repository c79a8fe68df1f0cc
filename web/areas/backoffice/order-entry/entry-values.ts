import type { Address } from '../../../../contract/addresses.ts';
import type { OCCASIONS } from '../../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { asksTopLength } from '../../../../contract/garment-measures.ts';
import {
  type DressType,
  dressTypesOfKind,
  fabricsFor,
  tailorTypesFor,
} from '../../../../contract/garments.ts';
import type { Handover } from '../../../../contract/handover.ts';
import type { DeliveryType } from '../../../../contract/orders.ts';
import { courierDays, paymentTypeFor, priceOf } from '../../../../contract/pricing.ts';
import { promisedDay, workshopOf } from '../../../../contract/promised-day.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Settings } from '../../../../contract/settings.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import {
  type AddressChoice,
  cityOfChoice,
  countryOfChoice,
  NO_CHOICE,
  sentAddress,
} from '../../../lib/address-fields.ts';
import type { OrderEntry, Terms } from './api.ts';

type Occasion = (typeof OCCASIONS)[number];

export interface EntryGarment {
  dress_type: string;
  fabric_type: string;
  description: string;
  /** The id of a record. */
  measurement: string;
  /** Of a kameez, in the unit of the record; empty: the tailor decides. */
  top_length: string;
}

export interface EntryValues {
  /** 1 to 12 (orders-140). */
  garments: EntryGarment[];
  /** An id. */
  tailor: string;
  needed_by: string;
  /** Empty: not told. */
  occasion: string;
  delivery_type: DeliveryType;
  pickup: Handover;
  delivery: Handover;
  collection_address: AddressChoice;
  delivery_address: AddressChoice;
  /** Empty: the number of the account. */
  other_number: string;
}

export const GARMENTS: readonly DressType[] = dressTypesOfKind('both');

export const EMPTY_GARMENT: EntryGarment = {
  dress_type: '',
  fabric_type: '',
  description: '',
  measurement: '',
  top_length: '',
};

export function emptyEntry({ name, phone_number, addresses }: CustomerDetails): EntryValues {
  const known = addresses.find(({ is_default }) => is_default) ?? addresses[0];
  const address = { ...NO_CHOICE, choice: String(known?.id ?? 'new'), full_name: name };
  const preset = { ...address, phone: phone_number ?? '', country: 'PK' };
  return {
    garments: [EMPTY_GARMENT],
    ...{ tailor: String(IN_HOUSE_TAILOR_ID), needed_by: '', occasion: '' },
    ...{ delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN' },
    collection_address: preset,
    delivery_address: preset,
    other_number: '',
  };
}

/** The tailor's fabrics for the garment, without duplicates. */
export function fabricsOf(dressType: string, tailor: Tailor | undefined): string[] {
  const types = tailorTypesFor(dressType || null);
  const own = tailor?.tailor_type_name;
  const stitching = own ? types.filter((type) => type === own) : types;
  return [...new Set(stitching.flatMap((type) => fabricsFor(type)))];
}

/** The delivery address; resolves `same` to the collection address. */
function destinationOf({ pickup, collection_address, delivery_address }: EntryValues): AddressChoice {
  const isSame = delivery_address.choice === 'same' && pickup === 'BY_SHOP';
  return isSame ? { ...collection_address, keep: false } : delivery_address;
}

function waysOf(values: EntryValues, addresses: readonly Address[]) {
  const { pickup, delivery, collection_address } = values;
  const destination = destinationOf(values);
  return {
    ...{ pickup, delivery, courier: 'ECONOMY' as const },
    collection_country: countryOfChoice(collection_address, addresses) ?? 'PK',
    delivery_country: countryOfChoice(destination, addresses) ?? 'PK',
    collection_city: cityOfChoice(collection_address, addresses),
    delivery_city: cityOfChoice(destination, addresses),
  };
}

/** Price and day of the choices so far; null when the tailor is fully booked, undefined while unknown. */
export function termsOf(
  values: EntryValues,
  { addresses }: Pick<CustomerDetails, 'addresses'>,
  tailor: Tailor | undefined,
  { order_rules, days_off }: Pick<Settings, 'order_rules' | 'days_off'>,
): Terms | null | undefined {
  const { delivery_type, garments } = values;
  if (!tailor) return undefined;
  const rates = garments.map(({ dress_type }) => tailor.rate_per_design[dress_type]);
  if (rates.some((rate) => rate === undefined)) return undefined;
  const stitching = rates.reduce<number>((sum, rate = 0) => sum + rate, 0);
  const ways = waysOf(values, addresses);
  const workshop = workshopOf(tailor, tailor.id === IN_HOUSE_TAILOR_ID);
  const courier = courierDays({ ...ways, workshop_city: tailor.tailor_city }, order_rules);
  const day = promisedDay(dayInKarachi(), workshop, delivery_type, days_off, courier, garments.length);
  const choices = { ...ways, delivery_type, is_requested_sample: false };
  return day === null ? null : { price: priceOf(stitching, choices, order_rules), day };
}

export function paymentOf(values: EntryValues, { addresses }: Pick<CustomerDetails, 'addresses'>) {
  return paymentTypeFor(waysOf(values, addresses));
}

export function requestOf(
  values: EntryValues,
  customer: Pick<CustomerDetails, 'addresses'>,
  { price, day }: Terms,
): OrderEntry {
  const { delivery_type, pickup, delivery, needed_by, occasion } = values;
  const number = values.other_number.trim();
  const [first = EMPTY_GARMENT, ...others] = values.garments;
  return {
    ...sentGarment(first),
    ...(others.length > 0 && { garments: others.map(sentGarment) }),
    ...{ delivery_type, pickup, delivery, tailor: values.tailor },
    ...(needed_by && { needed_by, ...(occasion && { occasion: occasion as Occasion }) }),
    ...(number && { other_number: number }),
    payment_type: paymentOf(values, customer),
    ...(pickup === 'BY_SHOP' && { collection_address: sentAddress(values.collection_address) }),
    ...(delivery === 'BY_SHOP' && { delivery_address: sentAddress(destinationOf(values)) }),
    total: price.total,
    expected_delivery_date: day,
  };
}

/** The length counts only where the record has none. */
function sentGarment({ top_length, ...garment }: EntryGarment) {
  if (!asksTopLength(garment.dress_type)) return garment;
  const typed = top_length.trim();
  return { ...garment, ...(typed ? { top_length: typed } : { length_choice: 'TAILOR' as const }) };
}
