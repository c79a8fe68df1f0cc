import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { signUp } from '../../../../test/factories.ts';
import { placeGarment, sendStep, signUpTailor } from '../../../../test/factories-orders.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { renderJobCard } from './job-card-document.ts';

const shop = testApp({ JOBS: 'false' });

const print = (id: number, headers: Record<string, string> = {}, query = '') =>
  shop.app.inject({ url: `/api/workshop/orders/${id}/job-card/${query}`, headers });

async function confirmed() {
  const order = await placeGarment(shop);
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  return order;
}

test('the job card is a PDF named by the tracking number, for the tailor of the order alone (workshop-7)', async () => {
  const order = await confirmed();
  const response = await print(order.id, order.tailor.headers);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain(`job-card-${order.trackingNumber}.pdf`);
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await print(order.id, (await signUpTailor(shop)).headers)).statusCode).toBe(404);
  expect((await print(order.id, order.customer.headers)).statusCode).toBe(403);
  expect((await print(order.id, (await signUp(shop, { userType: 'admin' })).headers)).statusCode).toBe(403);
  expect((await print(order.id)).statusCode).toBe(401);
  expect((await print(order.id, order.tailor.headers, '?unit=feet')).statusCode).toBe(400);
});

test('it has garment, day, measures in the chosen unit and the address of the sheet, and no way to the customer', async () => {
  const order = await confirmed();
  const sheet = await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.tailor.headers });
  const sheetUrl = `https://naap.test/workshop/orders/${order.id}`;
  const pdf = await renderJobCard(sheet.json(), { brand: 'Naap', sheetUrl, unit: 'in', compress: false });
  const text = readPdf(pdf)
    .pages.flat()
    .map((run) => run.text)
    .join(' ');
  for (const part of [
    'Shalwar',
    order.trackingNumber,
    'Cotton',
    'Chest / bust',
    '38 5/8',
    'Ban collar',
    'Finished',
    // Height and weight are measures of the person only.
    'not of the garment',
  ]) {
    expect(text).toContain(part);
  }
  expect(pdf.toString('latin1')).toContain(`/workshop/orders/${order.id}`);
  for (const secret of [order.customer.email, '923001234567']) expect(text).not.toContain(secret);
});
