import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { documents, orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/shop.ts';
import { renderInvoice } from '../documents/invoice-document.ts';
import { capture } from './payments/capture-service.ts';
import { completeOwed } from './refunds/cash-refund-service.ts';
import { refund } from './refunds/service.ts';
import { type SellerAction, stepSellerOrder } from './seller-orders/service.ts';

const shop = testApp({ JOBS: 'false' });
const STAFF = { id: 466, role: 'support', sessionId: 0 } as const;

let customer: SignedUp;
beforeEach(async () => {
  customer = await signUp(shop);
});

/** Places an order with two seller orders, of Rs 2,000 and Rs 4,000. */
async function place(pays: 'cash' | 'card') {
  const goods = [await makeProduct(shop, { price: 2000 }), await makeProduct(shop, { price: 4000 })];
  const card = { payment_method: 'creditCard', payment_token: await cardToken(shop) };
  const form = orderForm(
    goods.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 } })),
    { email: undefined, ...(pays === 'card' ? card : {}) },
  );
  const order = (await sendOrder(shop, form, { by: customer })).json();
  const step = async (subTotal: number, ...to: SellerAction[]) => {
    const { id } = order.parts.find(({ sub_total }: { sub_total: number }) => sub_total === subTotal);
    for (const one of to) {
      await shop.deps.db.transaction((tx) => stepSellerOrder(tx, shop.deps, STAFF, id, one));
    }
  };
  return { id: order.id as number, order, step };
}

const read = async (id: number, by = customer) =>
  shop.app.inject({ url: `/api/shop/orders/${id}/`, headers: by.headers });

const documentsOf = async (id: number) => (await read(id)).json().documents as { kind: string; id: string }[];

const get = (id: number, name: string, by: Pick<SignedUp, 'headers'> | undefined = customer) =>
  shop.app.inject({ url: `/api/orders/${id}/documents/${name}/`, ...(by ? { headers: by.headers } : {}) });

async function contents(id: number) {
  const rows = await shop.deps.db
    .select({ kind: documents.kind, content: sql<Parameters<typeof renderInvoice>[0]>`content` })
    .from(documents)
    .where(eq(documents.orderId, id))
    .orderBy(asc(documents.issuedAt), asc(documents.number));
  for (const { content } of rows) await renderInvoice(content);
  return rows.map(({ kind, content: { total, paymentState, lines, order } }) => ({
    kind,
    total,
    paymentState,
    amounts: lines.map(({ amount }) => amount),
    ...('sellers' in order ? { invoice: order.invoice, reason: order.reason } : {}),
  }));
}

test('the invoice of a customer who reads Urdu has its lines in both languages (invoices-10)', async () => {
  customer = await signUp(shop, { locale: 'ur' });
  const { id } = await place('card');
  await capture(shop.deps, id);
  const [issued] = await shop.deps.db
    .select({ content: sql<Parameters<typeof renderInvoice>[0]>`content` })
    .from(documents)
    .where(eq(documents.orderId, id));
  const { lines = [], urdu } = issued?.content ?? {};
  expect(lines[0]?.note).toContain('Rs 2,000 each');
  expect(urdu?.lines[0]?.note).toContain('فی عدد Rs 2,000');
  expect(urdu?.order.paymentMethod).toContain('کارڈ جس کے آخر میں');
});

