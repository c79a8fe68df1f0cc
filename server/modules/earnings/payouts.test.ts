import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { Run } from '../../../contract/payouts.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { checkIdentityOf, IBAN } from '../../../test/factories-sellers.ts';
import { makeBrand, makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { earnings, payoutItems, payouts } from '../../db/schema/earnings.ts';
import { sellerIdentities } from '../../db/schema/sellers.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { verifyData } from '../system/verification-service.ts';
import { recordGoods, recordReturns } from './entry-service.ts';

const shop = testApp({ JOBS: 'false' });
const URL = '/api/staff/payouts/';
const MONTH = dayInKarachi().slice(0, 7);

let first: SignedUp;
let second: SignedUp;
let owner: SignedUp;
let brandId: number;

beforeAll(async () => {
  first = await signUp(shop, { userType: 'admin' });
  second = await signUp(shop, { userType: 'admin' });
});

beforeEach(async () => {
  owner = await signUp(shop, { userType: 'brand' });
  brandId = (await makeBrand(shop, { userId: owner.id })).id;
  await checkIdentityOf(shop, owner.id);
});

async function sold(price: number, brand = brandId): Promise<number> {
  const product = await makeProduct(shop, { brandId: brand, price });
  const order = await makeShopOrder(shop, await signUp(shop), product, 'DELIVERED');
  const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, order.id));
  const id = part?.id ?? 0;
  await shop.deps.db.transaction((tx) => recordGoods(tx, id));
  return id;
}

async function returned(part: number): Promise<void> {
  await shop.deps.db.update(sellerOrders).set({ status: 'RETURNED' }).where(eq(sellerOrders.id, part));
  await shop.deps.db.transaction((tx) => recordReturns(tx, part));
}

const post = (path: string, by: SignedUp, payload: object = {}, key: string = randomUUID()) =>
  shop.app.inject({
    method: 'POST',
    url: `${URL}${path}`,
    headers: { 'idempotency-key': key, ...by.headers },
    payload,
  });

const get = (path: string, by = first) => shop.app.inject({ url: `${URL}${path}`, headers: by.headers });

const choose = (amount: number, id = brandId) => ({ sellers: [{ kind: 'brand', id, amount }] });

