import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { auditEntries } from '../../db/schema/audit.ts';

const shop = testApp({ JOBS: 'false' });

const read = async (by: Pick<SignedUp, 'headers'>, { id }: { id: number }) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();
const jobCard = ({ tailor, id }: PlacedGarment) =>
  shop.app.inject({ url: `/api/workshop/orders/${id}/job-card/?unit=cm`, headers: tailor.headers });

async function confirmed(pictures: Record<string, Buffer>, change: Record<string, string> = {}) {
  const order = await placeGarment(shop, change, { pictures });
  const response = await shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${order.id}/checkout/`,
    headers: order.customer.headers,
    payload: {},
  });
  expect(response.statusCode, response.body).toBe(200);
  return order;
}

const endedDaysAgo = (order: PlacedGarment, status: string, days: number) =>
  shop.deps.db.execute(sql`
    with moved as (update orders set status = ${status} where id = ${order.id} returning id)
    insert into order_events (order_id, action, from_status, to_status, at)
      select id, ${status === 'CANCELLED' ? 'cancel' : 'deliver'}, 'READY', ${status}, now() - make_interval(days => ${days}) from moved`);

const UPLOAD = { measurement_source: 'UPLOAD' };

const readingsOf = async ({ id }: { id: number }) =>
  (
    await shop.deps.db
      .select({ action: auditEntries.action, actor: auditEntries.actorId, of: auditEntries.userId })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)))
      .orderBy(auditEntries.id)
  ).filter(({ action }) => /read|printed/.test(action));

describe('what a tailor reads of the customer (workshop-12)', () => {
  test.each([
    ['DELIVERED', 13, true],
    ['DELIVERED', 15, false],
    ['ALTERATION', 15, true],
    ['CANCELLED', 13, true],
    ['CANCELLED', 15, false],
    ['DECLINED', 0, false],
  ])('%s for %i days: %s', async (status, days, isShown) => {
    const order = await confirmed({ dress_design: await jpeg() });
    await shop.deps.db.execute(sql`
      insert into order_events (order_id, action, from_status, to_status, note)
      values (${order.id}, 'ask', 'ACCEPTED', 'ACCEPTED', 'Which collar?'),
        (${order.id}, 'answer', 'ACCEPTED', 'ACCEPTED', 'Round. Call 0300 7654321.')`);
    await endedDaysAgo(order, status, days);
    const sheet = await read(order.tailor, order);
    expect(sheet.is_customer_shown).toBe(isShown);
    expect(sheet.contact_number !== '').toBe(isShown);
    expect(sheet.measures !== null).toBe(isShown);
    expect(sheet.dress_design !== null).toBe(isShown);
    expect(sheet.description !== '').toBe(isShown);
    expect(sheet.answers).toHaveLength(isShown ? 1 : 0);
    const notes = sheet.events.filter(({ note }: { note: string | null }) => note);
    expect(notes).toHaveLength(isShown ? 2 : 0);
    expect(sheet.price).not.toBeNull();
    const card = await jobCard(order);
    expect(card.statusCode).toBe(isShown ? 200 : 409);
    if (!isShown) expect(card.json().code).toBe('orders.job_card_over');
  });

  test('is recorded, once an hour for the sheet and for the job card', async () => {
    const order = await confirmed({ dress_design: await jpeg() });
    for (let times = 0; times < 2; times += 1) {
      await read(order.tailor, order);
      await jobCard(order);
    }
    await read(order.customer, order);
    const [actor, of] = [order.tailor.id, order.customer.id];
    expect(await readingsOf(order)).toEqual([
      { action: 'orders.sheet-read', actor, of },
      { action: 'orders.job-card-printed', actor, of },
    ]);
    await shop.deps.db.execute(sql`update audit_entries set created_at = now() - interval '2 hours'`);
    await read(order.tailor, order);
    expect(await readingsOf(order)).toHaveLength(3);
  });
});

test('what a step answers is read too, by tailor and support', async () => {
  const agent = await signUp(shop, { userType: 'support' });
  const order = await confirmed({ dress_design: await jpeg(), measurement_picture: await jpeg() }, UPLOAD);
  const { payload, headers } = multipart({ action: 'accept' });
  const accepted = await shop.app.inject({
    method: 'POST',
    url: `/api/workshop/orders/${order.id}/steps/`,
    payload,
    headers: { ...headers, ...order.tailor.headers },
  });
  expect(accepted.statusCode, accepted.body).toBe(200);
  const asked = await sendStep(shop, order.id, agent, { action: 'ask', reason: 'Which colour?' });
  expect(asked.json().measurement_picture).not.toBeNull();
  const of = order.customer.id;
  expect(await readingsOf(order)).toEqual([
    { action: 'orders.sheet-read', actor: order.tailor.id, of },
    { action: 'orders.pictures-read', actor: agent.id, of },
  ]);
  const other = await confirmed({ dress_design: await jpeg() });
  expect((await sendStep(shop, other.id, other.tailor, { action: 'accept' })).statusCode).toBe(200);
  expect(await readingsOf(other)).toMatchObject([{ action: 'orders.sheet-read', actor: other.tailor.id }]);
});

test('support that reads a picture of measures, or photos of a step, is recorded', async () => {
  const agent = await signUp(shop, { userType: 'support' });
  const order = await confirmed({ dress_design: await jpeg(), measurement_picture: await jpeg() }, UPLOAD);
  const plain = await confirmed({ dress_design: await jpeg() });
  expect((await read(agent, order)).measurement_picture).not.toBeNull();
  await read(agent, plain);
  expect(await readingsOf(order)).toEqual([
    { action: 'orders.pictures-read', actor: agent.id, of: order.customer.id },
  ]);
  expect(await readingsOf(plain)).toEqual([]);
});
