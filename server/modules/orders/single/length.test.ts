import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { makeMeasurement, signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';

const shop = testApp();

describe('the length of a kameez (orders-75)', () => {
  async function place(change: Record<string, string>, record: Parameters<typeof makeMeasurement>[2] = {}) {
    const customer = await signUp(shop);
    await makeMeasurement(shop, customer, record);
    const order = await placeGarment(shop, change, { customer });
    const headers = order.customer.headers;
    const own = (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers })).json();
    await sendStep(shop, order.id, customer, { action: 'confirm' });
    const url = `/api/orders/${order.id}/`;
    const sheet = (await shop.app.inject({ url, headers: order.tailor.headers })).json();
    return { ...order, choice: own.length_choice, sheet, length: sheet.measures.values.top_length };
  }
  const VALUES = { chest: 980, waist: 840, shoulder: 450, sleeve: 610, neck: 390, height: 1750 };

  test("is the customer's own for this order, in the record's unit, and the record stays", async () => {
    const { length, choice, customer } = await place({ top_length: '104,5' });
    expect([length, choice]).toEqual([1045, null]);
    const url = '/user_module/measurements/';
    const [record] = (await shop.app.inject({ url, headers: customer.headers })).json();
    expect([record.top_length, record.version]).toEqual([null, 1]);
    expect((await place({ top_length: '41 1/2' }, { unit: 'in' })).length).toBe(1054);
  });

  test.each(['TAILOR', 'PICTURE'])('is left to %s, which customer and tailor read', async (length_choice) => {
    const { length, choice, sheet } = await place({ length_choice });
    expect([length, choice, sheet.length_choice]).toEqual([undefined, length_choice, length_choice]);
  });

  test('is that of the record where it has one, and nothing for a garment without', async () => {
    const values = { ...VALUES, top_length: 1000 };
    expect(await place({ top_length: '110' }, { values })).toMatchObject({ length: 1000, choice: null });
    expect(await place({ length_choice: 'TAILOR' }, { values })).toMatchObject({
      length: 1000,
      choice: null,
    });
  });

  test('may be left out, as specified', async () => {
    expect(await place({})).toMatchObject({ length: undefined, choice: null });
  });

  test.each([
    [{ top_length: '12' }, 'top_length'],
    [{ top_length: 'long' }, 'top_length'],
    [{ top_length: '-4' }, 'top_length'],
    [{ length_choice: 'MOTHER' }, 'length_choice'],
  ])('refuses %j at its field', async (change, field) => {
    const refused = await place(change).then(
      () => undefined,
      (error: Error) => JSON.parse(error.message),
    );
    expect(Object.keys(refused)).toEqual([field]);
  });
});
