import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { refunds } from '../../../db/schema/shop.ts';
import { capture } from '../payments/capture-service.ts';

const shop = testApp({ JOBS: 'false' });

/** Two kurtas of a brand for Rs 1,000 each, and the shop's own cap for Rs 4,000. */
async function bought({ byCard = false, customer }: { byCard?: boolean; customer?: SignedUp } = {}) {
  const seller = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: seller.id });
  const kurta = await makeProduct(shop, { brandId: brand.id, price: 1000 });
  const other = await makeBrand(shop, { userId: (await signUp(shop, { userType: 'brand' })).id });
  const cap = await makeProduct(shop, { brandId: other.id, price: 4000 });
  const lines = [
    { product: kurta, variant: kurta.variants[0] as { id: number }, quantity: 2 },
    { product: cap, variant: cap.variants[0] as { id: number } },
  ];
  const by = customer ?? (await signUp(shop));
  const card = byCard ? { payment_method: 'creditCard', payment_token: await cardToken(shop) } : {};
  const order = (await sendOrder(shop, orderForm(lines, { email: undefined, ...card }), { by })).json();
  if (byCard) await capture(shop.deps, order.id);
  const partOf = (subTotal: number): number =>
    order.parts.find((part: { sub_total: number }) => part.sub_total === subTotal).id;
  return { by, seller, id: order.id as number, kurtas: partOf(2000), cap: partOf(4000), kurta };
}

const cancel = (id: number, by: SignedUp | null, body: object = {}, key?: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/shop/orders/${id}/cancel/`,
    payload: body,
    headers: { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
  });

const pack = (part: number, seller: SignedUp) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/seller-orders/${part}/steps/`,
    payload: { action: 'pack' },
    headers: seller.headers,
  });

async function stockOf(variant: { id: number } | undefined) {
  const [row] = await shop.deps.db
    .select()
    .from(variants)
    .where(eq(variants.id, variant?.id ?? 0));
  return row?.stock ?? 0;
}

const statusesIn = (body: { parts: { id: number; status: string }[] }) =>
  Object.fromEntries(body.parts.map(({ id, status }) => [id, status]));

test('a customer cancels what one seller has not packed yet, and its seller reads why (shop-36)', async () => {
  const { by, seller, id, kurtas, cap, kurta } = await bought();
  const stock = await stockOf(kurta.variants[0]);
  const response = await cancel(id, by, { part: kurtas, reason: 'The wrong size' }, 'once');
  expect(response.statusCode, response.body).toBe(200);
  expect(statusesIn(response.json())).toEqual({ [kurtas]: 'CANCELLED', [cap]: 'PLACED' });
  expect(await stockOf(kurta.variants[0])).toBe(stock + 2);
  const again = await cancel(id, by, { part: kurtas, reason: 'The wrong size' }, 'once');
  expect(again.json()).toEqual(response.json());
  expect(await stockOf(kurta.variants[0]), 'counted back once').toBe(stock + 2);
  const seen = await shop.app.inject({
    url: `/api/workshop/seller-orders/${kurtas}/`,
    headers: seller.headers,
  });
  expect(seen.json().events.at(-1)).toMatchObject({
    action: 'cancel',
    by: 'customer',
    note: 'The wrong size',
  });
});

test('everything that is not packed is cancelled, and nothing once all is packed', async () => {
  const { by, seller, id, kurtas, cap } = await bought();
  expect((await pack(kurtas, seller)).statusCode).toBe(200);
  const refused = await cancel(id, by, { part: kurtas });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'shop.step_not_allowed']);
  const response = await cancel(id, by);
  expect(statusesIn(response.json())).toEqual({ [kurtas]: 'PACKED', [cap]: 'CANCELLED' });
  expect(response.json().parts.map(({ can_cancel }: { can_cancel: boolean }) => can_cancel)).toEqual([
    false,
    false,
  ]);
  expect((await cancel(id, by)).statusCode).toBe(409);
});

test('what a card has paid for it is to go back', async () => {
  const { by, id, kurtas } = await bought({ byCard: true });
  expect((await cancel(id, by, { part: kurtas })).statusCode).toBe(200);
  const due = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
  expect(due).toMatchObject([{ cause: 'PART_CANCELLED', sellerOrderId: kurtas, amount: 2000 }]);
});

test('goods of others, and parts of other orders, are not found', async () => {
  const mine = await bought();
  const theirs = await bought();
  expect((await cancel(theirs.id, mine.by)).statusCode).toBe(404);
  expect((await cancel(mine.id, mine.by, { part: theirs.kurtas })).statusCode).toBe(404);
  expect((await cancel(mine.id, null)).statusCode).toBe(401);
  expect((await cancel(mine.id, mine.seller)).statusCode, 'a seller is no customer').toBe(404);
  const long = await cancel(mine.id, mine.by, { reason: 'x'.repeat(501) });
  expect([long.statusCode, Object.keys(long.json())]).toEqual([400, expect.arrayContaining(['reason'])]);
});

test('a seller and the customer at once: one of them wins', async () => {
  const { by, seller, id, kurtas } = await bought();
  const [packed, cancelled] = await Promise.all([pack(kurtas, seller), cancel(id, by, { part: kurtas })]);
  expect([packed.statusCode, cancelled.statusCode].toSorted()).toEqual([200, 409]);
});

test('a brand that buys of another one cancels like any customer', async () => {
  const brand = await signUp(shop, { userType: 'brand' });
  const { id, kurtas } = await bought({ customer: brand });
  expect((await cancel(id, brand, { part: kurtas })).statusCode).toBe(200);
});
