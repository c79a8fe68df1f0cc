import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { Tongue } from '../../../../contract/tongues.ts';
import { testApp } from '../../../../test/app.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { users } from '../../../db/schema/accounts.ts';
import type { PreparedPicture } from '../../../infra/pictures/pictures.ts';
import { renderJobCard } from './job-card-document.ts';

const shop = testApp({ JOBS: 'false' });

const ORDER = {
  ...{ tracking_id: 'NP-7', order_date: '2026-11-20T07:00:00Z', expected_delivery_date: '2026-12-04' },
  ...{ item_type: 'dress', dress_type: 'Shalwar_Kameez', shoe_size: null, fabric_type: 'Cotton' },
  ...{ delivery_type: 'URGENT', delivery: 'BY_SHOP', collect: 1599, alteration: null },
  ...{ made_for: 'Bilal', customer_name: 'Amna Khan', description: 'Keep it loose.', finished: null },
  measures: {
    ...{ label: 'Eid suit', gender: 'male', age_group: 'adult', unit: 'in', note: 'Left shoulder low' },
    ...{ values: { chest: 1029, weight: 61_500 }, estimated: ['weight'], confirmed: [] },
  },
  design: [
    { feature: 'colour', option: 'leaf', label: 'Colour', choice: 'Leaf green' },
    { feature: 'collar', option: 'band', label: 'Collar', choice: 'Band collar' },
    { feature: 'pockets', option: 'chest', label: 'Pockets', choice: 'Chest' },
  ],
  answers: [{ question: 'Which button?', answer: 'Of wood' }],
  fit_notes: [],
  ...{ cloth_due_on: null, cloth_missing: [], cloth_receipts: [], garments: [] },
} as unknown as WorkshopOrder;

async function card(tongue: Tongue | undefined, order: WorkshopOrder = ORDER) {
  const printing = { brand: 'Naap', sheetUrl: 'https://naap.test/', unit: 'in', compress: false } as const;
  const pdf = await renderJobCard(order, { ...printing, ...(tongue && { tongue }) });
  const { pages, actualTexts, catalog } = readPdf(pdf);
  return { pdf: pdf.toString('latin1'), runs: pages.flat(), actualTexts, catalog };
}

const texts = async (tongue?: Tongue) =>
  (await card(tongue)).runs.map(({ text }) => text.trim()).filter(Boolean);

