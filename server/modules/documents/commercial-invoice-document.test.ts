import { describe, expect, test } from 'vitest';
import { inLocale } from '#words';
import { readPdf } from '../../../test/pdf-reader.ts';
import {
  type CommercialInvoice,
  renderCommercialInvoice,
  valueOfGoods,
} from './commercial-invoice-document.ts';

const MARGIN = 50;
const PAGE = { width: 595.28, height: 841.89 };

function invoice(change: Partial<CommercialInvoice> = {}): CommercialInvoice {
  return {
    number: 'NP-7K3QX9M2TD',
    orderNumber: 'NP-7K3QX9M2TD',
    invoice: 'NP-INV-000042',
    printedAt: '2026-11-20T20:30:00.000Z',
    exporter: { name: 'Naap', lines: ['12 Mall Road, Lahore', '+92 42 111 000 000', 'support@naap.example'] },
    consignee: {
      name: 'Ayesha Siddiqui',
      lines: ['9 High Street', 'Leeds LS1 1AA', 'United Kingdom', '+44 7400 123456'],
    },
    destination: 'United Kingdom',
    lines: [
      {
        ...{ words: "Women's shalwar kameez (dress and trousers), woven", detail: 'Fabric: Cotton' },
        ...{ hsCode: '620442', origin: 'Pakistan', quantity: 1, unitValue: 9146 },
      },
      {
        ...{ words: 'Buttons for garments', detail: 'Shell buttons' },
        ...{ hsCode: '9606290000', origin: 'China', quantity: 12, unitValue: 50 },
      },
    ],
    discount: 0,
    returned: 0,
    ...change,
  };
}

const print = async (content: CommercialInvoice) =>
  readPdf(await renderCommercialInvoice(content, { brand: 'Naap', compress: false }));
const textOf = ({ pages }: Awaited<ReturnType<typeof print>>) =>
  pages
    .flat()
    .map((run) => run.text)
    .join('\n');

function expectInsidePages(pdf: Awaited<ReturnType<typeof print>>) {
  for (const run of pdf.pages.flat()) {
    expect(run.x, run.text).toBeGreaterThanOrEqual(MARGIN - 1);
    expect(run.x + run.width, run.text).toBeLessThanOrEqual(PAGE.width - MARGIN + 1);
    expect(run.y, run.text).toBeGreaterThan(15);
    expect(run.y, run.text).toBeLessThan(PAGE.height - 30);
  }
}

describe('a commercial invoice (abroad-8)', () => {
  test('has parties, numbers, every line, the total, the reason and a place to sign', async () => {
    const content = invoice();
    const pdf = await print(content);
    const text = textOf(pdf);
    for (const part of [
      ...['Commercial invoice', 'Exporter', 'Consignee', 'Country of destination: United Kingdom'],
      ...[content.number, 'Invoice: NP-INV-000042', 'Date: 21 November 2026', 'Reason for export: Sale'],
      ...[
        content.exporter.name,
        ...content.exporter.lines,
        content.consignee.name,
        ...content.consignee.lines,
      ],
      ...['620442', '9606290000', 'Pakistan', 'China', 'Fabric: Cotton', '9,146', '600', '13 pieces'],
      ...['Total value: PKR 9,746', 'Signature', 'Name', 'Date'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Discount');
    expect(text).not.toContain('Also in the parcel');
    expectInsidePages(pdf);
    expect(pdf.sizes).toHaveLength(1);
  });

  test('takes a discount off, and names garments that go back', async () => {
    const text = textOf(await print(invoice({ discount: 746, returned: 2, invoice: null })));
    expect(text).toContain('Discount: PKR -746');
    expect(text).toContain('Total value: PKR 9,000');
    expect(text).toContain('Also in the parcel: 2 garments of the consignee');
    expect(text).not.toContain('Invoice: ');
    expect(valueOfGoods(invoice({ discount: 746 }))).toBe(9000);
  });

  test('prints Urdu and hostile names within the page, shortened where they are too long', async () => {
    const long = 'ا'.repeat(400);
    const pdf = await print(
      invoice({
        exporter: { name: 'گل ویورز '.repeat(40), lines: [long, 'ملتان'] },
        consignee: {
          name: 'عائشہ صدیقی',
          lines: [
            'گلی نمبر 4، گلبرگ',
            'W'.repeat(300),
            ...Array.from({ length: 60 }, () => 'لاہور 54660'),
            '<b>&</b>',
          ],
        },
        lines: Array.from({ length: 24 }, () => ({
          ...{
            words: 'W'.repeat(120),
            detail: 'لان کا سوٹ '.repeat(30),
            hsCode: '6204420010',
            origin: 'Pakistan',
          },
          ...{ quantity: 999, unitValue: 100_000_000 },
        })),
      }),
    );
    expectInsidePages(pdf);
    expect(pdf.actualTexts.join('\n')).toContain('عائشہ');
    expect(pdf.sizes.length).toBeGreaterThan(1);
    const runs = textOf(pdf);
    expect(runs).toContain('Total value: PKR 2,397,600,000,000');
    expect(runs).not.toContain('<b>');
  });

  test('equal content gives equal bytes', async () => {
    const printed = () => renderCommercialInvoice(invoice(), { brand: 'Naap' });
    expect((await printed()).equals(await inLocale('en', printed))).toBe(true);
  });
});
