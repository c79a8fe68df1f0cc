import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLocale, measureWords } from '#words';
import { LOCALES } from './locale.ts';
import {
  AGE_GROUPS,
  bandOf,
  FIRST_EIGHT,
  fromCanonical,
  MEASURE_CODES,
  MEASURES,
  toCanonical,
} from './measures.ts';

const lengths = MEASURE_CODES.filter((code) => MEASURES[code].kind === 'length');
const anyLength = fc.constantFrom(...lengths);

describe('the catalogue', () => {
  test('has 45 measures, the eight basic ones first (measurements-3)', () => {
    expect(MEASURE_CODES).toHaveLength(45);
    expect(MEASURE_CODES.slice(0, 8)).toEqual([...FIRST_EIGHT]);
  });

  test.each(LOCALES)('gives every measure a unique name and instructions in %s', (locale) => {
    inLocale(locale, () => {
      const { names, shortNames, inSentence, howTo } = measureWords;
      for (const table of [names, shortNames, howTo]) {
        expect(Object.keys(table)).toEqual(MEASURE_CODES);
      }
      expect(new Set(Object.values(names)).size).toBe(MEASURE_CODES.length);
      expect(new Set(Object.values(inSentence)).size).toBe(MEASURE_CODES.length + 1);
      for (const code of MEASURE_CODES) {
        expect(howTo[code], code).toMatch(locale === 'en' ? /^[A-Z].*\.$/ : /^[^A-Za-z]*۔$/);
      }
    });
  });

  test('gives every measure letters and ascending bands', () => {
    for (const code of MEASURE_CODES) {
      expect(MEASURES[code].neededFor, code).toMatch(/^[KSCTJWDBLAFH]*$/);
      for (const group of AGE_GROUPS) {
        const [lowest, highest] = bandOf(code, group);
        expect(lowest, code).toBeGreaterThan(0);
        expect(highest, code).toBeGreaterThan(lowest);
      }
    }
  });

  test('has eight garment measures, and shows every body length on the figure', () => {
    const ofGarments = MEASURE_CODES.filter((code) => MEASURES[code].onGarment);
    expect(ofGarments).toHaveLength(8);
    for (const code of lengths) {
      expect(MEASURES[code].onFigure === undefined, code).toBe(MEASURES[code].onGarment);
    }
  });

  test('has one measure of weight', () => {
    expect(MEASURE_CODES.filter((code) => MEASURES[code].kind === 'weight')).toEqual(['weight']);
  });

  test('falls back to the adult band where children have none', () => {
    expect(bandOf('chest', 'child')).toEqual([48, 92]);
    expect(bandOf('bust_span', 'child')).toEqual([14, 28]);
  });
});

describe('stored and typed values', () => {
  test('stores whole millimetres and whole grams', () => {
    expect(toCanonical('chest', 96.5, 'cm')).toBe(965);
    expect(toCanonical('chest', 38, 'in')).toBe(965);
    expect(toCanonical('weight', 70.5, 'cm')).toBe(70_500);
  });

  test('takes weight in kilograms whatever the unit', () => {
    expect(toCanonical('weight', 70.5, 'in')).toBe(70_500);
    expect(fromCanonical('weight', 70_500, 'in')).toBe(70.5);
  });

  test('returns centimetres with one decimal as typed', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 1, max: 12_000 }), (code, tenths) => {
        const typed = tenths / 10;
        expect(fromCanonical(code, toCanonical(code, typed, 'cm'), 'cm')).toBe(typed);
      }),
    );
  });

  test('returns halves, quarters, eighths and sixteenths of an inch as typed', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 1, max: 6_000 }), (code, sixteenths) => {
        const typed = sixteenths / 16;
        expect(fromCanonical(code, toCanonical(code, typed, 'in'), 'in')).toBe(typed);
      }),
    );
  });

  test('returns eighths of an inch typed with two decimals, shown with two decimals', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 1, max: 3_000 }), (code, eighths) => {
        const typed = (eighths / 8).toFixed(2);
        expect(fromCanonical(code, toCanonical(code, Number(typed), 'in'), 'in').toFixed(2)).toBe(typed);
      }),
    );
  });

  test('returns kilograms with three decimals as typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 250_000 }), fc.constantFrom('cm', 'in'), (grams, unit) => {
        expect(fromCanonical('weight', toCanonical('weight', grams / 1000, unit), unit)).toBe(grams / 1000);
      }),
    );
  });

  test('returns any inches within a thirty-second plus the rounding of storage', () => {
    fc.assert(
      fc.property(anyLength, fc.double({ min: 1, max: 400, noNaN: true }), (code, typed) => {
        const back = fromCanonical(code, toCanonical(code, typed, 'in'), 'in');
        expect(Math.abs(back - typed)).toBeLessThanOrEqual(1 / 32 + 0.5 / 25.4 + 1e-9);
      }),
    );
  });
});