describe('the job card is in the tongue of its reader (workshop-15)', () => {
  test('in English as it always was', async () => {
    const english = [
      ...['Shalwar kameez', 'NP-7', 'Promised for: 4 Dec 2026', 'Urgency: URGENT', 'Fabric: Cotton'],
      ...['For: Bilal', 'Customer: Amna Khan', 'Garment: the shop delivers it'],
      ...['Cash at the handover: Rs 1,599', 'Measure', 'Ordered (in)', 'Finished'],
      ...['Chest / bust', '40 1/2', 'Weight (kg)', '61.5 kg', 'estimated', 'not of the garment'],
      ...['Note on the measures: Left shoulder low', 'Colour: Leaf green', 'Collar: Band collar'],
      ...['Pockets: Chest', 'Keep it loose.', 'Which button?', 'Of wood'],
      'Naap · Job card NP-7 · page 1 of 1',
    ];
    expect(await texts()).toEqual(english);
    expect(await texts('en')).toEqual(english);
  });

  test('with what did not fit the person last time (measurements-15)', async () => {
    const note = { order: 3, tracking_id: 'NP-3', day: '2026-03-03', dress_type: 'Kurta', text: null };
    const fit_notes = [
      { ...note, source: 'said', measure: 'waist', fault: 'small', by: null },
      { ...note, source: 'measured', measure: 'sleeve', fault: 'large', by: 10 },
    ] as WorkshopOrder['fit_notes'];
    const noted = async (tongue: Tongue) =>
      (await card(tongue, { ...ORDER, fit_notes })).runs.map(({ text }) => text.trim());
    expect(await noted('en')).toEqual(
      expect.arrayContaining([
        'Last time (order NP-3, 3 Mar 2026)',
        'Natural waist: too tight (customer said)',
        'Sleeve: 3/8 in more than ordered (measured)',
      ]),
    );
    expect(await noted('ur-Latn')).toEqual(
      expect.arrayContaining(['Pichli baar (order NP-3, 3 Mar 2026)', 'Kamar: tang (gahak ne bataya)']),
    );
  });

  test('with the day on which it is needed (orders-65)', async () => {
    const needed = { ...ORDER, needed_by: '2026-12-06', occasion: 'BARAT' } as WorkshopOrder;
    const lines = async (tongue: Tongue) => (await card(tongue, needed)).runs.map(({ text }) => text.trim());
    expect(await lines('en')).toContain('Needed by: 6 Dec 2026, Barat');
    expect(await lines('ur-Latn')).toContain('Kab tak chahiye: 6 Dec 2026, Barat');
    expect((await card('ur', needed)).actualTexts.join(' ')).toContain('بارات');
  });

  test('in Roman Urdu, which says so to screen readers', async () => {
    const roman = await texts('ur-Latn');
    for (const part of [
      ...['Shalwar qameez', 'Waade ka din: 4 Dec 2026', 'Kis ke liye: Bilal', 'Naap', 'Order mein (inch)'],
      ...['Chhati / seena', '61.5 kilo', 'andaze se', 'Rang: Sabz', 'Collar: Ban', 'Keep it loose.'],
      'Naap · Job card NP-7 · safha 1 az 1',
    ])
      expect(roman).toContain(part);
    expect((await card('ur-Latn')).catalog).toContain('ur-Latn');
  });

  test('in Urdu from right to left', async () => {
    const [english, urdu] = [await card('en'), await card('ur')];
    for (const part of ['شلوار قمیض', 'وعدے کا دن', 'چھاتی', 'سینہ', 'بین', 'ناپ پر نوٹ'])
      expect(urdu.actualTexts).toContain(part);
    const number = ({ runs }: typeof urdu) => runs.find(({ text }) => text.includes('NP-7'));
    // A4 is 595 points wide.
    expect(number(english)?.x).toBeLessThan(100);
    expect(number(urdu)?.x).toBeGreaterThan(400);
    expect(urdu.catalog).toContain('(ur)');
  });
});

test('the job card says what was written down about the cloth, or that it has not come (orders-81)', async () => {
  const receipt = {
    metres: 4.5,
    pieces: 2,
    faults: 'A hole',
    bag_tag: 'B-17',
    received_at: '2026-11-22T07:00:00Z',
  };
  const received = { ...ORDER, cloth_receipts: [receipt] } as unknown as WorkshopOrder;
  const linesOf = async (tongue: Tongue, order: WorkshopOrder) =>
    (await card(tongue, order)).runs.map(({ text }) => text.trim());
  const english = await linesOf('en', received);
  for (const part of [
    'Cloth received: 22 Nov 2026',
    'Metres and pieces: 4.5 m, 2 pieces',
    'Tag of the bag: B-17',
  ])
    expect(english).toContain(part);
  expect(english).toContain('Faults: A hole');
  expect(await linesOf('ur-Latn', received)).toContain('Meter aur adad: 4.5 meter, 2 adad');
  expect((await card('ur', received)).actualTexts).toContain('نقص');
  const awaiting = { ...ORDER, cloth_due_on: '2026-11-22' };
  expect(await linesOf('en', awaiting)).toContain('Cloth received: Not here yet');
});

