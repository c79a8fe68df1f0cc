import { expect, test } from 'vitest';
import { SAMPLE_MEASURE_CODES, SAMPLE_MEASURES } from './constants/samples.ts';
import { DRESS_TYPES, type DressTypeCode } from './garments.ts';
import { bandOf, fromCanonical } from './measures.ts';
import { fieldOf, readSample, sampleMeasuresFor } from './sample-measures.ts';

const MAN = { age_group: 'adult', gender: 'male' } as const;

test('half girths are doubled, and the body has less than the garment (measurements-21)', () => {
  expect(readSample({ chest: 56, sleeve: 62.5, top_length: 102, inseam: 72 }, 'cm', MAN)).toEqual({
    values: { chest: 1020, top_chest: 1120, sleeve: 610, top_length: 1020, inseam: 760 },
    estimated: ['chest', 'sleeve', 'inseam'],
  });
  expect(readSample({ chest: 22 }, 'in', { age_group: 'child', gender: 'female' }).values).toEqual({
    top_chest: 1118,
    chest: 1038,
  });
  expect(readSample({}, 'cm', MAN)).toEqual({ values: {}, estimated: [] });
});

test('every dress type has something to take, and each measure a field', () => {
  for (const type of Object.keys(DRESS_TYPES) as DressTypeCode[]) {
    expect(sampleMeasuresFor(type).length, type).toBeGreaterThan(2);
  }
  expect(sampleMeasuresFor(null)).toEqual(SAMPLE_MEASURE_CODES);
  expect(sampleMeasuresFor('Kurta')).toContain('chest');
  expect(sampleMeasuresFor('Trousers')).not.toContain('chest');
  expect(SAMPLE_MEASURE_CODES.map(fieldOf)).toEqual(SAMPLE_MEASURE_CODES);
  expect([fieldOf('top_chest'), fieldOf('weight')]).toEqual(['chest', undefined]);
});

test('a garment in the middle of each band gives a measure within it', () => {
  for (const code of SAMPLE_MEASURE_CODES) {
    const [lowest, highest] = bandOf(code, 'adult');
    const middle = (lowest + highest) / 2;
    const { values } = readSample({ [code]: SAMPLE_MEASURES[code].isHalf ? middle / 2 : middle }, 'cm', MAN);
    const read = fromCanonical(code, values[code] ?? 0, 'cm');
    expect(read >= lowest && read <= highest, `${code}: ${read}`).toBe(true);
  }
});
