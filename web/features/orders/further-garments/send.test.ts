// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { CallError } from '../../../lib/call-error.ts';
import { changeDraft, clearDraft, draftFrom, EMPTY_FIELDS, useDraft } from '../book-tailor/draft.ts';
import type { Placed } from '../book-tailor/garment-shape.ts';
import * as calls from '../garment/calls.ts';
import { EMPTY_GARMENT } from '../garment/draft.ts';
import { changeFurther, keepUnanswered, newEntry, picturesOf } from './entries.ts';
import { clearDraftOf, keyOf, sendRest, unsentOf } from './send.ts';

vi.hoisted(() => {
  // Modules that other files have loaded keep pictures elsewhere.
  vi.resetModules();
});
vi.mock('idb-keyval', () => {
  const stored = new Map<string, unknown>();
  return {
    createStore: () => undefined,
    clear: async () => stored.clear(),
    get: async (key: string) => stored.get(key),
    set: async (key: string, file: File) => void stored.set(key, file),
    del: async (key: string) => void stored.delete(key),
  };
});

const PLACED: Placed = { order: 7, trackingNumber: 'NP-7', sent: [], lead: null };
const DRESSES = ['Waistcoat', 'Kurta', 'Shalwar_Kameez'];
const NO_NETWORK = new CallError('Network error occurred', 0);

const further = () =>
  DRESSES.map((dress_type, index) =>
    newEntry({
      ...{ key: `garment-${index + 2}`, trade: null, is_same_person: false },
      fields: { ...EMPTY_GARMENT, dress_type, fabric_type: 'Cotton', measurement: String(12 + index) },
    }),
  );

/** The keys that the shop got, with the dress type. */
let sent: [key: string, dress: unknown][] = [];
let fails: (attempt: number) => Error | undefined = () => undefined;

const sendAll = (signal = new AbortController().signal) =>
  sendRest(useDraft.getState().placed as Placed, { onProgress: () => {}, signal }, () => {});

beforeEach(() => {
  sent = [];
  fails = () => undefined;
  vi.spyOn(calls, 'addGarment').mockImplementation(async (_order, { body, idempotencyKey }) => {
    sent.push([idempotencyKey, body.dress_type]);
    const error = fails(sent.length);
    if (error) throw error;
    return { garments: [{ id: 40 + sent.length }] } as CustomerOrder;
  });
  changeDraft({ orderType: 'single', fields: EMPTY_FIELDS, further: further(), placed: PLACED });
});

afterEach(() => {
  clearDraft();
  vi.restoreAllMocks();
});

