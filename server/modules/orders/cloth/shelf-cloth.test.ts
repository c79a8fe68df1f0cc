import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { clothSeller, from, ship } from '../../../../test/factories-cloth.ts';
import {
  addGarment,
  placeGarment,
  sendGarment,
  sendGarmentStep,
  sendStep,
  signUpTailor,
} from '../../../../test/factories-orders.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { brands, products, variants } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { verifyData } from '../../system/verification-service.ts';
import { checkPromises } from '../at-risk/service.ts';

const shop = testApp({ JOBS: 'false' });
const { brand, makeCloth, read, take, stepOfSeller, takeOfSeller, partOf, confirmed } = clothSeller(shop);

const stockOf = async ({ variant }: { variant: number }) =>
  (await shop.deps.db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variant)))[0]
    ?.stock;

const soundData = async () => expect(await verifyData(shop.deps.db)).toEqual([]);

describe('cloth of a garment (orders-150 to orders-152)', () => {
  test('is brought, collected, posted, or comes from a shelf', async () => {
    const brought = await placeGarment(shop);
    const collected = await placeGarment(shop, { pickup: 'BY_SHOP' });
    const tailor = await signUpTailor(shop, undefined, { address: 'Shop 4, Anarkali' });
    const posted = await placeGarment(shop, { cloth_source: 'POSTED' }, { tailor });
    const cloth = await makeCloth();
    const shelf = await placeGarment(shop, from(cloth, 2));
    const sources = [];
    for (const order of [brought, collected, posted, shelf])
      sources.push((await read(order, order.customer)).garments[0].cloth_source);
    expect(sources).toEqual(['BROUGHT', 'COLLECTED', 'POSTED', 'SHELF']);
    const { garments, price, total_bill } = await read(shelf, shelf.customer);
    expect(garments[0]).toMatchObject({
      cloth_price: 6000,
      cloth: { variant: cloth.variant, seller: 'Rohi Looms', metres: 4, quantity: 2, price: 3000, left: 10 },
    });
    expect(price).toMatchObject({ stitching: 2500, cloth: 6000, total: 8500 });
    expect(total_bill).toBe(8500);
    // Nothing is reserved before the confirmation.
    expect(await stockOf(cloth)).toBe(10);
  });

  test('an order that sellers send all cloth of collects nothing, whatever the pickup says', async () => {
    const order = await placeGarment(shop, { ...from(await makeCloth()), pickup: 'BY_SHOP' });
    const { price, collection_address, pickup } = await read(order, order.customer);
    expect(price.collection_fee).toBe(0);
    expect([collection_address, pickup]).toEqual([null, 'BY_OWN']);
  });

  test('the surcharge of an urgent order is counted from the stitching only', async () => {
    const order = await placeGarment(shop, { ...from(await makeCloth()), delivery_type: 'URGENT' });
    const plain = await placeGarment(shop, { delivery_type: 'URGENT' });
    const [{ price }, { price: without }] = [
      await read(order, order.customer),
      await read(plain, plain.customer),
    ];
    expect(price.urgent_surcharge).toBe(without.urgent_surcharge);
    expect(price.total).toBe(without.total + 3000);
  });

  test('the day counts what the brand and the courier need', async () => {
    const order = await placeGarment(shop, from(await makeCloth()));
    const plain = await placeGarment(shop);
    const [{ expected_delivery_date: day }, { expected_delivery_date: earlier }] = [
      await read(order, order.customer),
      await read(plain, plain.customer),
    ];
    expect(day > earlier).toBe(true);
  });

  test.each([
    [{ cloth_source: 'SHELF' }, 'cloth_variant'],
    [{ cloth_source: 'SHELF', cloth_variant: '999999' }, 'cloth_variant'],
    [{ cloth_source: 'BROUGHT' }, 'cloth_source'],
    [{ cloth_source: 'POSTED', pickup: 'BY_SHOP' }, 'cloth_source'],
  ])('refuses %j and names %s', async (change, field) => {
    const answer = await placeGarment(shop, change).catch((error: Error) => JSON.parse(error.message));
    expect(Object.keys(answer)).toEqual([field]);
  });

  test('refuses goods that are no cloth, more than there is, and what is hidden', async () => {
    const kurta = await makeProduct(shop, { brandId: brand().brandId });
    const hidden = await makeCloth(5, { active: false });
    const scarce = await makeCloth(2);
    const fieldOf = async (change: Record<string, string>) =>
      Object.keys(await placeGarment(shop, change).catch((error: Error) => JSON.parse(error.message)));
    expect(await fieldOf(from({ variant: kurta.variants[0]?.id ?? 0 }))).toEqual(['cloth_variant']);
    expect(await fieldOf(from(hidden))).toEqual(['cloth_variant']);
    expect(await fieldOf(from(scarce, 3))).toEqual(['cloth_quantity']);
    expect(await fieldOf({ ...from(scarce), cloth_quantity: '0' })).toEqual(['cloth_quantity']);
    expect(await fieldOf({ ...from(scarce), cloth_quantity: '21' })).toEqual(['cloth_quantity']);
  });

  test('nothing is posted to a tailor without an address, by no form (orders-181)', async () => {
    const fieldOf = async (given = {}) =>
      Object.keys(
        await placeGarment(shop, { cloth_source: 'POSTED' }, given).catch((error: Error) =>
          JSON.parse(error.message),
        ),
      );
    expect(await fieldOf()).toEqual(['cloth_source']);
    const order = await placeGarment(shop);
    const added = await sendGarment(shop, order, { change: { cloth_source: 'POSTED' } });
    expect([added.statusCode, Object.keys(added.json())]).toEqual([400, ['cloth_source']]);
    const tailor = await signUpTailor(shop, undefined, { address: 'Shop 4, Anarkali' });
    const other = await placeGarment(shop, {}, { tailor });
    expect((await sendGarment(shop, other, { change: { cloth_source: 'POSTED' } })).statusCode).toBe(201);
  });

  test('a further garment has cloth of its own, which its form can change and take back', async () => {
    const cloth = await makeCloth();
    const order = await placeGarment(shop);
    const [, second] = await addGarment(shop, order, from(cloth, 2));
    expect((await read(order, order.customer)).price).toMatchObject({ cloth: 6000, total: 11_000 });
    const removed = await shop.app.inject({
      method: 'DELETE',
      url: `/api/orders/${order.id}/garments/${second}/`,
      headers: order.customer.headers,
    });
    expect(removed.json().price).toMatchObject({ cloth: 0, total: 2500 });
    await soundData();
  });
});

