import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { giveCode, makeCode } from '../../../../test/factories-discounts.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../../test/factories-orders.ts';
import { IBAN } from '../../../../test/factories-sellers.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { buildApp } from '../../../app.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { creditEntries } from '../../../db/schema/credit.ts';
import { gatewayPayments } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refundAccounts } from '../../../db/schema/refund-accounts.ts';
import { verifyData } from '../../system/verification-service.ts';
import { resealRefundAccounts, sealAccount, unsealAccount } from './account-service.ts';
import { askForAccounts } from './ask-service.ts';
import { moneyBackLink } from './link-service.ts';

const shop = testApp({ JOBS: 'false' });
let support: SignedUp;

const ACCOUNT = { iban: 'pk36 scbl-0000 0011 2345 6702', account_title: 'Zainab Ali' };
const GIVEN = { iban_end: '6702', title: 'Zainab Ali' };

beforeAll(async () => {
  support = await signUp(shop, { userType: 'support' });
});

type By = Pick<SignedUp, 'headers'> | null;

const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, by: By, payload?: object) =>
  shop.app.inject({ method, url: `/api/${path}`, headers: { ...by?.headers }, ...(payload && { payload }) });

const owed = async (id: number, by: By) => (await send('GET', `orders/${id}/owed-refunds/`, by)).json();
const give = (id: number, by: By, account: object = ACCOUNT) =>
  send('PUT', `orders/${id}/refund-account/`, by, account);
const ibanFor = (id: number, by: By) => send('GET', `staff/orders/${id}/refund-account/`, by);
const listedOf = async (id: number) =>
  (await send('GET', 'staff/owed/', support)).json().results.find((order: { id: number }) => order.id === id);
const rowOf = async (id: number) =>
  (await shop.deps.db.select().from(refundAccounts).where(eq(refundAccounts.orderId, id)))[0];

/** A stitched order that was paid by transfer and cancelled. */
async function cancelledOrder() {
  const order = await placeGarment(shop);
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  const paid = { action: 'record_payment', method: 'TRANSFER', reference: randomUUID().slice(0, 18) };
  expect((await sendStep(shop, order.id, support, paid)).statusCode).toBe(200);
  const cancelled = await sendStep(shop, order.id, support, { action: 'cancel', reason: 'Wrong size' });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  return order;
}

/** A guest's order for which a gateway has taken money that pays nothing. */
async function unusedPayment(email: string) {
  const product = await makeProduct(shop, { price: 2500 });
  const form = orderForm([{ product, variant: product.variants[0] ?? { id: 0 } }], { email: undefined });
  const { id } = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
  await shop.deps.db.update(orders).set({ customerId: null, email }).where(eq(orders.id, id));
  const [payment] = await shop.deps.db
    .insert(gatewayPayments)
    .values({
      ...{ orderId: id, gateway: 'jazzcash', reference: `T${randomUUID().slice(0, 15)}`, amount: 2500 },
      ...{ state: 'UNUSED', unusedCause: 'LATE', paidPaisa: 250_050, expiresAt: new Date() },
    })
    .returning({ id: gatewayPayments.id });
  return { id, payment: payment?.id ?? 0 };
}

