import { expect, test } from 'vitest';
import { inLocale } from '#words';
import type { WaitingWork } from './waiting-work.ts';
import { countWords, dueWords, garmentsInWords, isLate, workName } from './words.ts';

test.each([
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-11-25', 'in 3 days'],
  ['2026-11-21', '1 day late'],
  ['2026-10-22', '31 days late'],
])('an order promised for %s is due %s', (promised, words) => {
  const order = { status: 'ACCEPTED', question: null, expected_delivery_date: promised } as const;
  expect(dueWords(order, '2026-11-22')).toBe(words);
  expect(isLate(order, '2026-11-22')).toBe(words.endsWith('late'));
});

test.each(['READY', 'SHIPPED', 'DELIVERED'] as const)(
  'what is %s is not late: the garment is not with the tailor (workshop-2)',
  (status) => {
    const order = { status, question: null, expected_delivery_date: '2026-11-13' };
    expect([dueWords(order, '2026-11-22'), isLate(order, '2026-11-22')]).toEqual([undefined, false]);
  },
);

test('an alteration is due on its own day, and late after it', () => {
  const order = { status: 'ALTERATION', question: null, expected_delivery_date: '2026-11-25' } as const;
  expect(dueWords(order, '2026-11-22')).toBe('in 3 days');
  expect(isLate(order, '2026-11-26')).toBe(true);
});

test('an accepted order without its cloth is neither due nor late (orders-80)', () => {
  const order = { status: 'ACCEPTED', question: null, expected_delivery_date: '2026-11-13' } as const;
  const awaiting = { ...order, cloth_due_on: '2026-11-10' };
  expect([dueWords(awaiting, '2026-11-22'), isLate(awaiting, '2026-11-22')]).toEqual([undefined, false]);
  expect(isLate({ ...order, cloth_due_on: null }, '2026-11-22')).toBe(true);
});

test('waiting work names which of several garments it is about (workshop-65)', () => {
  const of = { item_type: 'dress', dress_type: 'Kurta', shoe_size: null, place: 2, count: 3 };
  const name = (work: object) => workName({ work } as unknown as Pick<WaitingWork, 'work'>);
  const step = { kind: 'garment', garment: 32, said: { action: 'start' } };
  expect(name({ ...step, of })).toBe(`${name(step)}: Kurta (2 of 3)`);
  const measures = { kind: 'measures', unit: 'cm', values: {}, garment: 32 };
  expect(name({ ...measures, of })).toBe(`${name(measures)}: Kurta (2 of 3)`);
  expect(name({ kind: 'step', said: { action: 'start' } })).not.toContain(':');
});

test('an order says where its garments are, unless they are all at one place (workshop-47)', () => {
  const words = (...progress: Parameters<typeof garmentsInWords>[0]['garment_progress']) =>
    garmentsInWords({ garment_count: progress.length, garment_progress: progress }).replaceAll('\u00A0', ' ');
  const mixed = ['STITCHING', 'READY', 'WAITING', 'CHECKING', 'STITCHING'] as const;
  expect(words(...mixed)).toBe('1 ready · 1 in the check · 2 being stitched · 1 not started');
  expect(inLocale('ur', () => words(...mixed))).toBe('1 تیار · 1 جانچ میں · 2 سل رہے ہیں · 1 شروع نہیں ہوا');
  expect(words('WAITING', 'WAITING')).toBe('2 garments');
});

test('a count stops at 100 (workshop-4)', () => {
  expect([0, 99, 100].map(countWords)).toEqual(['0', '99', '99+']);
});
