import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsOutgrown } from './child-records.ts';
import { addDays } from './dates.ts';

const record = (change: Partial<Parameters<typeof monthsOutgrown>[0]> = {}) => ({
  age_group: 'child' as const,
  unit: 'cm' as const,
  height: 100,
  updated_at: '2026-03-15T08:00:00.000Z',
  ...change,
});
const on = (today: string, change: Parameters<typeof record>[0] = {}) =>
  monthsOutgrown(record(change), [3, 6, 12], today);

describe('the measures of a child are outgrown (measurements-17)', () => {
  test('after months by age, for which the height stands', () => {
    expect(on('2026-09-14')).toBeNull();
    expect(on('2026-09-15')).toBe(6);
    expect(on('2026-06-15', { height: 80 })).toBe(3);
    expect(on('2026-06-14', { height: 86.9 })).toBeNull();
    expect(on('2026-09-15', { height: 87 })).toBe(6);
    expect(on('2027-03-14', { height: 115 })).toBeNull();
    expect(on('2027-03-15', { height: 115 })).toBe(12);
    expect(on('2026-10-20', { height: null })).toBe(7);
  });

  test('in inches too, and by the months that staff has set', () => {
    expect(on('2026-06-15', { unit: 'in', height: 34 })).toBe(3);
    expect(on('2026-09-15', { unit: 'in', height: 40 })).toBe(6);
    expect(on('2026-09-15', { unit: 'in', height: 46 })).toBeNull();
    expect(monthsOutgrown(record(), [3, 9, 12], '2026-11-15')).toBeNull();
    expect(monthsOutgrown(record(), [3, 9, 12], '2026-12-15')).toBe(9);
  });

  test('counts days in Karachi, and a short month as a whole one', () => {
    const saved = { updated_at: '2026-08-30T20:00:00.000Z' };
    expect(on('2027-02-27', saved)).toBeNull();
    expect(on('2027-02-28', saved)).toBe(6);
  });

  test('those of adults are not, however old', () => {
    expect(on('2036-03-15', { age_group: 'adult' })).toBeNull();
  });
});

test('what is outgrown stays so, and never before the fewest months', () => {
  const months = fc.integer({ min: 3, max: 12 });
  fc.assert(
    fc.property(
      fc.option(fc.double({ min: 50, max: 200, noNaN: true })),
      fc.tuple(months, months, months),
      fc.nat(600),
      fc.nat(200),
      (height, limits, ahead, later) => {
        const from = addDays('2026-03-15', ahead);
        const passed = monthsOutgrown(record({ height }), limits, from);
        if (passed === null) return;
        expect(passed).toBeGreaterThanOrEqual(Math.min(...limits));
        expect(ahead).toBeGreaterThanOrEqual(28 * Math.min(...limits));
        const after = monthsOutgrown(record({ height }), limits, addDays(from, later));
        expect(after).toBeGreaterThanOrEqual(passed);
      },
    ),
  );
});