describe('what was paid of a cancelled stitched order (payments-36)', () => {
  test('has an account to be sent to, which staff read until it is sent back', async () => {
    const { id, customer } = await cancelledOrder();
    const [other] = (await owed(id, customer)).others;
    expect(other).toEqual({ cause: 'CANCELLED', amount: expect.any(Number) });
    expect(await owed(id, customer)).toMatchObject({ refunds: [], can_give_account: true, account: null });
    expect(await listedOf(id)).toMatchObject({
      ...{ amount: other.amount, as_credit: 0, causes: ['CANCELLED'], has_account: false, asked_at: null },
      since: expect.stringMatching(/^20/),
    });
    expect((await ibanFor(id, support)).statusCode).toBe(404);

    const given = await give(id, customer);
    expect([given.statusCode, given.json().account]).toEqual([200, GIVEN]);
    expect((await rowOf(id))?.sealedAccount?.toString('latin1')).not.toContain('1234567');
    expect(await listedOf(id)).toMatchObject({ has_account: true });
    expect((await ibanFor(id, support)).json()).toEqual({ iban: IBAN, title: 'Zainab Ali' });
    const looks = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'orders.refund-account-read'));
    expect(looks).toContainEqual(expect.objectContaining({ subjectId: String(id), userId: customer.id }));
    expect(JSON.stringify(looks)).not.toContain('1234567');

    expect((await sendStep(shop, id, support, { action: 'record_refund' })).statusCode).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect((await ibanFor(id, support)).statusCode).toBe(404);
    expect(await listedOf(id)).toBeUndefined();
    const late = await give(id, customer);
    expect([late.statusCode, late.json().code]).toEqual([409, 'payments.nothing_owed']);
  });

  test('names the field of a wrong check digit and of a missing name, and keeps nothing', async () => {
    const { id, customer } = await cancelledOrder();
    const wrong = await give(id, customer, { ...ACCOUNT, iban: 'PK37SCBL0000001123456702' });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['iban']]);
    const abroad = await give(id, customer, { ...ACCOUNT, iban: 'DE89370400440532013000' });
    expect(Object.keys(abroad.json())).toEqual(['iban']);
    const nobody = await give(id, customer, { iban: IBAN, account_title: ' ' });
    expect([nobody.statusCode, Object.keys(nobody.json())]).toEqual([400, ['account_title']]);
    expect(await rowOf(id)).toBeUndefined();
  });

  test('of somebody else is not there (404), and only staff read accounts', async () => {
    const { id, customer } = await cancelledOrder();
    const other = await signUp(shop);
    await give(id, customer);
    expect((await give(id, other)).statusCode).toBe(404);
    expect((await send('DELETE', `orders/${id}/refund-account/`, other)).statusCode).toBe(404);
    expect((await give(id, null)).statusCode).toBe(401);
    expect((await ibanFor(id, customer)).statusCode).toBe(403);
    expect((await send('GET', 'staff/owed/', customer)).statusCode).toBe(403);
    expect((await owed(id, customer)).account).toEqual(GIVEN);
  });

  test('is replaced, and taken back by the customer', async () => {
    const { id, customer } = await cancelledOrder();
    await give(id, customer);
    const again = await give(id, customer, { ...ACCOUNT, account_title: 'Bilal Ahmed' });
    expect(again.json().account).toEqual({ ...GIVEN, title: 'Bilal Ahmed' });
    const removed = await send('DELETE', `orders/${id}/refund-account/`, customer);
    expect(removed.json()).toMatchObject({ account: null, can_give_account: true });
    expect((await rowOf(id))?.sealedAccount).toBeNull();
  });

  test('appears in no line of the log, also where it is wrong', async () => {
    const { id, customer } = await cancelledOrder();
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const app = await buildApp(shop.deps, { pages: false, log });
    for (const iban of [IBAN, 'PK37SCBL0000001123456702'])
      await app.inject({
        method: 'PUT',
        url: `/api/orders/${id}/refund-account/`,
        payload: { ...ACCOUNT, iban },
        headers: customer.headers,
      });
    await app.close();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/1123456702|Zainab/);
  });
});

describe('an order with a code, store credit and a transfer that is cancelled (credit-9, payments-36)', () => {
  const CREDIT = 5000;

  /** Of two garments; all of it is paid, Rs 600 of it from store credit. */
  async function paidOrder() {
    const placed = await placeGarment(shop);
    const garments = await addGarment(shop, placed, { dress_type: 'Kurta' });
    const { id, customer } = placed;
    const { code } = await makeCode(shop, { percent: 15 });
    expect((await giveCode(shop, id, customer, code)).statusCode).toBe(200);
    await sendStep(shop, id, customer, { action: 'confirm' });
    await shop.deps.db
      .insert(creditEntries)
      .values({ customerId: customer.id, kind: 'GOODWILL', amount: CREDIT });
    expect((await send('POST', `orders/${id}/credit/`, customer, { credit: 600 })).statusCode).toBe(200);
    const transfer = { action: 'record_payment', method: 'TRANSFER', reference: randomUUID().slice(0, 18) };
    expect((await sendStep(shop, id, support, transfer)).statusCode).toBe(200);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    return { ...placed, garments, money: (row?.paidAmount ?? 0) - 600 };
  }
  const creditOf = async (by: By) => (await send('GET', 'credit/', by)).json().balance;

  test('owes exactly the transfer, once; the recorded refund deletes the account', async () => {
    const { id, customer, money } = await paidOrder();
    expect((await sendStep(shop, id, customer, { action: 'cancel', reason: 'No' })).statusCode).toBe(200);
    expect(await creditOf(customer)).toBe(CREDIT);
    expect(await owed(id, customer)).toMatchObject({
      refunds: [],
      others: [{ cause: 'CANCELLED', amount: money }],
    });
    expect(await listedOf(id)).toMatchObject({ amount: money, as_credit: 0, causes: ['CANCELLED'] });
    await give(id, customer);
    const sent = await Promise.all(
      [0, 1].map(() => sendStep(shop, id, support, { action: 'record_refund' })),
    );
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rowOf(id)).toBeUndefined();
    expect(await listedOf(id)).toBeUndefined();
    expect(await creditOf(customer)).toBe(CREDIT);
  });

  test('after a garment of it, owes both; the account stays until the last is sent', async () => {
    const { id, customer, garments, money } = await paidOrder();
    const cancelled = { action: 'cancel', reason: 'One less' };
    await sendGarmentStep(shop, id, garments[1] ?? 0, customer, cancelled);
    const [refund] = (await owed(id, customer)).refunds;
    await sendStep(shop, id, customer, { action: 'cancel', reason: 'No' });
    expect(await listedOf(id)).toMatchObject({ amount: money, causes: ['CANCELLED', 'REFUND'] });
    await give(id, customer);
    await sendStep(shop, id, support, { action: 'record_refund' });
    expect(await listedOf(id)).toMatchObject({
      amount: refund.amount,
      causes: ['REFUND'],
      has_account: true,
    });
    await send('POST', `staff/refunds/${refund.id}/hand-over/`, support, {});
    expect(await rowOf(id)).toBeUndefined();
    expect(await listedOf(id)).toBeUndefined();
    expect(await creditOf(customer)).toBe(CREDIT);
    expect(await verifyData(shop.deps.db)).toEqual([]);
  });
});

