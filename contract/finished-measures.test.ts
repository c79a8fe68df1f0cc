import { describe, expect, test } from 'vitest';
import { differencesOf, measuresDue, measuresToFinish, TOLERANCES } from './finished-measures.ts';
import { DRESS_TYPES } from './garments.ts';
import { MEASURE_CODES } from './measures.ts';

test('a garment is measured at what was ordered and its type has, in catalogue order', () => {
  const ordered = { height: 1750, sleeve: 610, chest: 980, paincha: 400, foot_length: 260 };
  expect(measuresToFinish('Shalwar_Kameez', ordered)).toEqual(['chest', 'sleeve', 'paincha']);
  expect(measuresToFinish('Waistcoat', ordered)).toEqual(['chest']);
  expect(measuresToFinish(null, ordered)).toEqual(['chest', 'sleeve', 'paincha']);
  expect(measuresToFinish('Shalwar_Kameez', {})).toEqual([]);
});

test('the ends of a tolerance still fit, and the next millimetre does not (workshop-9)', () => {
  for (const code of MEASURE_CODES) {
    const tolerance = TOLERANCES[code];
    if (!tolerance) continue;
    const [smaller, larger] = tolerance;
    for (const by of [smaller, larger])
      expect(differencesOf({ [code]: 1000 }, { [code]: 1000 + by })).toEqual([]);
    for (const by of [smaller - 1, larger + 1]) {
      expect(differencesOf({ [code]: 1000 }, { [code]: 1000 + by })).toEqual([{ measure: code, by }]);
    }
  }
});

test('what was not measured, or not ordered, differs in nothing', () => {
  expect(differencesOf({ chest: 980 }, { sleeve: 500 })).toEqual([]);
});

test('no tolerance excludes what was ordered', () => {
  for (const tolerance of Object.values(TOLERANCES)) {
    if (!tolerance) continue;
    expect(tolerance[0]).toBeLessThanOrEqual(0);
    expect(tolerance[1]).toBeGreaterThanOrEqual(0);
  }
});

describe('what is measured before a garment leaves the in-house workshop (workshop-17)', () => {
  const ordered = { chest: 980, sleeve: 610, height: 1750, paincha: 400 };

  test('is what the dress type requires and a garment has', () => {
    expect(measuresDue('Shalwar_Kameez', ordered, {})).toEqual(['chest', 'sleeve']);
    expect(measuresDue('Shalwar_Kameez', ordered, { chest: 1100, paincha: 400 })).toEqual(['sleeve']);
    expect(measuresDue('Shalwar_Kameez', ordered, { chest: 1100, sleeve: 610 })).toEqual([]);
  });

  test('is the length of a kameez too, where one was ordered (measurements-22)', () => {
    const long = { ...ordered, top_length: 1020 };
    expect(measuresDue('Shalwar_Kameez', long, { chest: 1100, sleeve: 610 })).toEqual(['top_length']);
    expect(measuresDue('Shalwar', { ...long, hip: 900 }, {})).not.toContain('top_length');
  });

  test('is one other measure where none is required, and nothing where none was ordered', () => {
    expect(measuresDue('Shalwar_Kameez', { paincha: 400, hip: 900 }, {})).toEqual(['hip']);
    expect(measuresDue('Shalwar_Kameez', { paincha: 400, hip: 900 }, { paincha: 400 })).toEqual([]);
    expect(measuresDue(null, { chest: 980 }, {})).toEqual(['chest']);
    expect(measuresDue('Shalwar_Kameez', { height: 1750 }, {})).toEqual([]);
  });

  test('can always be taken, for every dress type', () => {
    const all = Object.fromEntries(MEASURE_CODES.map((code) => [code, 1000]));
    for (const dressType of Object.keys(DRESS_TYPES)) {
      const due = measuresDue(dressType, all, {});
      expect(due.length).toBeGreaterThan(0);
      expect(measuresToFinish(dressType, all)).toEqual(expect.arrayContaining(due));
      expect(measuresDue(dressType, all, all)).toEqual([]);
    }
  });
});
