import { expect, test } from 'vitest';
import { differencesOf, measuresToFinish, TOLERANCES } from './finished-measures.ts';
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
