import type { Address } from '../../../../contract/addresses.ts';
import { advanceBy, advanceOf } from '../../../../contract/advance.ts';
import type { OCCASIONS } from '../../../../contract/constants/orders.ts';
import { TYPE_OF_KIND } from '../../../../contract/constants/staff.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { asksTopLength } from '../../../../contract/garment-measures.ts';
import {
  type DressType,
  dressTypesOfKind,
  fabricsFor,
  tailorKindFor,
  tailorTypesFor,
} from '../../../../contract/garments.ts';
import type { Handover } from '../../../../contract/handover.ts';
import { pictureNames } from '../../../../contract/order-entry.ts';
import type { DeliveryType } from '../../../../contract/orders.ts';
import { type ClothFrom, courierDays, paymentTypeFor, priceOf } from '../../../../contract/pricing.ts';
import { promisedDay, workshopOf } from '../../../../contract/promised-day.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Settings } from '../../../../contract/settings.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import type { Tailor, TailorType } from '../../../../contract/tailors.ts';
import { clothRequest, NO_SHELF_CLOTH, piecesOf } from '../../../features/orders/book-tailor/cloth.ts';
import { EMPTY_SAMPLE, type OrderFields } from '../../../features/orders/book-tailor/draft.ts';
import type { SampleValues } from '../../../features/orders/book-tailor/garment-shape.ts';
import {
  type AddressChoice,
  cityOfChoice,
  countryOfChoice,
  NO_CHOICE,
  sentAddress,
} from '../../../lib/address-fields.ts';
import type { OrderEntry, Terms } from './api.ts';

type Occasion = (typeof OCCASIONS)[number];

/** A saved record, somebody who is asked, a garment that goes along, or a picture (backoffice-29, backoffice-30, orders-215). */
export const ENTRY_SOURCES = ['STORE', 'LINK', 'SAMPLE', 'UPLOAD'] as const;

export interface EntryGarment extends SampleValues {
  dress_type: string;
  fabric_type: string;
  description: string;
  source: (typeof ENTRY_SOURCES)[number];
  /** The id of a record. */
  measurement: string;
  /** Of a kameez, in the unit of the record; empty: the tailor decides. */
  top_length: string;
  /** Empty: as the pickup says. */
  cloth_source: '' | 'POSTED' | 'SHELF';
  /** Of a brand's shelf (orders-216). */
  cloth_variant: string;
  cloth_quantity: string;
  cloth_known: OrderFields['cloth_known'];
  dress_design: File | undefined;
  measurement_picture: File | undefined;
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
  source: 'STORE',
  measurement: '',
  top_length: '',
  ...EMPTY_SAMPLE,
  ...NO_SHELF_CLOTH,
  dress_design: undefined,
  measurement_picture: undefined,
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

/** Who makes it, by the garment, otherwise by its wearer or the tailor; for the usual size of the cloth (orders-228). */
export function tradeOf(
  dressType: string,
  gender: string | undefined,
  tailor: Tailor | undefined,
): TailorType {
  const kind = tailorKindFor({ dressType, gender });
  return (kind && TYPE_OF_KIND[kind]) ?? tailor?.tailor_type_name ?? TYPE_OF_KIND.gents;
}

/** The delivery address; resolves `same` to the collection address. */
function destinationOf({ pickup, collection_address, delivery_address }: EntryValues): AddressChoice {
  const isSame = delivery_address.choice === 'same' && pickup === 'BY_SHOP';
  return isSame ? { ...collection_address, keep: false } : delivery_address;
}

function waysOf(values: EntryValues, addresses: readonly Address[]) {
  const { pickup, delivery, collection_address } = values;
  const destination = destinationOf(values);
  const delivery_country = countryOfChoice(destination, addresses) ?? 'PK';
  const delivery_city = cityOfChoice(destination, addresses);
  const postedFrom = delivery === 'BY_SHOP' && delivery_country === 'PK' ? delivery_city : '';
  return {
    ...{ pickup, delivery, courier: 'ECONOMY' as const },
    collection_country: countryOfChoice(collection_address, addresses) ?? 'PK',
    delivery_country,
    collection_city: cityOfChoice(collection_address, addresses),
    delivery_city,
    cloth_from: values.garments.map(({ cloth_source, cloth_known }): ClothFrom => {
      if (cloth_source === 'POSTED') return { source: cloth_source, city: postedFrom };
      return cloth_source === 'SHELF' && cloth_known
        ? { source: cloth_source, city: cloth_known.city }
        : { source: 'PICKUP' };
    }),
  };
}

/** Price and day of the choices so far; null when the tailor is fully booked, undefined while unknown. */
export function termsOf(
  values: EntryValues,
  { addresses, standing }: Pick<CustomerDetails, 'addresses' | 'standing'>,
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
  const cloth = garments.reduce((sum, garment) => sum + clothPrice(garment), 0);
  const choices = { ...ways, delivery_type, is_requested_sample: false, cloth };
  if (day === null) return null;
  const price = priceOf(stitching, choices, order_rules);
  const payment_type = paymentTypeFor(ways);
  if (payment_type !== 'COD') return { price, day, advance: price.total, cause: null };
  const { percent, cause } = advanceBy(order_rules.advance, price.total, standing);
  return { price, day, advance: advanceOf(price.total, { payment_type, percent }), cause };
}

function clothPrice(garment: EntryGarment): number {
  const { cloth_source, cloth_known } = garment;
  return cloth_source === 'SHELF' && cloth_known ? cloth_known.price * piecesOf(garment) : 0;
}

/** Whether brands send all the cloth, so that nothing is brought or collected (orders-151). */
export function isAllShelf({ garments }: { garments: readonly { cloth_source: string }[] }): boolean {
  return garments.every(({ cloth_source }) => cloth_source === 'SHELF');
}

export function paymentOf(values: EntryValues, { addresses }: Pick<CustomerDetails, 'addresses'>) {
  return paymentTypeFor(waysOf(values, addresses));
}

export function requestOf(
  values: EntryValues,
  customer: Pick<CustomerDetails, 'addresses'>,
  { price, day, advance }: Terms,
): OrderEntry {
  const { delivery_type, delivery, needed_by, occasion } = values;
  const pickup = isAllShelf(values) ? 'BY_OWN' : values.pickup;
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
    ...{ total: price.total, expected_delivery_date: day, advance },
  };
}

