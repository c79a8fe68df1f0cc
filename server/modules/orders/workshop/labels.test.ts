import { describe, expect, test } from 'vitest';
import { inLocale } from '#words';
import type { WorkshopBulk } from '../../../../contract/bulk-orders.ts';
import { LABEL_SIZES, type LabelSize } from '../../../../contract/constants/prints.ts';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { Tongue } from '../../../../contract/tongues.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { renderClothTags } from './cloth-tag-document.ts';
import { type ParcelLabel, renderParcelLabels } from './parcel-label-document.ts';

const ORDER = {
  ...{ id: 1234, tracking_id: 'NP-7KQ2M4XW9A', order_date: '2026-11-20T07:00:00Z' },
  ...{ expected_delivery_date: '2026-12-04', cloth_due_on: null },
  ...{ item_type: 'dress', dress_type: 'Shalwar_Kameez', shoe_size: null },
  ...{ customer_name: 'Amna Khan', contact_number: '+923001234567', made_for: 'Bilal' },
  cloth_missing: [],
  cloth_receipts: [{ metres: 4.5, pieces: 2, bag_tag: 'B-17', faults: 'a stain', received_at: '2026-11-21' }],
  garments: [{ id: 1 }],
} as unknown as WorkshopOrder;

const SHEET_URL = 'https://naap.test/workshop/orders/1234';

async function tags(tongue: Tongue, size: LabelSize = '62mm', order = ORDER, count = 1) {
  const tag = { order, firstName: 'Amna', sheetUrl: SHEET_URL };
  const printing = { brand: 'Naap', tongue, size, compress: false };
  const bytes = await renderClothTags(
    Array.from({ length: count }, () => tag),
    printing,
  );
  return { bytes, ...readPdf(bytes) };
}

const LABEL: ParcelLabel = {
  trackingNumber: 'NP-7KQ2M4XW9A',
  placedAt: '2026-11-20T07:00:00Z',
  recipient: {
    full_name: 'Amna Khan',
    phone: '+923001234567',
    address: { address: '27-B, Block H', city: 'Lahore', postal_code: '54660', country: 'PK' },
  },
  collect: 2147,
  cashCode: 'K7Q2MX',
  samples: 0,
  sender: 'Ustad Rafiq, Ichhra',
  sheetUrl: SHEET_URL,
};

async function labels(some: readonly ParcelLabel[], size: LabelSize = '62mm', locale: 'en' | 'ur' = 'en') {
  const support = { phone: '042 1112233', email: 'help@naap.test' };
  const printing = { brand: 'Naap', support, size, compress: false };
  const bytes = await inLocale(locale, () => renderParcelLabels(some, printing));
  return { bytes, ...readPdf(bytes) };
}

const wordsOf = ({ pages }: { pages: { text: string }[][] }) =>
  pages.map((page) => page.map(({ text }) => text.trim()).filter(Boolean));

/** Runs that leave their page. */
const outside = ({ pages, sizes }: Awaited<ReturnType<typeof tags>>) =>
  pages.flatMap((page, place) => {
    const { width = 0, height = 0 } = sizes[place] ?? {};
    return page.filter((run) => run.x < 0 || run.x + run.width > width || run.y < 0 || run.y > height);
  });

