import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { runCommand, settingsOf } from '../../test/command.ts';
import { multipart, type SignedUp, signUp } from '../../test/factories.ts';
import { makeMessages } from '../../test/factories-chat.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../test/factories-orders.ts';
import { makeProduct } from '../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../test/factories-shop-orders.ts';
import { verifyData } from '../modules/system/verification-service.ts';

const shop = testApp({ JOBS: 'false' });
const run = (...args: string[]) => runCommand('verify-data', args, settingsOf(shop));

let customer: SignedUp;
let tailor: SignedUp;
let garment: { id: number; trackingNumber: string };
let several: { id: number; trackingNumber: string; first: number };
let messageId: number;
let cart: { id: number; tracking_id: string; parts: { id: number }[] };

beforeAll(async () => {
  const placed = await placeGarment(shop);
  ({ customer, tailor } = placed);
  garment = placed;
  expect((await sendStep(shop, garment.id, customer, { action: 'confirm' })).statusCode).toBe(200);
  several = await alteredOrder();
  const [kurta, cap] = [await makeProduct(shop), await makeProduct(shop)];
  const lines = [kurta, cap].map((product) => ({ product, variant: product.variants[0] ?? { id: 0 } }));
  cart = (await sendOrder(shop, orderForm(lines, { email: undefined }), { by: await signUp(shop) })).json();
  [messageId = 0] = await makeMessages(shop, customer, ['Salaam', { text: 'Ji?', fromSupport: true }]);
});

