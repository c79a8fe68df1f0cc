import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeProduct, makeShopOrder } from '../../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { orders } from '../../../db/schema/orders.ts';

const shop = testApp({ JOBS: 'false' });
/** On https without keys there are neither cards nor wallets. */
const cashOnly = testApp({ PUBLIC_URL: 'https://naap.test', JOBS: 'false' });

type Product = Awaited<ReturnType<typeof makeProduct>>;
let product: Product;

const set = ({ deps }: TestApp, values: string) =>
  deps.db.execute(sql.raw(`update order_settings set ${values}`));

async function parcel(
  { deps, ...rest }: TestApp,
  by: SignedUp,
  of: Product,
  event: { to: string; action: string; note?: string },
): Promise<void> {
  const { id } = await makeShopOrder({ deps, ...rest }, by, of);
  await deps.db.execute(sql`
    insert into order_events (order_id, seller_order_id, action, from_status, to_status, note_code)
    select ${id}, id, ${event.action}, 'SHIPPED', ${event.to}, ${event.note ?? null}
    from seller_orders where order_id = ${id}`);
}

const REFUSED = { action: 'fail_delivery', to: 'PACKED', note: 'REFUSED' };

async function whoRefused(at: TestApp = shop, of = product): Promise<SignedUp> {
  const by = await signUp(at);
  await parcel(at, by, of, REFUSED);
  return by;
}

const order = (by: SignedUp | undefined, more: object = {}) =>
  sendOrder(shop, orderForm([{ product }], { ...more }), { by });

beforeAll(async () => {
  product = await makeProduct(shop, { type: 'culture', sizes: [null], price: 1200, stock: 1000 });
});
afterEach(() => set(shop, 'advance_refused_percent = 0'));

describe('goods after a refused parcel (payments-43)', () => {
  test('are not sold for cash: the customer reads why and what to do, and no stock is taken', async () => {
    await set(shop, 'advance_refused_percent = 1');
    const by = await whoRefused();
    const stock = async () =>
      (await shop.deps.db.execute(sql`select sum(stock)::int as stock from variants`)).rows;
    const [placed, before] = [await shop.deps.db.$count(orders), await stock()];
    const refused = await order(by);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        payment_method: [
          expect.stringMatching(/last parcel was refused at the door.*pay by card or wallet this time/),
        ],
      },
    ]);
    expect([await shop.deps.db.$count(orders), await stock()]).toEqual([placed, before]);
  });

  test('are sold by card and by wallet', async () => {
    await set(shop, 'advance_refused_percent = 100');
    const by = await whoRefused();
    const ways = [
      { payment_method: 'creditCard', payment_token: await cardToken(shop) },
      { payment_method: 'wallet', gateway: 'sandbox_wallet' },
    ];
    for (const way of ways) expect((await order(by, way)).statusCode).toBe(201);
  });

  test('are sold for cash while the rule is 0, once an order was received, and to guests', async () => {
    const by = await whoRefused();
    expect((await order(by)).statusCode).toBe(201);
    await set(shop, 'advance_refused_percent = 100');
    expect((await order(by)).statusCode).toBe(400);
    expect((await order(await signUp(shop))).statusCode, 'a new customer').toBe(201);
    expect((await order(undefined)).statusCode, 'a guest').toBe(201);
    await parcel(shop, by, product, { action: 'deliver', to: 'DELIVERED' });
    expect((await order(by)).statusCode).toBe(201);
  });

  test('are sold for cash where there is nothing else, with the code as ever', async () => {
    await set(cashOnly, 'advance_refused_percent = 100, cash_code_from = 1201');
    const culture = await makeProduct(cashOnly, { type: 'culture', sizes: [null], price: 1200 });
    const by = await whoRefused(cashOnly, culture);
    const form = (quantity: number) => orderForm([{ product: culture, quantity }]);
    expect((await sendOrder(cashOnly, form(1), { by })).statusCode).toBe(201);
    expect((await sendOrder(cashOnly, form(2), { by })).json().code).toBe('phones.code_needed');
  });
});