async function made(amount: number, by = first): Promise<Run> {
  const response = await post('', by, choose(amount));
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

async function paid(amount: number): Promise<Run> {
  const { id } = await made(amount);
  for (const [path, payload] of [
    ['approval/', {}],
    ['payment/', { reference: 'HBL 4711' }],
  ] as const) {
    const response = await post(`${id}/${path}`, second, payload);
    expect(response.statusCode, response.body).toBe(200);
  }
  return (await get(`${id}/`)).json();
}

async function balance() {
  const { results } = (await get('balances/')).json();
  return results.find((one: { kind: string; id: number }) => one.kind === 'brand' && one.id === brandId);
}

const own = async () =>
  (await shop.app.inject({ url: '/api/workshop/earnings/', headers: owner.headers })).json();

async function findings() {
  const { rows } = await shop.deps.db.execute<{ name: string }>(sql`select 1 as name`);
  expect(rows).toHaveLength(1);
  return (await verifyData(shop.deps.db)).filter(({ what }) => what.includes('payout'));
}

describe('a run (earnings-12)', () => {
  test('freezes amounts and names its entries; a second admin approves; the bank pays (earnings-13, earnings-14)', async () => {
    await sold(4000);
    await sold(1500);
    expect(await balance()).toMatchObject({ amount: 5500, in_runs: 0, entries: 2, account: '6702' });
    const run = await made(5500);
    expect(run).toMatchObject({
      state: 'OPEN',
      total: 5500,
      sellers: 1,
      created_by: expect.any(String),
      may_approve: false,
      payouts: [{ seller: { kind: 'brand', id: brandId }, amount: 5500, entries: 2, account: '6702' }],
    });
    await sold(300);
    expect(await balance()).toMatchObject({ amount: 300, in_runs: 5500 });
    expect((await post(`${run.id}/payment/`, second, { reference: 'X' })).json().code).toBe(
      'payouts.not_approved',
    );
    expect((await post(`${run.id}/approval/`, first)).json().code).toBe('payouts.second_person');
    const approved = await post(`${run.id}/approval/`, second);
    expect(approved.json()).toMatchObject({ state: 'APPROVED', total: 5500 });
    expect((await post(`${run.id}/approval/`, second)).json().code).toBe('payouts.not_open');

    expect(await own()).toMatchObject({ balance: 5800, paid_out: 0, payments: [] });
    const empty = await post(`${run.id}/payment/`, second, { reference: ' ' });
    expect([empty.statusCode, empty.json()]).toEqual([400, { reference: expect.anything() }]);
    const paidRun = await post(`${run.id}/payment/`, first, { reference: 'HBL 4711' });
    expect(paidRun.json()).toMatchObject({ state: 'PAID', reference: 'HBL 4711', total: 5500 });
    expect(await own()).toMatchObject({
      balance: 300,
      paid_out: 5500,
      payments: [{ amount: 5500, account: '6702', reference: 'HBL 4711' }],
      months: [{ month: MONTH, net: 5800, paid_out: 5500, balance: 300 }],
    });
    const csv = await shop.app.inject({
      url: `/api/workshop/earnings/${MONTH}/csv/`,
      headers: owner.headers,
    });
    expect(csv.body).toMatch(/PAYOUT,,HBL 4711,0,0,0,0,0,0,0,5500\r\ntotal,,,,0,0,5800,0,0,0,5800,5500\r\n$/);
    const entries = await get(`${run.id}/csv/`);
    expect(entries.body.split('\r\n')).toHaveLength(4);
    expect(entries.body).toMatch(/NP-PO-\d+,Brand [^,]*,[\d-]+,GOODS,NP-[^,]*,4000\r\n/);
    expect((await get(`?search=HBL&state=PAID`)).json().results).toContainEqual(
      expect.objectContaining({ id: run.id, total: 5500 }),
    );
    expect((await get(`?state=OPEN`)).json().results).not.toContainEqual(
      expect.objectContaining({ id: run.id }),
    );
    expect(await findings()).toEqual([]);
  });

  test('whose answer was lost is the same run when it is asked for again', async () => {
    await sold(700);
    const { amount } = await balance();
    const key = randomUUID();
    const run = await post('', first, choose(amount), key);
    const again = await post('', first, choose(amount), key);
    expect([again.statusCode, again.json()]).toEqual([201, run.json()]);
    for (const [path, payload] of [
      ['approval/', {}],
      ['payment/', { reference: 'HBL 4712' }],
    ] as const) {
      const taken = await post(`${run.json().id}/${path}`, second, payload, `${key}-${path}`);
      const repeated = await post(`${run.json().id}/${path}`, second, payload, `${key}-${path}`);
      expect([repeated.statusCode, repeated.json()]).toEqual([200, taken.json()]);
    }
  });

  test('has a bank file once it is approved, with whole IBANs; each look is recorded (sellers-6)', async () => {
    await shop.deps.db
      .update(brands)
      .set({ name: `=HYPERLINK("x") ${brandId}` })
      .where(eq(brands.id, brandId));
    await sold(900);
    const run = await made(900);
    expect((await get(`${run.id}/bank-file/`)).json().code).toBe('payouts.not_approved');
    await post(`${run.id}/approval/`, second);
    const file = await get(`${run.id}/bank-file/`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [payout] = run.payouts;
    const [head, line] = file.body.trimEnd().split('\r\n');
    expect(head).toBe('account_title,iban,amount,reference');
    expect(line?.startsWith('=')).toBe(false);
    expect(line).toMatch(new RegExp(`^"'=HYPERLINK.*,${IBAN},900,NP-PO-${payout?.id}$`));
    const [given] = await shop.deps.db
      .select()
      .from(sellerIdentities)
      .where(eq(sellerIdentities.userId, owner.id));
    await checkIdentityOf(shop, owner.id, { title: 'Noor Textiles' });
    await shop.deps.db
      .update(sellerIdentities)
      .set({ checkedAt: given?.checkedAt ?? null })
      .where(eq(sellerIdentities.userId, owner.id));
    expect((await get(`${run.id}/bank-file/`)).body).toContain(`\r\nNoor Textiles,${IBAN},900,`);
    const looks = await shop.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.userId, owner.id), eq(auditEntries.action, 'sellers.identity-read')));
    expect(looks).toMatchObject(Array(2).fill({ actorId: first.id, data: {} }));
    expect(JSON.stringify(await shop.deps.db.select().from(auditEntries))).not.toContain(IBAN);

    await checkIdentityOf(shop, owner.id, { iban: 'PK95SCBL0000101123456702' });
    expect((await get(`${run.id}/bank-file/`)).json().code).toBe('payouts.account_changed');
    await shop.deps.db
      .update(sellerIdentities)
      .set({ state: 'to_check' })
      .where(eq(sellerIdentities.userId, owner.id));
    expect((await get(`${run.id}/bank-file/`)).json().code).toBe('payouts.account_changed');
    await post(`${run.id}/reversals/`, first, { reason: 'Another account' });
    expect((await get(`${run.id}/`)).json()).toMatchObject({ state: 'CANCELLED', total: 0, sellers: 0 });
  });

  test('refuses a balance that has changed, nothing to pay, and a seller without a checked account', async () => {
    const part = await sold(700);
    await sold(50);
    expect((await post('', first, choose(700))).json().code).toBe('payouts.balance_changed');
    await shop.deps.db.delete(sellerIdentities).where(eq(sellerIdentities.userId, owner.id));
    expect((await post('', first, choose(750))).json().code).toBe('payouts.account_unchecked');
    expect(await balance()).toMatchObject({ account: null });
    await checkIdentityOf(shop, owner.id);
    expect((await post('', first, choose(750, 999_999))).statusCode).toBe(404);
    const twice = { sellers: [...choose(750).sellers, ...choose(750).sellers] };
    expect((await post('', first, twice)).json().code).toBe('payouts.nothing_to_pay');
    for (const sellers of [
      [],
      [{ kind: 'rider', id: 1, amount: 5 }],
      [{ kind: 'brand', id: brandId, amount: 0 }],
    ])
      expect((await post('', first, { sellers })).statusCode).toBe(400);
    await made(750);
    await returned(part);
    expect(await balance(), 'a refund while the run is open').toMatchObject({ amount: -700, in_runs: 750 });
    expect((await post('', first, choose(1))).json().code).toBe('payouts.nothing_to_pay');
    expect(await findings()).toEqual([]);
  });
});

