import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorSentence } from '../../../../contract/errors.ts';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { clothSeller, from } from '../../../../test/factories-cloth.ts';
import { giveCode, makeCode, takeCodeOff } from '../../../../test/factories-discounts.ts';
import {
  addGarment,
  placeGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { discountUses } from '../../../db/schema/discounts.ts';
import { documents } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const { makeCloth, partOf, stepOfSeller } = clothSeller(shop);
let tailor: SignedUp & { tailorId: number };

beforeAll(async () => {
  tailor = await signUpTailor(shop);
});

const read = async (id: number, by: SignedUp) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers: by.headers })).json();
const confirm = (id: number, by: SignedUp, agreed: object = {}) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${id}/checkout/`,
    payload: agreed,
    headers: by.headers,
  });
const usesOf = (id: number) => shop.deps.db.select().from(discountUses).where(eq(discountUses.orderId, id));
const papersOf = async (orderId: number) => {
  const rows = await shop.deps.db.select().from(documents).where(eq(documents.orderId, orderId));
  return rows.map(({ kind, content }) => ({ kind, ...(content as { lines: object[]; total: number }) }));
};

describe('a code of a stitched order', () => {
  test('is a line of its bill, its invoice and its history (discounts-9)', async () => {
    const { code } = await makeCode(shop);
    const { id, customer } = await placeGarment(shop, { delivery_type: 'URGENT' }, { tailor });
    const before = await read(id, customer);
    expect(before.price).not.toHaveProperty('discount');
    const base = before.price.stitching + before.price.urgent_surcharge;
    const off = Math.round(base / 10);
    const given = await giveCode(shop, id, customer, ` ${code.toLowerCase()} `);
    expect(given.statusCode).toBe(200);
    const discount = { code, amount: off, percent: 10, sum: null, lowest_share: 70 };
    expect(given.json().price).toEqual({ ...before.price, discount, total: before.price.total - off });
    expect(given.json().events.at(-1)).toMatchObject({ action: 'edit', note: 'A discount code was used.' });
    expect((await confirm(id, customer)).json()).toMatchObject({ total_bill: before.price.total - off });
    const [invoice] = await papersOf(id);
    expect(invoice).toMatchObject({ kind: 'INVOICE', total: before.price.total - off });
    expect(invoice?.lines).toContainEqual({
      label: 'Discount',
      note: `Code ${code}: Rs ${off}`,
      amount: -off,
    });
    const late = await giveCode(shop, id, customer, code);
    expect([late.statusCode, late.json().code]).toEqual([409, 'orders.step_not_allowed']);
  });

  test('of somebody else is not there (404), and nothing of it is read', async () => {
    const { code } = await makeCode(shop);
    const { id } = await placeGarment(shop, {}, { tailor });
    const other = await signUp(shop);
    expect((await giveCode(shop, id, other, code)).statusCode).toBe(404);
    expect((await takeCodeOff(shop, id, other)).statusCode).toBe(404);
    expect((await giveCode(shop, id, null, code)).statusCode).toBe(401);
    expect(await usesOf(id)).toEqual([]);
  });

  test('is given once by a repeated call, replaced by another one, and taken off', async () => {
    const [ten, more] = await Promise.all([makeCode(shop), makeCode(shop, { percent: 20 })]);
    const { id, customer } = await placeGarment(shop, {}, { tailor });
    const key = randomUUID();
    const first = await giveCode(shop, id, customer, ten.code, key);
    const again = await giveCode(shop, id, customer, ten.code, key);
    expect(again.json()).toEqual(first.json());
    const replaced = await giveCode(shop, id, customer, more.code);
    expect(replaced.json().price).toMatchObject({ discount: { code: more.code, amount: 500 }, total: 2000 });
    expect(await usesOf(id)).toMatchObject([{ codeId: more.id, amount: 500 }]);
    const off = await takeCodeOff(shop, id, customer);
    expect(off.json().price).toMatchObject({ total: 2500 });
    expect(off.json().price).not.toHaveProperty('discount');
    expect(await usesOf(id)).toEqual([]);
    expect((await takeCodeOff(shop, id, customer)).statusCode).toBe(200);
  });

  test('takes a sum off, but never more than the lowest share allows (discounts-3)', async () => {
    const [small, large] = await Promise.all([
      makeCode(shop, { amount: 300 }),
      makeCode(shop, { amount: 9000 }),
    ]);
    const { id, customer } = await placeGarment(shop, {}, { tailor });
    expect((await giveCode(shop, id, customer, small.code)).json().price.total).toBe(2200);
    expect((await giveCode(shop, id, customer, large.code)).json().price.total).toBe(1750);
  });

  const refused: [string, Parameters<typeof makeCode>[1], string][] = [
    ['is over', { endsOn: '2020-01-02' }, errorSentence('discounts.over')],
    ['was ended', { endedAt: new Date() }, errorSentence('discounts.over')],
    ['is for later', { startsOn: '2099-01-01' }, errorSentence('discounts.not_yet', { day: '1 Jan 2099' })],
    [
      'counts from a higher sum on',
      { minimum: 3000 },
      errorSentence('discounts.minimum', { minimum: 'Rs 3,000' }),
    ],
  ];
  test.each(refused)('is refused at its field when it %s', async (_what, traits, sentence) => {
    const { code } = await makeCode(shop, traits);
    const { id, customer } = await placeGarment(shop, {}, { tailor });
    const answer = await giveCode(shop, id, customer, code);
    expect([answer.statusCode, answer.json().code]).toEqual([400, [sentence]]);
    expect((await read(id, customer)).price.total).toBe(2500);
  });

  test('is refused when nobody knows it, or it is empty or too long', async () => {
    const { id, customer } = await placeGarment(shop, {}, { tailor });
    expect((await giveCode(shop, id, customer, 'NOSUCH')).json().code).toEqual([
      errorSentence('discounts.unknown'),
    ]);
    for (const typed of [undefined, '', 'A'.repeat(41)]) {
      const answer = await giveCode(shop, id, customer, typed);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['code']]);
    }
  });

  test('counts its own order not as an earlier one, but others (discounts-6)', async () => {
    const { code } = await makeCode(shop, { isFirstOrder: true });
    const first = await placeGarment(shop, {}, { tailor });
    const { customer } = first;
    expect((await giveCode(shop, first.id, customer, code)).statusCode).toBe(200);
    const second = await placeGarment(shop, {}, { tailor, customer });
    expect((await giveCode(shop, second.id, customer, code)).json().code).toEqual([
      errorSentence('discounts.first_order'),
    ]);
    await sendStep(shop, first.id, customer, { action: 'cancel', reason: 'No' });
    expect((await giveCode(shop, second.id, customer, code)).statusCode).toBe(200);
  });

  test('has one last use, whoever wants it at once (discounts-5)', async () => {
    const { code, id: codeId } = await makeCode(shop, { maxUses: 1 });
    const orders = await Promise.all([1, 2, 3, 4].map(() => placeGarment(shop, {}, { tailor })));
    const answers = await Promise.all(orders.map(({ id, customer }) => giveCode(shop, id, customer, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    expect(
      await shop.deps.db.select().from(discountUses).where(eq(discountUses.codeId, codeId)),
    ).toHaveLength(1);
  });

  test('of a customer counts once for two orders at once', async () => {
    const [one, other] = await Promise.all([
      makeCode(shop, { isFirstOrder: true }),
      makeCode(shop, { maxUsesEach: 1 }),
    ]);
    const first = await placeGarment(shop, {}, { tailor });
    const { customer } = first;
    const second = await placeGarment(shop, {}, { tailor, customer });
    const answers = await Promise.all([
      giveCode(shop, first.id, customer, other.code),
      giveCode(shop, second.id, customer, other.code),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await giveCode(shop, first.id, customer, one.code)).json().code).toEqual([
      errorSentence('discounts.first_order'),
    ]);
  });
});

describe('its discount follows the price (discounts-10)', () => {
  test('of an added, a removed and a cancelled garment, whose credit note is over what it cost', async () => {
    const { code } = await makeCode(shop);
    const order = await placeGarment(shop, {}, { tailor });
    const { id, customer } = order;
    await giveCode(shop, id, customer, code);
    await addGarment(shop, order, { dress_type: 'Kurta' });
    const garments = await addGarment(shop, order, { dress_type: 'Kurta' });
    expect((await read(id, customer)).price).toMatchObject({ discount: { amount: 630 }, total: 5670 });
    await shop.app.inject({
      method: 'DELETE',
      url: `/api/orders/${id}/garments/${garments.at(-1)}/`,
      headers: customer.headers,
    });
    expect((await read(id, customer)).price).toMatchObject({ discount: { amount: 440 }, total: 3960 });
    await confirm(id, customer);
    await sendGarmentStep(shop, id, garments[1] ?? 0, customer, { action: 'cancel', reason: 'One less' });
    expect((await read(id, customer)).price).toMatchObject({ discount: { amount: 250 }, total: 2250 });
    const note = (await papersOf(id)).find(({ kind }) => kind === 'CREDIT_NOTE');
    expect(note).toMatchObject({ total: 1710, lines: [{ amount: 1900 }, { amount: -190 }] });
    expect(await usesOf(id)).toMatchObject([{ amount: 250 }]);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('and nothing may be taken away that leaves less than it counts from', async () => {
    const { code } = await makeCode(shop, { minimum: 3000 });
    const order = await placeGarment(shop, {}, { tailor });
    const { id, customer } = order;
    const garments = await addGarment(shop, order, { dress_type: 'Kurta' });
    await giveCode(shop, id, customer, code);
    const removed = await shop.app.inject({
      method: 'DELETE',
      url: `/api/orders/${id}/garments/${garments.at(-1)}/`,
      headers: customer.headers,
    });
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'orders.code_minimum']);
    expect((await read(id, customer)).price).toMatchObject({ discount: { amount: 440 }, total: 3960 });
  });

  test('of cloth that its seller cannot send', async () => {
    const { code } = await makeCode(shop);
    const cloth = await makeCloth();
    const order = await placeGarment(shop, from(cloth), { tailor });
    const { id, customer } = order;
    const given = await giveCode(shop, id, customer, code);
    expect(given.json().price).toMatchObject({ cloth: 3000, discount: { amount: 550 }, total: 4950 });
    await confirm(id, customer);
    expect((await stepOfSeller(await partOf(order), { action: 'cancel' })).statusCode).toBe(200);
    expect((await read(id, customer)).price).toMatchObject({
      cloth: 0,
      discount: { amount: 250 },
      total: 2250,
    });
    const note = (await papersOf(id)).find(({ kind }) => kind === 'CREDIT_NOTE');
    expect(note).toMatchObject({ total: 2700, lines: [{ amount: 3000 }, { amount: -300 }] });
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });

  test('keeps the lowest share of the day on which it was given', async () => {
    const { code } = await makeCode(shop, { amount: 9000 });
    const order = await placeGarment(shop, {}, { tailor });
    await giveCode(shop, order.id, order.customer, code);
    const share = shop.deps.db
      .update(discountUses)
      .set({ lowestShare: 80, amount: 500 })
      .where(eq(discountUses.orderId, order.id));
    await share;
    await addGarment(shop, order, { dress_type: 'Kurta' });
    expect((await read(order.id, order.customer)).price).toMatchObject({
      discount: { amount: 880, lowest_share: 80 },
      total: 3520,
    });
  });
});