/** The pictures by their names in the call; undefined without any (orders-215). */
export function picturesOf({ garments }: Pick<EntryValues, 'garments'>): Record<string, File> | undefined {
  const files = garments.flatMap(({ source, dress_design, measurement_picture }, index) => {
    const names = pictureNames(index + 1);
    return [
      ...(dress_design ? [[names.dress_design, dress_design] as const] : []),
      ...(source === 'UPLOAD' && measurement_picture
        ? [[names.measurement_picture, measurement_picture] as const]
        : []),
    ];
  });
  return files.length > 0 ? Object.fromEntries(files) : undefined;
}

function sentGarment(garment: EntryGarment) {
  const { dress_type, fabric_type, description } = garment;
  return { dress_type, fabric_type, description, ...sentMeasures(garment), ...clothRequest(garment) };
}

function sentMeasures(garment: EntryGarment) {
  if (garment.source === 'LINK')
    return { measurement_source: 'UPLOAD' as const, measurement_from: askedIn(garment) };
  if (garment.source === 'UPLOAD') return { measurement_source: 'UPLOAD' as const };
  if (garment.source === 'SAMPLE') {
    return {
      measurement_source: garment.source,
      measurement_sample: {
        ...askedIn(garment),
        kind: garment.sample_kind.trim(),
        measurement: garment.sample_record === '' ? null : Number(garment.sample_record),
      },
    };
  }
  return { measurement: garment.measurement, ...sentLength(garment) };
}

function askedIn({ asked_name, asked_age_group: age_group, asked_gender }: EntryGarment) {
  return { name: asked_name.trim(), age_group, gender: asked_gender || 'male' };
}

/** The length counts only where the record has none. */
function sentLength({ dress_type, top_length }: EntryGarment) {
  if (!asksTopLength(dress_type)) return {};
  const typed = top_length.trim();
  return typed ? { top_length: typed } : { length_choice: 'TAILOR' as const };
}
