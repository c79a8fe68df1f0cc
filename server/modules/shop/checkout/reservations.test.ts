import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { makeProduct } from '../../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { guestOrders } from '../../../../test/guest-orders.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { purgeExpiredShopOrders } from '../service.ts';
import { confirmByStaff, releaseReservations } from './reservation-service.ts';

const shop = testApp({ JOBS: 'false' });
const { shawls, reserve, stockOf, rowOf, statusesOf, age, tokenTo, press, track } = guestOrders(shop);
const MINUTE = 60_000;
const HOUR = 3600_000;

describe('unconfirmed goods', () => {
  test('return to stock after half an hour, once, also with concurrent jobs', async () => {
    const shawl = await shawls(5);
    const [late, fresh] = [await reserve(shawl, { quantity: 2 }), await reserve(shawl)];
    await age(late.id, 29 * MINUTE);
    await releaseReservations(shop.deps);
    expect(await stockOf(shawl)).toBe(2);
    await age(late.id, 2 * MINUTE);
    await Promise.all([releaseReservations(shop.deps), releaseReservations(shop.deps)]);
    await releaseReservations(shop.deps);
    expect(await stockOf(shawl)).toBe(4);
    expect([(await rowOf(late.id)).reservation, (await rowOf(fresh.id)).reservation]).toEqual([
      'RELEASED',
      'RESERVED',
    ]);
    expect(await statusesOf(late.id)).toEqual(['UNCONFIRMED']);
  });

  test('can be confirmed within a day while in stock', async () => {
    const shawl = await shawls(5);
    const { form, id, expected_delivery_date: promised } = await reserve(shawl, { quantity: 2 });
    await age(id, 23 * HOUR);
    await releaseReservations(shop.deps);
    expect(await stockOf(shawl)).toBe(5);
    const response = await press(await tokenTo(form.email));
    expect(response.statusCode).toBe(200);
    expect(response.json().expected_delivery_date >= promised).toBe(true);
    expect(await stockOf(shawl)).toBe(3);
    expect(await statusesOf(id)).toEqual(['PLACED']);
  });

  test('fail as sold out, and take no stock', async () => {
    const goods = [await makeProduct(shop, { stock: 3 }), await makeProduct(shop, { stock: 3 })] as const;
    const form = orderForm(
      goods.map((product) => ({ product, variant: product.variants[0] ?? { id: 0 }, quantity: 2 })),
    );
    const { id } = (await sendOrder(shop, form)).json();
    await age(id, 31 * MINUTE);
    await releaseReservations(shop.deps);
    await shop.deps.db.update(variants).set({ stock: 1 }).where(eq(variants.productId, goods[1].id));
    const token = await tokenTo(form.email);
    const response = await press(token);
    expect([response.statusCode, response.json().code]).toEqual([409, 'shop.confirmation_sold_out']);
    expect(await stockOf(goods[0])).toBe(6);
    expect(await statusesOf(id)).toEqual(['UNCONFIRMED']);
    await expect(confirmByStaff(shop.deps, (await rowOf(id)).trackingNumber)).rejects.toMatchObject({
      code: 'shop.confirmation_sold_out',
    });
    await shop.deps.db.update(variants).set({ stock: 2 }).where(eq(variants.productId, goods[1].id));
    expect((await press(token)).statusCode).toBe(200);
  });

  test('are cancelled for good after a day', async () => {
    const shawl = await shawls(5);
    const { form, id, tracking_id } = await reserve(shawl);
    await age(id, 24 * HOUR + MINUTE);
    const token = await tokenTo(form.email);
    // The job may be late, but the limit is exactly a day.
    expect((await press(token)).json().code).toBe('shop.confirmation_expired');
    await releaseReservations(shop.deps);
    expect(await statusesOf(id)).toEqual(['CANCELLED']);
    expect(await stockOf(shawl)).toBe(5);
    expect(await rowOf(id)).toMatchObject({ reservation: null, guestNetwork: null, confirmedAt: null });
    const response = await press(token);
    expect([response.statusCode, response.json().code]).toEqual([409, 'shop.confirmation_expired']);
    await expect(confirmByStaff(shop.deps, tracking_id)).rejects.toMatchObject({
      code: 'shop.confirmation_expired',
    });
    const { status, stages } = await track(tracking_id);
    expect([status, stages[0]]).toEqual(['CANCELLED', { name: 'Order Placed', state: 'open', at: null }]);
  });

  test('are deleted a month later, with the guest’s data', async () => {
    const shawl = await shawls(5);
    const [gone, waiting, placed] = [await reserve(shawl), await reserve(shawl), await reserve(shawl)];
    await confirmByStaff(shop.deps, placed.tracking_id);
    await age(gone.id, 25 * HOUR);
    await releaseReservations(shop.deps);
    await purgeExpiredShopOrders(shop.deps.db);
    expect(await statusesOf(gone.id)).toEqual(['CANCELLED']);
    for (const { id } of [gone, waiting, placed]) await age(id, 32 * 24 * HOUR);
    await purgeExpiredShopOrders(shop.deps.db);
    expect(await statusesOf(gone.id)).toEqual([]);
    expect(await statusesOf(waiting.id)).toEqual(['UNCONFIRMED']);
    expect(await statusesOf(placed.id)).toEqual(['PLACED']);
    await releaseReservations(shop.deps);
  });

  test('are neither lost nor doubled when confirmed and released concurrently', async () => {
    const shawl = await shawls(40);
    const orders = await Promise.all(Array.from({ length: 12 }, () => reserve(shawl, { quantity: 2 })));
    for (const { id } of orders) await age(id, 31 * MINUTE);
    const tokens = await Promise.all(orders.map(({ form }) => tokenTo(form.email)));
    const [responses] = await Promise.all([
      Promise.all(tokens.map(press)),
      releaseReservations(shop.deps),
      releaseReservations(shop.deps),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 200));
    expect(await stockOf(shawl)).toBe(40 - 24);
  });
});