describe('the garments of a placed order (orders-207)', () => {
  test('are sent in their order, each with a key of its own', async () => {
    await sendAll();
    expect(sent.map(([, dress]) => dress)).toEqual(DRESSES);
    expect(new Set(sent.map(([key]) => key)).size).toBe(3);
    expect(unsentOf(useDraft.getState())).toEqual([]);
  });

  test('go on after a failure at any of them, and none is sent twice under another key', async () => {
    for (const broken of [1, 2, 3]) {
      sent = [];
      changeDraft({ further: further(), placed: PLACED });
      fails = (attempt) => (attempt === broken ? NO_NETWORK : undefined);
      await expect(sendAll()).rejects.toBe(NO_NETWORK);
      expect(unsentOf(useDraft.getState()).map(({ fields }) => fields.dress_type)).toEqual(
        DRESSES.slice(broken - 1),
      );
      await sendAll();
      expect(sent.map(([, dress]) => dress)).toEqual([
        ...DRESSES.slice(0, broken),
        ...DRESSES.slice(broken - 1),
      ]);
      expect(sent[broken]?.[0], 'the same key for the one whose answer was lost').toBe(sent[broken - 1]?.[0]);
    }
  });

  test('go on after a reload, which the draft survives', async () => {
    fails = (attempt) => (attempt === 2 ? NO_NETWORK : undefined);
    await expect(sendAll()).rejects.toBe(NO_NETWORK);
    const reloaded = draftFrom(JSON.parse(JSON.stringify(useDraft.getState())));
    clearDraft();
    if (reloaded) useDraft.setState(reloaded);
    expect(useDraft.getState().placed?.sent).toEqual(['garment-2']);
    await sendAll();
    expect(sent.map(([, dress]) => dress)).toEqual(['Waistcoat', 'Kurta', 'Kurta', 'Shalwar_Kameez']);
    expect(sent[2]?.[0]).toBe(sent[1]?.[0]);
  });

  test('are named to the caller before each call, so that a refusal is shown at its garment', async () => {
    const begun: string[] = [];
    fails = (attempt) => (attempt === 2 ? new CallError('Sold out', 400) : undefined);
    const sending = sendRest(
      PLACED,
      { onProgress: () => {}, signal: new AbortController().signal },
      ({ key }) => begun.push(key),
    );
    await expect(sending).rejects.toThrow('Sold out');
    expect(begun).toEqual(['garment-2', 'garment-3']);
  });

  test('stop when the page is left', async () => {
    const page = new AbortController();
    fails = () => void page.abort() as undefined;
    await expect(sendAll(page.signal)).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });

  describe('whose answer was lost, once it was changed (orders-208)', () => {
    /** The garments of the order by id, and the ids by key; one answer gets lost. */
    let order: Map<number, [dress: unknown, design: string | undefined]>;
    let ids: Map<string, number>;
    let lost: 'request' | 'answer' | undefined;

    beforeEach(async () => {
      order = new Map();
      ids = new Map();
      vi.mocked(calls.addGarment).mockImplementation(async (_order, { body, files, idempotencyKey }) => {
        if (lost === 'request') throw NO_NETWORK;
        const id = ids.get(idempotencyKey) ?? 40 + ids.size;
        const known = order.get(id);
        const content = [body.dress_type, files.dress_design?.name] as const;
        if (known && String(known) !== String(content)) throw new CallError('Another request', 422);
        if (!known) order.set(id, [...content]);
        ids.set(idempotencyKey, id);
        if (lost === 'answer') throw NO_NETWORK;
        return { garments: [...order.keys()].map((one) => ({ id: one })) } as CustomerOrder;
      });
      vi.spyOn(calls, 'changeGarment').mockImplementation(async (_order, id, { body, files }) => {
        order.set(id, [body.dress_type, files.dress_design?.name]);
        return {} as CustomerOrder;
      });
      changeDraft({ further: further().slice(0, 1) });
      await picturesOf(KEY).keepFile('dress_design', picture('before.png'));
    });

    const KEY = 'garment-2';
    const picture = (name: string) => new File([name], name, { lastModified: 1 });
    const fails = async (what: typeof lost) => {
      lost = what;
      await expect(sendAll()).rejects.toBe(NO_NETWORK);
      lost = undefined;
    };
    async function change(dress_type: string) {
      await keepUnanswered(KEY);
      changeFurther(KEY, { fields: { ...EMPTY_GARMENT, dress_type } });
      await picturesOf(KEY).keepFile('dress_design', picture(`${dress_type}.png`));
    }

    test('are in the order once, as they were changed', async () => {
      await fails('answer');
      await change('Kurta');
      await fails('request');
      await change('Sherwani');
      await sendAll();
      expect([...order.values()]).toEqual([['Sherwani', 'Sherwani.png']]);
      expect(unsentOf(useDraft.getState())).toEqual([]);
    });

    test('are added as they were sent and changed, where the shop had not got them', async () => {
      await fails('request');
      await change('Kurta');
      await sendAll();
      expect([...order.values()]).toEqual([['Kurta', 'Kurta.png']]);
    });

    test('are sent as they are now, where what was sent is refused', async () => {
      await fails('request');
      await change('Kurta');
      vi.mocked(calls.addGarment).mockRejectedValueOnce(new CallError('Sold out', 400));
      await sendAll();
      expect(calls.changeGarment).not.toHaveBeenCalled();
      expect([...order.values()]).toEqual([['Kurta', 'Kurta.png']]);
    });

    test('are found in the order after a reload as well', async () => {
      await fails('answer');
      await change('Kurta');
      const reloaded = draftFrom(JSON.parse(JSON.stringify(useDraft.getState())));
      expect(reloaded).toEqual(useDraft.getState());
      if (reloaded) useDraft.setState(reloaded);
      await sendAll();
      expect([...order.values()]).toEqual([['Kurta', 'Kurta.png']]);
    });
  });

  test('are not sent any more once the draft is that of another order', async () => {
    const other: Placed = { ...PLACED, order: 8 };
    fails = () => void changeDraft({ further: further(), placed: other }) as undefined;
    await expect(sendAll()).rejects.toThrow('The order has the garments that are sent');
    expect(sent).toHaveLength(1);
    expect(useDraft.getState().placed).toEqual(other);
    clearDraftOf(PLACED);
    expect(useDraft.getState().placed).toEqual(other);
    clearDraftOf(other);
    expect(useDraft.getState().placed).toBeNull();
  });

  test('have another key once their content has changed, and the same in another tab', () => {
    const content = [7, { dress_type: 'Kurta' }];
    expect(keyOf('a', content)).toBe(keyOf('a', structuredClone(content)));
    expect(keyOf('a', content)).not.toBe(keyOf('a', [7, { dress_type: 'Waistcoat' }]));
    expect(keyOf('a', content)).not.toBe(keyOf('b', content));
  });
});
