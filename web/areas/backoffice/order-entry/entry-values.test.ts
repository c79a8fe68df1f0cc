import { describe, expect, test } from 'vitest';
import { USUAL_ORDER_RULES } from '../../../../contract/constants/order-rules.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import {
  EMPTY_GARMENT,
  type EntryValues,
  emptyEntry,
  fabricsOf,
  paymentOf,
  picturesOf,
  requestOf,
  termsOf,
  tradeOf,
} from './entry-values.ts';

const book = { version: 1, updated_at: '2026-11-01T00:00:00.000Z', is_default: true };
const CUSTOMER = {
  ...{ id: 2000, name: 'Rubina Akhtar', phone_number: '+923007654321' },
  standing: { is_new: true, has_refused: false },
  addresses: [
    {
      ...{ ...book, id: 7, full_name: 'Rubina Akhtar', phone: '+971501234567' },
      ...{ address: 'Tower 3', city: 'Dubai', postal_code: '', country: 'AE' },
    },
  ],
} as unknown as CustomerDetails;
const TAILOR = {
  ...{ id: IN_HOUSE_TAILOR_ID, tailor_type_name: null, rate_per_design: { Shalwar_Kameez: 2400 } },
  ...{ lead_time_days: 7, days_off: [], weekdays_off: [], full_weeks: [], tailor_city: 'Lahore' },
} as unknown as Tailor;
const SHOP = { order_rules: USUAL_ORDER_RULES, days_off: { weekdays: [0], days: [] } };