describe('a cart order by card', () => {
  test('has its invoice once it is charged, the same bytes for its owner alone', async () => {
    const { id } = await place('card');
    expect(await documentsOf(id)).toEqual([]);
    await Promise.all([capture(shop.deps, id), capture(shop.deps, id)]);
    const [invoice, ...more] = await documentsOf(id);
    expect([invoice, more]).toEqual([{ kind: 'INVOICE', id: expect.stringMatching(/^NP-INV-\d{6}$/) }, []]);
    const name = invoice?.id ?? '';
    const first = await get(id, name);
    expect([first.statusCode, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="${name}.pdf"`,
    ]);
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(id, name)).rawPayload.equals(first.rawPayload)).toBe(true);
    const other = await place('card');
    expect((await get(other.id, name)).statusCode).toBe(404);
    expect((await get(id, 'NP-INV-999999')).statusCode).toBe(404);
    expect((await get(id, name.replace('INV', 'CN'))).statusCode).toBe(404);
    for (const wrong of ['NP-INV-1', 'NP-XX-000001', 'x'])
      expect((await get(id, wrong)).statusCode).toBe(404);
    expect((await get(id, name, await signUp(shop))).statusCode).toBe(404);
    expect((await shop.app.inject(`/api/orders/${id}/documents/${name}/`)).statusCode).toBe(401);
    expect(await contents(id)).toEqual([
      { kind: 'INVOICE', total: 6000, paymentState: 'PAID', amounts: expect.any(Array) },
    ]);
  });

  test('gets a credit note for each refund', async () => {
    const { id, step } = await place('card');
    await capture(shop.deps, id);
    await step(2000, 'cancel');
    await refund(shop.deps, id);
    await step(4000, 'pack', 'ship', 'deliver', 'return');
    await Promise.all([refund(shop.deps, id), refund(shop.deps, id)]);
    const names = await documentsOf(id);
    expect(names.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'CREDIT_NOTE']);
    expect((await get(id, names[2]?.id ?? '')).statusCode).toBe(200);
    const note = { kind: 'CREDIT_NOTE', paymentState: 'REFUNDED', invoice: names[0]?.id };
    expect((await contents(id)).slice(1)).toEqual([
      { ...note, total: 2000, amounts: [2000], reason: 'Cancelled before it was sent' },
      { ...note, total: 4000, amounts: [4000], reason: 'Returned' },
    ]);
  });
});

async function handOver(orderId: number) {
  for (const { id } of await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId)))
    await shop.deps.db.transaction((tx) => completeOwed(tx, shop.deps, id));
}

describe('a cart order in cash', () => {
  test('has its invoice once all that was sent is delivered, over what was not cancelled', async () => {
    const { id, step } = await place('cash');
    await step(2000, 'cancel');
    await step(4000, 'pack', 'ship');
    expect(await documentsOf(id)).toEqual([]);
    await step(4000, 'deliver');
    expect(await contents(id)).toEqual([
      { kind: 'INVOICE', total: 4000, paymentState: 'PAID', amounts: [4000] },
      expect.objectContaining({ kind: 'RECEIPT', total: 4000 }),
    ]);
    await step(4000, 'return');
    expect(await contents(id), 'the money is still owed').toHaveLength(2);
    await handOver(id);
    expect((await contents(id)).slice(2)).toMatchObject([
      { kind: 'CREDIT_NOTE', total: 4000, reason: 'Returned' },
    ]);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    expect([row?.status, row?.billStatus]).toEqual(['RETURNED', 'REFUNDED']);
    const made = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(made).toMatchObject([{ paymentId: null, cause: 'RETURN', amount: 4000 }]);
  });

  test('that comes back in part is refunded in part', async () => {
    const { id, step } = await place('cash');
    await step(2000, 'pack', 'ship', 'deliver', 'return');
    expect(await documentsOf(id)).toMatchObject([{ kind: 'RECEIPT' }]);
    await step(4000, 'pack', 'ship', 'deliver');
    await handOver(id);
    const papers = (await contents(id)).filter(({ kind }) => kind !== 'RECEIPT');
    expect(papers).toMatchObject([
      { kind: 'INVOICE', total: 6000 },
      { kind: 'CREDIT_NOTE', total: 2000 },
    ]);
    expect((await read(id)).json().bill_status).toBe('PAID');
  });
});

test('credit notes are numbered without gaps, however many are issued at once', async () => {
  const placed = await Promise.all(Array.from({ length: 4 }, () => place('card')));
  await Promise.all(placed.map(({ id }) => capture(shop.deps, id)));
  await Promise.all(placed.map(({ step }) => step(2000, 'cancel')));
  await Promise.all(placed.flatMap(({ id }) => [refund(shop.deps, id), refund(shop.deps, id)]));
  for (const kind of ['INVOICE', 'CREDIT_NOTE'] as const) {
    const rows = await shop.deps.db.select().from(documents).where(eq(documents.kind, kind));
    expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(rows.map((_, place) => place + 1));
  }
});