describe('a refund that staff hand over (payments-36)', () => {
  test('has an account too, which goes with it; as store credit it needs none', async () => {
    const placed = await placeGarment(shop);
    const { id, customer } = placed;
    const garments = await addGarment(shop, placed, { dress_type: 'Kurta' });
    await sendStep(shop, id, customer, { action: 'confirm' });
    await sendStep(shop, id, support, { action: 'record_payment', method: 'TRANSFER' });
    await sendGarmentStep(shop, id, garments[1] ?? 0, customer, { action: 'cancel', reason: 'One less' });
    const [refund] = (await owed(id, customer)).refunds;
    await give(id, customer);
    await send('PUT', `owed-refunds/${refund.id}/`, customer, { as_credit: true });
    expect(await owed(id, customer)).toMatchObject({ can_give_account: false });
    expect(await listedOf(id)).toMatchObject({ as_credit: refund.amount });
    expect((await give(id, customer)).statusCode).toBe(409);
    await askForAccounts(shop.deps);
    expect(await rowOf(id)).toBeUndefined();

    await send('PUT', `owed-refunds/${refund.id}/`, customer, { as_credit: false });
    expect((await give(id, customer)).statusCode).toBe(200);
    await send('POST', `staff/refunds/${refund.id}/hand-over/`, support, {});
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe('an account that is asked for (payments-37)', () => {
  const subjectsTo = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject);

  test('of a guest comes by a mailed link, once and once more after a week', async () => {
    const email = `guest_${randomUUID().slice(0, 8)}@mail.example`;
    const { id, payment } = await unusedPayment(email);
    await askForAccounts(shop.deps);
    await askForAccounts(shop.deps);
    const asked = (await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith('Where may'));
    expect(asked).toHaveLength(1);
    const [mail] = asked;
    expect(mail?.subject).toContain('Where may we send Rs 2,501 of order');
    const token = /\/money-back\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const opened = await send('POST', 'money-back/open/', null, { token });
    expect(opened.json()).toMatchObject({
      ...{ refunds: [], others: [{ cause: 'UNUSED', amount: 2500.5 }], account: null },
      tracking_id: expect.stringMatching(/^NP-/),
    });
    await shop.deps.db.execute(
      sql`update refund_accounts set asked_at = now() - interval '8 days' where order_id = ${id}`,
    );
    await askForAccounts(shop.deps);
    await askForAccounts(shop.deps);
    expect((await subjectsTo(email)).filter((one) => one.startsWith('Where may'))).toHaveLength(2);

    const wrong = await send('POST', 'money-back/account/', null, { token, ...ACCOUNT, iban: 'PK00' });
    expect(Object.keys(wrong.json())).toEqual(['iban']);
    const given = await send('POST', 'money-back/account/', null, { token, ...ACCOUNT });
    expect(given.json().account).toEqual(GIVEN);
    expect((await ibanFor(id, support)).json().iban).toBe(IBAN);
    await send('POST', `staff/wallet-payments/${payment}/give-back/`, support, {});
    expect(await rowOf(id)).toBeUndefined();
    expect((await send('POST', 'money-back/open/', null, { token })).json()).toMatchObject({
      can_give_account: false,
    });
  });

  test('of a customer comes on the page of the order; who gave one is not asked', async () => {
    const asked = await cancelledOrder();
    const given = await cancelledOrder();
    await give(given.id, given.customer);
    const old = await cancelledOrder();
    await shop.deps.db.execute(
      sql`update order_events set at = now() - interval '40 days' where order_id = ${old.id}`,
    );
    await askForAccounts(shop.deps);
    const [mail] = (await mailsTo(shop, asked.customer.email)).filter(({ subject }) =>
      subject.startsWith('Where may we send'),
    );
    expect(mail?.text).toContain(`/checkout?order=${asked.id}`);
    expect((await subjectsTo(given.customer.email)).join()).not.toContain('Where may we send');
    expect((await subjectsTo(old.customer.email)).join()).not.toContain('Where may we send');
    expect(await listedOf(asked.id)).toMatchObject({ asked_at: expect.any(String) });
  });

  test.each([
    ['that was changed', (token: string) => `${token.slice(0, -2)}AA`],
    ['of nothing', () => 'abc'],
  ])('by a link %s opens nothing', async (_, change) => {
    const token = change(moneyBackLink(shop.deps.config, 1));
    const opened = await send('POST', 'money-back/open/', null, { token });
    expect([opened.statusCode, opened.json().code]).toEqual([404, 'payments.link_invalid']);
    expect((await send('POST', 'money-back/account/', null, { token, ...ACCOUNT })).statusCode).toBe(404);
  });
});

test('accounts are sealed for one order, and again with a new JWT_SECRET (payments-36)', async () => {
  const { id, customer } = await cancelledOrder();
  await give(id, customer);
  const { config, db } = shop.deps;
  const sealed = (await rowOf(id))?.sealedAccount ?? Buffer.alloc(0);
  expect(unsealAccount(config, id + 1, sealed)).toBeNull();
  const jwtSecret = 'a-new-secret'.repeat(4);
  const next = { jwtSecret, jwtSecrets: [jwtSecret, config.jwtSecret] as const };
  expect(await resealRefundAccounts({ db, config: next })).toBeGreaterThan(0);
  const again = (await rowOf(id))?.sealedAccount ?? Buffer.alloc(0);
  const alone = { jwtSecret, jwtSecrets: [jwtSecret] as const };
  expect(unsealAccount(alone, id, again)).toEqual({ iban: IBAN, title: 'Zainab Ali' });
  expect(sealAccount(alone, id, { iban: IBAN, title: 'Zainab Ali' })).not.toEqual(again);
});

test('the list has pages, filters and a search (payments-38)', async () => {
  const asked = await cancelledOrder();
  const given = await cancelledOrder();
  await give(given.id, given.customer);
  const list = async (query: string) => {
    const response = await send('GET', `staff/owed/?${query}`, support);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const idsIn = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);
  const all = await list('size=100');
  expect(all.count).toBe(all.results.length);
  for (const sort of ['since', '-since', 'amount', '-amount']) {
    const found: number[] = [];
    for (let page = await list(`sort=${sort}&size=2`); ; ) {
      found.push(...idsIn(page));
      expect(page.total).toBe(all.total);
      if (page.next === null) break;
      page = await list(`sort=${sort}&size=2&after=${page.next}`);
    }
    expect(found, sort).toEqual(idsIn(await list(`sort=${sort}&size=100`)));
    expect(new Set(found).size, sort).toBe(all.count);
  }
  expect(idsIn(all).indexOf(asked.id)).toBeLessThan(idsIn(all).indexOf(given.id));
  expect(idsIn(await list('account=true'))).toContain(given.id);
  expect(idsIn(await list('account=true'))).not.toContain(asked.id);
  expect(idsIn(await list('account=false'))).toContain(asked.id);
  expect(idsIn(await list('cause=UNUSED'))).not.toContain(asked.id);
  expect(idsIn(await list('cause=CANCELLED'))).toContain(asked.id);
  expect(await list(`search=${asked.trackingNumber}`)).toMatchObject({
    count: 1,
    results: [{ id: asked.id }],
  });
  expect(await list('search=100%25')).toMatchObject({ count: 0, results: [] });
  expect((await send('GET', 'staff/owed/?cause=NONE', support)).statusCode).toBe(400);
});

test('the books of all of it are whole', async () => {
  expect(await verifyData(shop.deps.db)).toEqual([]);
});
