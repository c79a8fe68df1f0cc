import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import {
  jpeg,
  makeAddress,
  makeMeasurement,
  multipart,
  type SignedUp,
  signUp,
} from '../../../test/factories.ts';
import { makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { users } from '../../db/schema/accounts.ts';
import { products } from '../../db/schema/catalogue.ts';
import { files } from '../../db/schema/files.ts';
import { orders } from '../../db/schema/orders.ts';
import { accountDeletions } from '../../db/schema/privacy.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { capture } from '../shop/payments/capture-service.ts';
import { verifyData } from '../system/verification-service.ts';
import { deleteDueAccounts } from './deletion-service.ts';

const shop = testApp({ JOBS: 'false' });
const DAY = 24 * 3600_000;

const call = (method: 'POST' | 'DELETE' | 'GET', url: string, who?: SignedUp, payload?: object) =>
  shop.app.inject({
    method,
    url,
    ...(who ? { headers: who.headers } : {}),
    ...(payload ? { payload } : {}),
  });

const ask = (who: SignedUp, current_password: string | undefined = who.password) =>
  call('POST', '/auth/deletion/', who, { current_password });

const login = ({ email, password }: SignedUp) => call('POST', '/auth/login/', undefined, { email, password });

const isThere = async ({ id }: SignedUp) =>
  (await shop.deps.db.select().from(users).where(eq(users.id, id))).length === 1;

async function becomeDue({ id }: SignedUp) {
  const dueAt = new Date(Date.now() - 1000);
  await shop.deps.db.update(accountDeletions).set({ dueAt }).where(eq(accountDeletions.userId, id));
}

async function tokenMailedTo(who: SignedUp): Promise<string> {
  const mail = (await mailsTo(shop, who.email))[0];
  const [, token = ''] = /keep-account\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

describe('asking to delete an account (accounts-18)', () => {
  test('signs it out everywhere, and mails the day and a link', async () => {
    const who = await signUp(shop);
    const elsewhere = (await login(who)).json();
    const response = await ask(who);
    expect(response.statusCode, response.body).toBe(200);
    const due = Date.parse(response.json().deletion_due_at);
    expect(Math.abs(due - Date.now() - 14 * DAY)).toBeLessThan(60_000);
    for (const refresh of [who.refresh, elsewhere.refresh]) {
      expect((await call('POST', '/auth/refresh/', undefined, { refresh })).statusCode).toBe(401);
    }
    const [mail] = await mailsTo(shop, who.email);
    expect(mail?.subject).toMatch(/^Your account will be deleted on \d+ \w{3} \d{4}$/);
    expect(await tokenMailedTo(who)).toMatch(/^[\w-]{43}$/);
    await deleteDueAccounts(shop.deps);
    expect(await isThere(who)).toBe(true);
  });

  test('needs the password, a session and a customer', async () => {
    const who = await signUp(shop);
    expect((await ask(who, 'a wrong password')).json()).toHaveProperty('current_password');
    expect((await call('POST', '/auth/deletion/', who, {})).json()).toHaveProperty('current_password');
    expect((await call('POST', '/auth/deletion/', undefined, {})).statusCode).toBe(401);
    const tailor = await signUp(shop, { userType: 'tailor' });
    expect((await ask(tailor)).statusCode).toBe(403);
    const demo = await signUp(shop, { isDemo: true });
    expect((await ask(demo)).json().code).toBe('privacy.demo_account');
    expect(
      await shop.deps.db.select().from(accountDeletions).where(eq(accountDeletions.userId, who.id)),
    ).toEqual([]);
  });

  test('is refused while orders are under way, in a sentence', async () => {
    const who = await signUp(shop);
    const kurta = await makeProduct(shop);
    await makeShopOrder(shop, who, kurta);
    const open = await makeShopOrder(shop, who, kurta, 'SHIPPED');
    const refused = await ask(who);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'privacy.open_orders',
        detail:
          'You have an open order. Wait until everything is delivered, or cancel what you can; then you can delete your account.',
      },
    ]);
    await shop.deps.db
      .update(orders)
      .set({ status: 'CANCELLED', billStatus: 'PAID' })
      .where(eq(orders.id, open.id));
    expect((await ask(who)).statusCode).toBe(409);
    await shop.deps.db.update(orders).set({ billStatus: 'REFUNDED' }).where(eq(orders.id, open.id));
    expect((await ask(who)).statusCode).toBe(200);
  });

  test('who signs in is told, and keeps the account', async () => {
    const who = await signUp(shop);
    const { deletion_due_at } = (await ask(who)).json();
    const signedIn = (await login(who)).json();
    expect(signedIn.deletion_due_at).toBe(deletion_due_at);
    const again = { ...who, headers: { authorization: `Bearer ${signedIn.access}` } };
    expect((await call('GET', '/auth/profile/', again)).json().deletion_due_at).toBe(deletion_due_at);
    expect((await call('DELETE', '/auth/deletion/')).statusCode).toBe(401);
    expect((await call('DELETE', '/auth/deletion/', again)).statusCode).toBe(204);
    expect((await call('DELETE', '/auth/deletion/', again)).statusCode).toBe(204);
    expect((await call('GET', '/auth/profile/', again)).json().deletion_due_at).toBeNull();
    expect((await login(who)).json()).not.toHaveProperty('deletion_due_at');
  });

  test("keeps nobody else's account", async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    await ask(who);
    expect((await call('DELETE', '/auth/deletion/', other)).statusCode).toBe(204);
    await becomeDue(who);
    await deleteDueAccounts(shop.deps);
    expect([await isThere(who), await isThere(other)]).toEqual([false, true]);
  });

  test('the mailed link keeps it once; asked again, only the new link works', async () => {
    const who = await signUp(shop);
    await ask(who);
    const first = await tokenMailedTo(who);
    const access = (await login(who)).json().access;
    await ask({ ...who, headers: { authorization: `Bearer ${access}` } });
    const second = await tokenMailedTo(who);
    const keep = (token: string) => call('POST', '/auth/deletion/undo/', undefined, { token });
    expect([(await keep(first)).statusCode, (await keep('nonsense')).statusCode]).toEqual([400, 400]);
    expect((await keep(second)).json()).toEqual({ detail: 'Your account stays. Sign in to use it again.' });
    expect((await keep(second)).json().code).toBe('privacy.keep_link_invalid');
    await deleteDueAccounts(shop.deps);
    expect(await isThere(who)).toBe(true);
  });
});

