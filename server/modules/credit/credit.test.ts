import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { type CartOf, cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { creditBalances, creditEntries } from '../../db/schema/credit.ts';
import { goodsOrderDetails } from '../../db/schema/order-details.ts';
import { documents } from '../../db/schema/orders.ts';
import { provenAddresses } from '../../db/schema/service.ts';
import { payments, refunds, sellerOrders } from '../../db/schema/shop.ts';
import { capture } from '../shop/payments/capture-service.ts';
import { refund } from '../shop/refunds/service.ts';
import { stepSellerOrder } from '../shop/seller-orders/service.ts';
import { verifyData } from '../system/verification-service.ts';
import { lapseCredit } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const STAFF = { id: 466, role: 'support', sessionId: 0 } as const;

const grant = (by: SignedUp, id: number, payload: object, key: string = randomUUID()) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/staff/customers/${id}/credit/`,
    headers: { 'idempotency-key': key, ...by.headers },
    payload,
  });

const read = (by: SignedUp) => shop.app.inject({ url: '/api/credit/', headers: by.headers });

async function customerWith(amount: number) {
  const by = await signUp(shop);
  await shop.deps.db.insert(provenAddresses).values({ email: by.email.toLowerCase() }).onConflictDoNothing();
  if (amount > 0) {
    await shop.deps.db.insert(creditEntries).values({ customerId: by.id, kind: 'GOODWILL', amount });
  }
  return by;
}

async function cart(...prices: number[]): Promise<CartOf[]> {
  return Promise.all(
    prices.map(async (price) => {
      const product = await makeProduct(shop, { price });
      return { product, variant: product.variants[0] ?? { id: 0 } };
    }),
  );
}

const step = (id: number, action: 'cancel' | 'pack' | 'ship' | 'deliver' | 'return') =>
  shop.deps.db.transaction((tx) => stepSellerOrder(tx, shop.deps, STAFF, id, action));

async function balance(by: SignedUp): Promise<number> {
  return (await read(by)).json().balance;
}

describe('goodwill (credit-2)', () => {
  test('is granted by support up to a sum, by admins beyond it, once for each key', async () => {
    const [support, admin, customer] = [
      await signUp(shop, { userType: 'support' }),
      await signUp(shop, { userType: 'admin' }),
      await signUp(shop),
    ];
    const key = randomUUID();
    const body = { amount: 2000, reason: 'Came two days late' };
    expect((await grant(support, customer.id, body, key)).statusCode).toBe(201);
    const again = await grant(support, customer.id, body, key);
    expect(again.json()).toMatchObject({ balance: 2000, may_grant: 1000 });
    const over = await grant(support, customer.id, { amount: 1001, reason: 'More' });
    expect([over.statusCode, Object.keys(over.json())]).toEqual([400, ['amount']]);
    expect((await grant(admin, customer.id, { amount: 5000, reason: 'Lost parcel' })).statusCode).toBe(201);
    expect((await read(customer)).json()).toMatchObject({
      balance: 7000,
      entries: [
        { kind: 'GOODWILL', amount: 5000, reason: 'Lost parcel' },
        { kind: 'GOODWILL', amount: 2000, reason: 'Came two days late' },
      ],
    });
    const mails = (await mailsTo(shop, customer.email)).filter(({ kind }) => kind === 'credit.granted');
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Rs 2,000 of store credit for you',
      'Rs 5,000 of store credit for you',
    ]);
    expect(mails.map(({ text }) => text).join('')).toContain('Came two days late');
    const noted = await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.userId, customer.id));
    expect(noted.filter(({ action }) => action === 'credit.granted')).toHaveLength(2);
  });

  test('two at once cannot pass the limit together', async () => {
    const [one, other, customer] = [
      await signUp(shop, { userType: 'support' }),
      await signUp(shop, { userType: 'support' }),
      await signUp(shop),
    ];
    const body = { amount: 2000, reason: 'Sorry' };
    const answers = await Promise.all([grant(one, customer.id, body), grant(other, customer.id, body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  test('is taken back by admins, and never below nothing', async () => {
    const [support, admin] = [
      await signUp(shop, { userType: 'support' }),
      await signUp(shop, { userType: 'admin' }),
    ];
    const customer = await customerWith(500);
    const body = { amount: 300, reason: 'Wrong customer', take_back: true };
    expect((await grant(support, customer.id, body)).statusCode).toBe(403);
    expect((await grant(admin, customer.id, body)).json().balance).toBe(200);
    const more = await grant(admin, customer.id, body);
    expect([more.statusCode, Object.keys(more.json())]).toEqual([409, ['amount']]);
  });

  test.each([0, -5, 0.5, 1_000_001, 3e9, '100', null])(
    'a sum of %j is refused at its field',
    async (amount) => {
      const admin = await signUp(shop, { userType: 'admin' });
      const customer = await signUp(shop);
      const response = await grant(admin, customer.id, { amount, reason: 'Sorry' });
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['amount']]);
    },
  );

  test('is for customers only, and each reads the own', async () => {
    const admin = await signUp(shop, { userType: 'admin' });
    const body = { amount: 10, reason: 'Sorry' };
    expect((await grant(admin, admin.id, body)).statusCode).toBe(404);
    expect((await grant(admin, 999_999_999, body)).statusCode).toBe(404);
    const [one, other] = [await customerWith(70), await customerWith(0)];
    expect([await balance(one), await balance(other)]).toEqual([70, 0]);
    const asCustomer = await shop.app.inject({
      url: `/api/staff/customers/${one.id}/credit/`,
      headers: other.headers,
    });
    expect(asCustomer.statusCode).toBe(403);
  });
});

describe('spending (credit-3)', () => {
  test('pays a part of a cash order: the courier collects the rest', async () => {
    const by = await customerWith(500);
    const lines = await cart(600, 400);
    const placed = await sendOrder(shop, { ...orderForm(lines), credit: 300 }, { by });
    expect(placed.json()).toMatchObject({ credit: 300, bill: { total: 1000 } });
    expect(await balance(by)).toBe(200);
    for (const { id } of placed.json().parts) {
      await step(id, 'pack');
      await step(id, 'ship');
    }
    const parts = await shop.deps.db
      .select()
      .from(sellerOrders)
      .where(eq(sellerOrders.orderId, placed.json().id));
    expect(parts.reduce((sum, { cash }) => sum + (cash ?? 0), 0)).toBe(700);
  });

  test.each(['creditCard', 'cashOnDelivery'])(
    'pays all of an order: mail and invoice call it store credit, the call %s (credit-11)',
    async (payment_method) => {
      const by = await customerWith(500);
      const form = { ...orderForm(await cart(500)), email: undefined, payment_method };
      const placed = await sendOrder(shop, { ...form, credit: 500 }, { by });
      expect(placed.json()).toMatchObject({ payment_method, credit: 500, bill: { total: 500 } });
      const [mail] = (await mailsTo(shop, by.email)).filter(({ kind }) => kind === 'shop.order-placed');
      expect(mail?.text).toMatch(/Payment:?\s+Store credit/);
      expect(mail?.text).not.toMatch(/Credit card|Cash on delivery/);
    },
  );

  test('a card is charged the rest, and money goes back before credit (credit-5)', async () => {
    const by = await customerWith(500);
    const form = orderForm(await cart(600, 400), {
      payment_method: 'creditCard',
      payment_token: await cardToken(shop),
    });
    const placed = await sendOrder(shop, { ...form, credit: 500 }, { by });
    const { id, parts } = placed.json();
    const [payment] = await shop.deps.db.select().from(payments).where(eq(payments.orderId, id));
    expect(payment?.amount).toBe(500);
    await capture(shop.deps, id);
    const [small, large] = parts.toSorted(
      (one: { sub_total: number }, other: { sub_total: number }) => one.sub_total - other.sub_total,
    );
    await step(small.id, 'cancel');
    expect(await balance(by)).toBe(0);
    await step(large.id, 'cancel');
    expect(await balance(by)).toBe(500);
    const rows = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(500);
  });

  test('that comes back before a card is charged has its credit note with the invoice (credit-5)', async () => {
    const by = await customerWith(700);
    const form = orderForm(await cart(600, 400), {
      payment_method: 'creditCard',
      payment_token: await cardToken(shop),
    });
    const placed = await sendOrder(shop, { ...form, credit: 700 }, { by });
    const { id, parts } = placed.json();
    const large = parts.find((part: { sub_total: number }) => part.sub_total === 600);
    await step(large.id, 'cancel');
    expect(await balance(by)).toBe(300);
    await capture(shop.deps, id);
    await refund(shop.deps, id);
    const papers = await shop.deps.db.select().from(documents).where(eq(documents.orderId, id));
    const totals = papers.map(({ kind, content }) => [kind, (content as { total: number }).total]);
    expect(totals.sort()).toEqual([
      ['CREDIT_NOTE', 300],
      ['CREDIT_NOTE', 300],
      ['INVOICE', 1000],
    ]);
  });

  test('pays all of an order, with an invoice, and all of it comes back', async () => {
    const by = await customerWith(1000);
    const form = { ...orderForm(await cart(1000)), payment_method: 'creditCard', credit: 1000 };
    const placed = await sendOrder(shop, form, { by });
    expect([placed.statusCode, placed.json().bill_status]).toEqual([201, 'PAID']);
    const own = () => shop.app.inject({ url: `/api/shop/orders/${placed.json().id}/`, headers: by.headers });
    expect((await own()).json().documents).toMatchObject([{ kind: 'INVOICE' }]);
    const part = placed.json().parts[0].id;
    await step(part, 'pack');
    await step(part, 'ship');
    await step(part, 'deliver');
    await step(part, 'return');
    expect(await balance(by)).toBe(1000);
    expect((await own()).json()).toMatchObject({
      bill_status: 'REFUNDED',
      documents: [{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE' }],
    });
  });

  test('the same credit in many tabs is spent once', async () => {
    const by = await customerWith(100);
    const lines = await cart(1000);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendOrder(shop, { ...orderForm(lines), credit: 100 }, { by })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(Object.keys(refused?.json() ?? {})).toEqual(['credit']);
    expect(await balance(by)).toBe(0);
  });

  test('cancelling and ordering at once loses no rupee', async () => {
    const by = await customerWith(400);
    const lines = await cart(200);
    const order = () => sendOrder(shop, { ...orderForm(lines), credit: 200 }, { by });
    const first = (await order()).json();
    await Promise.all([order(), order(), step(first.parts[0].id, 'cancel'), order()]);
    const [spent] = await shop.deps.db
      .select({ credit: sql<number>`coalesce(sum(${goodsOrderDetails.credit}), 0)::int` })
      .from(goodsOrderDetails)
      .where(sql`order_id in (select id from orders where customer_id = ${by.id} and status <> 'CANCELLED')`);
    expect((await balance(by)) + (spent?.credit ?? 0)).toBe(400);
  });

  test('guests, accounts with an unproven address, and more than the total or the balance are refused', async () => {
    const lines = await cart(1000);
    const send = (credit: unknown, by?: SignedUp) => sendOrder(shop, { ...orderForm(lines), credit }, { by });
    expect(Object.keys((await send(10)).json())).toEqual(['credit']);
    const by = await customerWith(5000);
    expect((await send(1001, by)).json().code).toBe('shop.cart_changed');
    for (const credit of [-1, 0.5, 3e9, '10']) {
      expect(Object.keys((await send(credit, by)).json())).toEqual(['credit']);
    }
    await shop.deps.db.delete(provenAddresses).where(eq(provenAddresses.email, by.email.toLowerCase()));
    expect(Object.keys((await send(10, by)).json())).toEqual(['credit']);
    expect(await balance(by)).toBe(5000);
  });
});

test('an owed refund is paid as credit, once (credit-4)', async () => {
  const [support, by] = [await signUp(shop, { userType: 'support' }), await customerWith(0)];
  const placed = await sendOrder(shop, orderForm(await cart(900)), { by });
  const part = placed.json().parts[0].id;
  await step(part, 'pack');
  await step(part, 'ship');
  await step(part, 'deliver');
  await step(part, 'return');
  const [owed] = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, placed.json().id));
  const pay = () =>
    shop.app.inject({
      method: 'POST',
      url: `/api/staff/refunds/${owed?.id}/credit/`,
      headers: support.headers,
      payload: {},
    });
  expect((await pay()).json()).toEqual({ id: owed?.id, amount: 900 });
  expect((await pay()).statusCode).toBe(200);
  expect(await balance(by)).toBe(900);
});

describe('the bill of a stitched order (credit-7)', () => {
  test('is paid with credit by staff, at most what is there, and taken back into it', async () => {
    const support = await signUp(shop, { userType: 'support' });
    const order = await placeGarment(shop);
    const { id, customer } = order;
    await sendStep(shop, id, customer, { action: 'confirm' });
    await shop.deps.db
      .insert(creditEntries)
      .values({ customerId: customer.id, kind: 'GOODWILL', amount: 700 });
    const pay = (amount: number) =>
      sendStep(shop, id, support, { action: 'record_payment', method: 'CREDIT', amount });
    const over = await pay(701);
    expect([over.statusCode, Object.keys(over.json())]).toEqual([409, ['amount']]);
    const paid = await pay(700);
    expect(paid.json()).toMatchObject({ bill_status: 'PARTIALLY_PAID', paid: 700 });
    expect(await balance(customer)).toBe(0);
    const [payment] = paid.json().payments;
    const back = { action: 'reverse_payment', payment: payment.id, reason: 'Of another order' };
    expect((await sendStep(shop, id, support, back)).json()).toMatchObject({ paid: 0 });
    expect(await balance(customer)).toBe(700);
    expect((await sendStep(shop, id, support, back)).statusCode).not.toBe(200);
    expect(await balance(customer)).toBe(700);
  });
});

test('the data of the shop is found whole', async () => {
  expect(await verifyData(shop.deps.db)).toEqual([]);
});

describe('the ledger (credit-1)', () => {
  test('is never changed, and its sum is the balance', async () => {
    const by = await customerWith(300);
    const { db } = shop.deps;
    await expect(db.update(creditEntries).set({ amount: 5 })).rejects.toThrow();
    await expect(db.delete(creditEntries)).rejects.toThrow();
    await expect(
      db.insert(creditEntries).values({ customerId: by.id, kind: 'TAKEN_BACK', amount: -301 }),
    ).rejects.toThrow();
    expect(await balance(by)).toBe(300);
  });

  test('of a deleted account lapses, and stays without its reasons (credit-6)', async () => {
    const by = await customerWith(300);
    await shop.deps.db.transaction((tx) => lapseCredit(tx, by.id));
    const rows = await shop.deps.db.select().from(creditEntries).where(eq(creditEntries.customerId, by.id));
    expect(rows.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['GOODWILL', 300, ''],
      ['LAPSED', -300, ''],
    ]);
    const [row] = await shop.deps.db
      .select()
      .from(creditBalances)
      .where(eq(creditBalances.customerId, by.id));
    expect(row?.balance).toBe(0);
  });
});
