// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '../api.ts';
import { newEntry, readPictures } from '../further-garments/entries.ts';
import { EMPTY_GARMENT } from '../garment/draft.ts';
import { changeDraft, clearDraft, draft, draftFrom, EMPTY_FIELDS, useDraft } from './draft.ts';
import { rememberPlaced, sendOrder } from './send-order.ts';

const stored = vi.hoisted(() => {
  // Modules that other files have loaded keep pictures elsewhere.
  vi.resetModules();
  return new Map<string, unknown>();
});
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  clear: async () => stored.clear(),
  get: async (key: string) => stored.get(key),
  set: async (key: string, file: File) => void stored.set(key, file),
  del: async (key: string) => void stored.delete(key),
}));

const picture = (name: string) => new File([name], name, { type: 'image/png', lastModified: 1 });
const ORDER = { id: 7, tracking_id: 'NP-7' };
const around = { tailor: undefined, records: { state: 'signed-out' } } as const;
const attempt = {
  keyFor: (content: unknown) => JSON.stringify(content),
  lastSent: () => undefined,
  forget: () => {},
  onProgress: () => {},
  signal: new AbortController().signal,
};
const KURTA = { ...EMPTY_FIELDS, dress_type: 'Kurta', fabric_type: 'Cotton' };
const waistcoat = newEntry({
  ...{ key: 'second', trade: null, is_same_person: false },
  fields: { ...EMPTY_GARMENT, dress_type: 'Waistcoat', fabric_type: 'Linen' },
});
const collected = { pickup: 'BY_SHOP', collection_address: { ...KURTA.collection_address, choice: '5' } };

let placed: Parameters<typeof api.placeSingleOrder>[0][] = [];
const send = () =>
  sendOrder({ ...useDraft.getState().fields, dress_design: picture('kurta.png') }, attempt, around);

beforeEach(async () => {
  placed = [];
  vi.spyOn(api, 'placeSingleOrder').mockImplementation(async (order) => {
    placed.push(order);
    return ORDER as never;
  });
  changeDraft({ orderType: 'single', source: 'in-house', fields: KURTA });
  await draft.keepFile('dress_design', picture('kurta.png'));
  await draft.keepFile('second.dress_design', picture('waistcoat.png'));
});

afterEach(() => {
  clearDraft();
  vi.restoreAllMocks();
});

describe('an order of several garments', () => {
  test('is placed by the same request as one of its first garment (orders-207)', async () => {
    await send();
    changeDraft({ further: [waistcoat] });
    const { lead } = await send();
    expect(placed[1]?.body).toEqual(placed[0]?.body);
    expect(placed[1]?.idempotencyKey).toBe(placed[0]?.idempotencyKey);
    rememberPlaced(ORDER, lead);
    expect(useDraft.getState().placed).toEqual({ order: 7, trackingNumber: 'NP-7', sent: [], lead: null });
  });

  test('is not placed while another garment lacks something (orders-206)', async () => {
    changeDraft({ further: [{ ...waistcoat, fields: { ...waistcoat.fields, dress_type: '' } }] });
    await expect(send()).rejects.toThrow('Choose the dress type.');
    expect(placed).toEqual([]);
  });

  test('is not placed while the shop collects and another garment is posted (orders-206)', async () => {
    const posted = { ...waistcoat, fields: { ...waistcoat.fields, cloth_source: 'POSTED' } as const };
    changeDraft({ fields: { ...KURTA, ...collected } as typeof KURTA, further: [posted] });
    await expect(send()).rejects.toThrow('the shop collects the cloth of this order');
    expect(placed).toEqual([]);
    changeDraft({ fields: KURTA });
    await send();
    expect(placed).toHaveLength(1);
  });

  test('is placed with the garment whose cloth is collected, which the first one follows (orders-209)', async () => {
    const shelf = { cloth_source: 'SHELF', cloth_variant: '9', is_pickup_for_others: true } as const;
    changeDraft({ fields: { ...KURTA, ...shelf, ...collected } as typeof KURTA, further: [waistcoat] });
    const { lead } = await send();
    expect(placed[0]?.body).toMatchObject({ dress_type: 'Waistcoat', pickup: 'BY_SHOP' });
    expect(placed[0]?.body).not.toHaveProperty('cloth_source');
    expect(placed[0]?.body).toHaveProperty('collection_address');
    expect(placed[0]?.files.dress_design?.name).toBe('waistcoat.png');
    rememberPlaced(ORDER, lead);
    // A reload at once finds which one is sent.
    const { fields, further, placed: now } = useDraft.getState();
    expect([fields.dress_type, further[0]?.fields.dress_type]).toEqual(['Waistcoat', 'Kurta']);
    expect(now).toEqual({ order: 7, trackingNumber: 'NP-7', sent: [], lead: 'second' });
    expect(draftFrom(JSON.parse(JSON.stringify(useDraft.getState())))).toEqual(useDraft.getState());
    expect((await readPictures('second')).dress_design?.name).toBe('kurta.png');
  });

  test('is not remembered in a draft that was deleted meanwhile', async () => {
    clearDraft();
    rememberPlaced(ORDER, undefined);
    expect(useDraft.getState().placed).toBeNull();
  });
});
