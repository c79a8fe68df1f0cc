import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { inLocale } from '#words';
import type { renderMeasurementSheet } from '../../modules/measurements/sheet-document.ts';
import { BusyError } from '../busy-error.ts';
import { printPdf } from './threaded-pdf.ts';

const SHEET = { file: 'modules/measurements/sheet-document.ts', name: 'renderMeasurementSheet' } as const;
type Sheet = typeof renderMeasurementSheet;
/** The worst case: text that alternates between two scripts. */
const RECORD = {
  label: 'Ayesha',
  person: '',
  gender: 'female',
  age_group: 'adult',
  unit: 'cm',
  relation: null,
  version: 1,
  updated_at: '2026-01-01T00:00:00.000Z',
  note: 'aن'.repeat(500),
  estimated: [],
  confirmed: [],
  warnings: [],
} as unknown as Parameters<Sheet>[0];

test('sheets are printed beside the event loop, whatever their note holds', async () => {
  await printPdf<Sheet>('first', SHEET, RECORD, 'Naap');
  const before = performance.eventLoopUtilization();
  const printed = await Promise.all(
    ['a', 'b', 'c'].map((caller) => printPdf<Sheet>(caller, SHEET, RECORD, 'Naap')),
  );
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6);
  for (const bytes of printed) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an account has four at most waiting, and an error of one harms no other', async () => {
  const asked = Array.from({ length: 5 }, () => printPdf<Sheet>('busy', SHEET, RECORD, 'Naap'));
  await expect(asked[4]).rejects.toBeInstanceOf(BusyError);
  const broken = printPdf<Sheet>('other', { ...SHEET, name: 'none' }, RECORD, 'Naap');
  await expect(broken).rejects.toThrow();
  expect(await Promise.all(asked.slice(0, 4))).toHaveLength(4);
});

test('the language of the caller travels with the task, and a long Urdu note is printed in time', async () => {
  const record = { ...RECORD, note: 'کپڑےکیسلائی'.repeat(450) };
  const [english, urdu] = await Promise.all([
    printPdf<Sheet>('one', SHEET, RECORD, 'Naap', { compress: false }),
    inLocale('ur', () => printPdf<Sheet>('other', SHEET, record, 'Naap', { compress: false })),
  ]);
  expect(english.toString('latin1')).toContain('/Lang (en)');
  expect(urdu.toString('latin1')).toContain('/Lang (ur)');
});