describe('a reversal (earnings-15)', () => {
  test('is a row of its own; the amount is in the next balance, and named by the next run', async () => {
    await sold(2000);
    const run = await paid(2000);
    const before = await shop.deps.db.select().from(payouts).where(eq(payouts.runId, run.id));
    const reversed = await post(`${run.id}/reversals/`, first, {
      payouts: [run.payouts[0]?.id],
      reason: 'The bank sent it back',
    });
    expect(reversed.json()).toMatchObject({
      state: 'PAID',
      total: 0,
      payouts: [{ amount: 2000, reason: 'The bank sent it back', reversed_at: expect.any(String) }],
    });
    const after = await shop.deps.db
      .select()
      .from(payouts)
      .where(eq(payouts.runId, run.id))
      .orderBy(payouts.id);
    expect(after.slice(0, 1)).toEqual(before);
    expect(after[1]).toMatchObject({ amount: -2000, reverses: run.payouts[0]?.id });
    expect(await own()).toMatchObject({
      balance: 2000,
      paid_out: 0,
      payments: [{ amount: -2000 }, { amount: 2000 }],
    });
    expect((await post(`${run.id}/reversals/`, second, { reason: 'Again' })).json().code).toBe(
      'payouts.reversed',
    );
    expect(await balance()).toMatchObject({ amount: 2000, entries: 1 });
    const next = await paid(2000);
    expect((await get(`${next.id}/csv/`)).body).toMatch(/PAYOUT_RETURNED,,2000/);
    expect(await own()).toMatchObject({ balance: 0, paid_out: 2000 });
    expect(await findings()).toEqual([]);
  });

  test('entries are marked as they enter a payout, and wrong marks are found (earnings-22)', async () => {
    const { db } = shop.deps;
    const marks = async () => {
      const rows = await db
        .select({ inPayout: earnings.inPayout })
        .from(earnings)
        .where(eq(earnings.brandId, brandId))
        .orderBy(earnings.id);
      return rows.map(({ inPayout }) => inPayout);
    };
    const mark = (inPayout: boolean) =>
      db.update(earnings).set({ inPayout }).where(eq(earnings.brandId, brandId));
    await sold(100);
    await mark(true);
    expect(await findings()).toMatchObject([{ what: expect.stringContaining('counted as due') }]);
    await mark(false);
    expect(await findings()).toEqual([]);
    const { id } = await made(100);
    await sold(50);
    expect(await marks()).toEqual([true, false]);
    await post(`${id}/reversals/`, first, { reason: 'Stop' });
    expect(await marks()).toEqual([true, false]);
    expect(await balance()).toMatchObject({ amount: 150, entries: 2 });
    await mark(false);
    expect(await findings()).toMatchObject([{ what: expect.stringContaining('counted as due') }]);
    await db.execute(
      sql`update earnings e set in_payout = true from payout_items i where i.earning_id = e.id and brand_id = ${brandId}`,
    );
    expect(await findings()).toEqual([]);
  });

  test('the database keeps payouts as they are', async () => {
    await sold(100);
    const run = await paid(100);
    const id = run.payouts[0]?.id ?? 0;
    const { db } = shop.deps;
    for (const change of [
      sql`update payouts set amount = 1 where id = ${id}`,
      sql`update payouts set paid_at = null where id = ${id}`,
      sql`delete from payouts where id = ${id}`,
      sql`delete from payout_items where payout_id = ${id}`,
      sql`insert into payouts (run_id, brand_id, amount, reverses) values (${run.id}, ${brandId}, -60, ${id})`,
    ]) {
      await expect(db.execute(change)).rejects.toThrow();
    }
  });
});

