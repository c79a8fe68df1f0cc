import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorSentence } from '../../../../contract/errors.ts';
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
import { creditEntries } from '../../../db/schema/credit.ts';
import { provenAddresses } from '../../../db/schema/service.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { verifyData } from '../../system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
let tailor: SignedUp & { tailorId: number };
let support: SignedUp;

beforeAll(async () => {
  tailor = await signUpTailor(shop);
  support = await signUp(shop, { userType: 'support' });
});

/** A confirmed order of two garments for Rs 4,400, whose customer has credit. */
async function ordered(credit: number): Promise<PlacedGarment & { garments: number[] }> {
  const placed = await placeGarment(shop, {}, { tailor });
  const garments = await addGarment(shop, placed, { dress_type: 'Kurta' });
  await sendStep(shop, placed.id, placed.customer, { action: 'confirm' });
  await shop.deps.db
    .insert(creditEntries)
    .values({ customerId: placed.customer.id, kind: 'GOODWILL', amount: credit });
  return { ...placed, garments };
}

const pay = (id: number, by: Pick<SignedUp, 'headers'> | null, credit: unknown, key?: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/credit/`,
    payload: { credit },
    headers: { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });
const creditOf = async ({ headers }: SignedUp) =>
  (await shop.app.inject({ url: '/api/credit/', headers })).json();
const textsTo = async ({ email }: SignedUp) =>
  (await mailsTo(shop, email)).map(({ text }) => text).join('\n');
const refundsOf = (id: number) => shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
const cancelGarment = ({ id, customer, garments }: PlacedGarment & { garments: number[] }) =>
  sendGarmentStep(shop, id, garments[1] ?? 0, customer, { action: 'cancel', reason: 'One less' });

describe('the own credit pays a stitched order (credit-8)', () => {
  test('a part or all of it, with a receipt, and once for a repeated call', async () => {
    const { id, customer } = await ordered(5000);
    const key = randomUUID();
    const paid = await pay(id, customer, 1000, key);
    expect(paid.json()).toMatchObject({
      audience: 'customer',
      paid: 1000,
      bill_status: 'PARTIALLY_PAID',
      payments: [{ method: 'CREDIT', amount: 1000 }],
      documents: [{ kind: 'INVOICE' }, { kind: 'RECEIPT' }],
    });
    expect((await pay(id, customer, 1000, key)).json()).toEqual(paid.json());
    expect((await pay(id, customer, 3400)).json()).toMatchObject({ paid: 4400, bill_status: 'PAID' });
    expect((await creditOf(customer)).balance).toBe(600);
    expect((await pay(id, customer, 1)).json().code).toBe('payments.nothing_due');
    expect(await textsTo(customer)).toContain('Paid from store credit: Rs 3,400.');
  });

  test('of somebody else is not there (404), nor one without an agreed price', async () => {
    const { id, customer } = await ordered(1000);
    const other = await signUp(shop);
    expect((await pay(id, other, 10)).statusCode).toBe(404);
    expect((await pay(id, support, 10)).statusCode).toBe(403);
    expect((await pay(id, null, 10)).statusCode).toBe(401);
    const open = await placeGarment(shop, {}, { tailor, customer });
    expect((await pay(open.id, customer, 10)).statusCode).toBe(404);
  });

  test('is refused beyond what is left, beyond the balance, for bad sums and an unproven address', async () => {
    const { id, customer } = await ordered(300);
    const sentenceOf = async (sum: unknown) => (await pay(id, customer, sum)).json().credit;
    expect(await sentenceOf(4401)).toEqual([errorSentence('payments.too_much', { due: 'Rs 4,400' })]);
    expect(await sentenceOf(301)).toEqual([errorSentence('credit.changed', { balance: 'Rs 300' })]);
    for (const bad of [0, -1, 1.5, 'x', null, 3e12])
      expect(await sentenceOf(bad), String(bad)).toHaveLength(1);
    await shop.deps.db.delete(provenAddresses).where(eq(provenAddresses.email, customer.email.toLowerCase()));
    expect(await sentenceOf(10)).toEqual([errorSentence('credit.unproven')]);
    expect((await creditOf(customer)).balance).toBe(300);
  });

  test('is spent once by two tabs', async () => {
    const { id, customer } = await ordered(500);
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(id, customer, 500)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await creditOf(customer)).balance).toBe(0);
  });
});

describe('credit goes back as credit, after the money (credit-9)', () => {
  test('of a cancelled garment', async () => {
    const order = await ordered(3400);
    const { id, customer } = order;
    await pay(id, customer, 3400);
    await sendStep(shop, id, support, { action: 'record_payment', amount: 1000, method: 'TRANSFER' });
    expect((await cancelGarment(order)).statusCode).toBe(200);
    expect(await refundsOf(id)).toMatchObject([
      { amount: 1000, completedAt: null },
      { amount: 900, completedAt: expect.any(Date) },
    ]);
    expect((await creditOf(customer)).balance).toBe(900);
    expect((await creditOf(customer)).entries[0]).toMatchObject({ kind: 'RETURNED', amount: 900 });
  });

  test('of a cancelled order, of which staff send back the money only', async () => {
    const { id, customer } = await ordered(2000);
    await pay(id, customer, 2000);
    await sendStep(shop, id, support, { action: 'record_payment', amount: 500, method: 'TRANSFER' });
    await sendStep(shop, id, customer, { action: 'cancel', reason: 'No' });
    expect((await creditOf(customer)).balance).toBe(2000);
    const staffs = await shop.app.inject({ url: `/api/orders/${id}/`, headers: support.headers });
    expect(staffs.json()).toMatchObject({ bill_status: 'PARTIALLY_PAID' });
    expect(staffs.json().actions).toContain('record_refund');
    const again = { action: 'record_payment', amount: 100, method: 'CREDIT' };
    expect((await sendStep(shop, id, support, again)).json().code).toBe('payments.nothing_due');
  });

  test('of an order that was paid with nothing else, which needs nobody then', async () => {
    const { id, customer } = await ordered(4400);
    await pay(id, customer, 4400);
    await sendStep(shop, id, customer, { action: 'cancel', reason: 'No' });
    expect((await creditOf(customer)).balance).toBe(4400);
    const staffs = await shop.app.inject({ url: `/api/orders/${id}/`, headers: support.headers });
    expect(staffs.json()).toMatchObject({ bill_status: 'REFUNDED' });
    expect(staffs.json().actions).not.toContain('record_refund');
    expect(await textsTo(customer)).toContain('in your store credit already');
  });

  test('and the books of all of it are whole', async () => {
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});
