import { expect, test } from 'vitest';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import type { WorkshopBulk } from './api.ts';
import { cancelledIn, makingFacts } from './sheet-facts.ts';
import { bulkLines, loadVoice } from './sheet-lines.ts';

const BULK = {
  ...{ id: 9, kind: 'bulk', audience: 'workshop', status: 'QUALITY_CHECK', tracking_id: 'NP-9' },
  ...{ number_of_pieces: 40, item_type: 'Uniforms', customer_name: 'Amna Khan', collect: 36_000 },
  ...{ is_customer_shown: true, expected_delivery_date: '2026-12-04', is_requested_sample: false },
  ...{ additional_notes: 'نیلا رنگ', quote_note: null },
} as unknown as WorkshopBulk;

const said = async (order: WorkshopBulk, locale: 'en' | 'ur') =>
  bulkLines(order, '2026-12-02', await loadVoice(locale)).map(({ id, phrases }) => [
    id,
    phrases.map(({ text, isFree }) => (isFree ? `(${text})` : text)).join(' '),
  ]);

test('a bulk order is read like a garment, without its tracking number and phone', async () => {
  expect(await said(BULK, 'en')).toEqual([
    ['title', '40 (Uniforms)'],
    ['status', 'Quality check'],
    ['promised', 'Promised for 4 Dec 2026, in 2 days'],
    ['for', 'For (Amna Khan)'],
    ['pieces', 'Pieces: 40'],
    ['item', 'Item (Uniforms)'],
    ['swatch', 'Swatch: Not asked for'],
    ['cash', 'Cash at the handover: 36000 rupees'],
    ['notes', '(نیلا رنگ)'],
  ]);
  expect(await said(BULK, 'ur')).toContainEqual(['cash', 'دیتے وقت نقد: چھتیس ہزار روپے']);
});

test('a bulk order that is over says so instead of what people wrote', async () => {
  const over = { ...BULK, is_customer_shown: false, additional_notes: null } as unknown as WorkshopBulk;
  expect((await said(over, 'en')).at(-1)).toEqual([
    'over',
    'The work on this order is over, so pictures, notes, the address and the phone number are not shown any more.',
  ]);
});

test('a sheet says by when and for what the garment is needed, where the customer has said it (orders-65)', async () => {
  const order = {
    ...{ item_type: 'dress', dress_type: 'Kurta', fabric_type: 'Cotton', price: null, measures: null },
    ...{ made_for: 'Bilal', customer_name: 'Amna Khan', order_date: '2026-11-20T07:00:00Z' },
    ...{ needed_by: '2026-12-06', occasion: 'WALIMA' },
  } as unknown as WorkshopOrder;
  const needed = async (locale: 'en' | 'ur', change: object = {}) =>
    makingFacts({ ...order, ...change }, await loadVoice(locale)).find(({ id }) => id === 'needed');
  expect(await needed('en')).toEqual({ id: 'needed', label: 'Needed by', value: '6 Dec 2026, Walima' });
  expect((await needed('en', { occasion: null }))?.value).toBe('6 Dec 2026');
  expect((await needed('ur'))?.value).toContain('ولیمہ');
  expect(await needed('en', { needed_by: null })).toBeUndefined();
});

test('cancelled garments are separated as the language writes (orders-112)', async () => {
  const garment = { item_type: 'dress', dress_type: 'Kurta', progress: 'CANCELLED', measures: null };
  const order = { garments: [1, 2].map((id) => ({ ...garment, id, made_for: `P${id}` })) };
  const cancelled = async (locale: 'en' | 'ur') =>
    cancelledIn((await loadVoice(locale)).words, order as unknown as WorkshopOrder);
  expect(await cancelled('en')).toBe('Kurta, P1; Kurta, P2');
  expect(await cancelled('ur')).toMatch(/، P1؛ .+، P2$/);
});
