import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { buildApp } from '../../../app.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { sandboxTokens } from '../../../db/schema/gateway-payments.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payments, sellerOrders } from '../../../db/schema/shop.ts';
import { createLog } from '../../../http/logging.ts';
import { PaymentError } from '../../../infra/payments/payments.ts';
import { refund } from '../refunds/service.ts';
import { stepSellerOrder } from '../seller-orders/service.ts';
import { capture } from './capture-service.ts';
import { reconcilePayments } from './reconciliation-service.ts';

const shop = testApp({ JOBS: 'false' });

const byCard = (payment_token: string, more: object = {}) => ({
  payment_method: 'creditCard',
  payment_token,
  ...more,
});

async function counts() {
  const { rows } = await shop.deps.db.execute(sql`
    select (select count(*) from orders) as orders, (select count(*) from payments) as payments,
      (select count(*) from mails) as mails, (select count(*) from idempotency_records) as records,
      (select sum(stock) from variants) as stock`);
  return rows[0];
}

async function orderRow(id: number) {
  const [row] = await shop.deps.db
    .select({ bill: orders.billStatus, payment: payments.status, refunded: payments.refunded })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, id));
  return row;
}

describe('a test card', () => {
  test('is offered by the settings', async () => {
    const response = await shop.app.inject('/api/payments/settings/');
    expect(response.json()).toMatchObject({ gateway: 'sandbox', publishable_key: null });
    expect(response.json().test_cards).toContainEqual({ number: '4000 0000 0000 0002', outcome: 'Declined' });
  });

  test.each([
    ['card_number', { card_number: '4242 4242 4242 4241' }, /digit/],
    ['card_number', { card_number: '4111 1111 1111 1111' }, /test gateway/],
    ['card_number', { card_number: 'my card' }, /digit/],
    ['expiry', { expiry: '13/39' }, /month and year/],
    ['expiry', { expiry: '01/20' }, /expired/],
    ['expiry', { expiry: '01/90' }, /month and year/],
    ['cvv', { cvv: '12' }, /CVV/],
  ])('is refused by its %s: %j', async (field, wrong, sentence) => {
    const typed = { card_number: '4242424242424242', expiry: '09/39', cvv: '123', ...wrong };
    const response = await shop.app.inject({ method: 'POST', url: '/api/payments/tokens/', payload: typed });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.stringMatching(sentence)] });
    expect(response.payload).not.toContain(Object.values(wrong)[0]);
  });

  test('pays an order, and is captured after it', async () => {
    const kurta = await makeProduct(shop, { price: 1599 });
    const token = await cardToken(shop, '5555-5555-5555-4444');
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(token));
    const response = await sendOrder(shop, form);
    expect(response.statusCode).toBe(201);
    const order = response.json();
    expect(order).toMatchObject({
      bill_status: 'UNPAID',
      card: { brand: 'Mastercard', last4: '4444', expiry: '09/39' },
    });
    expect(await orderRow(order.id)).toEqual({ bill: 'UNPAID', payment: 'AUTHORISED', refunded: 0 });
    const payment = (tracking_id: string) =>
      shop.app.inject({ url: `/api/shop/orders/${order.id}/payment/`, query: { tracking_id } });
    expect((await payment(order.tracking_id)).json()).toMatchObject({
      bill_status: 'UNPAID',
      status: 'PLACED',
    });
    await capture(shop.deps, order.id);
    await capture(shop.deps, order.id);
    expect(await orderRow(order.id)).toEqual({ bill: 'PAID', payment: 'CAPTURED', refunded: 0 });
    expect((await payment(order.tracking_id)).json()).toMatchObject({
      bill_status: 'PAID',
      status: 'PLACED',
    });
    expect((await payment('NP-0000000000')).statusCode).toBe(404);
  });

  test.each([
    ['4000 0000 0000 0002', 'payments.declined'],
    ['4000 0000 0000 9995', 'payments.insufficient_funds'],
  ])('%s leaves stock and database unchanged', async (number, code) => {
    const kurta = await makeProduct(shop);
    const form = orderForm(
      [{ product: kurta, variant: kurta.variants[0] }],
      byCard(await cardToken(shop, number)),
    );
    const before = await counts();
    const key = randomUUID();
    const response = await sendOrder(shop, form, { key });
    expect([response.statusCode, response.json().code]).toEqual([402, code]);
    expect(await counts()).toEqual(before);
    const again = await sendOrder(shop, { ...form, ...byCard(await cardToken(shop)) }, { key });
    expect(again.statusCode).toBe(201);
  });

  test('is usable once by its token, within a quarter of an hour', async () => {
    const kurta = await makeProduct(shop);
    const buy = (token: string) =>
      sendOrder(shop, orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(token)));
    const token = await cardToken(shop);
    expect((await buy(token)).statusCode).toBe(201);
    const old = await cardToken(shop);
    await shop.deps.db.update(sandboxTokens).set({ expiresAt: new Date(Date.now() - 1) });
    for (const useless of [token, old, 'tok_sandbox_nonsense']) {
      const response = await buy(useless);
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['payment_token']]);
    }
    const without = await sendOrder(
      shop,
      orderForm([{ product: kurta, variant: kurta.variants[0] }], { payment_method: 'creditCard' }),
    );
    expect(without.json()).toEqual({ payment_token: ['Please fill in all payment details.'] });
  });

  test('requires a challenge: approved, the same order is placed; declined, the card is refused', async () => {
    const answer = (client_secret: string, approved: boolean) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/payments/sandbox/challenges/',
        payload: { client_secret, approved },
      });
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }]);
    for (const [approved, status, code] of [
      [true, 201, undefined],
      [false, 402, 'payments.declined'],
    ] as const) {
      const card = byCard(await cardToken(shop, '4000 0027 6000 3184'));
      const key = randomUUID();
      const before = await counts();
      const asked = await sendOrder(shop, { ...form, ...card }, { key });
      expect(asked.statusCode).toBe(402);
      const { code: reason, client_secret } = asked.json();
      expect([reason, client_secret]).toEqual(['payments.action_required', expect.any(String)]);
      expect((await sendOrder(shop, { ...form, ...card }, { key })).json().code).toBe(reason);
      expect(await counts()).toEqual(before);
      expect((await answer(client_secret, approved)).statusCode).toBe(204);
      const placed = await sendOrder(shop, { ...form, ...card }, { key });
      expect([placed.statusCode, placed.json().code]).toEqual([status, code]);
      expect((await answer(client_secret, true)).statusCode, 'a challenge is answered once').toBe(400);
    }
  });

  test('is charged once for repeated requests, also concurrent ones', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(await cardToken(shop)));
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => sendOrder(shop, form, { key })));
    responses.push(await sendOrder(shop, form, { key }));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
  });

  test('is charged once when typed again after a lost response, and another order is refused', async () => {
    const kurta = await makeProduct(shop);
    const line = { product: kurta, variant: kurta.variants[0] };
    const key = randomUUID();
    const authorise = vi.spyOn(shop.deps.payments, 'authorise');
    const form = orderForm([line]);
    const buy = async (more: object = {}) =>
      sendOrder(shop, { ...form, ...byCard(await cardToken(shop), more) }, { key });
    const [first, again, other] = [await buy(), await buy(), await buy({ city: 'Multan' })];
    expect([first, again, other].map(({ statusCode }) => statusCode)).toEqual([201, 201, 422]);
    expect(again.json()).toEqual(first.json());
    expect(authorise).toHaveBeenCalledOnce();
    authorise.mockRestore();
  });

  test('is voided when another card has paid with the same key', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }]);
    const tokens = [await cardToken(shop), await cardToken(shop)];
    const key = randomUUID();
    const cancel = vi.spyOn(shop.deps.payments, 'cancel');
    const reserve = shop.deps.payments.authorise.bind(shop.deps.payments);
    const both = Promise.withResolvers<void>();
    const reserved: string[] = [];
    const authorise = vi.spyOn(shop.deps.payments, 'authorise').mockImplementation(async (charge) => {
      const authorisation = await reserve(charge);
      reserved.push(authorisation.reference);
      if (reserved.length === 3) both.resolve();
      await both.promise;
      return authorisation;
    });
    // The first request is sent twice: both share one authorisation, which is kept if the order uses it.
    const responses = await Promise.all(
      [0, 0, 1].map((place) => sendOrder(shop, { ...form, ...byCard(tokens[place] ?? '') }, { key })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const held = await shop.deps.db.select({ reference: payments.reference }).from(payments);
    const used = held.map(({ reference }) => reference);
    const useless = reserved.filter((reference) => !used.includes(reference));
    expect(new Set(useless).size).toBe(1);
    expect(cancel.mock.calls.flat().toSorted()).toEqual(useless.toSorted());
    authorise.mockRestore();
    cancel.mockRestore();
  });

  test('has its token in the idempotency key, so that the next card is a new charge', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }]);
    const key = randomUUID();
    const authorise = vi
      .spyOn(shop.deps.payments, 'authorise')
      .mockRejectedValue(new PaymentError('unavailable'));
    for (const token of ['tok_1', 'tok_1', 'tok_2']) {
      expect((await sendOrder(shop, { ...form, ...byCard(token) }, { key })).statusCode).toBe(503);
    }
    const [one, same, next] = authorise.mock.calls.map(([asked]) => asked.idempotencyKey);
    expect([same === one, next === one]).toEqual([true, false]);
    authorise.mockRestore();
  });

  test('is voided when the cart has changed meanwhile', async () => {
    const kurta = await makeProduct(shop, { stock: 1 });
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(await cardToken(shop)));
    const cancel = vi.spyOn(shop.deps.payments, 'cancel');
    const authorise = vi.spyOn(shop.deps.payments, 'authorise').mockImplementationOnce(async () => {
      await shop.deps.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, kurta.id));
      return { reference: 'sandbox_late', card: { brand: 'Visa', last4: '4242', expiry: '09/39' } };
    });
    expect((await sendOrder(shop, form)).statusCode).toBe(409);
    expect(cancel).toHaveBeenCalledExactlyOnceWith('sandbox_late');
    authorise.mockRestore();
    cancel.mockRestore();
  });

  test('is not authorised for an invalid cart', async () => {
    const kurta = await makeProduct(shop, { stock: 0 });
    const authorise = vi.spyOn(shop.deps.payments, 'authorise');
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard('tok'));
    expect((await sendOrder(shop, form)).statusCode).toBe(409);
    expect(authorise).not.toHaveBeenCalled();
    authorise.mockRestore();
  });
});