/** An order of two garments that took steps of their own, the second of which is altered. */
async function alteredOrder() {
  const order = await placeGarment(shop);
  const [first = 0, second = 0] = await addGarment(shop, order);
  for (const [by, action] of [
    [order.customer, 'confirm'],
    [order.tailor, 'accept'],
  ] as const)
    expect((await sendStep(shop, order.id, by, { action })).statusCode).toBe(200);
  for (const id of [second, first])
    for (const action of ['start', 'check', 'make_ready'])
      expect((await sendGarmentStep(shop, order.id, id, order.tailor, { action })).statusCode).toBe(200);
  expect((await sendStep(shop, order.id, order.tailor, { action: 'deliver' })).statusCode).toBe(200);
  const form = multipart({ reason: 'The sleeves are loose', garment: String(second) });
  const asked = await shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/alteration/`,
    headers: { ...form.headers, ...order.customer.headers },
    payload: form.payload,
  });
  expect(asked.statusCode, asked.body).toBe(200);
  expect((await sendStep(shop, order.id, order.tailor, { action: 'mend' })).statusCode).toBe(200);
  return { ...order, first };
}

test('finds nothing in data that agrees with itself', async () => {
  expect(await run()).toEqual({ status: 0, output: 'The data agrees with itself.\n', error: '' });
}, 60_000);

/** A statement that breaks each invariant; the transaction is rolled back. */
const BROKEN: [what: string, breaking: () => SQL, id: () => string | number][] = [
  [
    'an order that does not begin with being placed',
    () => sql`delete from order_events where order_id = ${garment.id} and action = 'place'`,
    () => garment.trackingNumber,
  ],
  [
    'a step that does not start where the one before ended',
    () =>
      sql`update order_events set from_status = 'ACCEPTED' where order_id = ${garment.id} and action = 'confirm'`,
    () => garment.trackingNumber,
  ],
  [
    'a step that the lifecycle does not have',
    () => sql`update order_events set action = 'mend' where order_id = ${garment.id} and action = 'confirm'`,
    () => garment.trackingNumber,
  ],
  [
    'an order whose events do not lead to its status',
    () => sql`update orders set status = 'ACCEPTED' where id = ${garment.id}`,
    () => garment.trackingNumber,
  ],
  [
    'a seller order whose events do not lead to its status',
    () => sql`update seller_orders set status = 'PACKED' where id = ${cart.parts[0]?.id}`,
    () => cart.parts[0]?.id ?? 0,
  ],
  [
    'a cart order whose status is not that of its seller orders',
    () => sql`update orders set status = 'SHIPPED' where id = ${cart.id}`,
    () => cart.tracking_id,
  ],
  [
    'a stitched order that says otherwise than its events whether it was confirmed',
    () => sql`update single_order_details set user_confirmation = 'PENDING' where order_id = ${garment.id}`,
    () => garment.trackingNumber,
  ],
  [
    'a garment whose events do not lead to where it is',
    () => sql`update garments set progress = 'STITCHING' where id = ${several.first}`,
    () => several.trackingNumber,
  ],
  [
    'a receipt of cloth without its step',
    () => sql`insert into cloth_receipts (order_id, number, pieces) values (${garment.id}, 1, 1)`,
    () => garment.trackingNumber,
  ],
  [
    'an alteration without its step, or of a garment of another order',
    () => sql`insert into alterations (order_id, garment_id)
      select order_id, id from garments where order_id = ${garment.id}`,
    () => garment.trackingNumber,
  ],
  [
    'a review of a garment of another order',
    () => sql`insert into reviews (id, order_id, garment_id, tailor_id, customer_id, rating, text)
      select 77, o.id, g.id, o.tailor_id, o.customer_id, 5, '' from orders o
      join garments g on g.order_id = o.id where o.id = ${garment.id}`,
    () => 77,
  ],
  [
    'a stitched order whose total is not the sum of its parts',
    () => sql`update orders set total = total + 1 where id = ${garment.id}`,
    () => garment.trackingNumber,
  ],
  [
    'a cart order whose total is not the sum of its parts',
    () => sql`update orders set total = total + 1 where id = ${cart.id}`,
    () => cart.tracking_id,
  ],
  [
    'a seller order that does not cost what is in it',
    () => sql`update seller_orders set sub_total = sub_total + 1 where id = ${cart.parts[0]?.id}`,
    () => cart.parts[0]?.id ?? 0,
  ],
  [
    'more refunded than was paid',
    () => sql`insert into refunds (order_id, cause, amount, name, completed_at)
      values (${cart.id}, 'GOODWILL', 99999999, 'too-much', now())`,
    () => cart.tracking_id,
  ],
  [
    'a document number that is missing or used twice',
    () =>
      sql`insert into documents (kind, number, order_id, content) values ('CREDIT_NOTE', 7, ${garment.id}, '{}')`,
    () => 'CREDIT_NOTE 7',
  ],
  [
    'a counter that is not at the last number of its kind',
    () => sql`update counters set value = value + 1 where name = 'invoice'`,
    () => 'invoice',
  ],
  [
    'a second credit note over the invoice of a cancelled order, or one of another order',
    () =>
      sql`insert into documents (kind, number, order_id, content) values ('CREDIT_NOTE', 1, ${garment.id}, '{}')`,
    () => garment.trackingNumber,
  ],
  [
    'an invoice that does not say what the order costs',
    () => sql`update orders set total = total + 1 where id = ${garment.id}`,
    () => garment.trackingNumber,
  ],
  [
    'an order whose phone was proven though it is not paid in cash',
    () => sql`update orders set phone_proven_at = now(), payment_method = 'ADVANCE' where id = ${garment.id}`,
    () => garment.trackingNumber,
  ],
  [
    'an order without the mail that it was placed',
    () => sql`delete from mails where subject like ${`%${garment.trackingNumber} is placed`}`,
    () => garment.trackingNumber,
  ],
  [
    'a conversation that says otherwise than its messages which the last ones are',
    () => sql`delete from chat_messages where customer_id = ${customer.id} and from_support`,
    () => customer.id,
  ],
  [
    'a conversation that is read further than it goes',
    () =>
      sql`update chat_conversations set customer_read_id = last_message_id + 1 where customer_id = ${customer.id}`,
    () => customer.id,
  ],
  [
    'a conversation that waits for support after its answer, or does not wait before it',
    () => sql`update chat_conversations set waiting_since = now() where customer_id = ${customer.id}`,
    () => customer.id,
  ],
  [
    'a chat message about an order of somebody else',
    () => sql`update chat_messages set order_id = ${cart.id} where customer_id = ${customer.id}`,
    () => messageId,
  ],
  [
    'a seller who is on hold for the identity and sells',
    () => sql`insert into seller_identities (user_id, on_hold) values (${tailor.id}, true)`,
    () => tailor.id,
  ],
  [
    'a seller who sells without the identity that the shop requires',
    () => sql`update order_settings set seller_identity_required = true`,
    () => tailor.id,
  ],
  [
    'a document of an identity that is public, or a file of somebody else',
    () => sql`with file as (insert into files (key, owner_id, media_type, bytes, width, height)
        values ('of-somebody-else', ${customer.id}, 'image/webp', 1, 1, 1) returning id),
      identity as (insert into seller_identities (user_id) values (${tailor.id}))
      insert into seller_documents (user_id, kind, file_id) select ${tailor.id}, 'cnic_front', id from file`,
    () => tailor.id,
  ],
];

test.each(BROKEN)('finds %s', async (what, breaking, id) => {
  const broken = await inRolledBack(breaking());
  const found = broken.find((finding) => finding.what === what);
  expect(found?.ids).toContain(String(id()));
  expect(await verifyData(shop.deps.db), 'rolled back').toEqual([]);
});

/** The findings after `breaking`, which is rolled back. */
async function inRolledBack(breaking: SQL) {
  const { db } = shop.deps;
  const undone = new Error('undone');
  let findings: Awaited<ReturnType<typeof verifyData>> = [];
  const broken = db.transaction(async (tx) => {
    await tx.execute(breaking);
    // The check begins its own transaction, which here is this one.
    const within = { transaction: (act: (inner: typeof tx) => unknown) => act(withoutSettings(tx)) };
    findings = await verifyData(within as unknown as typeof db);
    throw undone;
  });
  await expect(broken).rejects.toBe(undone);
  return findings;
}

/** The isolation level cannot be set after the first statement. */
function withoutSettings<T extends { execute: (query: SQL) => unknown }>(tx: T): T {
  let isFirst = true;
  return new Proxy(tx, {
    get(target, name, receiver) {
      if (name !== 'execute') return Reflect.get(target, name, receiver);
      return (query: SQL) => {
        if (!isFirst) return target.execute(query);
        isFirst = false;
        return undefined;
      };
    },
  });
}

test('knows the mail of an order from before there were kinds', async () => {
  expect(await inRolledBack(sql`update mails set kind = 'legacy'`)).toEqual([]);
});

test('prints what it finds, and ends with 1', async () => {
  await shop.deps.db.execute(sql`update orders set status = 'ACCEPTED' where id = ${garment.id}`);
  expect(await run()).toEqual({
    status: 1,
    output: `1 × an order whose events do not lead to its status: ${garment.trackingNumber}\n`,
    error: '',
  });
  expect((await run('--help')).output).toContain('npm run verify:data');
  expect(await run('--repair')).toMatchObject({ status: 1, error: expect.stringContaining('--repair') });
}, 60_000);
