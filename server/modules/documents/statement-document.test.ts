import { expect, test } from 'vitest';
import { inLocale } from '#words';
import { type PrintedPdf, readPdf } from '../../../test/pdf-reader.ts';
import { renderStatement, type StatementContent } from './statement-document.ts';

type Entry = StatementContent['entries'][number];

const entry = (change: Partial<Entry> = {}): Entry => ({
  kind: 'DELIVERY',
  order: 1042,
  tracking_id: 'NP-7K3QX9M2TD',
  garment: 'Sherwani',
  day: '2026-11-05',
  stitching: 14_500,
  urgent_surcharge: 4350,
  commission: 1885,
  net: 16_965,
  ...change,
});

function statement(entries: Entry[]): StatementContent {
  const of = (kind: Entry['kind']) => entries.filter((one) => one.kind === kind);
  const sum = (list: Entry[], amount: (one: Entry) => number) =>
    list.reduce((total, one) => total + amount(one), 0);
  return {
    kind: 'STATEMENT',
    number: 'NP-ST-000042',
    issuedAt: '2026-12-01T05:00:00.000Z',
    month: '2026-11',
    shop: { name: 'Naap', lines: ['12 Mall Road, Lahore'] },
    tailor: { name: 'ustad_rafiq', lines: ['Shop 12, Anarkali, Lahore', ''] },
    entries,
    totals: {
      delivered: of('DELIVERY').length,
      alterations: of('ALTERATION').length,
      stitching: sum(of('DELIVERY'), (one) => one.stitching),
      urgent_surcharge: sum(of('DELIVERY'), (one) => one.urgent_surcharge),
      refunds: -sum(of('REFUND'), (one) => one.stitching + one.urgent_surcharge),
      commission: sum(entries, (one) => one.commission),
      net: sum(entries, (one) => one.net),
    },
  };
}

const print = async (content: StatementContent) =>
  readPdf(await renderStatement(content, { compress: false }));
const textOf = ({ pages }: PrintedPdf) =>
  pages
    .flat()
    .map(({ text }) => text)
    .join('\n');

const free = { stitching: 0, urgent_surcharge: 0, commission: 0, net: 0 };
const refund = { stitching: -2500, urgent_surcharge: 0, commission: -250, net: -2250 };

test('shows tailor, month, entries and sums (earnings-2)', async () => {
  const entries = [
    entry(),
    entry({ kind: 'ALTERATION', garment: 'Waistcoat', ...free }),
    entry({ kind: 'REFUND', garment: 'Kurta', ...refund }),
  ];
  const pdf = await print(statement(entries));
  const text = textOf(pdf);
  for (const shown of [
    ...['Statement', 'November 2026', 'NP-ST-000042', 'Issued 1 December 2026', 'ustad_rafiq', '5 Nov'],
    ...['NP-7K3QX9M2TD · Alteration', 'NP-7K3QX9M2TD · Refunded', 'Stitching of 1 garment'],
    ...['Rs 14,715', '−Rs 2,250', '−Rs 1,635'],
  ]) {
    expect(text).toContain(shown);
  }
  expect(pdf.info.Title).toBe('Statement NP-ST-000042, November 2026');
  expect(pdf.pages).toHaveLength(1);
});

test('nothing refunded and no commission is Rs 0', async () => {
  const content = statement([entry({ commission: 0, net: 18_850 })]);
  const text = textOf(await print({ ...content, totals: { ...content.totals, refunds: 0, commission: 0 } }));
  expect(text).toContain('Rs 0');
  expect(text).not.toMatch(/Rs [-−]|[-−]Rs 0/u);
});

test('equal content gives equal bytes, and a long month many pages', async () => {
  const content = statement(Array.from({ length: 120 }, () => entry()));
  const [one, other] = [await renderStatement(content), await renderStatement(content)];
  expect(one.equals(other)).toBe(true);
  const { pages } = await print(content);
  expect(pages.length).toBeGreaterThan(3);
  expect(textOf({ pages } as PrintedPdf)).toContain(`page ${pages.length} of ${pages.length}`);
});

test('refuses sums that contradict the entries', async () => {
  const content = statement([entry()]);
  const wrong = { ...content, totals: { ...content.totals, net: 1 } };
  await expect(renderStatement(wrong)).rejects.toThrow('add up to 16965');
});

test('in Urdu, days, labels and kinds are worded, and its columns run from the right', async () => {
  const content = statement([
    entry({ garment: 'شیروانی' }),
    entry({ kind: 'REFUND', garment: 'Kurta', ...refund }),
  ]);
  const pdf = await inLocale('ur', () => print(content));
  for (const part of ['حساب', 'نومبر', 'جاری ہوا', 'شیروانی', 'رقم واپس', 'ہمارا کمیشن', 'آپ کی آمدنی']) {
    expect(pdf.actualTexts.join('\n')).toContain(part);
  }
  expect(pdf.info.Title).toBe('حساب NP-ST-000042، نومبر 2026');
  expect(pdf.catalog).toContain('/Lang (ur)');
  const runs = pdf.pages.flat();
  const of = (text: string) => runs.find((run) => run.text === text) ?? { x: 0, width: 0 };
  const [day, order, stitching, net] = [of('5'), of('NP-7K3QX9M2TD'), of('Rs 14,500'), of('Rs 16,965')];
  expect(day.x).toBeGreaterThan(order.x);
  expect(order.x).toBeGreaterThan(stitching.x);
  expect(stitching.x).toBeGreaterThan(net.x);
  expect(net.x).toBeLessThan(120);
  expect(day.x + day.width).toBeCloseTo(545.28, 0);
});
