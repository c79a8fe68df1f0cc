import { describe, expect, test } from 'vitest';
import type { Address } from '../../../../contract/addresses.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES } from '../../../../contract/measures.ts';
import { draftFrom, EMPTY_FIELDS } from './draft.ts';
import { fitQuestion, isLengthOpen, lackingMeasures, lengthProblem } from './record-fit.ts';
import { unseenIn } from './unseen.ts';

const whole = Object.fromEntries(MEASURE_CODES.map((code) => [code, 50])) as unknown as Measurement;

describe('a record and a tailor (orders-41)', () => {
  test.each([
    ['child', 'male', 'Gents Tailor', /a child’s/],
    ['child', 'female', 'Ladies Tailor', /a child’s/],
    ['adult', 'male', 'Ladies Tailor', /a man’s.*Ladies Tailor/],
    ['adult', 'female', 'Gents Tailor', /a woman’s.*Gents Tailor/],
  ] as const)('%s %s is questioned at a %s', (age_group, gender, trade, text) => {
    expect(fitQuestion({ age_group, gender }, trade)).toMatch(text);
  });

  test('fit where the trade is usual or unknown', () => {
    expect(fitQuestion({ age_group: 'adult', gender: 'male' }, 'Gents Tailor')).toBeUndefined();
    expect(fitQuestion({ age_group: 'adult', gender: 'female' }, 'Ladies Tailor')).toBeUndefined();
    expect(fitQuestion({ age_group: 'child', gender: 'male' }, undefined)).toBeUndefined();
  });

  test('lack what the garment needs, by name', () => {
    expect(lackingMeasures(whole, 'Kurta')).toEqual([]);
    expect(lackingMeasures({ ...whole, chest: null }, 'Kurta')).toEqual([expect.stringMatching(/chest/i)]);
    expect(lackingMeasures({ ...whole, chest: null }, 'constructor')).toEqual([]);
  });
});

describe('what the form does not show is not sent (orders-42)', () => {
  test('neither a record that failed to load', () => {
    for (const state of ['failed', 'loading'] as const) {
      expect(unseenIn(EMPTY_FIELDS, state, [])).toMatchObject([['measurement_source', /not loaded/]]);
      expect(unseenIn({ ...EMPTY_FIELDS, measurement_source: 'UPLOAD' }, state, [])).toEqual([]);
    }
    expect(unseenIn(EMPTY_FIELDS, 'loaded', [])).toEqual([]);
  });

  test('nor an address that is not loaded or not there any more', () => {
    const chosen = { ...EMPTY_FIELDS.delivery_address, choice: '1001' };
    const fields = { ...EMPTY_FIELDS, delivery: 'BY_SHOP', delivery_address: chosen } as const;
    expect(unseenIn(fields, 'loaded', undefined)).toMatchObject([['delivery_address', /./]]);
    expect(unseenIn(fields, 'loaded', [{ id: 1002 } as Address])).toMatchObject([['delivery_address', /./]]);
    expect(unseenIn(fields, 'loaded', [{ id: 1001 } as Address])).toEqual([]);
    expect(unseenIn({ ...fields, delivery: 'BY_OWN' }, 'loaded', undefined)).toEqual([]);
  });

  test('nor a field of an earlier version, and the rest of its draft is kept', () => {
    const { country, collection_address, delivery_address, ...older } = EMPTY_FIELDS;
    const stored = {
      ...{ orderType: 'single', source: 'in-house', tailor: null, trade: 'Gents Tailor', owner: null },
      fields: { ...older, description: 'Ban collar', coupon: 'EID' },
    };
    expect(draftFrom(stored)?.fields).toEqual({ ...EMPTY_FIELDS, description: 'Ban collar' });
    expect(draftFrom({ ...stored, fields: { ...older, pickup: 'BY_DRONE' } })).toBeUndefined();
    expect(draftFrom(null)).toBeUndefined();
  });
});

describe('the length of a kameez (orders-63)', () => {
  const asked = (dress_type: string, length_choice: '' | 'TAILOR' = '') => ({ dress_type, length_choice });

  test('is open where the record has none and the garment has a kameez', () => {
    const without = { top_length: null };
    expect(isLengthOpen(without, asked('Kurta'))).toBe(true);
    expect(isLengthOpen(without, asked('Sharara'))).toBe(true);
    expect(isLengthOpen(without, asked('Trousers'))).toBe(false);
    expect(isLengthOpen(without, asked(''))).toBe(false);
    expect(isLengthOpen({ top_length: 40 }, asked('Kurta'))).toBe(false);
  });

  test('of measures that an order keeps is asked again only if it was', () => {
    expect(isLengthOpen(undefined, asked('Kurta'))).toBe(false);
    expect(isLengthOpen(undefined, asked('Kurta', 'TAILOR'))).toBe(true);
  });

  test.each([
    ['', '', 'length_choice'],
    ['OWN', '', 'top_length'],
    ['OWN', 'long', 'top_length'],
    ['OWN', '0', 'top_length'],
    ['OWN', '41 1/2', undefined],
    ['TAILOR', '', undefined],
    ['PICTURE', 'long', undefined],
  ] as const)('%j with %j is wrong at %s', (length_choice, top_length, field) => {
    expect(lengthProblem({ length_choice, top_length })?.[0]).toBe(field);
  });
});