describe('a gateway', () => {
  test('that does not respond fails the order without a charge', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard('tok'));
    const before = await counts();
    vi.spyOn(shop.deps.payments, 'authorise').mockRejectedValueOnce(new PaymentError('unavailable'));
    const response = await sendOrder(shop, form);
    expect([response.statusCode, response.json().code]).toEqual([503, 'payments.unavailable']);
    expect(await counts()).toEqual(before);
  });

  test('that cancelled the payment cancels the order and returns its stock', async () => {
    const kurta = await makeProduct(shop, { stock: 5 });
    const email = `${randomUUID()}@mail.example`;
    const form = orderForm(
      [{ product: kurta, variant: kurta.variants[0], quantity: 2 }],
      byCard(await cardToken(shop), { email }),
    );
    const { id } = (await sendOrder(shop, form)).json();
    vi.spyOn(shop.deps.payments, 'capture').mockResolvedValueOnce('cancelled');
    const cancel = vi.spyOn(shop.deps.payments, 'cancel');
    const [payment] = await shop.deps.db.select().from(payments).where(eq(payments.orderId, id));
    await capture(shop.deps, id);
    expect(cancel, 'a failed payment reserves no money').toHaveBeenCalledExactlyOnceWith(payment?.reference);
    cancel.mockRestore();
    expect(await orderRow(id)).toEqual({ bill: 'UNPAID', payment: 'FAILED', refunded: 0 });
    const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, id));
    expect(part?.status).toBe('CANCELLED');
    const [variant] = await shop.deps.db
      .select()
      .from(variants)
      .where(eq(variants.id, kurta.variants[0]?.id ?? 0));
    expect(variant?.stock).toBe(5);
    const [latest] = await mailsTo(shop, email);
    expect(latest?.text).toContain('The card could not be charged.');
    expect(latest?.text).not.toContain('goes back');
    await refund(shop.deps, id);
    expect((await orderRow(id))?.refunded).toBe(0);
  });

  test('voids what was cancelled before it was captured', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(await cardToken(shop)));
    const { id, parts } = (await sendOrder(shop, form)).json();
    const support = { id: 466, role: 'support', sessionId: 0 } as const;
    await shop.deps.db.transaction((tx) => stepSellerOrder(tx, shop.deps, support, parts[0].id, 'cancel'));
    const [charge, cancel] = [
      vi.spyOn(shop.deps.payments, 'capture'),
      vi.spyOn(shop.deps.payments, 'cancel'),
    ];
    await capture(shop.deps, id);
    await capture(shop.deps, id);
    await refund(shop.deps, id);
    expect([charge.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 1]);
    expect(await orderRow(id)).toEqual({ bill: 'UNPAID', payment: 'VOIDED', refunded: 0 });
    vi.restoreAllMocks();
  });

  test('that captured before the cancellation was known refunds it', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(await cardToken(shop)));
    const { id, parts, bill } = (await sendOrder(shop, form)).json();
    const support = { id: 466, role: 'support', sessionId: 0 } as const;
    await shop.deps.db.transaction((tx) => stepSellerOrder(tx, shop.deps, support, parts[0].id, 'cancel'));
    vi.spyOn(shop.deps.payments, 'cancel').mockResolvedValueOnce('captured');
    await capture(shop.deps, id);
    await refund(shop.deps, id);
    expect(await orderRow(id)).toEqual({ bill: 'REFUNDED', payment: 'REFUNDED', refunded: bill.total });
    vi.restoreAllMocks();
  });

  test('with an unknown payment state leaves the order as it is, and is retried', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(await cardToken(shop)));
    const { id } = (await sendOrder(shop, form)).json();
    const gateway = vi.spyOn(shop.deps.payments, 'capture').mockRejectedValueOnce(new Error('processing'));
    await expect(capture(shop.deps, id)).rejects.toThrow('processing');
    expect(await orderRow(id)).toEqual({ bill: 'UNPAID', payment: 'AUTHORISED', refunded: 0 });
    await capture(shop.deps, id);
    expect(await orderRow(id)).toEqual({ bill: 'PAID', payment: 'CAPTURED', refunded: 0 });
    gateway.mockRestore();
  });

  test('is reconciled: payments of orders are captured, orphaned ones voided', async () => {
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], byCard(await cardToken(shop)));
    const { id } = (await sendOrder(shop, form)).json();
    const [payment] = await shop.deps.db.select().from(payments).where(eq(payments.orderId, id));
    vi.spyOn(shop.deps.payments, 'listAuthorised').mockResolvedValue(['nobodys', payment?.reference ?? '']);
    const cancel = vi.spyOn(shop.deps.payments, 'cancel');
    await reconcilePayments(shop.deps);
    expect((await orderRow(id))?.payment).toBe('AUTHORISED');
    await reconcilePayments(shop.deps, Date.now() + 61 * 60_000);
    expect((await orderRow(id))?.payment).toBe('CAPTURED');
    expect(cancel.mock.calls).toEqual([['nobodys'], ['nobodys']]);
    vi.restoreAllMocks();
  });

  test('that refuses one payment does not stop the others', async () => {
    vi.spyOn(shop.deps.payments, 'listAuthorised').mockResolvedValue(['stuck', 'forgotten']);
    const cancel = vi.spyOn(shop.deps.payments, 'cancel').mockRejectedValueOnce(new Error('no'));
    await expect(reconcilePayments(shop.deps)).rejects.toThrow('no');
    expect(cancel.mock.calls).toEqual([['stuck'], ['forgotten']]);
    vi.restoreAllMocks();
  });

  test('sends webhooks that need a signature', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook/',
      payload: { type: 'payment_intent.succeeded' },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'payments.signature_invalid']);
  });
});

