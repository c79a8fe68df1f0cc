import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resumedDay } from '../../../contract/cloth-wait.ts';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { testApp } from '../../../test/app.ts';
import { addGarment, placeGarment, sendGarmentStep, sendStep } from '../../../test/factories-orders.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { readDaysOff } from '../calendar/service.ts';

const shop = testApp({ JOBS: 'false' });
const today = dayInKarachi();

test.each([
  ['three days ago', -3, -3],
  ['30 days ago, which counts as seven', -30, -7],
  ['by a clock that is ahead', 2, 0],
])(
  'the start of one garment, pressed %s, stands for the receipt of the cloth (orders-86)',
  async (_when, pressed, counted) => {
    const order = await placeGarment(shop);
    const [, second = 0] = await addGarment(shop, order, { dress_type: 'Kurta', length_choice: 'TAILOR' });
    await sendStep(shop, order.id, order.customer, { action: 'confirm' });
    await sendStep(shop, order.id, order.tailor, { action: 'accept' });
    const read = async () =>
      (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.customer.headers })).json();
    const before = (await read()).expected_delivery_date;
    const due = addDays(today, -9);
    await shop.deps.db
      .update(singleOrderDetails)
      .set({ clothDueOn: due })
      .where(eq(singleOrderDetails.orderId, order.id));
    const start = (pressed_at: string) =>
      sendGarmentStep(shop, order.id, second, order.tailor, { action: 'start', pressed_at });
    expect((await start('yesterday')).statusCode).toBe(400);
    const started = await start(new Date(Date.now() + pressed * 86_400_000).toISOString());
    expect(started.statusCode, started.body).toBe(200);
    const after = await read();
    const daysOff = await readDaysOff(shop.deps.db, due);
    expect(after.expected_delivery_date).toBe(resumedDay(before, due, addDays(today, counted), daysOff));
    expect(after.cloth_receipts).toHaveLength(1);
  },
);