describe('the tag of the bag of cloth (workshop-40)', () => {
  test('is one for each garment of an order', async () => {
    const garments = [
      { id: 7, item_type: 'dress', dress_type: 'Sherwani' },
      { id: 8, item_type: 'dress', dress_type: 'Waistcoat' },
    ] as WorkshopOrder['garments'];
    const pages = wordsOf(await tags('en', '62mm', { ...ORDER, garments }));
    expect(pages).toHaveLength(2);
    expect(pages.map((words) => words.join(' '))).toEqual([
      expect.stringMatching(/^.*Sherwani.*1 of 2.*Amna/),
      expect.stringMatching(/^.*Waistcoat.*2 of 2.*Amna/),
    ]);
  });

  test('has numbers, garment, first name, day and cloth, and the page of the order as a QR code', async () => {
    const tag = await tags('en');
    expect(wordsOf(tag)).toEqual([
      [
        ...['No. 1234', 'Shalwar kameez', 'Amna', 'NP-7KQ2M4XW9A', 'Promised for: 4 Dec 2026'],
        ...['Metres and pieces: 4.5 m, 2 pieces', 'Tag of the bag: B-17'],
      ],
    ]);
    const source = tag.bytes.toString('latin1');
    expect(source).toContain(SHEET_URL);
    for (const secret of ['Khan', '923001234567']) expect(source).not.toContain(secret);
  });

  test('names the sample that lies with it, without whose it is (orders-161)', async () => {
    const sample = { kind: 'White kurta', name: 'Bilal Khan', place: 'WITH_TAILOR' };
    const sampled = { ...ORDER, measurement_sample: sample } as WorkshopOrder;
    const tag = await tags('en', '62mm', sampled);
    expect(wordsOf(tag)[0]).toContain('Sample: White kurta');
    expect(tag.bytes.toString('latin1')).not.toContain('Bilal');
    const lost = { ...sampled, measurement_sample: { ...sample, place: 'LOST' } } as WorkshopOrder;
    expect(wordsOf(await tags('en', '62mm', lost))[0]?.join(' ')).not.toContain('Sample');
  });

  test('says nothing of cloth that has not come, or that nobody has written down', async () => {
    const none = { ...ORDER, cloth_receipts: [], expected_delivery_date: null };
    expect(wordsOf(await tags('en', '80mm', none))).toEqual([
      ['No. 1234', 'Shalwar kameez', 'Amna', 'NP-7KQ2M4XW9A', 'Promised for: to be agreed'],
    ]);
    const begun = { ...ORDER, cloth_receipts: [{ metres: null, pieces: null, bag_tag: null }] };
    expect((await tags('en', '80mm', begun as unknown as WorkshopOrder)).pages[0]).toHaveLength(5);
  });

  test('is in Urdu and Roman Urdu too', async () => {
    const urdu = await tags('ur');
    expect(urdu.actualTexts.join(' ')).toContain('وعدے کا دن');
    expect(wordsOf(urdu)[0]).toContain('NP-7KQ2M4XW9A');
    expect(wordsOf(await tags('ur-Latn'))[0]).toContain('Waade ka din: 4 Dec 2026');
    expect(urdu.catalog).toContain('/Lang (ur)');
  });

  test('eight are on a page of A4, and a roll has a page for each', async () => {
    expect((await tags('en', 'a4', ORDER, 8)).sizes).toHaveLength(1);
    expect((await tags('en', 'a4', ORDER, 9)).sizes).toHaveLength(2);
    expect((await tags('ur', '62mm', ORDER, 3)).sizes).toHaveLength(3);
  });
});

describe('the tags of a bulk order (workshop-64)', () => {
  const bulk = {
    ...{ id: 77, tracking_id: 'NP-7KQ2M4XW9A', order_date: '2026-11-20T07:00:00Z' },
    ...{ item_type: 'Waiter uniforms', number_of_pieces: 40, expected_delivery_date: '2026-12-04' },
    ...{ customer_name: 'Amna Khan', contact_number: '+923001234567' },
  } as unknown as WorkshopBulk;
  const bulkTags = async (tongue: Tongue, cartons: number, size: LabelSize = '62mm') => {
    const tag = { bulk, cartons, firstName: 'Amna', sheetUrl: SHEET_URL };
    const bytes = await renderClothTags([tag], { brand: 'Naap', tongue, size, compress: false });
    return { bytes, ...readPdf(bytes) };
  };

  test('say number, item, first name, pieces and day, and open the order', async () => {
    const one = await bulkTags('en', 1);
    expect(wordsOf(one)).toEqual([
      [
        ...['No. 77', 'Waiter uniforms', 'Amna', 'NP-7KQ2M4XW9A', 'Pieces: 40 pieces'],
        'Promised for: 4 Dec 2026',
      ],
    ]);
    const source = one.bytes.toString('latin1');
    expect(source).toContain(SHEET_URL);
    for (const secret of ['Khan', '923001234567']) expect(source).not.toContain(secret);
  });

  test('are numbered where there are several cartons, in each language', async () => {
    const pages = wordsOf(await bulkTags('en', 3)).map((words) => words.join(' '));
    expect(pages.map((words) => /Carton: (\d of \d)/.exec(words)?.[1])).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
    expect((await bulkTags('ur', 2)).actualTexts.join(' ')).toContain('کارٹن');
    expect(wordsOf(await bulkTags('ur-Latn', 2))[1]).toContain('Carton: 2 az 2');
    expect((await bulkTags('en', 8, 'a4')).sizes).toHaveLength(1);
    expect(outside(await bulkTags('ur', 2, '80mm'))).toEqual([]);
  });
});