/** All rows that contain the text, as `table: row`. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows } = await shop.deps.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const matching = await shop.deps.db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${table} t where row_to_json(t)::text ilike ${`%${text}%`}`,
    );
    found.push(...matching.rows.map(({ row }) => `${name}: ${row}`.slice(0, 200)));
  }
  return found;
}

describe('the deletion (accounts-18)', () => {
  test('leaves orders and documents for bookkeeping, and nothing else that names the customer', async () => {
    const who = await signUp(shop, {
      phoneNumber: '+923219876543',
      firstName: 'Zubaida',
      lastName: 'Unforgotten',
    });
    const kurta = await makeProduct(shop);
    const form = orderForm([{ product: kurta, variant: kurta.variants[0] }], {
      full_name: 'Zubaida Unforgotten',
      address: 'Unforgotten Street 7',
      email: who.email,
      payment_method: 'creditCard',
      payment_token: await cardToken(shop),
      save_card: true,
    });
    const goods = (await sendOrder(shop, form, { by: who })).json();
    await capture(shop.deps, goods.id);
    await makeMeasurement(shop, who, { label: 'Of Unforgotten', note: 'Unforgotten' });
    await makeAddress(shop, who);
    const body = multipart(
      {
        dress_type: 'Shalwar_Kameez',
        fabric_type: 'Cotton',
        measurement_source: 'UPLOAD',
        is_contact_same_as_register: 'true',
        payment_type: 'COD',
        delivery_type: 'NORMAL',
        pickup: 'BY_OWN',
        delivery: 'BY_OWN',
        description: 'For the Unforgotten wedding',
      },
      { dress_design: await jpeg(), measurement_picture: await jpeg() },
    );
    const stitched = (
      await shop.app.inject({
        method: 'POST',
        url: '/tailor_module/single-order/create/',
        payload: body.payload,
        headers: { ...body.headers, ...who.headers },
      })
    ).json();
    const cancelled = await call('POST', `/api/orders/${stitched.id}/steps/`, who, {
      action: 'cancel',
      reason: 'Unforgotten has changed her mind',
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await call('POST', '/contact/contact-us/', who, {
      ...{
        name: 'Zubaida Unforgotten',
        email: who.email,
        subject: 'Technical Support',
        message: 'Unforgotten',
      },
    });
    const picture = multipart({}, { profile_picture: await jpeg() });
    await shop.app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      payload: picture.payload,
      headers: { ...picture.headers, ...who.headers },
    });
    const kept = await shop.deps.db.select({ key: files.key }).from(files).where(eq(files.ownerId, who.id));
    expect(kept).toHaveLength(3);
    await shop.deps.db.execute(
      sql`update seller_orders set status = 'DELIVERED' where order_id = ${goods.id}`,
    );
    await shop.deps.db.execute(sql`insert into order_events (order_id, seller_order_id, action, from_status, to_status)
      select order_id, id, step.action, step.start, step.target from seller_orders,
        (values ('pack', 'PLACED', 'PACKED'), ('ship', 'PACKED', 'SHIPPED'), ('deliver', 'SHIPPED', 'DELIVERED')) step (action, start, target)
      where order_id = ${goods.id}`);
    await shop.deps.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, goods.id));
    const [before] = await shop.deps.db.select().from(orders).where(eq(orders.id, goods.id));

    // Orders of other tests lack events, so only findings about this one count.
    const findings = await verifyData(shop.deps.db);
    expect((await ask(who)).statusCode).toBe(200);
    await becomeDue(who);
    const send = vi.spyOn(shop.deps.jobs, 'send');
    await deleteDueAccounts(shop.deps);
    expect(await isThere(who)).toBe(false);
    expect(send.mock.calls.map(([, name, data]) => [name, data])).toContainEqual([
      'cards.forget-customer',
      { gateway: 'sandbox', reference: `sandbox_customer_${who.id}` },
    ]);
    send.mockRestore();

    const traces = (
      await Promise.all(['Unforgotten', 'Zubaida', who.username, '3219876543'].map(rowsWith))
    ).flat();
    expect(traces.filter((row) => !row.startsWith('documents:'))).toEqual([]);
    expect(traces.some((row) => row.startsWith('documents:'))).toBe(true);
    const [after] = await shop.deps.db.select().from(orders).where(eq(orders.id, goods.id));
    expect(after).toMatchObject({
      total: before?.total,
      trackingNumber: before?.trackingNumber,
      billStatus: 'PAID',
    });
    expect(after?.customerId).not.toBe(who.id);
    for (const { key } of kept) await expect(shop.deps.storage.read(key)).rejects.toThrow();
    expect(await verifyData(shop.deps.db)).toEqual(findings);
    expect((await login(who)).statusCode).toBe(401);
  });

  test('spares an account that has another role by then', async () => {
    const who = await signUp(shop);
    await ask(who);
    await becomeDue(who);
    await shop.deps.db.update(users).set({ userType: 'support' }).where(eq(users.id, who.id));
    await deleteDueAccounts(shop.deps);
    expect(await isThere(who)).toBe(true);
  });

  test('takes reviews back, and the rating with them', async () => {
    const who = await signUp(shop);
    const kurta = await makeProduct(shop);
    await makeShopOrder(shop, who, kurta);
    const { payload, headers } = multipart({ rating: 5, text: 'Good cloth' });
    const written = await shop.app.inject({
      method: 'POST',
      url: `/api/products/${kurta.id}/reviews/`,
      payload,
      headers: { ...headers, ...who.headers },
    });
    expect(written.statusCode, written.body).toBe(201);
    await ask(who);
    await becomeDue(who);
    await deleteDueAccounts(shop.deps);
    const [product] = await shop.deps.db.select().from(products).where(eq(products.id, kurta.id));
    expect(product?.ratingCount).toBe(0);
  });

  test('waits for an order that was placed meanwhile, and one failure stops no other', async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    for (const person of [who, other]) {
      await ask(person);
      await becomeDue(person);
    }
    const order = await makeShopOrder(shop, who, await makeProduct(shop), 'PLACED');
    await deleteDueAccounts(shop.deps);
    expect([await isThere(who), await isThere(other)]).toEqual([true, false]);
    await shop.deps.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, order.id));
    await shop.deps.db
      .update(sellerOrders)
      .set({ status: 'DELIVERED' })
      .where(eq(sellerOrders.orderId, order.id));
    await deleteDueAccounts(shop.deps);
    expect(await isThere(who)).toBe(false);
  });
});