test('card numbers and CVVs are never in the database, log, mails, files or responses', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp(shop.deps, { pages: false, log });
  const talking = { ...shop, app };
  const cvv = '739';
  const customer = await signUp(shop);
  const kurta = await makeProduct(shop);
  const answers: string[] = [];
  const cards = ['4242 4242 4242 4242', '4000 0000 0000 0002', '4111 1111 1111 1111', '4242 4242 4242 4243'];
  for (const card_number of cards) {
    const typed = { card_number, expiry: '09/39', cvv };
    for (const payload of [
      typed,
      { ...typed, card_number: card_number.replaceAll(' ', '') },
      JSON.stringify(typed),
    ]) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/payments/tokens/',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      answers.push(response.payload, JSON.stringify(response.headers));
      const payment_token = response.json().token;
      const form = orderForm(
        [{ product: kurta, variant: kurta.variants[0] }],
        byCard(payment_token, { ...typed, cardNumber: card_number, card: typed }),
      );
      const order = await sendOrder(talking, form, { by: customer });
      answers.push(order.payload);
      if (order.statusCode === 201) await capture(shop.deps, order.json().id);
    }
    const broken = await app.inject({
      method: 'POST',
      url: '/api/payments/tokens/',
      headers: { 'content-type': 'application/json' },
      payload: `{"card_number": "${card_number}", "cvv": "${cvv}" oops`,
    });
    const asked = await app.inject(
      `/api/payments/settings/?card_number=${encodeURIComponent(card_number)}&cvv=${cvv}`,
    );
    answers.push(broken.payload, asked.payload);
  }
  const letter = await app.inject({
    method: 'POST',
    url: '/contact/contact-us/',
    payload: { name: 'A', email: 'a@example.com', subject: 'Other', message: `Charge ${cards[0]}, ${cvv}` },
  });
  answers.push(letter.payload);
  const list = await app.inject({ url: '/api/shop/orders/', headers: customer.headers });
  answers.push(list.payload);
  expect(list.json().count).toBe(3);
  await app.close();
  for (const { recipient: to, id, subject, text, html } of await mailsTo(shop)) {
    await shop.deps.mailer.send({ id, to, subject, text, html });
  }

  const { rows: columns } = await shop.deps.db.execute<{ place: string; value: string }>(sql`
    select format('%I.%I.%I', table_schema, table_name, column_name) as place, format(
      case data_type when 'bytea' then 'select encode(%I, ''escape'') as value from %I.%I where %I is not null'
      else 'select %I::text as value from %I.%I where %I is not null' end,
      column_name, table_schema, table_name, column_name) as value
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('information_schema', 'pg_catalog') and table_type = 'BASE TABLE'`);
  expect(columns.length).toBeGreaterThan(100);
  const kept: [place: string, text: string][] = [];
  for (const { place, value } of columns) {
    const { rows } = await shop.deps.db.$client.query<{ value: string }>(value);
    for (const row of rows) kept.push([place, row.value]);
  }
  const folder = shop.config.dataDir;
  for (const name of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (name.isFile()) kept.push([name.name, await readFile(join(name.parentPath, name.name), 'utf8')]);
  }
  kept.push(...answers.map((text): [string, string] => ['answer', text]));
  kept.push(...lines.map((line): [string, string] => ['log', line]));
  const numbers = cards
    .map((number) => number.replaceAll(' ', ''))
    .map((digits) => digits.split('').join('[ -]?'));
  // The shop's own example is one of the published test numbers.
  const published = /for example 4242 4242 4242 4242\./g;
  const found = kept
    .map(([place, text]): [string, string] => [place, text.replace(published, '')])
    .filter(([, text]) => new RegExp(numbers.join('|')).test(text));
  expect(found.filter(([place, text]) => place !== 'answer' || !text.includes('test_cards'))).toEqual([]);
  const cvvs = kept.filter(([, text]) =>
    new RegExp(`(?<![0-9a-zA-Z_.-])${cvv}(?![0-9a-zA-Z_.-])`).test(text),
  );
  expect(cvvs.map(([place]) => place)).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
  expect(kept.some(([place, text]) => place.endsWith('.eml') && text.includes('is placed'))).toBe(true);
  expect(kept.some(([place, text]) => place.includes('card_last4') && text === '4242')).toBe(true);
});