describe('the confirmation (orders-153)', () => {
  test('takes the stock and makes one seller order for each brand, linked to the garments', async () => {
    const cloth = await makeCloth();
    const order = await confirmed(from(cloth, 2), from(cloth), {});
    expect(await stockOf(cloth)).toBe(7);
    const { garments, status, documents } = await read(order, order.customer);
    expect(status).toBe('CONFIRMED');
    const [first, second, third] = garments;
    expect(first.cloth.seller_order).toBe(second.cloth.seller_order);
    expect([first.cloth.status, first.cloth.left, third.cloth]).toEqual(['PLACED', null, null]);
    expect(documents).toHaveLength(1);
    const [mail] = await mailsTo(shop, brand().seller.email);
    expect(mail?.subject).toBe(`New order ${order.trackingNumber}`);
    await soundData();
  });

  test('counts the price of now, and shows the difference first', async () => {
    const cloth = await makeCloth();
    const order = await placeGarment(shop, from(cloth));
    await shop.deps.db.update(products).set({ price: 3400 }).where(eq(products.id, cloth.id));
    const refused = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ total: { before: 5500, now: 5900 }, price: { cloth: 3400 } });
    await take(order, order.customer, { action: 'confirm', total: 5900 });
    expect((await read(order, order.customer)).garments[0].cloth_price).toBe(3400);
    await soundData();
  });

  test('names the garment whose cloth is sold out, and loses nothing', async () => {
    const cloth = await makeCloth(1);
    const order = await placeGarment(shop, from(cloth));
    const [, second] = await addGarment(shop, order, { ...from(cloth), dress_type: 'Kurta' });
    const refused = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'orders.cloth_sold_out', garment: second });
    expect(refused.json().detail).toContain('Kurta');
    expect(await stockOf(cloth)).toBe(1);
    const { status, garments } = await read(order, order.customer);
    expect([status, garments.length]).toEqual(['PLACED', 2]);
    await soundData();
  });

  test('two customers never buy the same last piece', async () => {
    const cloth = await makeCloth(1);
    const both = [await placeGarment(shop, from(cloth)), await placeGarment(shop, from(cloth))];
    const answers = await Promise.all(
      both.map(({ id, customer }) => sendStep(shop, id, customer, { action: 'confirm' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stockOf(cloth)).toBe(0);
    await soundData();
  });
});

describe('the seller order (shop-30 to shop-32)', () => {
  test('goes to the tailor, with nothing to collect and nothing of the customer', async () => {
    const order = await confirmed(from(await makeCloth(), 2));
    const id = await partOf(order);
    const url = `/api/workshop/seller-orders/${id}/`;
    const response = await shop.app.inject({ url, headers: brand().seller.headers });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      for_tailor: true,
      tracking_id: order.trackingNumber,
      recipient: order.tailor.username,
      collect: 0,
      sub_total: 6000,
      pieces: 2,
      actions: ['pack', 'cancel'],
    });
    const { email, username } = order.customer;
    for (const secret of [email, username]) expect(response.body).not.toContain(secret);
    const slip = await shop.app.inject({ url: `${url}packing-slip/`, headers: brand().seller.headers });
    expect(slip.statusCode).toBe(200);
    const list = await shop.app.inject({
      url: '/api/workshop/seller-orders/',
      headers: brand().seller.headers,
    });
    expect(list.json().results.map((one: { id: number }) => one.id)).toContain(id);
    const [mail] = await mailsTo(shop, brand().seller.email);
    expect(mail?.text).not.toContain('Gulberg');
  });

  test('is nobody else’s: another brand, a customer and a tailor get 404 or 403', async () => {
    const order = await confirmed(from(await makeCloth()));
    const id = await partOf(order);
    const other = await signUp(shop, { userType: 'brand' });
    await makeBrand(shop, { userId: other.id });
    const url = `/api/workshop/seller-orders/${id}/`;
    expect((await shop.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
    expect((await stepOfSeller(id, { action: 'pack' }, other)).statusCode).toBe(404);
    expect((await stepOfSeller(id, { action: 'pack' }, null)).statusCode).toBe(401);
    for (const who of [order.customer, order.tailor])
      expect([403, 404]).toContain((await stepOfSeller(id, { action: 'pack' }, who)).statusCode);
    const stranger = await signUp(shop);
    const read404 = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: stranger.headers });
    expect(read404.statusCode).toBe(404);
  });

  test('is not sent before the tailor has accepted, and then waits with the order until the receipt', async () => {
    const order = await confirmed(from(await makeCloth()));
    const id = await partOf(order);
    await takeOfSeller(id, { action: 'pack' });
    const early = await stepOfSeller(id, ship);
    expect([early.statusCode, early.json().code]).toEqual([409, 'shop.tailor_not_ready']);
    await take(order, order.tailor, { action: 'accept' });
    await takeOfSeller(id, ship);
    const sent = await read(order, order.customer);
    expect(sent.status).toBe('ACCEPTED');
    expect(sent.bill_status).toBe('UNPAID');
    expect(sent.garments[0].cloth).toMatchObject({
      status: 'SHIPPED',
      courier: 'TCS',
      courier_number: 'T-1',
    });
    expect(sent.cloth_due_on).not.toBeNull();
    expect(sent.events.map(({ action }: { action: string }) => action)).toEqual([
      'place',
      'confirm',
      'accept',
    ]);
    const told = await shop.app.inject({ url: '/api/notifications/', headers: order.customer.headers });
    expect(told.json().results[0]).toMatchObject({
      title: `The cloth for your order ${order.trackingNumber}`,
      text: 'From Rohi Looms. It is on its way to the tailor.',
    });
    await take(order, order.tailor, { action: 'receive_cloth', metres: 4 });
    const standing = { url: '/api/payments/standing/', headers: order.customer.headers };
    expect((await shop.app.inject(standing)).json(), "the parcel was the tailor's").toMatchObject({
      is_new: true,
    });
    const there = await read(order, order.tailor);
    expect(there.garments[0]).toMatchObject({ cloth_source: 'SHELF', cloth: { status: 'DELIVERED' } });
    expect(there.cloth_due_on).toBeNull();
    await take(order, order.tailor, { action: 'start' });
    await soundData();
  });

  test('staff sees cloth that went to a former tailor, which has not come with the next receipt', async () => {
    const order = await confirmed(from(await makeCloth()));
    const id = await partOf(order);
    await take(order, order.tailor, { action: 'accept' });
    await takeOfSeller(id, { action: 'pack' }, ship);
    const support = await signUp(shop, { userType: 'support' });
    const next = await placeGarment(shop);
    await take(order, support, { action: 'reassign', tailor: next.tailorId, reason: 'Ill' });
    expect((await read(order, support)).garments[0].cloth.went_elsewhere).toBe(true);
    await take(order, next.tailor, { action: 'accept' });
    await take(order, next.tailor, { action: 'receive_cloth' });
    expect((await read(order, support)).garments[0].cloth.status).toBe('SHIPPED');
    await take(order, next.tailor, { action: 'start' });
    expect((await read(order, support)).garments[0].cloth.status).toBe('DELIVERED');
  });
});