describe('races', () => {
  test('two admins choose the same seller at once: one run has it', async () => {
    await sold(640);
    const responses = await Promise.all(
      [first, second, first, second].map((by) => post('', by, choose(640))),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const rows = await shop.deps.db.select().from(payouts).where(eq(payouts.brandId, brandId));
    expect(rows).toMatchObject([{ amount: 640 }]);
  });

  test('a payout beside a return: the entry of the return is in the run or in the next balance, never lost', async () => {
    for (let round = 0; round < 5; round++) {
      const [part] = [await sold(500), await sold(800)];
      const before = (await balance()).amount;
      const [run] = await Promise.all([post('', first, choose(before)), returned(part)]);
      const left = (await balance()) ?? { amount: 0, in_runs: 0 };
      expect([201, 409]).toContain(run.statusCode);
      const total = await shop.deps.db
        .select({ sum: sql<number>`sum(goods)::int` })
        .from(earnings)
        .where(eq(earnings.brandId, brandId));
      expect(left.amount + left.in_runs).toBe(total[0]?.sum);
    }
    expect(await findings()).toEqual([]);
  });

  test('marked as paid and reversed at once, and with the same key: nothing counts twice', async () => {
    await sold(330);
    const { id } = await made(330);
    await post(`${id}/approval/`, second);
    const key = randomUUID();
    const pay = { reference: 'HBL 1' };
    await Promise.all([
      post(`${id}/payment/`, second, pay, key),
      post(`${id}/payment/`, second, pay, key),
      post(`${id}/reversals/`, first, { reason: 'Stop' }),
      post(`${id}/reversals/`, second, { reason: 'Stop' }),
    ]);
    const rows = await shop.deps.db.select().from(payouts).where(eq(payouts.runId, id));
    expect(rows.map(({ amount }) => amount).sort()).toEqual([-330, 330]);
    expect(await balance()).toMatchObject({ amount: 330 });
    expect((await own()).balance).toBe(330);
    const items = await shop.deps.db
      .select()
      .from(payoutItems)
      .where(eq(payoutItems.payoutId, rows[0]?.id ?? 0));
    expect(items.length).toBeLessThanOrEqual(1);
    expect(await findings()).toEqual([]);
  });
});

test('only admins pay (people-7)', async () => {
  await sold(100);
  const { id } = await made(100);
  const support = await signUp(shop, { userType: 'support' });
  for (const by of [support, owner]) {
    for (const path of ['', 'balances/', `${id}/`, `${id}/csv/`, `${id}/bank-file/`])
      expect((await get(path, by)).statusCode, path).toBe(403);
    for (const path of ['', `${id}/approval/`, `${id}/payment/`, `${id}/reversals/`])
      expect((await post(path, by)).statusCode, path).toBe(403);
  }
  for (const path of ['approval/', 'payment/', 'reversals/']) {
    const unknown = await post(`999999/${path}`, first, { reference: 'X', reason: 'X' });
    expect(unknown.statusCode, path).toBe(404);
  }
  for (const path of ['999999/', '999999/csv/', '999999/bank-file/'])
    expect((await get(path)).statusCode, path).toBe(404);
  expect((await shop.app.inject(URL)).statusCode).toBe(401);
});

test('the seller hears of a payment and of its return, in their language, and of nothing before (earnings-18)', async () => {
  await shop.deps.db.update(users).set({ locale: 'ur' }).where(eq(users.id, owner.id));
  await sold(700);
  const news = async () => {
    const response = await shop.app.inject({ url: '/api/notifications/', headers: owner.headers });
    return response.json().results.map(({ title, path }: { title: string; path: string }) => [title, path]);
  };
  const stopped = await made(700);
  await post(`${stopped.id}/reversals/`, first, { reason: 'Too early' });
  expect([await mailsTo(shop, owner.email), await news()]).toEqual([[], []]);
  const { id } = await paid(700);
  await post(`${id}/reversals/`, first, { reason: 'Closed account' });
  const mails = await mailsTo(shop, owner.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    ['ہم نے آپ کو Rs 700 ادا کر دیے', 'Rs 700 کی ادائیگی واپس آ گئی'].toSorted(),
  );
  expect(mails.some(({ text }) => text.includes('HBL'))).toBe(true);
  expect(mails.some(({ text }) => text.includes('Closed account'))).toBe(true);
  expect((await news()).map(([, path]: [string, string]) => path)).toEqual([
    '/workshop/earnings',
    '/workshop/earnings',
  ]);
});
