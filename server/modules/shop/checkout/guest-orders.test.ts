import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { orderForm, sendOrder } from '../../../../test/factories-shop-orders.ts';
import { guestOrders } from '../../../../test/guest-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { orderEvents } from '../../../db/schema/order-events.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { stepSellerOrder } from '../seller-orders/service.ts';
import { confirmByStaff, listWaiting } from './reservation-service.ts';

const shop = testApp({ JOBS: 'false' });
const { shawls, reserve, stockOf, rowOf, statusesOf, tokenTo, press, track } = guestOrders(shop);
const MINUTE = 60_000;

describe('a guest’s order on delivery', () => {
  test('reserves its goods for half an hour and waits for the mailed link', async () => {
    const shawl = await shawls(5);
    const { form, ...order } = await reserve(shawl, { quantity: 2 });
    expect(order).toMatchObject({
      message: 'Order Placed Successfully!',
      confirmation: { by: 'email' },
      parts: [{ status: 'UNCONFIRMED' }],
    });
    const reservedFor = Date.parse(order.confirmation.reserved_until) - Date.parse(order.order_date);
    expect(reservedFor).toBe(30 * MINUTE);
    expect(await stockOf(shawl)).toBe(3);
    expect(await track(order.tracking_id)).toMatchObject({
      status: 'UNCONFIRMED',
      stages: [{ state: 'open', at: null }, { state: 'open' }, { state: 'open' }, { state: 'open' }],
    });

    const token = await tokenTo(form.email);
    expect(JSON.stringify(order)).not.toContain(token);
    expect((await rowOf(order.id)).confirmHash?.toString('utf8')).not.toContain(token);
    const response = await press(token);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { tracking_id: order.tracking_id, expected_delivery_date: order.expected_delivery_date },
    ]);
    expect(await statusesOf(order.id)).toEqual(['PLACED']);
    expect(await stockOf(shawl)).toBe(3);
    expect(await track(order.tracking_id)).toMatchObject({ status: 'PLACED' });
    expect(await isProven(shop.deps.db, form.email)).toBe(true);
    const row = await rowOf(order.id);
    expect(row).toMatchObject({ reservation: null, guestNetwork: null, confirmedAt: expect.any(Date) });
    const events = await shop.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.sellerOrderId, order.parts[0].id))
      .orderBy(orderEvents.id);
    expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual([
      [null, 'UNCONFIRMED'],
      ['UNCONFIRMED', 'PLACED'],
    ]);

    expect((await press(token)).json()).toEqual(response.json());
    const told = await mailsTo(shop, form.email);
    expect(told.map(({ kind, held }) => [kind, held])).toEqual([
      ['shop.order-placed', false],
      ['shop.confirm-order', false],
    ]);
  });

  test('asks for confirmation by mail, without any guest input', async () => {
    const shawl = await shawls(5);
    const typed = {
      full_name: 'Visit Evil Corp today',
      address: 'Buy cheap pills now 7',
      city: 'Spamville',
      postal_code: '66666',
    };
    const { form, ...order } = await reserve(shawl, typed);
    const [mail] = await mailsTo(shop, form.email);
    expect(mail).toMatchObject({
      kind: 'shop.confirm-order',
      subject: `Please confirm your order ${order.tracking_id}`,
    });
    expect(mail?.text).toContain(shawl.name);
    expect(mail?.text).toContain(order.tracking_id);
    for (const words of [...Object.values(typed), form.phone]) {
      expect(mail?.text).not.toContain(words);
      expect(mail?.html).not.toContain(words);
    }
  });

  test('replays the response to a repeated request, confirmed or not', async () => {
    const shawl = await shawls(5);
    const form = orderForm([{ product: shawl }]);
    const first = await sendOrder(shop, form, { key: 'again' });
    await press(await tokenTo(form.email));
    const again = await sendOrder(shop, form, { key: 'again' });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await stockOf(shawl)).toBe(4);
  });

  test('cannot be stepped by sellers before it is confirmed', async () => {
    const { parts } = await reserve(await shawls(5));
    for (const to of ['pack', 'ship', 'cancel'] as const) {
      const step = shop.deps.db.transaction((tx) =>
        stepSellerOrder(tx, shop.deps, { id: 466, role: 'admin', sessionId: 0 }, parts[0].id, to),
      );
      await expect(step).rejects.toMatchObject({ code: 'shop.step_not_allowed' });
    }
  });

  test('with a phone number only is confirmed by staff, who are asked to call', async () => {
    const shawl = await shawls(5);
    const { form, ...order } = await reserve(shawl, { email: undefined });
    expect(order.confirmation.by).toBe('phone');
    const [mail] = await mailsTo(shop, shop.config.support.email);
    expect(mail).toMatchObject({ kind: 'shop.call-guest' });
    expect(mail?.text).toContain(order.shipping.phone);
    expect(mail?.text).toContain(`/admin/orders?search=${order.tracking_id}`);
    const waiting = await listWaiting(shop.deps);
    expect(waiting.map(({ trackingNumber }) => trackingNumber)).toContain(order.tracking_id);
    expect(await confirmByStaff(shop.deps, order.tracking_id)).toBe('confirmed');
    expect(await confirmByStaff(shop.deps, order.tracking_id)).toBe('already');
    expect(await statusesOf(order.id)).toEqual(['PLACED']);
    expect(await confirmByStaff(shop.deps, 'NP-0000000000')).toBeUndefined();
    const customers = (await sendOrder(shop, form, { by: await signUp(shop) })).json();
    expect(await confirmByStaff(shop.deps, customers.tracking_id)).toBeUndefined();
  });
});

describe('an invalid link', () => {
  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(500)])('"%s" confirms nothing', async (token) => {
    const response = await press(token);
    expect(response.statusCode).toBe(400);
  });
});
