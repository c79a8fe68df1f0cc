import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { inLocale } from '#words';
import { formatRupees } from '../../../contract/money.ts';
import { type PrintedPdf, readPdf } from '../../../test/pdf-reader.ts';
import { amountInWords } from './amount-in-words.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { renderInvoice } from './invoice-document.ts';

const MARGIN = 50;
const PAGE = { width: 595.28, height: 841.89 };

function invoice(change: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    number: 'NP-INV-000042',
    issuedAt: '2026-11-20T20:30:00.000Z',
    seller: { name: 'Naap', lines: ['12 Mall Road, Lahore', 'support@naap.example · +92 42 111 000 000'] },
    customer: { name: 'Ayesha Siddiqui', email: 'ayesha@example.com', phone: '+923001234567' },
    order: {
      id: 1042,
      trackingNumber: 'NP-7K3QX9M2TD',
      placedOn: '2026-11-20',
      expectedDelivery: '2026-11-30',
      dressType: 'Shalwar Kameez',
      fabricType: 'Cotton',
      tailorName: 'Ustad Rafiq',
      measurementSource: 'STORE',
      deliveryType: 'URGENT',
      paymentMethod: 'COD',
    },
    lines: [
      { label: 'Stitching: Shalwar Kameez', note: 'Rate of Ustad Rafiq', amount: 9146 },
      { label: 'Urgent order', note: '30 % of the stitching', amount: 2744 },
      { label: 'Collection of cloth', amount: 200 },
      { label: 'Delivery to your door', amount: 250 },
    ],
    total: 12340,
    paymentState: 'UNPAID',
    paid: 0,
    trackingUrl: 'https://naap.example/order_tracking?id=NP-7K3QX9M2TD',
    notes: ['Alterations are free of charge within 14 days.'],
    ...change,
  };
}

const print = async (content: InvoiceContent) => readPdf(await renderInvoice(content, { compress: false }));
const textOf = (pdf: PrintedPdf) =>
  pdf.pages
    .flat()
    .map((run) => run.text)
    .join('\n');

function expectInsidePage(pdf: PrintedPdf) {
  for (const run of pdf.pages.flat()) {
    expect(run.x, run.text).toBeGreaterThanOrEqual(MARGIN - 1);
    expect(run.x + run.width, run.text).toBeLessThanOrEqual(PAGE.width - MARGIN + 1);
    expect(run.y, run.text).toBeGreaterThan(20);
    expect(run.y, run.text).toBeLessThan(PAGE.height - 40);
  }
}

