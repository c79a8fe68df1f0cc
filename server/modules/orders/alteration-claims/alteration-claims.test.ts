import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { multipart, png, type SignedUp, signUp } from '../../../../test/factories.ts';
import { addGarment, placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { countryFees } from '../../../db/schema/fees.ts';
import { orderAddresses } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const LIMIT = 2000;

let agent: SignedUp;
beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
  const fees = { collectionFee: 100, deliveryFee: 100 };
  await shop.deps.db
    .insert(countryFees)
    .values({ country: 'AE', ...fees, alterationLimit: LIMIT })
    .onConflictDoUpdate({
      target: countryFees.country,
      set: { alterationLimit: LIMIT },
    });
});

/** A delivered garment of somebody in `country`. */
async function delivered(country = 'AE', further = 0) {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' });
  let garments: number[] = [];
  for (let more = 0; more < further; more++) garments = await addGarment(shop, order);
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  for (const action of ['accept', 'start', 'check']) await sendStep(shop, order.id, order.tailor, { action });
  await sendStep(shop, order.id, order.tailor, { action: 'ship', courier: 'TCS', courier_number: '7' });
  await shop.deps.db.update(orderAddresses).set({ country }).where(eq(orderAddresses.orderId, order.id));
  const left = await sendStep(shop, order.id, order.tailor, { action: 'deliver' });
  expect(left.statusCode, left.body).toBe(200);
  const claim = async (
    fields: Record<string, unknown> = {},
    {
      by = order.customer,
      key = '',
      picture = true,
    }: { by?: SignedUp; key?: string; picture?: boolean } = {},
  ) => {
    const body = multipart(
      { amount: '900', reason: 'The waist was taken in', ...fields },
      picture ? { receipt: await png() } : {},
    );
    return shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/alteration-claims/`,
      payload: body.payload,
      headers: { ...body.headers, ...by.headers, ...(key && { 'idempotency-key': key }) },
    });
  };
  const settle = (approved: number, reason?: string, by: SignedUp = agent) =>
    sendStep(shop, order.id, by, { action: 'settle_claim', approved, ...(reason && { reason }) });
  return { ...order, garments, claim, settle };
}

describe('an alteration by somebody near a customer abroad (orders-141, orders-142)', () => {
  test('is claimed with a receipt once, and paid back as far as staff approve', async () => {
    const { id, customer, trackingNumber, claim, settle } = await delivered();
    const fit = JSON.stringify({ waist: 'tighter' });
    const sent = await claim({ fit }, { key: 'claim-one' });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json().near_alteration).toMatchObject({
      limit: LIMIT,
      left: LIMIT,
      claims: [{ amount: 900, approved: null, settled_at: null }],
    });
    expect(sent.json().status).toBe('DELIVERED');
    expect((await claim({ fit }, { key: 'claim-one' })).json()).toEqual(sent.json());
    expect((await claim()).json()).toMatchObject({ code: 'orders.step_not_allowed' });
    const alter = { action: 'alter', reason: 'Still too wide' };
    expect((await sendStep(shop, id, customer, alter)).statusCode, 'while a receipt is undecided').toBe(409);

    const waiting = await shop.app.inject({ url: '/api/staff/orders/?claimed=true', headers: agent.headers });
    expect(waiting.json().results.map((line: { id: number }) => line.id)).toContain(id);
    expect((await settle(901)).json()).toMatchObject({
      approved: ['At most Rs 900 can be paid back for it.'],
    });
    const settled = await settle(800, 'The receipt says Rs 800.');
    expect(settled.statusCode, settled.body).toBe(200);
    expect(settled.json()).toMatchObject({
      status: 'DELIVERED',
      near_alteration: { left: LIMIT - 800, claims: [{ amount: 900, approved: 800 }] },
    });
    expect(
      settled
        .json()
        .events.map((event: { action: string; photos: string[] }) => [event.action, event.photos.length]),
    ).toEqual(
      expect.arrayContaining([
        ['claim_alteration', 1],
        ['settle_claim', 0],
      ]),
    );
    const subjects = (await mailsTo(shop, customer.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your order ${trackingNumber}: Rs 800 refunded`);
    expect(subjects).toContain(`Your receipt of the alteration of order ${trackingNumber} is decided`);
    const page = await shop.app.inject({ url: `/api/staff/orders/${id}/`, headers: agent.headers });
    expect(page.json()).toMatchObject({
      refundable: settled.json().price.total - 800,
      refunds: [{ amount: 800 }],
    });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is refused with a reason, after which another receipt may come', async () => {
    const { claim, settle } = await delivered();
    await claim();
    expect((await settle(0)).json()).toHaveProperty('reason');
    expect((await settle(0, 'The receipt cannot be read.')).json()).toMatchObject({
      near_alteration: { left: LIMIT, claims: [{ approved: 0 }] },
    });
    expect((await settle(0, 'Again')).statusCode).toBe(409);
    expect((await claim({ amount: '5000' })).statusCode).toBe(201);
    expect((await settle(LIMIT + 1)).json()).toHaveProperty('approved');
    expect((await settle(LIMIT)).json()).toMatchObject({ near_alteration: { left: 0 } });
    expect((await claim()).statusCode).toBe(409);
  });

  test('is not paid for where no limit is set, nor within Pakistan', async () => {
    for (const country of ['PK', 'GB']) {
      const { id, customer, claim } = await delivered(country);
      const view = await shop.app.inject({ url: `/api/orders/${id}/`, headers: customer.headers });
      expect(view.json().near_alteration).toBeNull();
      expect(view.json().actions).toContain('alter');
      expect((await claim()).statusCode).toBe(409);
    }
  });

  test('counts as no delivery and leaves the time for alterations as it is', async () => {
    const { id, tailorId, claim, settle } = await delivered();
    const before = await shop.app.inject({ url: `/tailor_module/tailors/${tailorId}/` });
    await claim();
    await settle(100);
    const after = await shop.app.inject({ url: `/tailor_module/tailors/${tailorId}/` });
    expect(after.json().orders_delivered).toBe(before.json().orders_delivered);
    const { rows } =
      await shop.deps.db.execute(`select count(*)::int as earned from earnings where order_id = ${id}
      and kind = 'DELIVERY'`);
    expect(rows).toEqual([{ earned: 1 }]);
  });

  test.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1.5' }],
    ['amount', { amount: '1000001' }],
    ['reason', { reason: ' ' }],
    ['fit', { fit: '{"waist":"longer"}' }],
  ])('is refused on %s', async (field, fields) => {
    const { claim } = await delivered();
    const response = await claim(fields);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toContain(field);
  });

  test('needs the receipt, is for the customer, and is decided by staff', async () => {
    const { claim, settle, tailor, customer } = await delivered();
    expect((await claim({}, { picture: false })).json()).toHaveProperty('receipt');
    expect((await claim({}, { by: await signUp(shop) })).statusCode).toBe(404);
    expect((await claim({}, { by: tailor })).statusCode).toBe(403);
    await claim();
    expect((await settle(1, 'x', tailor)).statusCode).toBe(403);
    expect((await settle(1, 'x', customer)).statusCode).toBe(403);
  });
});

describe('a receipt for one of several garments (orders-200)', () => {
  test('names it, on both sides and in what the next order remembers', async () => {
    const { id, customer, claim, garments } = await delivered('AE', 1);
    const [, second = 0] = garments;
    expect(Object.keys((await claim()).json())).toEqual(['garment']);
    expect(Object.keys((await claim({ garment: '999999' })).json())).toEqual(['garment']);
    const fit = JSON.stringify({ waist: 'tighter' });
    const sent = await claim({ garment: String(second), fit });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json().near_alteration.claims).toMatchObject([{ garment: second, amount: 900 }]);
    const page = await shop.app.inject({ url: `/api/staff/orders/${id}/`, headers: agent.headers });
    expect(page.json().order.near_alteration.claims).toMatchObject([{ garment: second }]);
    const memory = await shop.app.inject({ url: '/api/fit-memory/', headers: customer.headers });
    const notes = memory.json().results.flatMap((record: { notes: object[] }) => record.notes);
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toMatchObject({ order: id, garment: second });
  });
});
