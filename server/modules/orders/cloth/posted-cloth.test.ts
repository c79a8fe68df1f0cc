import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import {
  addGarment,
  type PlacedGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';
import { orders } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';
import { chaseCloth } from '../cloth-chase-service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();
const POSTED = { cloth_source: 'POSTED' };
const PARCEL = { courier: 'TCS', courier_number: '7788 12', posted_on: today };

let support: SignedUp;
beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

const tailorWithAddress = () => signUpTailor(shop, undefined, { address: 'Shop 4, Anarkali' });

async function accepted(...garments: Record<string, string>[]): Promise<PlacedGarment> {
  const [first = POSTED, ...others] = garments;
  const order = await placeGarment(shop, first, { tailor: await tailorWithAddress() });
  for (const other of others) await addGarment(shop, order, other);
  // As if it had been placed weeks ago.
  const placedAt = new Date(Date.now() - 40 * 86_400_000);
  await shop.deps.db.update(orders).set({ orderDate: placedAt }).where(eq(orders.id, order.id));
  await take(order, order.customer, { action: 'confirm' });
  await take(order, order.tailor, { action: 'accept' });
  return order;
}

const say = (order: PlacedGarment, change: object = {}, by: SignedUp = order.customer, key?: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/steps/`,
    payload: { action: 'post_cloth', ...PARCEL, ...change },
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
  });

async function take(order: PlacedGarment, by: SignedUp, step: Record<string, unknown>) {
  const response = await sendStep(shop, order.id, by, step);
  expect(response.statusCode, response.body).toBe(200);
}

const read = async ({ id }: PlacedGarment, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();

const dueOn = (order: PlacedGarment, clothDueOn: string) =>
  shop.deps.db.update(singleOrderDetails).set({ clothDueOn }).where(eq(singleOrderDetails.orderId, order.id));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const remindersTo = async ({ customer }: PlacedGarment) =>
  (await mailsTo(shop, customer.email)).filter(({ subject }) => subject.endsWith('waits for your cloth'));

describe('what the customer says of posted cloth (orders-182)', () => {
  test('is seen by customer, tailor and staff, and in the history; nobody is mailed', async () => {
    const order = await accepted();
    expect(await read(order, order.customer)).toMatchObject({ cloth_posted: null });
    expect((await read(order, order.customer)).actions).toContain('post_cloth');
    const before = (await mailsTo(shop, order.customer.email)).length;
    const response = await say(order);
    expect(response.statusCode, response.body).toBe(200);
    for (const who of [order.customer, order.tailor, support]) {
      const seen = await read(order, who);
      expect(seen.cloth_posted).toEqual({ ...PARCEL, went_elsewhere: false });
      expect(seen.events.at(-1)).toMatchObject({
        action: 'post_cloth',
        note: 'TCS 7788 12',
        courier: null,
        courier_number: null,
      });
    }
    expect(await mailsTo(shop, order.customer.email)).toHaveLength(before);
    const told = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(told.body).not.toContain('is posted');
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('is changed until the receipt, by support too, and once by one key', async () => {
    const order = await accepted();
    await say(order, {}, order.customer, 'key-of-the-parcel-1');
    await say(order, {}, order.customer, 'key-of-the-parcel-1');
    const { events } = await read(order, order.customer);
    expect(events.filter(({ action }: { action: string }) => action === 'post_cloth')).toHaveLength(1);
    const changed = await say(order, { courier: 'Leopards', courier_number: '' }, support);
    expect(changed.json()).toMatchObject({ cloth_posted: { courier: 'Leopards', courier_number: null } });
    await take(order, order.tailor, { action: 'receive_cloth', metres: 4 });
    const late = await say(order);
    expect([late.statusCode, late.json().code]).toEqual([409, 'orders.step_not_allowed']);
    const after = await read(order, order.customer);
    expect(after.cloth_posted).toMatchObject({ courier: 'Leopards' });
    expect(after.actions).not.toContain('post_cloth');
  });

  test('is said of a second parcel while the garment of the first is stitched', async () => {
    const order = await accepted(POSTED, { ...POSTED, dress_type: 'Kurta' });
    await say(order);
    const { garments } = await read(order, order.customer);
    const [first, second] = garments.map(({ id }: { id: number }) => id);
    await take(order, order.tailor, { action: 'receive_cloth', garments: String(first) });
    const begun = await sendGarmentStep(shop, order.id, first, order.tailor, { action: 'start' });
    expect(begun.json(), begun.body).toMatchObject({ status: 'IN_PRODUCTION', cloth_missing: [second] });
    const again = await say(order, { courier_number: '7788 13' });
    expect(again.json(), again.body).toMatchObject({ cloth_posted: { courier_number: '7788 13' } });
    await take(order, order.tailor, { action: 'receive_cloth' });
    expect((await say(order)).statusCode).toBe(409);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test.each([
    [{ courier: '' }, 'courier'],
    [{ courier: 'x'.repeat(41) }, 'courier'],
    [{ courier_number: 'x'.repeat(61) }, 'courier_number'],
    [{ posted_on: '' }, 'posted_on'],
    [{ posted_on: addDays(today, 1) }, 'posted_on'],
    [{ posted_on: addDays(today, -61) }, 'posted_on'],
    [{ posted_on: addDays(today, -50) }, 'posted_on'],
  ])('refuses %j on its field', async (change, field) => {
    const response = await say(await accepted(), change);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('is nobody else’s, and not of cloth that is brought', async () => {
    const order = await accepted();
    expect((await say(order, {}, await signUp(shop))).statusCode).toBe(404);
    expect((await say(order, {}, order.tailor)).statusCode).toBe(403);
    const brought = await accepted({});
    expect((await read(brought, brought.customer)).actions).not.toContain('post_cloth');
    expect((await say(brought)).statusCode).toBe(409);
    const unconfirmed = await placeGarment(shop, POSTED, { tailor: await tailorWithAddress() });
    expect((await say(unconfirmed)).statusCode).toBe(409);
  });

  test('names a tailor who is not the order’s any more, until it is said anew', async () => {
    const order = await accepted();
    await say(order);
    const next = await tailorWithAddress();
    await take(order, support, { action: 'reassign', tailor: next.tailorId, reason: 'Ill' });
    expect(await read(order, support)).toMatchObject({ cloth_posted: { went_elsewhere: true } });
    await say(order);
    expect(await read(order, next)).toMatchObject({ cloth_posted: { went_elsewhere: false } });
  });
});

describe('reminders of posted cloth (orders-183)', () => {
  test('rest for a week after the day of the parcel, then ask about it, with a new last day', async () => {
    const order = await accepted();
    await dueOn(order, addDays(today, -3));
    await chaseCloth(shop.deps);
    expect((await remindersTo(order)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Please bring it'),
    ]);
    await say(order);
    await chaseCloth(shop.deps, inDays(7));
    // Past the day that the first reminder has named.
    await chaseCloth(shop.deps, inDays(7));
    expect(await remindersTo(order)).toHaveLength(1);
    await chaseCloth(shop.deps, inDays(8));
    const [mail, ...others] = await remindersTo(order);
    expect(others).toHaveLength(1);
    expect(mail?.text).toContain('with TCS 7788 12');
    expect(mail?.text).toContain('Please ask the courier');
    expect(mail?.text).not.toContain('Please bring it');
    const told = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(told.json().results[0].text).toContain('Please ask the courier');
    const [row] = await shop.deps.db
      .select({ until: singleOrderDetails.clothExpiresOn })
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.orderId, order.id));
    expect(row?.until).toBe(addDays(today, 8 + 25));
    // Other words about the same parcel change nothing of it.
    await say(order, { courier: 'Leopards' });
    await chaseCloth(shop.deps, inDays(9));
    expect(await remindersTo(order)).toHaveLength(2);
    await chaseCloth(shop.deps, inDays(34));
    expect((await read(order, order.customer)).status).toBe('CANCELLED');
  });

  test('are about the cloth to bring where another garment needs some', async () => {
    const order = await accepted(POSTED, {});
    await dueOn(order, addDays(today, -3));
    await say(order);
    await chaseCloth(shop.deps);
    const [mail] = await remindersTo(order);
    expect(mail?.text).toContain('Please bring it');
  });

  test('are not sent, and nothing is cancelled, while it is with the tailor before', async () => {
    const order = await accepted();
    await say(order, { posted_on: addDays(today, -20) });
    const next = await tailorWithAddress();
    await take(order, support, { action: 'reassign', tailor: next.tailorId, reason: 'Ill' });
    await take(order, next, { action: 'accept' });
    await dueOn(order, addDays(today, -30));
    await chaseCloth(shop.deps);
    await chaseCloth(shop.deps, inDays(40));
    expect(await remindersTo(order)).toEqual([]);
    expect((await read(order, order.customer)).status).toBe('ACCEPTED');
  });
});