const SUIT = {
  ...EMPTY_GARMENT,
  ...{ dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton', description: '' },
  ...{ measurement: '12', top_length: '' },
};
const entry = (change: Partial<EntryValues> = {}): EntryValues => ({
  ...emptyEntry(CUSTOMER),
  garments: [SUIT],
  ...change,
});
const sent = (change: Partial<EntryValues>) => {
  const values = entry(change);
  const terms = termsOf(values, CUSTOMER, TAILOR, SHOP);
  if (!terms) throw new Error('There is no price.');
  return requestOf(values, CUSTOMER, terms);
};
const typed = {
  ...{ choice: 'new', keep: true, full_name: 'Rubina Akhtar', phone: '0300 7654321' },
  ...{ address: 'House 3', city: 'Lahore', postal_code: '', country: 'PK' },
};

describe('an order that staff enters (orders-52)', () => {
  test('has a price once the tailor stitches the garment', () => {
    expect(termsOf(entry(), CUSTOMER, TAILOR, SHOP)?.price.total).toBe(2400);
    const lehenga = { ...SUIT, dress_type: 'Lehenga' };
    expect(termsOf(entry({ garments: [SUIT, lehenga] }), CUSTOMER, TAILOR, SHOP)).toBeUndefined();
    expect(termsOf(entry(), CUSTOMER, undefined, SHOP)).toBeUndefined();
  });

  test('costs the sum of its garments, and no further one makes it earlier (orders-140)', () => {
    const terms = [1, 2, 3, 12].map((count) =>
      termsOf(entry({ garments: Array(count).fill(SUIT) }), CUSTOMER, TAILOR, SHOP),
    );
    expect(terms.map((one) => one?.price.total)).toEqual([2400, 4800, 7200, 28_800]);
    const days = terms.map((one) => one?.day ?? '');
    expect(days).toEqual(days.toSorted());
    expect(days[3]).not.toBe(days[0]);
  });

  test('sends the first garment as the order, the others beside it, and who decides an open length (orders-140)', () => {
    const waistcoat = { ...SUIT, dress_type: 'Waistcoat', measurement: '13' };
    const body = sent({ garments: [SUIT, { ...SUIT, top_length: ' 40 ' }] });
    expect(body).toMatchObject({
      ...{ dress_type: 'Shalwar_Kameez', measurement: '12', length_choice: 'TAILOR' },
      garments: [{ dress_type: 'Shalwar_Kameez', top_length: '40' }],
    });
    expect(body).not.toHaveProperty('top_length');
    expect(body).not.toHaveProperty('needed_by');
    expect(body.garments?.[0]).not.toHaveProperty('length_choice');
    const rates = { ...TAILOR.rate_per_design, Waistcoat: 1200 };
    const values = entry({ garments: [waistcoat], needed_by: '2030-01-04', occasion: 'EID' });
    const terms = termsOf(values, CUSTOMER, { ...TAILOR, rate_per_design: rates }, SHOP);
    const one = terms && requestOf(values, CUSTOMER, terms);
    expect(one).toMatchObject({ measurement: '13', needed_by: '2030-01-04', occasion: 'EID' });
    expect(one).not.toHaveProperty('garments');
    expect(one).not.toHaveProperty('length_choice');
  });

  test('is paid in cash where the customer comes by, and in advance where nobody can collect cash', () => {
    expect(paymentOf(entry(), CUSTOMER)).toBe('COD');
    expect(paymentOf(entry({ delivery: 'BY_SHOP' }), CUSTOMER)).toBe('ADVANCE');
    expect(paymentOf(entry({ delivery: 'BY_SHOP', delivery_address: typed }), CUSTOMER)).toBe('COD');
  });

  test('sends only the addresses that the shop comes to', () => {
    expect(sent({})).not.toHaveProperty('collection_address');
    expect(sent({})).not.toHaveProperty('delivery_address');
    expect(sent({ delivery: 'BY_SHOP' })).toMatchObject({ delivery_address: '7', payment_type: 'ADVANCE' });
  });

  test('delivers where the cloth is collected, and keeps that address once', () => {
    const body = sent({
      ...{ pickup: 'BY_SHOP', delivery: 'BY_SHOP', collection_address: typed },
      delivery_address: { ...typed, choice: 'same', city: '' },
    });
    expect(JSON.parse(body.collection_address as string)).toMatchObject({ city: 'Lahore', keep: true });
    expect(JSON.parse(body.delivery_address as string)).toMatchObject({ city: 'Lahore', keep: false });
  });

  test('names another number only where there is one', () => {
    expect(sent({ other_number: ' ' })).not.toHaveProperty('other_number');
    expect(sent({ other_number: ' 0321 1234567 ' })).toMatchObject({ other_number: '0321 1234567' });
  });

  test('offers the fabrics of those who stitch the garment, each once', () => {
    const fabrics = fabricsOf('Shalwar_Kameez', TAILOR);
    expect(fabrics).toContain('Cotton');
    expect(new Set(fabrics).size).toBe(fabrics.length);
    expect(fabricsOf('', TAILOR)).toEqual([]);
  });

  test('asks somebody, or lets a garment go along, in place of a record (backoffice-29, backoffice-30)', () => {
    const asked = { ...SUIT, asked_name: ' Bilal ', asked_gender: 'male' as const };
    const link = sent({ garments: [{ ...asked, source: 'LINK' }] });
    const person = { name: 'Bilal', age_group: 'adult', gender: 'male' };
    expect(link).toMatchObject({ measurement_source: 'UPLOAD', measurement_from: person });
    expect(link).not.toHaveProperty('measurement');
    const sample = sent({
      garments: [{ ...asked, source: 'SAMPLE', sample_kind: 'Kurta', sample_record: '4' }],
    });
    expect(sample.measurement_sample).toEqual({ ...person, kind: 'Kurta', measurement: 4 });
  });

  test('counts the courier of posted cloth (backoffice-30)', () => {
    const posted = { ...SUIT, cloth_source: 'POSTED' as const };
    expect(sent({ garments: [posted] })).toMatchObject({ cloth_source: 'POSTED' });
    const day = (garments: EntryValues['garments']) =>
      termsOf(entry({ garments }), CUSTOMER, TAILOR, SHOP)?.day ?? '';
    expect(day([posted]) > day([SUIT])).toBe(true);
    expect(sent({})).not.toHaveProperty('cloth_source');
  });

  test('tells what is due before the work by the customer’s own orders (backoffice-32)', () => {
    const advance = { large_percent: 0, from: 0, new_percent: 25, refused_percent: 0 };
    const shop = { ...SHOP, order_rules: { ...USUAL_ORDER_RULES, advance } };
    expect(termsOf(entry(), CUSTOMER, TAILOR, shop)).toMatchObject({ advance: 600, cause: 'NEW_CUSTOMER' });
    const known = { ...CUSTOMER, standing: { is_new: false, has_refused: false } };
    expect(termsOf(entry(), known, TAILOR, shop)).toMatchObject({ advance: 0, cause: null });
    expect(termsOf(entry({ delivery: 'BY_SHOP' }), CUSTOMER, TAILOR, shop)?.cause).toBeNull();
  });

  test('sends the pictures of each garment by its place (orders-215)', () => {
    const picture = new File(['x'], 'design.png', { type: 'image/png' });
    const pictured = { ...SUIT, dress_design: picture, measurement_picture: picture };
    expect(picturesOf(entry())).toBeUndefined();
    const files = picturesOf(entry({ garments: [pictured, { ...pictured, source: 'UPLOAD' }] }));
    expect(Object.keys(files ?? {})).toEqual(['dress_design_1', 'dress_design_2', 'measurement_picture_2']);
    expect(sent({ garments: [{ ...pictured, source: 'UPLOAD' }] })).toMatchObject({
      measurement_source: 'UPLOAD',
    });
  });
});

test('the usual size of the cloth is that of the garment, else of who wears it, else of the tailor (orders-228)', () => {
  const of = (dressType: string, gender: string | undefined, type?: Tailor['tailor_type_name']) =>
    tradeOf(dressType, gender, type === undefined ? undefined : ({ tailor_type_name: type } as Tailor));
  expect(of('Lehenga_Choli', 'male')).toBe('Ladies Tailor');
  expect(of('Kurta', 'female', 'Gents Tailor')).toBe('Ladies Tailor');
  expect(of('Kurta', '', 'Ladies Tailor')).toBe('Ladies Tailor');
  expect(of('Kurta', undefined, null)).toBe('Gents Tailor');
});
