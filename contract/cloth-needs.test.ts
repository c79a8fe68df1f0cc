import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Person, SIZES_OF, type Wearer, wearerOfSize } from './cloth-bodies.ts';
import { CLOTH_WIDTHS, type Cloth, clothNeeds } from './cloth-needs.ts';
import type { DesignChoices, DesignFeature } from './design-features.ts';
import { designFeaturesOf } from './garment-design.ts';
import { type DressTypeCode, dressTypesFor } from './garments.ts';
import { AGE_GROUPS, bandOf, MEASURE_CODES, type MeasureCode } from './measures.ts';

const GARMENTS: [gender: Person, code: DressTypeCode][] = [
  ...dressTypesFor('Gents Tailor').map(({ code }): [Person, DressTypeCode] => ['male', code]),
  ...dressTypesFor('Ladies Tailor').map(({ code }): [Person, DressTypeCode] => ['female', code]),
];

type Options = Parameters<typeof clothNeeds>[2];

function metresOf(code: DressTypeCode, wearer: Wearer, options: Options): Partial<Record<Cloth, number>> {
  return Object.fromEntries(clothNeeds(code, wearer, options).map(({ cloth, metres }) => [cloth, metres]));
}

/** Compares every cloth; one that only the first garment has counts as 0 in the other. */
function expectNoLess(more: Partial<Record<Cloth, number>>, less: Partial<Record<Cloth, number>>) {
  for (const [cloth, metres] of Object.entries(less)) {
    expect(more[cloth as Cloth] ?? 0, cloth).toBeGreaterThanOrEqual(metres);
  }
}

const garment = fc.constantFrom(...GARMENTS);
const width = fc.integer({ min: 20, max: 120 });

const person = fc.tuple(garment, fc.constantFrom(...AGE_GROUPS)).chain(([[gender, code], age_group]) => {
  const measure = (one: MeasureCode) => {
    const [lowest, highest] = bandOf(one, age_group);
    return fc.option(fc.double({ min: lowest * 0.75, max: highest * 1.25, noNaN: true }), {
      nil: undefined,
    });
  };
  return fc.record({
    code: fc.constant(code),
    wearer: fc.record({
      gender: fc.constant(gender),
      age_group: fc.constant(age_group),
      measures: fc.record(Object.fromEntries(MEASURE_CODES.map((one) => [one, measure(one)]))),
    }) as fc.Arbitrary<Wearer>,
    choices: fc.record(
      Object.fromEntries(
        designFeaturesOf(code).map(({ feature, options }) => [
          feature,
          fc.option(fc.constantFrom(...options), { nil: undefined }),
        ]),
      ),
    ) as fc.Arbitrary<DesignChoices>,
  });
});

test('counts 59 garments', () => {
  expect(GARMENTS).toHaveLength(59);
});

test.each(GARMENTS)(
  'of a %s wearer, %s needs 0.5 to 12 m in every size and width (cloth-1)',
  (gender, code) => {
    for (const age of AGE_GROUPS) {
      for (const size of SIZES_OF[age]) {
        for (const width of CLOTH_WIDTHS) {
          const needs = clothNeeds(code, wearerOfSize(gender, age, size), { width });
          expect(needs[0]?.cloth).toBe('main');
          for (const { metres } of needs) {
            expect(metres * 4).toBe(Math.round(metres * 4));
            expect(metres).toBeGreaterThanOrEqual(0.5);
            expect(metres).toBeLessThanOrEqual(12);
          }
        }
      }
    }
  },
);

test('a larger size never needs less', () => {
  for (const [gender, code] of GARMENTS) {
    for (const age of AGE_GROUPS) {
      const sizes = SIZES_OF[age].map((size) =>
        metresOf(code, wearerOfSize(gender, age, size), { width: 44 }),
      );
      for (const [place, larger] of sizes.slice(1).entries()) expectNoLess(larger, sizes[place] ?? {});
    }
  }
});

test('a wider cloth never needs more metres', () => {
  fc.assert(
    fc.property(person, width, width, fc.boolean(), ({ code, wearer, choices }, one, other, isMatched) => {
      const at = (inches: number) => metresOf(code, wearer, { width: inches, choices, isMatched });
      expectNoLess(at(Math.min(one, other)), at(Math.max(one, other)));
    }),
  );
});

test('a print that is matched never needs less', () => {
  fc.assert(
    fc.property(person, width, ({ code, wearer, choices }, inches) => {
      const options = { width: inches, choices };
      expectNoLess(metresOf(code, wearer, { ...options, isMatched: true }), metresOf(code, wearer, options));
    }),
  );
});

test('a larger measure never needs less', () => {
  fc.assert(
    fc.property(
      person,
      fc.constantFrom(...MEASURE_CODES),
      fc.double({ min: 0, max: 60, noNaN: true }),
      (given, one, by) => {
        const { code, wearer, choices } = given;
        const value = wearer.measures[one];
        fc.pre(value !== undefined);
        const larger = { ...wearer, measures: { ...wearer.measures, [one]: (value ?? 0) + by } };
        const options = { width: 44, choices };
        expectNoLess(metresOf(code, larger, options), metresOf(code, wearer, options));
      },
    ),
    { numRuns: 2000 },
  );
});

/** Options of a feature from the one that needs least cloth to the one that needs most. */
const GROWING: Partial<Record<DesignFeature, readonly string[]>> = {
  sleeves: ['none', 'half', 'three_quarter', 'full', 'bell'],
  length: ['short', 'knee', 'long', 'floor'],
  ghera: ['straight', 'a_line', 'flared'],
  cut: ['slim', 'straight', 'wide'],
  pleats: ['none', 'one', 'two'],
  turn_up: ['plain', 'turned'],
  border: ['none', 'narrow', 'broad'],
  lining: ['none', 'half', 'full'],
};

