import { expect, test } from 'vitest';
import { inLocale } from '#words';
import { readPdf } from '../../../test/pdf-reader.ts';
import { renderStatement, type StatementContent } from './statement-document.ts';

const sold = {
  stitching: 0,
  urgent_surcharge: 0,
  goods: 4050,
  discount: 0,
  commission: 608,
  withheld: 41,
  net: 3401,
};
const back = {
  stitching: 0,
  urgent_surcharge: 0,
  goods: -999,
  discount: 0,
  commission: -150,
  withheld: -10,
  net: -839,
};

const STATEMENT: StatementContent = {
  kind: 'STATEMENT',
  number: 'NP-ST-000043',
  issuedAt: '2026-12-01T05:00:00.000Z',
  month: '2026-11',
  shop: { name: 'Naap', lines: ['12 Mall Road, Lahore'] },
  tailor: { name: 'Gul Ahmad Weaves', lines: ['Lahore', 'gul@brands.example'] },
  isBrand: true,
  entries: [
    {
      ...{ kind: 'GOODS', order: 1050, seller_order: 2001, tracking_id: 'NP-7K3QX9M2TD', day: '2026-11-05' },
      ...{ garment: 'Lawn kurta and 2 more', ...sold },
    },
    {
      ...{ kind: 'GOODS_REFUND', order: 1040, seller_order: 1991, tracking_id: 'NP-1K3QX9M2TD' },
      ...{ day: '2026-11-09', garment: 'Dupatta', ...back },
    },
  ],
  totals: {
    ...{
      delivered: 1,
      alterations: 0,
      stitching: 0,
      urgent_surcharge: 0,
      goods: 4050,
      discount: 0,
      refunds: 999,
    },
    ...{ commission: 458, withheld: 31, net: 2562 },
  },
  account: {
    opening: 1500,
    payments: [
      { id: 1001, day: '2026-11-12', amount: 1500, account: '6702', reference: 'HBL 4711' },
      { id: 1002, day: '2026-11-14', amount: -1500, account: '6702', reference: 'HBL 4711' },
    ],
  },
};

async function textOf(content: StatementContent): Promise<string> {
  const bytes = await renderStatement(content, { compress: false });
  const { pages } = await readPdf(bytes);
  return pages
    .flat()
    .map(({ text }) => text)
    .join('\n');
}

test('a brand has goods, tax, what was paid out and what is still due (earnings-9, earnings-16)', async () => {
  const text = await textOf(STATEMENT);
  for (const shown of [
    ...['Gul Ahmad Weaves', 'Goods', 'Tax', 'Goods of 1 order', 'Rs 4,050', '−Rs 999', '−Rs 458', '−Rs 31'],
    ...['NP-1K3QX9M2TD · Goods\nreturned', 'Tax that we withhold and pay for you', 'Rs 2,562'],
    ...['Due to you before this month', 'Paid out 12 November 2026 to the account ending in 6702, HBL 4711'],
    ...['Came back 14 November 2026', 'Due to you after this month', 'Rs 4,062'],
  ]) {
    expect(text).toContain(shown);
  }
  expect(text).not.toContain('Stitching');
  expect(text).not.toContain('Discount');
});

test('what the brand bears of codes is a column and a line of its own (earnings-21)', async () => {
  const [first, second] = STATEMENT.entries;
  if (!first || !second) throw new Error('No entries');
  const less = {
    ...STATEMENT,
    entries: [
      { ...first, discount: 405, net: 2996 },
      { ...second, discount: -99, net: -740 },
    ],
    totals: { ...STATEMENT.totals, discount: 405, refunds: 900, net: 2256 },
  };
  const text = await textOf(less);
  for (const shown of ['Discounts that you bear', '−Rs 405', 'less what you bear of discount codes'])
    expect(text.replaceAll('\n', ' ')).toContain(shown);
  expect(await inLocale('ur', () => textOf(less))).toContain('Rs');
  const wrong = { ...less, totals: { ...less.totals, discount: 0 } };
  await expect(textOf(wrong), 'it does not add up').rejects.toThrow();
});

test('a month with payments alone has no table of orders', async () => {
  const nothing = { goods: 0, refunds: 0, commission: 0, withheld: 0, net: 0, delivered: 0 };
  const text = await textOf({ ...STATEMENT, entries: [], totals: { ...STATEMENT.totals, ...nothing } });
  expect(text).not.toContain('Commission\n');
  expect(text).toContain('Due to you after this month');
});

test('it is printed in Urdu, too, and refused if its entries do not add up', async () => {
  const bytes = await inLocale('ur', () =>
    renderStatement({ ...STATEMENT, locale: 'ur' }, { compress: false }),
  );
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { totals } = STATEMENT;
  await expect(renderStatement({ ...STATEMENT, totals: { ...totals, withheld: 30 } })).rejects.toThrow(
    'its total is 2562',
  );
});
