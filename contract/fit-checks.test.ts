import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMeasures, type FitVerdict, type MeasuredPerson } from './fit-checks.ts';
import { AGE_GROUPS, bandOf, MEASURE_CODES, MEASURES, type MeasureCode, type Unit } from './measures.ts';

type Values = MeasuredPerson['values'];

function check(values: Values, other: Partial<MeasuredPerson> = {}): FitVerdict {
  return checkMeasures({ age_group: 'adult', gender: 'male', unit: 'cm', values, ...other });
}

function crossed(values: Values): string[] {
  return check(values)
    .warnings.filter((warning) => warning.kind === 'cross')
    .map((warning) => [warning.code, ...(warning.related ?? [])].join('/'));
}

/** 0: fine; 1: outside its own band; 2: refused. */
function severity(verdict: FitVerdict, code: MeasureCode): number {
  if (verdict.refused.some((refusal) => refusal.code === code)) return 2;
  return verdict.warnings.some((warning) => warning.code === code && warning.kind !== 'cross') ? 1 : 0;
}

const anyCode = fc.constantFrom(...MEASURE_CODES);
const anyGroup = fc.constantFrom(...AGE_GROUPS);
const anyUnit = fc.constantFrom<Unit>('cm', 'in');
const anyGender = fc.constantFrom<MeasuredPerson['gender']>('male', 'female', 'other', null);

/** Centimetres (weight: kg) with one decimal, from far below every band to far above it. */
function valueAround(code: MeasureCode): fc.Arbitrary<number> {
  const [lowest, highest] = bandOf(code, 'adult');
  return fc.integer({ min: Math.floor(lowest * 2), max: highest * 16 }).map((tenths) => tenths / 10);
}

const anyValues: fc.Arbitrary<Partial<Record<MeasureCode, number | null>>> = fc.record(
  Object.fromEntries(MEASURE_CODES.map((code) => [code, fc.option(valueAround(code))])) as Record<
    MeasureCode,
    fc.Arbitrary<number | null>
  >,
  { requiredKeys: [] },
);

function inInches(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([code, value]) => {
      const isLength = MEASURES[code as MeasureCode].kind === 'length';
      return [code, value !== null && isLength ? value / 2.54 : value];
    }),
  );
}

function resultOf({ refused, warnings }: FitVerdict) {
  return {
    refused: refused.map(({ code }) => code),
    warned: warnings.map(({ code, kind, related }) => [code, kind === 'cross', related ?? []]),
  };
}