test.each(['en', 'ur-Latn', 'ur'] as const)(
  '5,000 letters of Urdu without a space are printed whole: %s',
  async (tongue) => {
    const long = 'ژالے'.repeat(1250);
    const measures = { ...ORDER.measures, note: long };
    const answers = [{ question: long, answer: long }];
    const order = { ...ORDER, measures, answers, description: long } as WorkshopOrder;
    const { actualTexts, runs } = await card(tongue, order);
    expect(actualTexts.join('').split('ژ').length - 1).toBe(4 * 1250);
    expect(runs.every(({ x }) => x >= 0 && x < 595)).toBe(true);
  },
);

describe('each choice has the picture of the order form beside it', () => {
  const strokes = ({ pdf }: Awaited<ReturnType<typeof card>>) => pdf.match(/\n[SfB](?=\n)/g)?.length ?? 0;
  /** #3B8467 as a filling */
  const LEAF = '0.23137254901960785 0.5176470588235295 0.403921568627451 scn';

  test('drawn as lines, the colour as a patch', async () => {
    const [drawn, colour] = [
      await card('en'),
      await card('en', { ...ORDER, design: ORDER.design.slice(0, 1) }),
    ];
    const none = await card('en', { ...ORDER, design: [] });
    expect(strokes(drawn)).toBeGreaterThan(strokes(none) + 30);
    expect(colour.pdf).toContain(LEAF);
    expect(none.pdf).not.toContain(LEAF);
  });

  test('and no picture where the form has none any more', async () => {
    const design = [{ feature: 'collar', option: 'mandarin', label: 'Collar', choice: 'Mandarin' }];
    const unknown = await card('en', { ...ORDER, design } as WorkshopOrder);
    expect(unknown.runs.map(({ text }) => text)).toContain('Collar: Mandarin');
    expect(strokes(unknown)).toBe(strokes(await card('en', { ...ORDER, design: [] })));
  });
});