describe('documents of goods', () => {
  const order = {
    id: 2042,
    trackingNumber: 'NP-7K3QX9M2TD',
    placedOn: '2026-11-20',
    expectedDelivery: '2026-11-25',
    deliveryType: 'Standard delivery',
    paymentMethod: 'Visa ending in 4242',
    sellers: ['Gul Ahmad Weaves', 'Naap'],
    pieces: 3,
  };
  const customer = {
    name: 'Bilal Ahmed',
    email: '',
    phone: '+923211234567',
    address: ['27-B, Block H', 'Lahore 54660', 'Pakistan'],
  };

  test('name sellers, pieces and the address', async () => {
    const text = textOf(await print(invoice({ order, customer, paymentState: 'PAID', paid: 12340 })));
    for (const part of [
      'Invoice',
      'Gul Ahmad Weaves, Naap',
      'Pieces',
      'Lahore 54660',
      'Visa ending in 4242',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Garment');
  });

  test('that credit say so, with the invoice and the reason', async () => {
    const note = {
      kind: 'CREDIT_NOTE' as const,
      number: 'NP-CN-000007',
      order: { ...order, invoice: 'NP-INV-000042', reason: 'Returned' },
      paymentState: 'REFUNDED' as const,
      paid: 12340,
    };
    const pdf = await print(invoice({ ...note, customer }));
    const text = textOf(pdf);
    for (const part of [
      'Credit note',
      'NP-CN-000007',
      'Credited to',
      'NP-INV-000042',
      'Returned',
      'Refunded',
    ]) {
      expect(text).toContain(part);
    }
  });
});

describe('renderInvoice', () => {
  test('prints number, parties, order, every line and the total in figures and words', async () => {
    const content = invoice();
    const pdf = await print(content);
    const text = textOf(pdf);
    const { seller, customer, order } = content;
    for (const part of [
      content.number,
      seller.name,
      ...seller.lines,
      customer.name,
      customer.email,
      customer.phone,
    ]) {
      expect(text).toContain(part);
    }
    for (const part of [order.trackingNumber, 'Shalwar Kameez', 'Cotton', 'Ustad Rafiq', 'Order no. 1042']) {
      expect(text).toContain(part);
    }
    for (const line of content.lines) {
      expect(text).toContain(line.label);
      expect(text).toContain(line.note ?? line.label);
      expect(text).toContain(formatRupees(line.amount));
    }
    expect(text).toContain('Rs 12,340');
    expect(text).toContain(amountInWords(12340));
    expect(text).toContain(content.trackingUrl);
    expect(text).toContain(content.notes[0]);
    expect(pdf.pages).toHaveLength(1);
    expectInsidePage(pdf);
  });

  test('writes days in Karachi time and codes as words', async () => {
    const text = textOf(await print(invoice()));
    for (const part of ['Issued 21 November 2026', '20 November 2026', '30 November 2026'])
      expect(text).toContain(part);
    for (const part of ['Saved measurements', 'Urgent', 'Cash on Delivery']) expect(text).toContain(part);
    const open = invoice({
      order: { ...invoice().order, expectedDelivery: null, measurementSource: 'Shoe size 9' },
    });
    const other = textOf(await print(open));
    for (const part of ['To be agreed', 'Shoe size 9']) expect(other).toContain(part);
  });

  test.each([
    ['UNPAID', 0, 'Unpaid', ['Balance due', 'Rs 12,340']],
    ['PARTIALLY_PAID', 2340, 'Partially paid', ['Rs 2,340', 'Balance due', 'Rs 10,000']],
    ['PAID', 12340, 'Paid', ['Paid in full', 'Rs 12,340']],
    ['REFUNDED', 12340, 'Refunded', ['Rs 12,340']],
  ] as const)('says what is open when %s', async (paymentState, paid, label, parts) => {
    const runs = (await print(invoice({ paymentState, paid }))).pages.flat().map((run) => run.text);
    expect(runs).toContain(label);
    for (const part of parts) expect(runs).toContain(part);
  });

  test('refuses contradictory amounts', async () => {
    await expect(renderInvoice(invoice({ total: 12341 }))).rejects.toThrow('add up to 12340');
    await expect(renderInvoice(invoice({ paymentState: 'PAID', paid: 1 }))).rejects.toThrow('PAID, but 1');
    await expect(renderInvoice(invoice({ paid: 1 }))).rejects.toThrow('UNPAID, but 1');
    const part = invoice({ paymentState: 'PARTIALLY_PAID', paid: 12340 });
    await expect(renderInvoice(part)).rejects.toThrow('PARTIALLY_PAID');
  });

  test('is a tagged document with title, author, subject and language', async () => {
    const pdf = await print(invoice({ seller: { name: 'Naap & Söhne <x>', lines: [] } }));
    expect(pdf.info).toMatchObject({
      Title: 'Invoice NP-INV-000042',
      Author: 'Naap and Söhne x',
      Subject: 'Order NP-7K3QX9M2TD',
      CreationDate: 'D:20261120203000Z',
    });
    expect(pdf.catalog).toContain('/Lang (en)');
    expect(pdf.catalog).toContain('/MarkInfo');
    const count = (tag: string) => pdf.tags.filter((entry) => entry === tag).length;
    expect([count('Document'), count('H1'), count('Table'), count('Figure'), count('Link')]).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect([count('TR'), count('TH'), count('TD')]).toEqual([5, 2, 8]);
  });
});

describe('a receipt (invoices-9)', () => {
  const nothing = { refunded: 0, kept: 0, left: 0, owedBack: 0 };
  const receipt = (change: Partial<InvoiceContent>) =>
    invoice({ kind: 'RECEIPT', number: 'NP-RC-000001', notes: ['Received by Raast: Rs 5,000.'], ...change });
  const runsOf = async (change: Partial<InvoiceContent>) =>
    (await print(receipt(change))).pages.flat().map((run) => run.text);

  test('is of its payment first, then of what the order costs, what is paid and what is left', async () => {
    const received = { ...nothing, amount: 5000, orderTotal: 12340, paidSoFar: 7340, left: 5000 };
    const runs = await runsOf({ paymentState: 'PARTIALLY_PAID', paid: 7340, received });
    const text = runs.join('\n');
    expect(text).toContain(amountInWords(5000));
    expect(text).not.toContain(amountInWords(12340));
    const at = runs.indexOf('Received');
    expect(runs.slice(at)).toEqual(
      expect.arrayContaining(['Total of the order', 'Rs 12,340', 'Paid so far', 'Rs 7,340', 'Balance due']),
    );
    expect(runs.filter((run) => run === 'Received by Raast: Rs 5,000.')).toHaveLength(1);
    expect(runs).not.toContain('Notes');
  });

  test('says what is owed back, and is never paid in full of a cancelled order', async () => {
    const received = { ...nothing, amount: 100, orderTotal: 12340, paidSoFar: 12440, owedBack: 100 };
    const late = { paymentState: 'CANCELLED', paid: 0, received: { ...received, refunded: 12340 } } as const;
    const runs = await runsOf(late);
    for (const part of ['The order was cancelled', 'Refunded', 'We owe you back', 'Rs 100']) {
      expect(runs).toContain(part);
    }
    for (const part of ['Paid in full', 'Paid', 'Balance due']) expect(runs).not.toContain(part);
  });

  test('of one parcel is paid in part while its order is', async () => {
    const received = { ...nothing, amount: 12340, orderTotal: 20000, paidSoFar: 12340, left: 7660 };
    const runs = await runsOf({ paymentState: 'PAID', paid: 12340, received });
    expect(runs).toContain('Partially paid');
    expect(runs).toContain('Rs 7,660');
  });

  test('that was issued before stays as it was drawn', async () => {
    const runs = await runsOf({ paymentState: 'PAID', paid: 12340 });
    for (const part of ['Total in words', 'Paid in full', 'Notes']) expect(runs).toContain(part);
    expect(runs).not.toContain('Paid so far');
  });
});

describe('a reprint', () => {
  test('is byte for byte the first document, whatever was rendered in between', async () => {
    const urdu = invoice({ customer: { ...invoice().customer, name: 'ثنا بتول' }, notes: ['پنجابی کرتا'] });
    // These names share letter shapes with the ones above: documents must not affect each other.
    const another = invoice({
      customer: { ...invoice().customer, name: 'تنویر نبیل' },
      notes: ['é fit off'],
    });
    const first = [await renderInvoice(invoice()), await renderInvoice(urdu)] as const;
    await renderInvoice(another);
    expect((await renderInvoice(invoice())).equals(first[0])).toBe(true);
    expect((await renderInvoice(urdu)).equals(first[1])).toBe(true);

    vi.resetModules();
    const restarted = await import('./invoice-document.ts');
    await restarted.renderInvoice(another);
    expect((await restarted.renderInvoice(urdu)).equals(first[1])).toBe(true);
    expect((await restarted.renderInvoice(invoice())).equals(first[0])).toBe(true);
  });
});

describe('unusual content', () => {
  test('has a text layer for Urdu in reading order, and for characters without a font', async () => {
    const pdf = await print(
      invoice({
        customer: { ...invoice().customer, name: 'محمد علی حسین' },
        notes: ['کپڑے کی سلائی، شکریہ!', 'Label: Sana 🌸'],
      }),
    );
    expect(pdf.actualTexts).toEqual(['محمد علی حسین', 'کپڑے کی سلائی، شکریہ', '🌸']);
    expectInsidePage(pdf);
  });

  test('stays inside its pages with thirty long lines, HTML and very long names', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({
      label: `Line ${index + 1} <b>hand</b> work ${'and more '.repeat(index * 2)}`,
      note: index === 4 ? '<p>a very long note</p> '.repeat(400) : 'plain',
      amount: 1000 + index,
    }));
    lines.push({ label: 'Discount', note: 'Loyal customer', amount: -500 });
    const total = lines.reduce((sum, line) => sum + line.amount, 0);
    const customer = {
      name: 'W'.repeat(2000),
      email: `${'a'.repeat(300)}@example.com`,
      phone: '0'.repeat(400),
    };
    const seller = { name: 'Brand '.repeat(60), lines: ['x'.repeat(900)] };
    const notes = ['word '.repeat(3000), '🧵'.repeat(300)];
    const pdf = await print(invoice({ lines, total, customer, seller, notes }));
    expectInsidePage(pdf);
    expect(pdf.pages.length).toBeGreaterThan(4);
    const text = textOf(pdf);
    for (let line = 1; line <= 30; line += 1) expect(text).toContain(`Line ${line} <b>hand</b> work`);
    expect(text.match(/<p>a very long/g)?.length).toBeGreaterThan(300);
    expect(text).toContain('−Rs 500');
    expect(text).toContain(formatRupees(total));
    pdf.pages.forEach((page, index) => {
      expect(page.map((run) => run.text)).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
    });
  });

  test('prints any text and any amount', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const amount = fc.oneof(fc.integer({ min: 0, max: 99_999 }), fc.constant(99_99_99_99_999));
    await fc.assert(
      fc.asyncProperty(text, text, text, amount, async (name, label, note, total) => {
        const customer = { name, email: note, phone: label };
        const pdf = await print(
          invoice({ customer, lines: [{ label, note, amount: total }], total, notes: [name] }),
        );
        expect(textOf(pdf)).toContain(formatRupees(total));
        expectInsidePage(pdf);
      }),
      { numRuns: 40 },
    );
  });
});

