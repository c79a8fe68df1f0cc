// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  update: async () => undefined,
}));

const TAILOR = {
  username: 'karim',
  email: 'karim@shop.example',
  phone_number: null,
  user_type: 'tailor',
  gender: null,
  profile_picture: null,
} as const;

/** As release 1.0.0 answered. */
const OLDER = { id: 7, kind: 'single', audience: 'workshop', tracking_id: 'NP-7', status: 'IN_PRODUCTION' };
const LATER = {
  ...{
    fit_notes: [],
    measures_due: [],
    cloth_missing: [],
    cloth_receipts: [],
    garments: [],
    measurement_sample: null,
  },
  cloth_posted: null,
};

async function readSheet() {
  // An earlier file of this worker may have loaded it with the real storage.
  vi.resetModules();
  const { signIn } = await import('../../../lib/session.ts');
  signIn({ ...TAILOR, access: 'access', refresh: 'refresh' }, true);
  const { sheetQuery } = await import('./api.ts');
  const query = sheetQuery(7).queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
  return query({ signal: new AbortController().signal });
}

beforeEach(() => kept.clear());

test('a sheet that the device keeps of an earlier release gets what it lacks (workshop-38)', async () => {
  kept.set('workshop.karim.order.7', { data: OLDER, readAt: '2026-11-20T07:00:00.000Z' });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await readSheet()).toEqual({
    data: { ...OLDER, ...LATER },
    readAt: '2026-11-20T07:00:00.000Z',
    isKept: true,
  });
});

test('so does one that a process of that release has answered, while others are replaced', async () => {
  vi.stubGlobal('fetch', async () => Response.json(OLDER));
  expect(await readSheet()).toMatchObject({ data: { ...OLDER, ...LATER }, isKept: false });
});

test('and what is there stays', async () => {
  const garments = [{ id: 31 }, { id: 32 }] as WorkshopOrder['garments'];
  vi.stubGlobal('fetch', async () => Response.json({ ...OLDER, garments, measures_due: ['chest'] }));
  expect(await readSheet()).toMatchObject({ data: { garments, measures_due: ['chest'], fit_notes: [] } });
});

test('a job card that was saved before opens without a network only, and the time of it is known (workshop-72)', async () => {
  vi.resetModules();
  const { signIn } = await import('../../../lib/session.ts');
  signIn({ ...TAILOR, access: 'access', refresh: 'refresh' }, true);
  const { saveJobCard } = await import('./api.ts');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const readAt = '2026-11-20T07:00:00.000Z';
  kept.set('workshop.karim.card.7.in.ur', { data: { blob: new Blob(), filename: 'card.pdf' }, readAt });
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Later.' }, { status: 503 }));
  await expect(saveJobCard(7, 'in', 'ur')).rejects.toMatchObject({ status: 503 });
  expect(saved).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await saveJobCard(7, 'in', 'ur')).toBe(readAt);
  vi.stubGlobal('fetch', async () => new Response('card'));
  expect(await saveJobCard(7, 'in', 'ur')).toBeUndefined();
  expect(saved).toHaveBeenCalledTimes(2);
});

test('what arrives after a sign-out is not kept on the device (workshop-10)', async () => {
  vi.resetModules();
  const { signIn, clearSession } = await import('../../../lib/session.ts');
  signIn({ ...TAILOR, access: 'access', refresh: 'refresh' }, true);
  const { sheetQuery } = await import('./api.ts');
  const query = sheetQuery(7).queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
  vi.stubGlobal('fetch', async () => {
    clearSession(true);
    return Response.json(OLDER);
  });
  expect(await query({ signal: new AbortController().signal })).toMatchObject({ data: OLDER });
  expect([...kept.keys()]).toEqual([]);
});

test('today’s stitched and bulk orders are read ahead, those of the device only if they have changed (workshop-72)', async () => {
  vi.resetModules();
  const { signIn } = await import('../../../lib/session.ts');
  signIn({ ...TAILOR, access: 'access', refresh: 'refresh' }, true);
  const { readAhead } = await import('./api.ts');
  const read: string[] = [];
  vi.stubGlobal('fetch', async (url: string | Request) => {
    read.push(new URL(typeof url === 'string' ? url : url.url, 'http://shop.example').pathname);
    return Response.json({ detail: 'Not found.', code: 'request.not_found' }, { status: 404 });
  });
  const promised = '2026-12-05';
  const item = (id: number, status: string) => ({ id, status, expected_delivery_date: promised });
  kept.set('workshop.karim.order.7', {
    data: { ...OLDER, expected_delivery_date: promised },
    readAt: '2026-11-20T07:00:00.000Z',
  });
  const today = {
    late: { count: 2, results: [item(7, 'IN_PRODUCTION'), item(8, 'ACCEPTED')] },
    waiting: { count: 1, results: [item(10, 'ACCEPTED')] },
    bulk: [item(9, 'CONFIRMED')],
  };
  await readAhead(today as never, new AbortController().signal);
  const orders = read.filter((path) => path.startsWith('/api/orders/'));
  expect([...new Set(orders)]).toEqual(['/api/orders/8/', '/api/orders/9/', '/api/orders/10/']);
});