describe('the label of a parcel (workshop-42)', () => {
  test('says that a sample of the customer is in it (orders-161)', async () => {
    const [words] = wordsOf(await labels([{ ...LABEL, samples: 1 }]));
    expect(words?.join(' ')).toContain('With the sample of the customer');
    expect(wordsOf(await labels([LABEL]))[0]?.join(' ')).not.toContain('sample');
  });

  test('has recipient, cash, number and sender', async () => {
    expect(wordsOf(await labels([LABEL], '80mm'))).toEqual([
      [
        ...['To', 'Amna Khan', '27-B, Block H', 'Lahore 54660', 'Pakistan', '+923001234567'],
        ...['Collect Rs 2,147', 'Code K7Q2MX', 'NP-7KQ2M4XW9A', 'From: Ustad Rafiq, Ichhra'],
        ...['If it cannot be delivered:', 'Naap, 042\u00A01112233,', 'help@naap.test'],
      ],
    ]);
  });

  test.each(LABEL_SIZES)('has the page of the order as a QR code on %s', async (size) => {
    const label = await labels([LABEL], size);
    const source = label.bytes.toString('latin1');
    expect(source).toContain(`QR code that opens ${SHEET_URL}`);
    expect(outside(label)).toEqual([]);
    if (size === 'a4') expect((await labels(Array(4).fill(LABEL), size)).sizes).toHaveLength(1);
  });

  test('says so if nothing is to collect, and if the customer collects it', async () => {
    const own = { ...LABEL, collect: 0, cashCode: null, recipient: { ...LABEL.recipient, address: null } };
    const [words] = wordsOf(await labels([own]));
    expect(words).toContain('Nothing to collect');
    expect(words).toContain('The customer collects it');
    expect(words).not.toContain('Pakistan');
  });

  test.each(['en', 'ur'] as const)(
    'prints names and addresses in Urdu letters, with words in %s',
    async (locale) => {
      const address = {
        address: 'مکان 27، گلی 5\nمحلہ اسلام پورہ',
        city: 'لاہور',
        postal_code: '54000',
        country: 'PK',
      };
      const recipient = { full_name: 'آمنہ خان', phone: '+923001234567', address };
      const label = await labels([{ ...LABEL, recipient }], '62mm', locale);
      const spoken = label.actualTexts.join(' ');
      for (const part of ['آمنہ خان', 'اسلام پورہ', 'لاہور']) expect(spoken).toContain(part);
      expect(spoken.includes('وصول کریں')).toBe(locale === 'ur');
      expect(wordsOf(label)[0]).toContain('+923001234567');
      expect(wordsOf(label)[0]).toContain('Pakistan');
      expect(outside(label)).toEqual([]);
    },
  );

  test.each(LABEL_SIZES)('a long address makes a label of %s higher, and nothing leaves it', async (size) => {
    const long = {
      ...LABEL.recipient,
      full_name: 'Muhammad Abdurrahman '.repeat(4).trim(),
      address: { ...LABEL.recipient.address, address: 'Street of the weavers 27 '.repeat(8) } as never,
    };
    const pages = await labels([LABEL, { ...LABEL, recipient: long }, LABEL], size);
    expect(outside(pages)).toEqual([]);
    if (size === 'a4') return expect(pages.sizes).toHaveLength(1);
    const [short, high] = pages.sizes;
    expect(high?.height).toBeGreaterThan((short?.height ?? 0) + 30);
  });
});
