import { expect, test } from 'vitest';
import { inLocale } from '#words';
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
  measured_on: null,
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

test('in Urdu it is worded and mirrored, with values and fractions from left to right', async () => {
  const pdf = readPdf(
    await inLocale('ur', () => renderMeasurementSheet(record, 'Naap', { compress: false })),
  );
  const runs = pdf.pages.flat();
  const text = runs.map((run) => run.text);
  for (const part of ['38 5/16', '33 1/2', '61.5', 'Eid suit', 'Sleeves a little loose']) {
    expect(text).toContain(part);
  }
  for (const part of [
    'ناپ',
    'والدہ',
    'خاتون',
    'کمر',
    'اندازے سے',
    'دو بار ناپا گیا',
    'دوبارہ لیا گیا',
    'نوٹ',
  ]) {
    expect(pdf.actualTexts.join('\n')).toContain(part);
  }
  expect(pdf.info.Title).toBe('ناپ: Eid suit');
  expect(pdf.catalog).toContain('/Lang (ur)');
  const value = runs.find((run) => run.text === '38 5/16');
  expect((value?.x ?? 0) + (value?.width ?? 0)).toBeCloseTo(545.28 - 250 - 20, 0);
});

test.each([
  ['without spaces', 'آستین'.repeat(1000)],
  ['with spaces', 'آستین ذرا کھلی '.repeat(333)],
])('a note of five thousand letters in Urdu %s stays on its pages', async (_, note) => {
  const bytes = await inLocale('ur', () =>
    renderMeasurementSheet({ ...record, note }, 'Naap', { compress: false }),
  );
  const { pages } = readPdf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const run of pages.flat()) {
    expect(run.x, run.text).toBeGreaterThanOrEqual(49);
    expect(run.x + run.width, run.text).toBeLessThanOrEqual(546.28);
    expect(run.y, run.text).toBeGreaterThan(20);
  }
});
