import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, BUILDS, estimateMeasures, HIP_SHAPES } from './estimates.ts';
import { checkMeasures } from './fit-checks.ts';
import { requiredMeasures } from './garment-measures.ts';
import { DRESS_TYPES, type DressTypeCode } from './garments.ts';
import { type AgeGroup, bandOf, MEASURE_CODES, type MeasureCode, UNITS } from './measures.ts';
import { TOP_SIZES } from './usual-bodies.ts';

/** Measures that grow with height. */
const LENGTHS: readonly MeasureCode[] = [
  'shoulder',
  'sleeve',
  'inseam',
  'outside_leg',
  'nape_to_waist',
  'shoulder_seam',
  'neck_to_knee',
  'neck_to_floor',
  'foot_length',
];

const within = (code: 'height' | 'weight', ageGroup: AgeGroup) => {
  const [min, max] = bandOf(code, ageGroup);
  return fc.double({ min, max, noNaN: true });
};

const extras = fc.record(
  {
    top_size: fc.constantFrom(...TOP_SIZES),
    collar: fc.double({ min: 28, max: 55, noNaN: true }),
    trouser_size: fc.integer({ min: 22, max: 56 }),
    belly: fc.constantFrom(...BUILDS),
    hips: fc.constantFrom(...HIP_SHAPES),
    shoe_size: fc.integer({ min: 20, max: 48 }),
    top_width: fc.double({ min: 25, max: 90, noNaN: true }),
    top_shoulder: fc.double({ min: 22, max: 60, noNaN: true }),
    top_sleeve: fc.double({ min: 25, max: 80, noNaN: true }),
    trouser_width: fc.double({ min: 20, max: 80, noNaN: true }),
    trouser_inseam: fc.double({ min: 25, max: 100, noNaN: true }),
  },
  { requiredKeys: [] },
);

const answers: fc.Arbitrary<Answers> = fc
  .constantFrom<AgeGroup>('adult', 'child')
  .chain((age_group) =>
    fc.tuple(
      fc.record({
        gender: fc.constantFrom('male', 'female'),
        age_group: fc.constant(age_group),
        height: within('height', age_group),
        weight: within('weight', age_group),
      }),
      extras,
    ),
  )
  .map(([person, more]) => ({ ...person, ...more }));

function estimated(given: Answers, unit: (typeof UNITS)[number] = 'cm') {
  const found = estimateMeasures(given, unit);
  if (!found) throw new Error('Nothing was estimated');
  return found.values;
}

describe('what is estimated from any answers (measurements-11)', () => {
  test.each(UNITS)('lies within its bands and raises no warning in %s', (unit) => {
    fc.assert(
      fc.property(answers, (given) => {
        const values = { ...estimated(given, unit) };
        const height = unit === 'cm' ? given.height : given.height / 2.54;
        const { age_group, gender } = given;
        const verdict = checkMeasures({
          age_group,
          gender,
          unit,
          values: { ...values, height, weight: given.weight },
        });
        // The given height and weight may be unusual, but our estimates must not be.
        expect(verdict.refused).toEqual([]);
        expect(verdict.warnings).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('grows with the weight', () => {
    fc.assert(
      fc.property(answers, fc.double({ min: 0, max: 60, noNaN: true }), (given, more) => {
        const heavier = Math.min(given.weight + more, bandOf('weight', given.age_group)[1]);
        const [before, after] = [estimated(given), estimated({ ...given, weight: heavier })];
        for (const code of MEASURE_CODES)
          expect(after[code] ?? 0, code).toBeGreaterThanOrEqual(before[code] ?? 0);
      }),
      { numRuns: 1000 },
    );
  });

  test('has lengths that grow with the height', () => {
    fc.assert(
      fc.property(answers, fc.double({ min: 0, max: 60, noNaN: true }), (given, more) => {
        const taller = Math.min(given.height + more, bandOf('height', given.age_group)[1]);
        const [before, after] = [estimated(given), estimated({ ...given, height: taller })];
        for (const code of LENGTHS) expect(after[code] ?? 0, code).toBeGreaterThanOrEqual(before[code] ?? 0);
      }),
      { numRuns: 1000 },
    );
  });

  test('is on half centimetres and quarter inches', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...UNITS), (given, unit) => {
        const steps = unit === 'cm' ? 2 : 4;
        for (const value of Object.values(estimated(given, unit))) expect((value * steps) % 1).toBe(0);
      }),
    );
  });

  test('is enough to order any garment, apart from height and weight', () => {
    fc.assert(
      fc.property(
        answers,
        fc.constantFrom(...(Object.keys(DRESS_TYPES) as DressTypeCode[])),
        (given, dress) => {
          const values = { ...estimated(given), height: given.height };
          expect(requiredMeasures(dress).filter((code) => !(code in values))).toEqual([]);
        },
      ),
    );
  });
});

const man = { gender: 'male', age_group: 'adult', height: 178, weight: 82 } as const;
const woman = { gender: 'female', age_group: 'adult', height: 162, weight: 58 } as const;
const girl = { gender: 'female', age_group: 'child', height: 122, weight: 23 } as const;

test.each([
  ['a man', man, { chest: 104, waist: 90, shoulder: 46, sleeve: 62, neck: 41, inseam: 85, hip: 100 }],
  ['a woman', woman, { chest: 88, waist: 73, shoulder: 39, sleeve: 55, neck: 33, inseam: 78, hip: 95 }],
  ['a child', girl, { chest: 62, waist: 56, shoulder: 30, sleeve: 44, neck: 27, inseam: 54, hip: 66 }],
])('%s of usual build is met within the margins', (_who, given, tape) => {
  const found = estimateMeasures(given, 'cm');
  for (const [code, value] of Object.entries(tape) as [MeasureCode, number][]) {
    expect(Math.abs((found?.values[code] ?? 0) - value), code).toBeLessThanOrEqual(found?.margins[code] ?? 0);
  }
});

test('a garment that fits moves the estimate to itself and narrows the margin', () => {
  const plain = estimateMeasures(man, 'cm');
  const shirt = estimateMeasures({ ...man, collar: 44, top_width: 64, trouser_inseam: 75 }, 'cm');
  for (const code of ['neck', 'chest'] as const) {
    expect(shirt?.values[code]).toBeGreaterThan(plain?.values[code] ?? 0);
  }
  expect(shirt?.values.inseam).toBeLessThan(plain?.values.inseam ?? 0);
  expect(shirt?.values.outside_leg).toBeLessThan(plain?.values.outside_leg ?? 0);
  expect(shirt?.margins.neck).toBeLessThan(plain?.margins.neck ?? 0);
});

test.each([
  { ...man, height: 100 },
  { ...man, weight: 20 },
  { ...man, height: Number.NaN },
  { ...girl, height: 180 },
])('nothing is estimated where height or weight is unusual: %j', (given) => {
  expect(estimateMeasures(given, 'cm')).toBeUndefined();
});
