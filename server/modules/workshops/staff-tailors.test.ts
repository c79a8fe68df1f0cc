import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { addressOf } from '../../../contract/paths.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { StaffTailor, StaffTailorLine } from '../../../contract/staff-tailors.ts';
import { testApp } from '../../../test/app.ts';
import { makeTailor, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, signUpTailor } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';

const shop = testApp();
const today = dayInKarachi();

let agent: SignedUp;
let admin: SignedUp;
beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  admin = await signUp(shop, { userType: 'admin' });
});

async function list(query: Record<string, unknown> = {}) {
  const response = await shop.app.inject({
    url: addressOf('GET /api/staff/tailors/', {}, query),
    headers: agent.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as {
    count: number;
    next: string | null;
    previous: string | null;
    results: StaffTailorLine[];
  };
}
const idsOf = async (query: Record<string, unknown>) => (await list(query)).results.map(({ id }) => id);
const read = (id: number, by: SignedUp = agent) =>
  shop.app.inject({ url: addressOf('GET /api/staff/tailors/{id}/', { id }), headers: by.headers });
const save = (id: number, payload: object, by: SignedUp = agent) =>
  shop.app.inject({
    method: 'PUT',
    url: addressOf('PUT /api/staff/tailors/{id}/', { id }),
    headers: by.headers,
    payload,
  });

async function formOf(id: number) {
  const { version, area, kind, about, active } = (await read(id)).json() as StaffTailor;
  return { version, area, kind, about, active };
}

/** An order of a tailor with this promised day. */
async function order(
  tailor: SignedUp & { tailorId: number },
  status: 'ACCEPTED' | 'DELIVERED' | 'PLACED',
  due: string,
) {
  const { id } = await placeGarment(shop, {}, { tailor });
  await shop.deps.db.update(orders).set({ status, expectedDeliveryDate: due }).where(eq(orders.id, id));
}

describe('the list of tailors (tailors-30)', () => {
  beforeEach(async () => {
    await shop.deps.db.update(tailors).set({ area: 'Elsewhere' });
  });

  test('has the in-house workshop, and who is paused or blocked', async () => {
    const area = 'Hussain Agahi, Multan';
    const open = await makeTailor(shop, { area });
    const paused = await makeTailor(shop, { area, active: false });
    const blocked = await makeTailor(shop, { area });
    await shop.deps.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.userId));
    const inArea = (state?: string) => idsOf({ area: 'multan', sort: 'joined', state });
    expect(await inArea()).toEqual([open.id, paused.id, blocked.id]);
    expect(await inArea('active')).toEqual([open.id]);
    expect(await inArea('paused')).toEqual([paused.id]);
    expect(await inArea('blocked')).toEqual([blocked.id]);
    const { results } = await list({ sort: 'joined' });
    expect(results[0]).toMatchObject({
      id: IN_HOUSE_TAILOR_ID,
      name: 'Naap',
      in_house: true,
      kind: 'both',
      active: true,
    });
  });

  test('counts what is open and what is late, and finds who has late orders', async () => {
    const busy = await signUpTailor(shop);
    const idle = await signUpTailor(shop);
    await order(busy, 'ACCEPTED', addDays(today, -1));
    await order(busy, 'ACCEPTED', today);
    await order(busy, 'DELIVERED', addDays(today, -9));
    await order(busy, 'PLACED', addDays(today, -9));
    await order(idle, 'DELIVERED', addDays(today, -9));
    const [, line] = (await list({ size: 2 })).results;
    expect(line).toMatchObject({ id: busy.tailorId, open_orders: 2, late_orders: 1 });
    expect((await read(idle.tailorId)).json()).toMatchObject({ open_orders: 0, late_orders: 0 });
    expect(await idsOf({ late: 'true' })).toEqual([busy.tailorId]);
    expect(await idsOf({ late: 'false' })).not.toContain(busy.tailorId);
  });

  test('is found by part of the username, e-mail address, phone number and area', async () => {
    const person = await signUp(shop, { userType: 'tailor', phoneNumber: '+923219876543' });
    const { id } = await makeTailor(shop, { userId: person.id, area: 'Qissa Khwani, Peshawar' });
    for (const search of [person.username.slice(1), person.email, '19876', 'khwani', 'PESHAWAR qissa'])
      expect(await idsOf({ search }), search).toEqual([id]);
    for (const search of ['100%_', 'khwani lahore']) expect(await idsOf({ search }), search).toEqual([]);
  });

  test('is filtered by kind and rating', async () => {
    const area = 'Sorted, Quetta';
    const rated = (ratingSum: number, ratingCount: number) =>
      makeTailor(shop, { area, ratingSum, ratingCount, type: 'Ladies Tailor' });
    const [best, good, poor] = [await rated(46, 10), await rated(41, 10), await rated(25, 10)];
    const fresh = await makeTailor(shop, { area, type: 'Gents Tailor' });
    const both = await makeTailor(shop, { area });
    const found = (query: object) => idsOf({ area: 'sorted', sort: 'joined', ...query });
    expect(await found({ rating: '4.5' })).toEqual([best.id]);
    expect(await found({ rating: '4' })).toEqual([best.id, good.id]);
    expect(await found({ rating: 'below3' })).toEqual([poor.id]);
    expect(await found({ rating: 'none' })).toEqual([fresh.id, both.id]);
    expect(await found({ kind: 'ladies' })).toEqual([best.id, good.id, poor.id]);
    expect(await found({ kind: 'gents' })).toEqual([fresh.id]);
    expect(await found({ kind: 'both' })).toEqual([both.id]);
  });

  test.each([
    ['rating', [3, 4, 1, 2, 0]],
    ['delivered', [0, 4, 3, 2, 1]],
    ['joined', [0, 1, 2, 3, 4]],
  ])('is sorted by %s, in pages both ways', async (sort, places) => {
    const area = `By ${sort}, Multan`;
    const ids: number[] = [];
    for (const [ratingSum, ordersDelivered] of [
      [50, 0],
      [42, 9],
      [42, 8],
      [0, 7],
      [30, 6],
    ] as const) {
      const ratingCount = ratingSum === 0 ? 0 : 10;
      ids.push((await makeTailor(shop, { area, ratingSum, ratingCount, ordersDelivered })).id);
    }
    const expected = places.map((place) => ids[place]);
    for (const [name, wanted] of [
      [sort, expected],
      [`-${sort}`, expected.toReversed()],
    ] as const) {
      const first = await list({ area: `by ${sort}`, sort: name, size: 3 });
      const second = await list({ area: `by ${sort}`, sort: name, size: 3, after: first.next });
      expect(
        [...first.results, ...second.results].map(({ id }) => id),
        name,
      ).toEqual(wanted);
      expect(second.next).toBeNull();
      const back = await list({ area: `by ${sort}`, sort: name, size: 3, before: second.previous });
      expect(back.results).toEqual(first.results);
    }
  });

  test.each([
    [{ kind: 'children' }, 'kind'],
    [{ state: 'gone' }, 'state'],
    [{ rating: '7' }, 'rating'],
    [{ late: 'perhaps' }, 'late'],
    [{ sort: 'luck' }, 'sort'],
    [{ after: 'nonsense' }, 'after'],
    [{ area: 'x'.repeat(61) }, 'area'],
  ])('refuses %j', async (query, field) => {
    const response = await shop.app.inject({
      url: addressOf('GET /api/staff/tailors/', {}, query),
      headers: agent.headers,
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });
});

describe('a tailor (tailors-31)', () => {
  test('is read with account, work and version', async () => {
    const tailor = await signUpTailor(shop);
    expect((await read(tailor.tailorId)).json()).toMatchObject({
      id: tailor.tailorId,
      name: tailor.username,
      shop_name: null,
      application: null,
      version: 1,
      updated_by: null,
      kind: 'both',
      lead_time_days: 10,
      number_of_rates: 2,
      promise_kept: null,
      measured_share: null,
      account: { id: tailor.id, username: tailor.username, email: tailor.email, blocked_reason: null },
    });
    for (const id of [999_999, 0]) expect((await read(id)).statusCode).toBe(404);
  });

  test('is paused and resumed: nobody can order meanwhile, and confirmed orders stay', async () => {
    const tailor = await signUpTailor(shop);
    const { id } = await placeGarment(shop, {}, { tailor });
    const form = await formOf(tailor.tailorId);
    const paused = await save(tailor.tailorId, { ...form, active: false });
    expect(paused.json()).toMatchObject({ active: false, version: 2, updated_by: agent.username });
    expect((await shop.app.inject(`/tailor_module/tailors/${tailor.tailorId}/`)).statusCode).toBe(404);
    await expect(placeGarment(shop, {}, { tailor })).rejects.toThrow();
    const sheet = await shop.app.inject({ url: '/api/workshop/rates/', headers: tailor.headers });
    expect(sheet.statusCode, 'the workshop stays open').toBe(200);
    const confirmed = await shop.app.inject({ url: `/api/orders/${id}/`, headers: agent.headers });
    expect(confirmed.json()).toMatchObject({ id });
    const resumed = await save(tailor.tailorId, { ...form, version: 2 });
    expect(resumed.json()).toMatchObject({ active: true, version: 3 });
    expect((await shop.app.inject(`/tailor_module/tailors/${tailor.tailorId}/`)).statusCode).toBe(200);
    const audited = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(tailor.tailorId)));
    expect(audited).toMatchObject([
      { actorId: agent.id, action: 'workshops.tailor-edited', userId: tailor.id, data: { orders: 'paused' } },
      { data: { orders: 'resumed' } },
    ]);
  });

  test('hears of a pause and its end by mail and notification, with the reason (tailors-33)', async () => {
    const tailor = await signUpTailor(shop);
    await order(tailor, 'ACCEPTED', today);
    const form = await formOf(tailor.tailorId);
    const reason = 'Two customers wait for their cloth.';
    await save(tailor.tailorId, { ...form, reason, about: 'Only the words change.' });
    const notified = async () =>
      (await shop.app.inject({ url: '/api/notifications/', headers: tailor.headers })).json().results;
    const told = async () =>
      (await mailsTo(shop, tailor.email)).filter(({ kind }) => /^workshops/.test(kind));
    expect([await told(), await notified()]).toEqual([[], []]);

    await save(tailor.tailorId, { ...form, version: 2, active: false, reason });
    const [paused] = await told();
    expect(paused).toMatchObject({ kind: 'workshops.paused', subject: 'You get no new orders for now' });
    expect(paused?.text).toContain(reason);
    expect(paused?.text).toContain('Your open order stays yours');
    expect(await notified()).toMatchObject([
      {
        title: 'You get no new orders for now',
        text: expect.stringContaining(`The reason: ${reason}`),
        path: '/workshop',
        is_read: false,
      },
    ]);
    await save(tailor.tailorId, { ...form, version: 3, active: false, about: 'Still paused.' });
    expect(await told(), 'told once').toHaveLength(1);

    await save(tailor.tailorId, { ...form, version: 4, reason });
    const [resumed] = await told();
    expect(resumed).toMatchObject({ kind: 'workshops.resumed', subject: 'You get new orders again' });
    expect(resumed?.text).not.toContain(reason);
    expect((await notified())[0]).toMatchObject({ title: 'You get new orders again', path: '/workshop' });
    const audited = await shop.deps.db
      .select({ data: auditEntries.data })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(tailor.tailorId)))
      .orderBy(auditEntries.id);
    expect(audited[1]?.data).toMatchObject({ orders: 'paused', reason });
    expect(audited[3]?.data).toMatchObject({ orders: 'resumed' });
  });

  test('gets area, words and kind, which customers see', async () => {
    const tailor = await signUpTailor(shop);
    const form = { ...(await formOf(tailor.tailorId)), area: 'Saddar, Karachi', about: 'Since 1971.' };
    const saved = await save(tailor.tailorId, { ...form, kind: 'gents' });
    expect(saved.json()).toMatchObject({ area: 'Saddar, Karachi', about: 'Since 1971.', kind: 'gents' });
    expect((await shop.app.inject(`/tailor_module/tailors/${tailor.tailorId}/`)).json()).toMatchObject({
      tailor_area: 'Saddar, Karachi',
      tailor_type_name: 'Gents Tailor',
      about: 'Since 1971.',
    });
    expect((await idsOf({ search: 'saddar' })).includes(tailor.tailorId)).toBe(true);
  });

  test('keeps its kind while there are rates of the other one (tailors-7)', async () => {
    const { id } = await makeTailor(shop, { rates: { Kurta: 1900, Abaya: 2600, Saree: 3000 } });
    const refused = await save(id, { ...(await formOf(id)), kind: 'gents' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      kind: ['There are rates for other garments: Abaya, Saree. Remove them first.'],
    });
    expect((await save(id, { ...(await formOf(id)), kind: 'ladies' })).statusCode).toBe(200);
  });

  test('that is the in-house workshop keeps kind and orders', async () => {
    const form = await formOf(IN_HOUSE_TAILOR_ID);
    const paused = await save(IN_HOUSE_TAILOR_ID, { ...form, active: false });
    expect(Object.keys(paused.json())).toEqual(['active']);
    const gents = await save(IN_HOUSE_TAILOR_ID, { ...form, kind: 'gents' });
    expect(Object.keys(gents.json())).toEqual(['kind']);
    const moved = await save(IN_HOUSE_TAILOR_ID, { ...form, area: 'Gulberg, Lahore' });
    expect(moved.json()).toMatchObject({ area: 'Gulberg, Lahore', active: true });
  });

  test.each([
    [{ area: '' }, 'area'],
    [{ area: 'x'.repeat(111) }, 'area'],
    [{ area: 'https://elsewhere.example' }, 'area'],
    [{ kind: 'children' }, 'kind'],
    [{ about: 'x'.repeat(1001) }, 'about'],
    [{ about: 'My card is 4242 4242 4242 4242' }, 'about'],
    [{ active: 'yes' }, 'active'],
    [{ active: false, reason: 'x'.repeat(301) }, 'reason'],
    [{ active: false, reason: 'Card 4242 4242 4242 4242' }, 'reason'],
    [{ version: undefined }, 'version'],
  ])('refuses %j', async (change, field) => {
    const { id } = await makeTailor(shop);
    const refused = await save(id, { ...(await formOf(id)), ...change });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json())).toEqual([field]);
    expect((await read(id)).json().version).toBe(1);
  });

  test('edited by two at once is kept from the second, also when the tailor was the first (wire-11)', async () => {
    const tailor = await signUpTailor(shop);
    const form = await formOf(tailor.tailorId);
    const responses = await Promise.all([
      save(tailor.tailorId, { ...form, about: 'One' }),
      save(tailor.tailorId, { ...form, about: 'Two' }, admin),
    ]);
    const [saved, refused] = responses.sort((one, other) => one.statusCode - other.statusCode);
    expect([saved?.statusCode, refused?.statusCode]).toEqual([200, 409]);
    expect(refused?.json()).toMatchObject({ code: 'edits.outdated', current: saved?.json() });
    const calendar = await shop.app.inject({
      method: 'PUT',
      url: '/api/workshop/calendar/',
      headers: tailor.headers,
      payload: { version: 2, weekly_capacity: 5, days_off: [] },
    });
    expect(calendar.statusCode, calendar.body).toBe(200);
    const late = await save(tailor.tailorId, { ...form, version: 2 });
    expect(late.json()).toMatchObject({ current: { weekly_capacity: 5, updated_by: tailor.username } });
    expect((await save(999_999, form)).statusCode).toBe(404);
  });

  test('is blocked and unblocked by support, which both lists show (people-8)', async () => {
    const tailor = await signUpTailor(shop);
    const block = (method: 'PUT' | 'DELETE') =>
      shop.app.inject({
        method,
        url: addressOf('PUT /api/staff/accounts/{id}/block/', { id: tailor.id }),
        headers: agent.headers,
        ...(method === 'PUT' ? { payload: { reason: 'Orders from outside the shop' } } : {}),
      });
    expect((await block('PUT')).statusCode).toBe(200);
    expect((await read(tailor.tailorId)).json()).toMatchObject({
      blocked_at: expect.any(String),
      active: true,
      account: { blocked_reason: 'Orders from outside the shop' },
    });
    expect(await idsOf({ state: 'blocked', size: 1 })).toEqual([tailor.tailorId]);
    await block('DELETE');
    expect((await read(tailor.tailorId)).json()).toMatchObject({ blocked_at: null });
  });

  test('is nothing for those who work elsewhere', async () => {
    const tailor = await signUpTailor(shop);
    const customer = await signUp(shop);
    const form = await formOf(tailor.tailorId);
    for (const other of [tailor, customer]) {
      expect((await read(tailor.tailorId, other)).statusCode).toBe(403);
      expect((await save(tailor.tailorId, form, other)).statusCode).toBe(403);
      const listed = await shop.app.inject({
        url: addressOf('GET /api/staff/tailors/', {}),
        headers: other.headers,
      });
      expect(listed.statusCode).toBe(403);
    }
    expect(
      (await shop.app.inject(addressOf('GET /api/staff/tailors/{id}/', { id: tailor.tailorId }))).statusCode,
    ).toBe(401);
  });
});
