import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { USUAL_ORDER_RULES } from '../../../contract/constants/order-rules.ts';
import { BULK_STATUSES, ORDER_STATUSES } from '../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { checkMeasures } from '../../../contract/fit-checks.ts';
import { type DressTypeCode, dressTypesFor } from '../../../contract/garments.ts';
import type { Measurement } from '../../../contract/measurements.ts';
import { priceOf } from '../../../contract/pricing.ts';
import { ROLES } from '../../../contract/roles.ts';
import type { Tailor } from '../../../contract/tailors.ts';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import type { Passwords } from '../../infra/passwords/passwords.ts';
import { actionBetween, type OrderFacts, stepFor } from '../../modules/lifecycle/steps.ts';
import { isFabricOffered, missingMeasures } from '../../modules/orders/order-rules.ts';
import { verifyData } from '../../modules/system/verification-service.ts';
import { users } from '../schema/accounts.ts';
import { garments } from '../schema/garments.ts';
import { singleOrderDetails } from '../schema/order-details.ts';
import { orderEvents } from '../schema/order-events.ts';
import { counters, documents, orders } from '../schema/orders.ts';
import { tailors } from '../schema/tailors.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { fillDemoData } from './fill.ts';

const shop = testApp();

const count = async (table: typeof users | typeof orders) =>
  (await shop.deps.db.select({ n: sql<number>`count(*)::int` }).from(table))[0]?.n;

async function signIn(role: string): Promise<{ authorization: string }> {
  const account = DEMO_ACCOUNTS.find((known) => known.role === role);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/auth/login/',
    payload: { email: account?.email, password: account?.password },
  });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json().user_type).toBe(role);
  return { authorization: `Bearer ${response.json().access}` };
}

test('an interrupted filling is rolled back, so that the next start fills', async () => {
  const broken: Passwords = {
    ...shop.deps.passwords,
    hash: async () => 'x'.repeat(20),
    verify: async () => false,
    score: () => Promise.reject(new Error('nobody scores')),
    close: async () => {},
  };
  const before = await count(users);
  await shop.deps.db.execute(sql`alter table documents add constraint stop check (number < 3)`);
  await expect(fillDemoData({ ...shop.deps, passwords: broken })).rejects.toThrow();
  await shop.deps.db.execute(sql`alter table documents drop constraint stop`);
  expect(await count(users)).toBe(before);
  expect(await count(orders)).toBe(0);
  expect(await shop.deps.db.select().from(counters).orderBy(asc(counters.name))).toEqual(
    ['contract', 'credit_note', 'invoice', 'receipt', 'statement'].map((name) => ({ name, value: 0 })),
  );
});