describe('for a customer who reads Urdu (invoices-10)', () => {
  const english = invoice();
  const urdu = (change: Partial<InvoiceContent> = {}): InvoiceContent => ({
    ...english,
    urdu: {
      order: { ...english.order, ...('dressType' in english.order && { dressType: 'شلوار قمیض' }) },
      lines: english.lines.map((line, index) => ({ ...line, label: `لکیر ${index}` })),
      notes: ['درستی 14 دن تک مفت ہے۔'],
    },
    ...change,
  });

  test('has each label, line, note and the words of the total in both languages, English first', async () => {
    const pdf = await print(urdu());
    const text = textOf(pdf);
    for (const part of [
      'Invoice',
      'Garment · ',
      'Stitching: Shalwar Kameez',
      'Order no. 1042',
      'Unpaid · ',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(amountInWords(12340));
    const spoken = pdf.actualTexts;
    for (const part of ['انوائس', 'بل بنام', 'لباس', 'شلوار قمیض', 'ادائیگی باقی', 'رقم']) {
      expect(spoken).toContain(part);
    }
    expect(spoken).toContain('بارہ ہزار تین سو چالیس روپے صرف');
    // The number between is drawn in another font, and read in its place.
    expect(spoken.join(' ')).toContain('درستی دن تک مفت ہے۔');
    expect(text.indexOf('Invoice')).toBeLessThan(text.indexOf('NP-INV-000042'));
    expectInsidePage(pdf);
  });

  test('is the same whatever the language of the request', async () => {
    const [one, other] = [await renderInvoice(urdu()), await inLocale('ur', () => renderInvoice(urdu()))];
    expect(one.equals(other)).toBe(true);
    expect((await inLocale('ur', () => renderInvoice(english))).equals(await renderInvoice(english))).toBe(
      true,
    );
  });

  test('wraps five thousand letters with and without spaces', async () => {
    const notes = ['کپڑے'.repeat(1250), 'کپڑے کی سلائی '.repeat(357)];
    const pdf = await print(urdu({ notes, urdu: { order: english.order, lines: english.lines, notes } }));
    expect(pdf.pages.length).toBeGreaterThan(2);
    expectInsidePage(pdf);
  });
});