test.each(Object.entries(GROWING))('the choice of %s follows its cloth: %j', (feature, options) => {
  fc.assert(
    fc.property(person, ({ code, wearer, choices }) => {
      const offered = designFeaturesOf(code).find((one) => one.feature === feature)?.options ?? [];
      const growing = options.filter((option) => offered.includes(option));
      const { cuffs: _, ...others } = choices;
      const needs = growing.map((option) =>
        metresOf(code, wearer, { width: 44, choices: { ...others, [feature]: option } }),
      );
      for (const [place, more] of needs.slice(1).entries()) expectNoLess(more, needs[place] ?? {});
    }),
  );
});

test.each(['sleeves', 'length', 'ghera', 'lining'] as const)(
  'the choice of %s changes what a kameez needs',
  (feature) => {
    const options = GROWING[feature] ?? [];
    const offered = designFeaturesOf('Shalwar_Kameez').find((one) => one.feature === feature)?.options ?? [];
    const wearer = wearerOfSize('female', 'adult', 'M');
    const [least, most] = [0, -1].map((place) => {
      const option = options.filter((one) => offered.includes(one)).at(place);
      return clothNeeds('Shalwar_Kameez', wearer, { width: 44, choices: { [feature]: option } });
    });
    expect(most).not.toEqual(least);
  },
);

test('is finite for every plausible record', () => {
  fc.assert(
    fc.property(person, width, ({ code, wearer, choices }, inches) => {
      for (const { metres } of clothNeeds(code, wearer, { width: inches, choices })) {
        expect(metres).toBeGreaterThanOrEqual(0.5);
        expect(metres).toBeLessThanOrEqual(60);
      }
    }),
  );
});

const [MAN, WOMAN] = (['male', 'female'] as const).map((gender) => wearerOfSize(gender, 'adult', 'M')) as [
  Wearer,
  Wearer,
];

describe('cloths beside the main one', () => {
  const cloths = (code: DressTypeCode, wearer: Wearer, choices?: DesignChoices) =>
    clothNeeds(code, wearer, { width: 54, ...(choices && { choices }) }).map(({ cloth }) => cloth);

  test('women have a dupatta with a suit, men none', () => {
    expect(cloths('Shalwar_Kameez', WOMAN)).toEqual(['main', 'dupatta']);
    expect(cloths('Shalwar_Kameez', MAN)).toEqual(['main']);
    expect(metresOf('Bridal_Lehenga', WOMAN, { width: 54 }).dupatta).toBe(2.75);
  });

  test('a waistcoat and what is worn under a sherwani are other cloths', () => {
    expect(cloths('Shalwar_Kameez_Waistcoat', MAN)).toEqual(['main', 'waistcoat', 'lining']);
    expect(cloths('Sherwani', MAN)).toEqual(['main', 'bottom', 'lining']);
    expect(cloths('Three_Piece_Suit', MAN)).toEqual(['main', 'lining']);
  });

  test('a lining is named where one is chosen or usual', () => {
    expect(cloths('Kurta', WOMAN, { lining: 'full' })).toEqual(['main', 'lining']);
    expect(cloths('Jackets', MAN, { lining: 'none' })).toEqual(['main']);
    const [half, full] = (['half', 'full'] as const).map((lining) =>
      metresOf('Jackets', MAN, { width: 54, choices: { lining } }),
    );
    expect(half?.lining).toBeLessThan(full?.lining ?? 0);
  });

  test('a dhoti and a saree are as long in any width', () => {
    for (const width of CLOTH_WIDTHS) expect(metresOf('Dhoti_Kurta', MAN, { width }).bottom).toBe(4.5);
  });
});

test('another bottom than the usual one is cut as such', () => {
  const patiala = metresOf('Patiala_Suit', WOMAN, { width: 44 });
  expect(metresOf('Patiala_Suit', WOMAN, { width: 44, choices: { bottom: 'shalwar' } })).toEqual(patiala);
  expect(metresOf('Patiala_Suit', WOMAN, { width: 44, choices: { bottom: 'trousers' } })).toEqual({
    ...metresOf('Kurta_Trousers', WOMAN, { width: 44 }),
    dupatta: 2.5,
  });
});

test('the measured length of a kameez makes no other garment longer', () => {
  const measured = { ...WOMAN, measures: { ...WOMAN.measures, top_length: 140 } };
  const at = (code: DressTypeCode, wearer: Wearer) => metresOf(code, wearer, { width: 44 }).main ?? 0;
  expect(at('Kurta', measured)).toBeGreaterThan(at('Kurta', WOMAN));
  for (const code of ['Jackets', 'Saree_Blouse', 'T_Shirts'] as const) {
    expect(at(code, measured)).toBe(at(code, WOMAN));
  }
});

test('a measured ghera makes a hem wider, never narrower', () => {
  const at = (code: DressTypeCode, ghera: number, choices: DesignChoices = {}) =>
    metresOf(code, { ...WOMAN, measures: { ...WOMAN.measures, ghera } }, { width: 44, choices }).main ?? 0;
  for (const code of ['Lehenga_Choli', 'Abaya', 'Kurta'] as const) {
    expect(at(code, 80)).toBe(metresOf(code, WOMAN, { width: 44 }).main);
    expect(at(code, 600)).toBeGreaterThan(at(code, 80));
    expect(at(code, 600, { ghera: 'straight' })).toBe(at(code, 80, { ghera: 'straight' }));
  }
});

test('choices that the garment does not offer are ignored', () => {
  expect(metresOf('Trousers', MAN, { width: 44, choices: { ghera: 'flared', sleeves: 'bell' } })).toEqual(
    metresOf('Trousers', MAN, { width: 44 }),
  );
});
