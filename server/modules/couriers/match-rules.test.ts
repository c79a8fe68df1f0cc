import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookedOf, type KnownParcel, matchRows } from './match-rules.ts';

const parcel = (id: number, numberKey: string, more: Partial<KnownParcel> = {}): KnownParcel => ({
  ...{ id, numberKey, orderKey: `NP${id}`, trackingNumber: `NP-${id}`, held: 100, isRemitted: false },
  ...more,
});
const row = (key: string, amount = 100) => ({ row: 2, number: key, key, amount, fee: 0, paidOn: null });
const outcomes = (rows: ReturnType<typeof row>[], parcels: KnownParcel[]) =>
  matchRows(rows, parcels).map(({ outcome, parcel: found }) => [outcome, found?.id]);

test('of two parcels with one number the sum decides (couriers-5)', () => {
  const parcels = [parcel(1, 'A'), parcel(2, 'A', { held: 200 }), parcel(3, 'B'), parcel(4, 'B')];
  expect(outcomes([row('A', 200), row('A'), row('A'), row('B'), row('B', 7)], parcels)).toEqual([
    ['MATCHED', 2],
    ['MATCHED', 1],
    ['DOUBLED', 1],
    ['SEVERAL', undefined],
    ['SEVERAL', undefined],
  ]);
});

test('a parcel that was paid is not paid again, but another one with its number is', () => {
  const paid = parcel(1, 'A', { isRemitted: true, held: 0 });
  expect(outcomes([row('A')], [paid])).toEqual([['REMITTED', 1]]);
  expect(outcomes([row('NP1'), row('A')], [paid, parcel(2, 'A')])).toEqual([
    ['REMITTED', 1],
    ['MATCHED', 2],
  ]);
});

test('no parcel is booked twice, and none that is paid, whatever a file says', () => {
  const key = fc.constantFrom('A', 'B', 'C', 'NP1', 'NP2', 'Z');
  const amount = fc.constantFrom(100, 200, 50);
  const parcels = fc.array(fc.record({ numberKey: key, held: amount, isRemitted: fc.boolean() }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(key, amount)), parcels, (rows, known) => {
      const all = known.map(({ numberKey, ...more }, index) => parcel(index + 1, numberKey, more));
      const matched = matchRows(
        rows.map(([one, sum]) => row(one, sum)),
        all,
      );
      const booked = bookedOf(matched).map((one) => one.parcel);
      expect(new Set(booked).size).toBe(booked.length);
      expect(booked.filter(({ isRemitted }) => isRemitted)).toEqual([]);
      expect(matched).toHaveLength(rows.length);
    }),
  );
});
