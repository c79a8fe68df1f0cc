// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import type { Further } from '../book-tailor/garment-shape.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import { EMPTY_GARMENT } from '../garment/draft.ts';
import { problemOf, requireComplete } from './checks.ts';
import { newEntry } from './entries.ts';

const tailor = {
  tailor_type_name: 'Gents Tailor',
  rate_per_design: { Waistcoat: 1200 },
} as unknown as Tailor;
const ahmed = { id: 12, label: 'Ahmed', chest: 38, waist: 34, shoulder: 18, neck: 15, height: 68 };
const records: Records = { state: 'loaded', list: [ahmed as unknown as Measurement] };
const dress_design = new File(['x'], 'design.png', { type: 'image/png' });
const waistcoat = {
  ...EMPTY_GARMENT,
  ...{ dress_type: 'Waistcoat', fabric_type: 'Cotton', measurement: '12' },
};
const around: { tailor: Tailor & { address?: null }; records: Records; mayPost: boolean } = {
  ...{ tailor, records, mayPost: true },
};
const problem = (fields: Partial<Further['fields']>, pictures = {}, where = around) =>
  problemOf({ fields: { ...waistcoat, ...fields }, trade: null }, { dress_design, ...pictures }, where);

describe('what a garment lacks before it is sent (orders-206)', () => {
  test('is nothing where all is there', () => {
    expect(problem({})).toBeUndefined();
  });

  test('is a field or a picture', () => {
    expect(problem({ dress_type: '' })).toBe('Choose the dress type.');
    expect(problem({}, { dress_design: undefined })).toBe('Add a picture of the design you want.');
    expect(problem({ measurement_source: 'UPLOAD' })).toMatch(/picture of your measurements/);
    expect(problem({ measurement_source: 'LINK' })).toBe('Enter the name of the person you ask.');
    expect(problem({ cloth_source: 'SHELF' })).toBeTruthy();
  });

  test('is a tailor who does not stitch it', () => {
    const other = { tailor_type_name: 'Gents Tailor', rate_per_design: { Kurta: 1 } } as unknown as Tailor;
    const ladies = { tailor_type_name: 'Ladies Tailor', rate_per_design: { Waistcoat: 1 } };
    for (const one of [other, ladies as unknown as Tailor])
      expect(problem({}, {}, { ...around, tailor: one })).toMatch(/^This tailor does not stitch/);
  });

  test('is a record: none chosen, a deleted one, or one that is not loaded', () => {
    expect(problem({ measurement: '' })).toBe('Choose whose measures it gets.');
    expect(problem({ measurement: '13' })).toMatch(/deleted/);
    expect(problem({}, {}, { ...around, records: { state: 'loading' } })).toBeTruthy();
    expect(problem({ measurement: '' }, {}, { ...around, records: { state: 'signed-out' } })).toBeUndefined();
    expect(problem({}, {}, { ...around, records: { state: 'loaded', list: [] } })).toMatch(/^No Mea/);
  });

  test('is cloth to be posted where the shop collects, or to a tailor without an address', () => {
    const posted = { cloth_source: 'POSTED' } as const;
    expect(problem(posted)).toBeUndefined();
    expect(problem(posted, {}, { ...around, mayPost: false })).toMatch(/the shop collects the cloth/);
    const unpostable = { ...around, tailor: { ...tailor, address: null } };
    expect(problem(posted, {}, unpostable)).toMatch(/no address for parcels/);
    expect(problem({}, {}, { ...unpostable, mayPost: false })).toBeUndefined();
  });

  test('is told with the place of the garment', async () => {
    const further = [newEntry({ key: 'a', trade: null, is_same_person: false, fields: waistcoat })];
    await expect(requireComplete(further, around)).rejects.toThrow(
      'Not sent: 2. Waistcoat for Ahmed. Add a picture of the design you want.',
    );
  });
});