describe('each garment of several has a card of its own (workshop-32)', () => {
  const garment = (id: number, change: object) => {
    const { item_type, shoe_size, fabric_type, measures, design, description } = ORDER;
    const own = { item_type, shoe_size, fabric_type, measures, design, description, length_choice: null };
    return { id, ...own, dress_type: 'Kurta', made_for: 'Hamza', finished: null, fit_notes: [], ...change };
  };
  const several = {
    ...ORDER,
    alteration: 'Shorten the sleeves',
    altered_garment: 32,
    garments: [
      garment(31, { dress_type: 'Shalwar_Kameez', made_for: 'Bilal' }),
      garment(32, { design: [], description: 'Long', finished: { values: { chest: 1035 } } }),
      garment(33, { dress_type: 'Waistcoat', measures: null, design: [], description: '' }),
    ],
  } as unknown as WorkshopOrder;

  async function pagesOf(tongue: Tongue, designs?: Map<number, PreparedPicture>, order = several) {
    const printing = { brand: 'Naap', sheetUrl: 'https://naap.test/s', unit: 'in', compress: false } as const;
    const pdf = await renderJobCard(order, { ...printing, tongue, ...(designs && { designs }) });
    const { pages, actualTexts } = readPdf(pdf);
    const lines = pages.map((runs) => runs.map(({ text }) => text.trim()).filter(Boolean));
    return { lines, actualTexts, pdf: pdf.toString('latin1') };
  }

  test('with its place, person, measures and words, below what is to be altered', async () => {
    const { lines, pdf } = await pagesOf('en');
    expect(lines).toHaveLength(3);
    expect(lines.map(([first, second]) => [first, second])).toEqual([
      ['Shalwar kameez', 'NP-7 · 1 of 3'],
      ['Kurta', 'NP-7 · 2 of 3'],
      ['Waistcoat', 'NP-7 · 3 of 3'],
    ]);
    expect(lines[1]).toEqual(
      expect.arrayContaining(['For: Hamza', 'Customer: Amna Khan', 'Chest / bust', '40 3/4', 'Long']),
    );
    expect(lines[1]).not.toContain('Colour: Leaf green');
    expect(lines[2]).not.toContain('Chest / bust');
    expect(lines.map((page) => page.includes('Shorten the sleeves'))).toEqual([false, true, false]);
    for (const id of [31, 32, 33]) expect(pdf).toContain(`https://naap.test/s#garment-${id}`);
    expect(lines.map((page) => page.at(-1))).toEqual([
      'Naap · Job card NP-7 · page 1 of 3',
      'Naap · Job card NP-7 · page 2 of 3',
      'Naap · Job card NP-7 · page 3 of 3',
    ]);
  });

  test('and each says what is to be altered where the request names no garment (orders-120)', async () => {
    const { lines } = await pagesOf('en', undefined, { ...several, altered_garment: null });
    expect(lines.map((page) => page.includes('Shorten the sleeves'))).toEqual([true, true, true]);
  });

  test('and has what did not fit its own person (measurements-15)', async () => {
    const note = { order: 3, garment: 9, tracking_id: 'NP-3', day: '2026-10-02', dress_type: 'Kurta' };
    const said = { source: 'said', measure: 'chest', fault: 'large', by: null, text: null };
    const garments = several.garments.map((one, index) => ({
      ...one,
      fit_notes: index === 1 ? [{ ...note, ...said }] : [],
    }));
    const { lines } = await pagesOf('en', undefined, { ...several, garments } as WorkshopOrder);
    const heading = 'Last time (order NP-3, 2 Oct 2026) · Kurta';
    expect(lines.map((page) => page.includes(heading))).toEqual([false, true, false]);
    expect(lines[1]).toContain('Chest / bust: too loose (customer said)');
  });

  test('and only the first says what cash to take, so that it is taken once', async () => {
    const { lines } = await pagesOf('en');
    const cash = lines.map((page) => page.filter((line) => line.startsWith('Cash at the handover')));
    expect(cash).toEqual([['Cash at the handover: Rs 1,599'], [], []]);
  });

  test('in the tongue of its reader', async () => {
    expect((await pagesOf('ur-Latn')).lines[1]).toContain('NP-7 · libas 2 az 3');
    expect((await pagesOf('ur')).actualTexts.join(' ')).toContain('لباس');
  });

  test('each with its own design picture', async () => {
    const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#a11' } })
      .jpeg()
      .toBuffer();
    const picture = { bytes, width: 40, height: 60 } as unknown as PreparedPicture;
    const drawn = async (...ids: number[]) => {
      const { pdf } = await pagesOf('en', new Map(ids.map((id) => [id, picture])));
      return pdf.match(/\/DCTDecode/g)?.length ?? 0;
    };
    expect([await drawn(), await drawn(31), await drawn(32, 33)]).toEqual([0, 1, 2]);
  });
});

test('the tongue is asked for, else it is the language of the account', async () => {
  const { id, customer, tailor } = await placeGarment(shop);
  await sendStep(shop, id, customer, { action: 'confirm' });
  const print = async (query = '', headers: object = {}) => {
    const url = `/api/workshop/orders/${id}/job-card/${query}`;
    const response = await shop.app.inject({ url, headers: { ...tailor.headers, ...headers } });
    return { status: response.statusCode, text: response.rawPayload.toString('latin1') };
  };
  expect((await print('?tongue=hi')).status).toBe(400);
  expect((await print()).text).toContain('/Lang (en)');
  expect((await print('?tongue=ur-Latn')).text).toContain('/Lang (ur-Latn)');
  await shop.deps.db.update(users).set({ locale: 'ur' }).where(eq(users.email, tailor.email));
  const urdu = (await print()).text;
  expect(urdu).toContain('/Lang (ur)');
  // The address of its QR code is in UTF-16.
  expect(urdu).toContain([...`/ur/workshop/orders/${id}`].join('\0'));
  const english = (await print('?tongue=en')).text;
  expect(english).toContain('/Lang (en)');
  expect((await print('?tongue=en', { 'accept-language': 'ur' })).text).toBe(english);
});
