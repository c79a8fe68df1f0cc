import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { usualDaysOff } from '../../../../contract/holidays.ts';
import { formatDay } from '../../../../contract/money.ts';
import { promisedDay } from '../../../../contract/promised-day.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { singleOrderDetails } from '../../../db/schema/order-details.ts';

const shop = testApp();
const today = dayInKarachi();
const promised =
  promisedDay(today, { inHouse: false, leadTimeDays: 10 }, 'NORMAL', usualDaysOff(today)) ?? '';
const EID = { needed_by: promised, occasion: 'EID' };

const read = async (id: number, { headers }: Pick<SignedUp, 'headers'>) =>
  (await shop.app.inject({ url: `/api/orders/${id}/`, headers })).json();
const refused = async (change: Record<string, string>) => {
  const sent = placeGarment(shop, change);
  const { message } = await sent.then(
    () => ({ message: '{}' }),
    (error: Error) => error,
  );
  return JSON.parse(message);
};

describe('the day that a customer needs the garment (orders-65)', () => {
  test('is shown with its occasion to the customer, the tailor and staff, and not in the list', async () => {
    const order = await placeGarment(shop, EID);
    const support = await signUp(shop, { userType: 'support' });
    expect((await sendStep(shop, order.id, order.customer, { action: 'confirm' })).statusCode).toBe(200);
    for (const reader of [order.customer, order.tailor, support])
      expect(await read(order.id, reader)).toMatchObject(EID);
    const list = await shop.app.inject({
      url: '/tailor_module/single-orders/all/',
      headers: order.customer.headers,
    });
    expect(list.json().results[0]).not.toHaveProperty('needed_by');
    expect((await read(order.id, await signUp(shop))).needed_by, 'somebody else').toBeUndefined();
  });

  test('is left out, as specified', async () => {
    const order = await placeGarment(shop);
    expect(await read(order.id, order.customer)).toMatchObject({ needed_by: null, occasion: null });
    const empty = await placeGarment(shop, { needed_by: '', occasion: '' });
    expect(await read(empty.id, empty.customer)).toMatchObject({ needed_by: null, occasion: null });
  });

  test('may be a day off, or earlier than the promise where the customer knows it', async () => {
    const before = addDays(promised, -1);
    const told = await refused({ needed_by: before });
    expect(told.needed_by).toEqual([expect.stringContaining(`ready on ${formatDay(promised)}`)]);
    const known = await placeGarment(shop, { needed_by: before, is_late_known: 'true' });
    expect(await read(known.id, known.customer)).toMatchObject({
      needed_by: before,
      occasion: null,
      expected_delivery_date: promised,
    });
    const sunday = addDays(promised, 7 - new Date(`${promised}T00:00:00Z`).getUTCDay());
    expect(
      (
        await read(
          (
            await placeGarment(shop, { needed_by: sunday })
          ).id,
          await signUp(shop, { userType: 'support' }),
        )
      ).needed_by,
    ).toBe(sunday);
  });

  test.each([
    [{ needed_by: addDays(today, -1) }, 'needed_by'],
    [{ needed_by: addDays(today, 731) }, 'needed_by'],
    [{ needed_by: '2026-02-30' }, 'needed_by'],
    [{ occasion: 'EID' }, 'needed_by'],
    [{ needed_by: promised, occasion: 'Eid' }, 'occasion'],
    [{ needed_by: promised, is_late_known: 'perhaps' }, 'is_late_known'],
  ])('%j is refused', async (change, field) => {
    expect(Object.keys(await refused(change))).toEqual([field]);
  });

  test('is changed with the whole form, and taken away', async () => {
    const order = await placeGarment(shop, EID);
    const edit = async (change: Record<string, string>) => {
      const form = multipart({
        ...{ dress_type: 'Kurta', fabric_type: 'Cotton', measurement_source: 'STORE' },
        ...{ is_contact_same_as_register: 'true', payment_type: 'COD', delivery_type: 'NORMAL' },
        ...{ pickup: 'BY_OWN', delivery: 'BY_OWN', tailor: order.tailorId, ...change },
      });
      const headers = { ...form.headers, ...order.customer.headers };
      return shop.app.inject({
        method: 'PUT',
        url: `/api/orders/${order.id}/`,
        payload: form.payload,
        headers,
      });
    };
    const travel = { needed_by: addDays(promised, 3), occasion: 'TRAVEL' };
    expect((await edit(travel)).json()).toMatchObject(travel);
    expect((await edit({ needed_by: today })).statusCode).toBe(400);
    expect((await edit({})).json()).toMatchObject({ needed_by: null, occasion: null });
    const [row] = await shop.deps.db
      .select({ occasion: singleOrderDetails.occasion })
      .from(singleOrderDetails)
      .where(eq(singleOrderDetails.orderId, order.id));
    expect(row).toEqual({ occasion: null });
  });
});