describe('demo data', () => {
  beforeAll(() => fillDemoData(shop.deps));

  test('is inserted once', async () => {
    const before = [await count(users), await count(orders)];
    const passwords: Passwords = {
      hash: () => Promise.reject(new Error('nobody hashes twice')),
      verify: async () => false,
      score: () => Promise.reject(new Error('nobody scores')),
      close: async () => {},
    };
    await fillDemoData({ ...shop.deps, passwords });
    expect([await count(users), await count(orders)]).toEqual(before);
  });

  test.each(ROLES)('lets the %s sign in', async (role) => {
    await signIn(role);
  });

  test('has 24 tailors in six cities with rates for their trade', async () => {
    const listed: Tailor[] = [];
    for (const page of [1, 2, 3]) {
      const response = await shop.app.inject({ method: 'GET', url: `/tailor_module/tailors/?page=${page}` });
      expect(response.json().count).toBe(24);
      listed.push(...response.json().results);
    }
    expect(listed).toHaveLength(24);
    expect(new Set(listed.map(({ tailor_area }) => tailor_area.split(', ')[1])).size).toBe(6);
    expect(new Set(listed.map(({ tailor_type_name }) => tailor_type_name))).toEqual(
      new Set(['Gents Tailor', 'Ladies Tailor', null]),
    );
    expect(listed.filter(({ number_of_reviews }) => number_of_reviews === 0)).toHaveLength(1);
    for (const tailor of listed) {
      const trades = tailor.tailor_type_name
        ? [tailor.tailor_type_name]
        : (['Gents Tailor', 'Ladies Tailor'] as const);
      const known = trades.flatMap((trade) => dressTypesFor(trade)).map(({ code }): string => code);
      const rates = Object.entries(tailor.rate_per_design);
      expect(rates.length, tailor.user_username).toBeGreaterThan(3);
      for (const [dress, rupees] of rates) {
        expect(known, tailor.user_username).toContain(dress);
        expect(rupees % 50).toBe(0);
        expect(rupees).toBeGreaterThan(500);
      }
      expect(tailor.lead_time_days).toBeGreaterThanOrEqual(7);
      expect(tailor.lead_time_days).toBeLessThanOrEqual(14);
      expect(Object.keys(tailor.service_provided).length).toBeGreaterThan(0);
      expect(tailor.user_username).toMatch(/^[A-Za-z0-9_.-]{3,30}$/);
    }
    const [owned] = await shop.deps.db
      .select({ userType: users.userType, email: users.email })
      .from(tailors)
      .innerJoin(users, eq(users.id, tailors.userId))
      .where(eq(users.username, 'ustad_rafiq'));
    expect(owned?.email).toBe(DEMO_ACCOUNTS.find(({ role }) => role === 'tailor')?.email);
  });

  test('has three plausible measurement records with their history', async () => {
    const headers = await signIn('customer');
    const url = '/user_module/measurements/';
    const records: Measurement[] = (await shop.app.inject({ method: 'GET', url, headers })).json();
    expect(records.map(({ unit, age_group }) => [unit, age_group])).toEqual([
      ['in', 'adult'],
      ['cm', 'adult'],
      ['cm', 'child'],
    ]);
    for (const record of records) {
      expect(record.warnings, record.label).toEqual([]);
      const response = await shop.app.inject({ method: 'GET', url: `${url}${record.id}/versions/`, headers });
      const versions: Measurement[] = response.json().results;
      const { warnings: _, ...current } = record;
      expect(versions[0]).toMatchObject({ ...current, saved_by: 'ayesha.siddiqui' });
      expect(versions.map(({ version }) => version)).toEqual(
        versions.map((_, index) => versions.length - index),
      );
      expect(versions.length).toBeGreaterThan(1);
      for (const version of versions) {
        expect(checkMeasures({ ...version, values: version })).toEqual({ refused: [], warnings: [] });
      }
    }
  });

  test('has an order in every status that its rules allow', async () => {
    const rows = await shop.deps.db
      .select()
      .from(orders)
      .innerJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
      .innerJoin(tailors, eq(tailors.id, orders.tailorId))
      .orderBy(asc(orders.id));
    expect(new Set(rows.map((row) => row.orders.status))).toEqual(new Set(ORDER_STATUSES));
    const times = rows.map((row) => row.orders.orderDate.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));

    for (const { tailors: tailor, ...row } of rows) {
      const order = { ...row.orders, ...row.single_order_details };
      const about = `${order.dressType} ${order.status}`;
      for (const garment of await shop.deps.db
        .select()
        .from(garments)
        .where(eq(garments.orderId, order.id))) {
        expect(tailor.rateCard[garment.dressType ?? ''], about).toBe(garment.stitchingPrice);
        expect(isFabricOffered(tailor, garment.dressType ?? '', garment.fabricType ?? ''), about).toBe(true);
        // Somebody is asked for the measures, or a garment that fits goes along.
        if (garment.measurementSource === 'UPLOAD' && !garment.measurementSnapshot) continue;
        const values = garment.measurementSnapshot?.values ?? {};
        expect(missingMeasures(garment.dressType as DressTypeCode, values), about).toEqual([]);
      }
      const choices = {
        delivery_type: order.deliveryType,
        pickup: order.pickup,
        delivery: order.delivery,
        is_requested_sample: order.isRequestedSample,
        cloth: order.clothPrice,
        collection_country: 'PK',
        delivery_country: 'PK',
      };
      const price = priceOf(order.stitchingPrice ?? 0, choices, USUAL_ORDER_RULES);
      expect(price.total, about).toBe(order.total);

      const events = await shop.deps.db
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, order.id), isNull(orderEvents.sellerOrderId)))
        .orderBy(asc(orderEvents.id));
      expect(events[0]).toMatchObject({
        action: 'place',
        fromStatus: null,
        toStatus: 'PLACED',
        at: order.orderDate,
      });
      expect(events.at(-1), about).toMatchObject({ toStatus: order.status, at: order.updatedAt });
      for (const [index, event] of events.entries()) {
        const before = events[index - 1];
        if (!before) continue;
        expect(event.fromStatus, about).toBe(before.toStatus);
        expect(event.at.getTime(), about).toBeGreaterThan(before.at.getTime());
        const isByLink = event.action === 'answer' && event.actorId === null;
        const ofPeople = event.actorId === order.customerId ? 'customer' : 'tailor';
        const role = isByLink ? 'system' : ofPeople;
        if (!isByLink) expect([order.customerId, tailor.userId]).toContain(event.actorId);
        const facts: OrderFacts = {
          kind: 'single',
          status: before.toStatus,
          total: order.total,
          delivery: order.delivery,
          deliveredAt: before.at,
          isPaymentDue: false,
          isRefundDue: false,
          isQuoteExpired: false,
          isAsked: isByLink,
          isHandoverKnown: true,
          isInHouse: false,
          cloth: {
            isAwaited: event.action === 'receive_cloth',
            isDisputed: false,
            objectableUntil: null,
          },
        };
        const { action } = event;
        if (!action) throw new Error(`${about}: an event without its action`);
        expect(stepFor(facts, action, role, event.at)?.to, `${about}: ${action} by ${role}`).toBe(
          event.toStatus,
        );
      }
      expect(order.updatedAt.getTime()).toBeLessThanOrEqual(Date.now());
      const delivered = events.find(({ toStatus }) => toStatus === 'DELIVERED');
      const due = order.expectedDeliveryDate ?? '';
      if (delivered) expect(dayInKarachi(delivered.at) <= due, `${about} in time`).toBe(true);
    }
  });

  test('has an order that waits for measures by links, one of them answered (orders-131)', async () => {
    const asked = await shop.deps.db
      .select({
        orderId: garments.orderId,
        from: garments.measurementFrom,
        measures: garments.measurementSnapshot,
      })
      .from(garments)
      .where(isNotNull(garments.measurementFrom))
      .orderBy(asc(garments.position));
    expect(asked.map(({ from, measures }) => [from?.name, measures?.label])).toEqual([
      ['Hina', 'Hina'],
      ['Sana', undefined],
      ['Zoya', undefined],
    ]);
    const headers = await signIn('customer');
    const shown = await shop.app.inject({ url: `/api/orders/${asked[0]?.orderId}/`, headers });
    expect(shown.json()).toMatchObject({
      question: {},
      garments: [
        { measurement_from: null },
        { measurement_from: { given: true, given_at: expect.any(String) } },
        { measurement_from: { given: false, link_expires_at: expect.any(String) } },
        { measurement_from: { given: false, link_expires_at: null } },
      ],
    });
  });

  test('agrees with itself (npm run verify:data)', async () => {
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('has a bulk order in every status, by steps of the lifecycle, each quote with its contract', async () => {
    const rows = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.kind, 'bulk'))
      .orderBy(asc(orders.id));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(BULK_STATUSES));
    for (const order of rows) {
      const events = await shop.deps.db
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .orderBy(asc(orderEvents.id));
      expect(events.at(-1)).toMatchObject({ toStatus: order.status, at: order.updatedAt });
      for (const [place, { fromStatus, toStatus, action }] of events.entries()) {
        expect(fromStatus).toBe(events[place - 1]?.toStatus ?? null);
        if (fromStatus !== null) expect(actionBetween('bulk', fromStatus, toStatus)).toBe(action);
      }
      const contracts = await shop.deps.db
        .select()
        .from(documents)
        .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'CONTRACT')));
      expect(contracts).toHaveLength(events.filter(({ action }) => action === 'quote').length);
    }
  });

  test('has invoices without gaps for all confirmed orders, and each renders', async () => {
    const confirmed = await shop.deps.db
      .select({ id: singleOrderDetails.orderId })
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.userConfirmation, 'CONFIRMED'));
    const issued = await shop.deps.db
      .select()
      .from(documents)
      .where(eq(documents.kind, 'INVOICE'))
      .orderBy(asc(documents.number));
    const paid = await shop.deps.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.kind, ['goods', 'bulk']), ne(orders.billStatus, 'UNPAID')));
    expect(issued.map(({ number }) => number)).toEqual(issued.map((_, index) => index + 1));
    expect(new Set(issued.map(({ orderId }) => orderId))).toEqual(
      new Set([...confirmed, ...paid].map(({ id }) => id)),
    );
    const at = issued.map(({ issuedAt }) => issuedAt.getTime());
    expect(at).toEqual([...at].sort((a, b) => a - b));
    const [counter] = await shop.deps.db.select().from(counters).where(eq(counters.name, 'invoice'));
    expect(counter?.value).toBe(issued.length);

    const headers = await signIn('customer');
    for (const { id: orderId } of confirmed) {
      const response = await shop.app.inject({
        method: 'GET',
        url: `/tailor_module/single-order/invoice/${orderId}/`,
        headers,
      });
      expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const list = await shop.app.inject({ method: 'GET', url: '/tailor_module/single-orders/all/', headers });
    expect(list.json().count).toBe(18);
    const events = await shop.deps.db.select().from(orderEvents).where(ne(orderEvents.toStatus, 'PLACED'));
    expect(events.length).toBeGreaterThan(30);
  });
});

test('staff find messages, readers of the newsletter and preferences', async () => {
  const { headers } = await signUp(shop, { userType: 'support' });
  const read = async (url: string) => {
    const response = await shop.app.inject({ url, headers });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const { results } = await read('/api/staff/inbox/');
  expect(results.map(({ state }: { state: string }) => state)).toEqual(['new', 'answered', 'closed']);
  const answered = await read(`/api/staff/inbox/${results[1].id}/`);
  expect(answered.replies).toHaveLength(1);
  expect((await read('/api/staff/newsletter/?state=subscribed')).count).toBe(6);
  const { total, questions } = await read('/api/staff/preferences/');
  expect(total).toBe(26);
  for (const { question, others } of questions) expect([question, others]).toEqual([question, 0]);
});

describe('a database already in use', () => {
  const used = testApp();

  test('is left alone', async () => {
    await signUp(used);
    await fillDemoData(used.deps);
    await fillDemoData(used.deps);
    const [mark] = await used.deps.db.select().from(counters).where(eq(counters.name, 'demo'));
    expect(mark?.value).toBe(0);
    const left = await used.deps.db.select({ id: tailors.id }).from(tailors);
    expect(left).toHaveLength(1);
  });
});