describe('a value against its band', () => {
  test('does not warn about an average person, in either unit', () => {
    const values: Values = {
      chest: 98,
      waist: 86,
      shoulder: 45,
      sleeve: 60,
      neck: 39,
      inseam: 78,
      height: 175,
      weight: 74,
      wrist: 17,
      elbow: 27,
      ankle: 24,
      calf: 37,
      thigh: 56,
      paincha: 40,
      heel_pass: 33,
      outside_leg: 103,
      seat_depth: 26,
    };
    expect(check(values)).toEqual({ refused: [], warnings: [] });
    expect(check(inInches(values), { unit: 'in' })).toEqual({ refused: [], warnings: [] });
  });

  test.each(MEASURE_CODES.flatMap((code) => AGE_GROUPS.map((group) => [code, group] as const)))(
    '%s of an %s warns just outside its band and is refused more than a quarter beyond',
    (code, age_group) => {
      const [lowest, highest] = bandOf(code, age_group);
      const step = MEASURES[code].kind === 'weight' ? 0.001 : 0.1;
      const at = (value: number) => severity(check({ [code]: value }, { age_group }), code);
      expect([at(lowest), at(highest)]).toEqual([0, 0]);
      expect([at(lowest - step), at(highest + step)]).toEqual([1, 1]);
      const floor = Math.ceil((lowest * 0.75) / step - 1e-9) * step;
      const ceiling = Math.floor((highest * 1.25) / step + 1e-9) * step;
      expect([at(floor), at(ceiling)]).toEqual([1, 1]);
      expect([at(floor - step), at(ceiling + step)]).toEqual([2, 2]);
    },
  );

  test('is worded in the unit of the record', () => {
    expect(check({ chest: 165 }).warnings).toEqual([
      {
        code: 'chest',
        kind: 'band',
        sentence:
          '165 cm for the chest is more than usual (70 to 160 cm). Please measure once more; if it is right, keep it.',
      },
    ]);
    expect(check({ chest: 66 }, { unit: 'in', gender: 'female' }).warnings[0]?.sentence).toBe(
      '66 in for the bust is more than usual (27.6 to 62.9 in). Please measure once more; if it is right, keep it.',
    );
    expect(check({ weight: 300 }, { unit: 'in' }).refused).toEqual([
      {
        code: 'weight',
        sentence: '300 kg for the weight cannot be right: usual is 30 to 200 kg. Please measure once more.',
      },
    ]);
  });

  test('is checked against the bands of children for a child', () => {
    expect(severity(check({ chest: 60 }), 'chest')).toBe(1);
    expect(severity(check({ chest: 60 }, { age_group: 'child' }), 'chest')).toBe(0);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0, -96])('refuses %s', (value) => {
    expect(severity(check({ chest: value }), 'chest')).toBe(2);
  });

  test('is never reported with a limit that the value meets', () => {
    fc.assert(
      fc.property(
        anyCode,
        anyGroup,
        anyUnit,
        fc.integer({ min: 1, max: 100_000 }),
        (code, age_group, unit, n) => {
          const { refused, warnings } = check({ [code]: n / 100 }, { age_group, unit });
          for (const { sentence } of [...refused, ...warnings]) {
            const [lowest, highest] = /([\d.]+) to ([\d.]+)/.exec(sentence)?.slice(1).map(Number) ?? [];
            expect(n / 100 < Number(lowest) || n / 100 > Number(highest), sentence).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the other unit', () => {
  test('a chest of 38 in a record in cm is refused with a suggestion', () => {
    expect(check({ chest: 38 })).toEqual({
      refused: [
        {
          code: 'chest',
          sentence: '38 cm for the chest cannot be right: usual is 70 to 160 cm. Did you mean 38 inches?',
          suggestion: { unit: 'in', value: 96.5 },
        },
      ],
      warnings: [],
    });
  });

  test('a value near its band gets a suggestion only', () => {
    expect(check({ top_length: 42 }).warnings).toMatchObject([
      { code: 'top_length', kind: 'inches', suggestion: { unit: 'in', value: 106.7 } },
    ]);
  });

  test('centimetres typed into a record in inches get a suggestion too', () => {
    expect(check({ chest: 96.5 }, { unit: 'in' }).refused).toMatchObject([
      {
        code: 'chest',
        sentence: expect.stringMatching(/Did you mean 96.5 cm\?$/),
        suggestion: { unit: 'cm', value: 38 },
      },
    ]);
  });

  test('a value that is plausible, or implausible in both units, gets no suggestion', () => {
    expect(check({ ghera: 100 })).toEqual({ refused: [], warnings: [] });
    expect(check({ chest: 10 }).refused[0]?.suggestion).toBeUndefined();
    expect(check({ chest: 165 }).warnings[0]?.suggestion).toBeUndefined();
  });

  test('weight never gets a suggestion', () => {
    expect(check({ weight: 25 }).warnings).toMatchObject([{ kind: 'band' }]);
  });

  test('a plausible value in the wrong unit always gets a suggestion, which resolves it', () => {
    fc.assert(
      fc.property(
        anyCode,
        anyGroup,
        anyUnit,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (code, age_group, unit, at) => {
          fc.pre(code !== 'weight');
          const [lowest, highest] = bandOf(code, age_group);
          const centimetres = Math.round((lowest + at * (highest - lowest)) * 10) / 10;
          const value = unit === 'cm' ? centimetres / 2.54 : centimetres;
          const verdict = check({ [code]: value }, { age_group, unit });
          fc.pre(severity(verdict, code) > 0);
          const [complaint] = [...verdict.refused, ...verdict.warnings];
          expect(complaint?.suggestion?.unit).toBe(unit === 'cm' ? 'in' : 'cm');
          // A sixteenth of an inch may be just outside the band, but within the saving limits.
          const settled = check({ [code]: complaint?.suggestion?.value ?? 0 }, { age_group, unit });
          expect(severity(settled, code)).toBeLessThanOrEqual(unit === 'cm' ? 0 : 1);
        },
      ),
    );
  });
});

describe('measures against each other', () => {
  test.each<[string, Values, Values]>([
    ['neck/chest', { neck: 52.9, chest: 53 }, { neck: 53, chest: 53 }],
    ['wrist/elbow', { wrist: 19.9, elbow: 20 }, { wrist: 20, elbow: 20 }],
    ['ankle/calf', { ankle: 29.9, calf: 30 }, { ankle: 30, calf: 30 }],
    ['calf/thigh', { calf: 49.9, thigh: 50 }, { calf: 50, thigh: 50 }],
    ['ankle/thigh', { ankle: 33.9, thigh: 34 }, { ankle: 34, thigh: 34 }],
    ['under_bust/chest', { under_bust: 90, chest: 90 }, { under_bust: 90.1, chest: 90 }],
    ['paincha/heel_pass', { paincha: 33, heel_pass: 33 }, { paincha: 32.9, heel_pass: 33 }],
    [
      'outside_leg/seat_depth/inseam',
      { outside_leg: 108, seat_depth: 26, inseam: 78 },
      { outside_leg: 108.1, seat_depth: 26, inseam: 78 },
    ],
    ['shoulder/height', { shoulder: 34, height: 170 }, { shoulder: 33.9, height: 170 }],
    ['shoulder/height', { shoulder: 49.3, height: 170 }, { shoulder: 49.4, height: 170 }],
    ['inseam/height', { inseam: 64.6, height: 170 }, { inseam: 64.5, height: 170 }],
    ['inseam/height', { inseam: 88.4, height: 170 }, { inseam: 88.5, height: 170 }],
    ['sleeve/height', { sleeve: 49.3, height: 170 }, { sleeve: 49.2, height: 170 }],
    ['sleeve/height', { sleeve: 64.6, height: 170 }, { sleeve: 64.7, height: 170 }],
  ])('%s passes at its boundary and warns one millimetre beyond', (pair, agreeing, clashing) => {
    expect(crossed(agreeing)).toEqual([]);
    expect(crossed(clashing)).toEqual([pair]);
  });

  test('are explained in the unit of the record', () => {
    const reason = (values: Values, unit: Unit) => check(values, { unit }).warnings.at(-1)?.sentence;
    expect(reason({ paincha: 24, heel_pass: 33 }, 'cm')).toBe(
      'The paincha (24 cm) is narrower than the heel pass (33 cm): the foot passes only if the leg opens.',
    );
    expect(reason({ outside_leg: 49, seat_depth: 10, inseam: 30 }, 'in')).toBe(
      'With this seat depth and inseam the outside leg should be at most 41.5 in, not 49 in. Please check all three.',
    );
    expect(reason({ shoulder: 52, height: 170 }, 'cm')).toBe(
      'At a height of 170 cm, the shoulder is usually 34 to 49.3 cm, not 52 cm. Please check both.',
    );
  });

  test('warn exactly where the catalogue says so', () => {
    const compared = [
      'neck',
      'chest',
      'under_bust',
      'wrist',
      'elbow',
      'ankle',
      'calf',
      'thigh',
      'paincha',
      'heel_pass',
      'outside_leg',
      'seat_depth',
      'inseam',
      'height',
      'shoulder',
      'sleeve',
    ] as const;
    // In whole millimetres, so that the rules below are exact.
    const anyone = fc.record(
      Object.fromEntries(
        compared.map((code) => {
          const [lowest, highest] = bandOf(code, 'adult');
          return [code, fc.integer({ min: Math.ceil(lowest * 7.5), max: Math.floor(highest * 12.5) })];
        }),
      ) as Record<(typeof compared)[number], fc.Arbitrary<number>>,
    );
    const share = (part: number, whole: number, least: number, most: number) =>
      part * 100 < least * whole || part * 100 > most * whole;
    fc.assert(
      fc.property(anyone, (mm) => {
        const expected = [
          mm.neck >= mm.chest && 'neck/chest',
          mm.wrist >= mm.elbow && 'wrist/elbow',
          mm.ankle >= mm.calf && 'ankle/calf',
          mm.calf >= mm.thigh && 'calf/thigh',
          mm.under_bust > mm.chest && 'under_bust/chest',
          mm.paincha < mm.heel_pass && 'paincha/heel_pass',
          mm.outside_leg > mm.seat_depth + mm.inseam + 40 && 'outside_leg/seat_depth/inseam',
          share(mm.shoulder, mm.height, 20, 29) && 'shoulder/height',
          share(mm.inseam, mm.height, 38, 52) && 'inseam/height',
          share(mm.sleeve, mm.height, 29, 38) && 'sleeve/height',
        ].filter((pair) => pair !== false);
        const values = Object.fromEntries(Object.entries(mm).map(([code, value]) => [code, value / 10]));
        expect(crossed(values)).toEqual(expected);
      }),
    );
  });

  test('are not compared with a refused value', () => {
    expect(crossed({ neck: 40, chest: 38 })).toEqual([]);
  });
});

describe('any record', () => {
  test('gets the same result in centimetres and in inches', () => {
    fc.assert(
      fc.property(anyValues, anyGroup, (values, age_group) => {
        expect(resultOf(check(inInches(values), { age_group, unit: 'in' }))).toEqual(
          resultOf(check(values, { age_group })),
        );
      }),
    );
  });

  test('is refused only outside the bands, and no measure is both refused and warned', () => {
    fc.assert(
      fc.property(anyValues, anyGroup, (values, age_group) => {
        const { refused, warnings } = check(values, { age_group });
        for (const { code } of refused) {
          const [lowest, highest] = bandOf(code, age_group);
          const value = values[code] ?? 0;
          expect(value < lowest || value > highest).toBe(true);
          expect(warnings.some((warning) => warning.code === code || warning.related?.includes(code))).toBe(
            false,
          );
        }
      }),
    );
  });

  test('is checked no less strictly the further a value leaves its band', () => {
    fc.assert(
      fc.property(
        anyCode,
        anyGroup,
        anyUnit,
        fc.tuple(fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true })),
        fc.boolean(),
        (code, age_group, unit, distances, upwards) => {
          const [lowest, highest] = bandOf(code, age_group);
          const [near, far] = distances
            .toSorted((a, b) => a - b)
            .map((distance) => {
              const value = upwards ? highest * (1 + distance) : lowest * (1 - distance);
              return severity(
                check(
                  { [code]: unit === 'in' && code !== 'weight' ? value / 2.54 : value },
                  { age_group, unit },
                ),
                code,
              );
            });
          expect(near).toBeLessThanOrEqual(far ?? 0);
        },
      ),
    );
  });

  test('gets no warning about measures that were not taken', () => {
    const untaken = Object.fromEntries(MEASURE_CODES.map((code) => [code, null]));
    expect(check(untaken)).toEqual({ refused: [], warnings: [] });
    expect(check({})).toEqual({ refused: [], warnings: [] });
    fc.assert(
      fc.property(anyValues, anyCode, anyGender, (values, code, gender) => {
        const without = { ...values, [code]: null };
        const { refused, warnings } = check(without, { gender });
        for (const complaint of [...refused, ...warnings])
          expect(without[complaint.code]).toEqual(expect.any(Number));
        for (const { related = [] } of warnings) {
          for (const other of related) expect(without[other]).toEqual(expect.any(Number));
        }
        expect(
          check(Object.fromEntries(Object.entries(without).filter(([, value]) => value !== null)), {
            gender,
          }),
        ).toEqual({ refused, warnings });
      }),
    );
  });

  test('is not modified', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const before = structuredClone(values);
        check(values);
        expect(values).toEqual(before);
      }),
    );
  });
});
