import { expect, test } from 'vitest';
import { inLocale } from '#words';
import type { RoundPaper } from '../../../../contract/constants/rounds.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { roundSums } from '../../../../contract/round-words.ts';
import type { Round, Stop } from '../../../../contract/rounds.ts';
import { type PrintedPdf, readPdf } from '../../../../test/pdf-reader.ts';
import { renderRound } from './round-document.ts';

const stop = (change: Partial<Stop> = {}): Stop => ({
  ...{
    id: 1001,
    kind: 'delivery',
    tracking_id: 'NP-7K3QX9M2TD',
    is_open: true,
    is_revocable: false,
    is_urgent: false,
    samples: 0,
    bulk: null,
    tick: null,
  },
  ...{ due_on: '2026-11-27', promised: '2026-11-28', cash: 2147 },
  address: {
    ...{ full_name: 'Ayesha Khan', phone: '+923001234567', address: 'House 12, Gulberg III' },
    ...{ city: 'Lahore', postal_code: '54660', country: 'PK' },
  },
  garments: [
    { item_type: 'dress', dress_type: 'Kurta' },
    { item_type: 'dress', dress_type: 'Kurta' },
    { item_type: 'dress', dress_type: 'Waistcoat' },
  ],
  workshop: { name: 'Naap', address: '12 Mall Road, Lahore' },
  ...change,
});

function round(stops: Stop[], leftOut = 0): Round {
  const areas =
    stops.length > 0 ? [{ city: 'Lahore', area: 'Gulberg III', cash: roundSums(stops).cash, stops }] : [];
  return { day: '2026-11-27', ...roundSums(stops), left_out: leftOut, areas };
}

const print = (content: Round, paper: RoundPaper = 'a4', locale: Locale = 'en') =>
  inLocale(locale, async () =>
    readPdf(await renderRound(content, { brand: 'Naap', paper, compress: false })),
  );

const textOf = ({ pages, actualTexts }: PrintedPdf) =>
  [...pages.flat().map(({ text }) => text), ...actualTexts].join('\n').replaceAll('\u00A0', ' ');

test('a stop has name, address, phone, what is handed over and the cash, and each area its sum (backoffice-25)', async () => {
  const cloth = stop({ id: 1002, kind: 'collection', cash: 0, is_urgent: true, samples: 2 });
  const text = textOf(await print(round([stop(), cloth], 3)));
  for (const part of [
    "The rider's list",
    '27 November 2026',
    '1 collection · 1 delivery · Cash in all: Rs 2,147',
    '3 more stops are not listed. Those that are due first are.',
    'Lahore · Gulberg III',
    '2 stops · Rs 2,147',
    'Deliver: Ayesha Khan',
    'House 12, Gulberg III',
    '+923001234567',
    '1 parcel: 2 × Kurta, Waistcoat',
    'Collect Rs 2,147',
    'Collect: Ayesha Khan',
    'Cloth for 2 × Kurta, Waistcoat',
    '2 sample garments go along',
    'Goes to Naap, 12 Mall Road, Lahore',
    'NP-7K3QX9M2TD · Promised for 28 Nov 2026 · Urgent',
  ]) {
    expect(text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(part);
  }
});

test('what is done says so instead of the cash to take, and what failed says why', async () => {
  const at = '2026-11-27T09:05:00.000Z';
  const done = stop({ is_open: false, tick: { outcome: 'DONE', at, by: 'karim', note: null } });
  const missed = stop({
    cash: 0,
    kind: 'collection',
    tick: { outcome: 'NOT_DONE', at, by: 'karim', note: 'Rang twice' },
  });
  const text = textOf(await print(round([done, missed]))).replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Rs 2,147 taken');
  expect(text).toContain('Delivered (27 Nov 2026, 14:05, karim)');
  expect(text).toContain('Not collected (27 Nov 2026, 14:05, karim) Rang twice');
  expect(text).not.toContain('Collect Rs');
});

test('is in Urdu, with names as they were written', async () => {
  const { actualTexts, pages } = await print(round([stop()]), 'a4', 'ur');
  expect(actualTexts.join(' ')).toContain('رائیڈر');
  expect(
    pages
      .flat()
      .map(({ text }) => text)
      .join(' '),
  ).toContain('Ayesha Khan');
});

test('goes on over pages of A4, and stands on one page of a roll as high as it needs', async () => {
  const many = Array.from({ length: 40 }, (_, place) => stop({ id: place, tracking_id: `NP-${place}` }));
  const onA4 = await print(round(many));
  expect(onA4.sizes.length).toBeGreaterThan(3);
  const onRoll = await print(round(many), '80mm');
  expect(onRoll.sizes).toHaveLength(1);
  for (const { pages, sizes } of [onA4, onRoll]) {
    for (const [place, page] of pages.entries()) {
      for (const { x, y, width } of page) {
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(sizes[place]?.height ?? 0);
        expect(x + width).toBeLessThanOrEqual((sizes[place]?.width ?? 0) + 0.5);
      }
    }
  }
});

test('an empty day is said to be one', async () => {
  expect(textOf(await print(round([])))).toContain('Nothing to collect or to deliver');
});
