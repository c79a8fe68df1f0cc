import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { placeGarment, sendStep } from '../../../test/factories-orders.ts';
import { mailsTo } from '../../../test/mailbox.ts';

const shop = testApp({ JOBS: 'false' });

test('a swatch that was paid for is sent before the stitching starts, once, and the customer is told (orders-9)', async () => {
  const { id, trackingNumber, customer, tailor } = await placeGarment(shop, {
    delivery: 'BY_SHOP',
    is_requested_sample: 'true',
  });
  const take = (action: string, by = tailor) => sendStep(shop, id, by, { action });
  await take('confirm', customer);
  expect((await take('send_swatch')).json()).toMatchObject({ code: 'orders.step_not_allowed' });
  expect((await take('accept')).json().actions).toEqual(['send_swatch', 'receive_cloth', 'ask']);
  expect((await take('start')).json()).toMatchObject({
    code: 'orders.swatch_not_sent',
    detail: 'The customer has paid for a cloth swatch. Send it before you start stitching.',
  });
  expect((await take('send_swatch', customer)).statusCode).toBe(403);

  const sent = await take('send_swatch');
  expect(sent.json()).toMatchObject({ status: 'ACCEPTED', actions: ['receive_cloth', 'start', 'ask'] });
  expect((await mailsTo(shop, customer.email)).map(({ subject }) => subject)).toContain(
    `The swatch for your order ${trackingNumber} is on its way`,
  );
  expect((await take('send_swatch')).statusCode).toBe(409);
  expect((await take('start')).json()).toMatchObject({ status: 'IN_PRODUCTION' });
});

test('an order without a swatch starts as before', async () => {
  const { id, customer, tailor } = await placeGarment(shop);
  await sendStep(shop, id, customer, { action: 'confirm' });
  const accepted = await sendStep(shop, id, tailor, { action: 'accept' });
  expect(accepted.json().actions).toEqual(['receive_cloth', 'start', 'ask']);
});