describe('cancelling (orders-158, orders-159, shop-33 to shop-34)', () => {
  test('the whole order: what was not sent goes back to the shelf', async () => {
    const cloth = await makeCloth();
    const order = await confirmed(from(cloth, 3));
    const id = await partOf(order);
    await take(order, order.customer, { action: 'cancel', reason: 'Other plans' });
    expect(await stockOf(cloth)).toBe(10);
    const url = `/api/workshop/seller-orders/${id}/`;
    const part = (await shop.app.inject({ url, headers: brand().seller.headers })).json();
    expect([part.status, part.shipping]).toEqual(['CANCELLED', null]);
    await soundData();
  });

  test('the whole order: what was sent is taken back by its seller', async () => {
    const cloth = await makeCloth();
    const order = await confirmed(from(cloth));
    const id = await partOf(order);
    await take(order, order.tailor, { action: 'accept' });
    await takeOfSeller(id, { action: 'pack' }, ship);
    await take(order, order.customer, { action: 'cancel', reason: 'Other plans' });
    expect(await stockOf(cloth)).toBe(9);
    await takeOfSeller(id, { action: 'deliver' }, { action: 'return' });
    expect((await read(order, order.customer)).status).toBe('CANCELLED');
    await soundData();
  });

  test('one garment: its cloth leaves the parcel and the bill', async () => {
    const cloth = await makeCloth();
    const order = await confirmed(from(cloth), from(cloth, 2));
    await shop.deps.db.update(orders).set({ billStatus: 'PAID' }).where(eq(orders.id, order.id));
    const [, second] = (await read(order, order.customer)).garments;
    const step = { action: 'cancel', reason: 'Too many' };
    const response = await sendGarmentStep(shop, order.id, second.id, order.customer, step);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json().price).toMatchObject({ stitching: 2500, cloth: 3000, total: 5500 });
    expect(await stockOf(cloth)).toBe(9);
    const support = await signUp(shop, { userType: 'support' });
    const page = await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: support.headers });
    expect(page.json().refunds).toMatchObject([{ amount: 2500 + 6000, is_owed: true }]);
    const [mail] = await mailsTo(shop, brand().seller.email);
    expect(mail?.subject).toBe(`Changed order ${order.trackingNumber}`);
    await soundData();
  });

  test('the last garment of a brand: its seller order is cancelled', async () => {
    const cloth = await makeCloth();
    const order = await confirmed({}, from(cloth));
    const [, second] = (await read(order, order.customer)).garments;
    await sendGarmentStep(shop, order.id, second.id, order.customer, { action: 'cancel', reason: 'No' });
    expect(await stockOf(cloth)).toBe(10);
    const { price, garments } = await read(order, order.customer);
    expect([price.cloth, garments[1].cloth_unsent]).toEqual([0, null]);
    await soundData();
  });

  test('one garment after its cloth was sent: the cloth stays bought', async () => {
    const cloth = await makeCloth();
    const order = await confirmed({}, from(cloth));
    const [, second] = (await read(order, order.customer)).garments;
    await take(order, order.tailor, { action: 'accept' });
    await takeOfSeller(second.cloth.seller_order, { action: 'pack' }, ship);
    const step = { action: 'cancel', reason: 'No' };
    const response = await sendGarmentStep(shop, order.id, second.id, order.customer, step);
    expect(response.json().price).toMatchObject({ stitching: 2500, cloth: 3000, total: 5500 });
    expect(response.json().garments[1]).toMatchObject({ progress: 'CANCELLED', cloth_price: 3000 });
    expect(await stockOf(cloth)).toBe(9);
    await soundData();
  });

  test('the seller: the price leaves the bill, the customer brings cloth of their own, and is told', async () => {
    const cloth = await makeCloth();
    const order = await confirmed(from(cloth, 2), {});
    await shop.deps.db.update(orders).set({ billStatus: 'PAID' }).where(eq(orders.id, order.id));
    const id = await partOf(order);
    await take(order, order.tailor, { action: 'accept' });
    await takeOfSeller(id, { action: 'cancel', reason: 'A hole in it' });
    expect(await stockOf(cloth)).toBe(10);
    const after = await read(order, order.customer);
    expect(after.status).toBe('ACCEPTED');
    expect(after.price).toMatchObject({ cloth: 0, total: 5000 });
    expect(after.garments[0]).toMatchObject({ cloth_source: 'BROUGHT', cloth: null, cloth_price: null });
    expect(after.garments[0].cloth_unsent).toMatch(/^Product/);
    expect(after.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
    expect(after.cloth_due_on).not.toBeNull();
    const [mail] = await mailsTo(shop, order.customer.email);
    expect(mail?.subject).toBe(`Order ${order.trackingNumber}: the cloth from the shop cannot be sent`);
    expect(mail?.text).toContain('cancel the order');
    const support = await signUp(shop, { userType: 'support' });
    const page = await shop.app.inject({ url: `/api/staff/orders/${order.id}/`, headers: support.headers });
    expect(page.json().refunds).toMatchObject([{ amount: 6000, is_owed: true }]);
    await soundData();
  });

  test('a parcel that is lost on the way is off the bill too; stitched cloth cannot be taken back', async () => {
    const cloth = await makeCloth();
    const lost = await confirmed(from(cloth));
    const kept = await confirmed(from(cloth));
    for (const order of [lost, kept]) {
      await take(order, order.tailor, { action: 'accept' });
      await takeOfSeller(await partOf(order), { action: 'pack' }, ship);
    }
    await takeOfSeller(await partOf(lost), { action: 'fail_delivery', failure: 'LOST' });
    expect((await read(lost, lost.customer)).total_bill).toBe(2500);
    await take(kept, kept.tailor, { action: 'start' });
    const refused = await stepOfSeller(await partOf(kept), { action: 'return' });
    expect(refused.statusCode).toBe(409);
    await soundData();
  });

  test('a brand that closes after the choice stops the confirmation, not the order', async () => {
    const other = await makeBrand(shop);
    const cloth = await makeCloth(5, { brandId: other.id });
    const order = await placeGarment(shop, from(cloth));
    await shop.deps.db.update(brands).set({ active: false }).where(eq(brands.id, other.id));
    const refused = await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    expect(refused.json().code).toBe('orders.cloth_sold_out');
    expect((await read(order, order.customer)).garments[0].cloth.left).toBe(0);
  });
});

test('staff hear of cloth that a brand is late with, and nobody else is late (orders-156)', async () => {
  const order = await confirmed(from(await makeCloth()));
  const own = await confirmed({});
  for (const one of [order, own]) await take(one, one.tailor, { action: 'accept' });
  await shop.deps.db.execute(
    sql`update single_order_details set cloth_due_on = current_date - 2 where order_id in (${order.id}, ${own.id})`,
  );
  await checkPromises(shop.deps);
  const { headers } = await signUp(shop, { userType: 'support' });
  const list = async () =>
    (await shop.app.inject({ url: '/api/staff/orders-at-risk/', headers })).json().results;
  const found = (await list()).filter(({ id }: { id: number }) => id === order.id || id === own.id);
  expect(found).toMatchObject([{ id: order.id, reason: 'cloth_late' }]);
  await take(order, order.tailor, { action: 'receive_cloth', metres: 4 });
  expect((await list()).filter(({ id }: { id: number }) => id === order.id)).toEqual([]);
});
