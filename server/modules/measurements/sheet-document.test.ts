import { expect, test } from 'vitest';
import type { Measurement } from '../../../contract/measurements.ts';
import { MEASURE_CODES, type MeasureCode } from '../../../contract/measures.ts';
import { readPdf } from '../../../test/pdf-reader.ts';
import { renderMeasurementSheet } from './sheet-document.ts';

const nothing = Object.fromEntries(MEASURE_CODES.map((code) => [code, null])) as Record<MeasureCode, null>;
const record: Measurement = {
  ...nothing,
  id: 1,
  label: 'Eid suit',
  person: 'Amma',
  relation: 'mother',
  gender: 'female',
  age_group: 'adult',
  unit: 'in',
  note: 'Sleeves a little loose',
  chest: 38.3125,
  waist: 33.5,
  neck: 14,
  hip: 40.75,
  weight: 61.5,
  estimated: ['waist'],
  confirmed: ['hip'],
  version: 3,
  updated_at: '2026-11-20T08:00:00.000Z',
  warnings: [],
};

test('the sheet has person, values as on the tape, marks, and what is still to be taken (measurements-14)', async () => {
  const { pages } = readPdf(await renderMeasurementSheet(record, 'Naap', { compress: false }));
  const text = pages
    .flat()
    .map((run) => run.text)
    .join(' ');
  for (const part of [
    'Measurements of Eid suit',
    'Amma, Mother, adult, female · saved 20 November 2026, version 3',
    '38 5/16',
    '33 1/2',
    '40 3/4',
    '61.5 kg',
    'estimated',
    'measured twice',
    'Inseam',
    'Measured again',
    'Note: Sleeves a little loose',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Chaak');
});

test('a record with every measure and a long note in Urdu flows over several pages', async () => {
  const all = Object.fromEntries(MEASURE_CODES.map((code) => [code, 30])) as Record<MeasureCode, number>;
  const pdf = await renderMeasurementSheet({ ...record, ...all, note: 'ناپ '.repeat(200) }, 'Naap', {
    compress: false,
  });
  expect(readPdf(pdf).pages.length).toBeGreaterThan(1);
});
