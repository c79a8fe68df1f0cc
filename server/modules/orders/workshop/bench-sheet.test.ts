import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { WorkshopOrder } from '../../../../contract/order-steps.ts';
import { testApp } from '../../../../test/app.ts';
import { multipart } from '../../../../test/factories.ts';
import { placeGarment, sendStep } from '../../../../test/factories-orders.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { readPdf } from '../../../../test/pdf-reader.ts';
import { renderJobCard } from './job-card-document.ts';

const shop = testApp({ JOBS: 'false' });

async function confirmed(pictures?: Record<string, Buffer>) {
  const order = await placeGarment(shop, { delivery: 'BY_SHOP' }, pictures && { pictures });
  const step = async (by: 'customer' | 'tailor', action: string, more: Record<string, string> = {}) => {
    const response = await sendStep(shop, order.id, order[by], { action, ...more });
    expect(response.statusCode, `${action}: ${response.body}`).toBe(200);
  };
  await step('customer', 'confirm');
  const sheet = async (): Promise<WorkshopOrder> =>
    (await shop.app.inject({ url: `/api/orders/${order.id}/`, headers: order.tailor.headers })).json();
  const card = async () => {
    const printing = { brand: 'Naap', sheetUrl: 'https://naap.test/', unit: 'cm', compress: false } as const;
    const pages = readPdf(await renderJobCard(await sheet(), printing)).pages;
    return pages
      .flat()
      .map((run) => run.text)
      .join(' ');
  };
  return { ...order, step, sheet, card };
}

test('a tailor reads on sheet, card and mail what cash to take, and for whom the garment is (workshop-5)', async () => {
  const { tailor, sheet, card, step } = await confirmed();
  const { total_bill, collect, made_for } = await sheet();
  expect([collect, total_bill]).toEqual([2750, 2750]);
  expect(made_for).toContain('Own');
  expect(await card()).toContain('Cash at the handover: Rs 2,750');
  const [mail] = await mailsTo(shop, tailor.email);
  expect(mail?.text).toContain('Rs 2,750');
  for (const action of ['accept', 'start', 'check']) await step('tailor', action);
  await step('tailor', 'ship', { courier: 'TCS', courier_number: '7714' });
  await step('tailor', 'deliver');
  expect((await sheet()).collect).toBe(0);
});

test('the answers of the customer and what is to be altered stand on sheet and card', async () => {
  const { step, sheet, card } = await confirmed();
  await step('tailor', 'ask', { reason: 'Cuffs or open sleeves?' });
  await step('customer', 'answer', { reason: 'Cuffs with one button.' });
  expect((await sheet()).answers).toEqual([
    { question: 'Cuffs or open sleeves?', answer: 'Cuffs with one button.' },
  ]);
  expect(await card()).toContain('Cuffs with one button.');
  for (const action of ['accept', 'start', 'check']) await step('tailor', action);
  await step('tailor', 'ship', { courier: 'TCS', courier_number: '7714' });
  await step('tailor', 'deliver');
  expect((await sheet()).alteration).toBeNull();
  await step('customer', 'alter', { reason: 'The sleeves are too long.' });
  await step('tailor', 'mend');
  expect((await sheet()).alteration).toBe('The sleeves are too long.');
  expect(await card()).toContain('The sleeves are too long.');
});

test('the job card shows the design picture of the customer', async () => {
  const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#a11' } })
    .png()
    .toBuffer();
  const { id, tailor } = await confirmed({ dress_design: picture });
  const response = await shop.app.inject({
    url: `/api/workshop/orders/${id}/job-card/`,
    headers: tailor.headers,
  });
  expect(response.rawPayload.toString('latin1')).toContain('/DCTDecode');
});

test('a tailor who has declined does not see the measures any more', async () => {
  const { step, sheet } = await confirmed();
  expect((await sheet()).measures).not.toBeNull();
  await step('tailor', 'decline', { reason: 'Too much work' });
  expect((await sheet()).measures).toBeNull();
});

test('a tailor says in the workshop that a parcel came back, and why (orders-47)', async () => {
  const { id, tailor, step } = await confirmed();
  for (const action of ['accept', 'start', 'check']) await step('tailor', action);
  await step('tailor', 'ship', { courier: 'TCS', courier_number: '7714' });
  const send = (said: Record<string, string>) => {
    const { payload, headers } = multipart(said);
    return shop.app.inject({
      method: 'POST',
      url: `/api/workshop/orders/${id}/steps/`,
      headers: { ...headers, ...tailor.headers },
      payload,
    });
  };
  expect((await send({ action: 'come_back' })).statusCode).toBe(400);
  const back = await send({ action: 'come_back', failure: 'REFUSED' });
  expect(back.json()).toMatchObject({ status: 'QUALITY_CHECK' });
});

test('mails to staff lead to the order in the back office', async () => {
  const order = await placeGarment(shop, { tailor: '458' });
  await sendStep(shop, order.id, order.customer, { action: 'confirm' });
  const [mail] = await mailsTo(shop, shop.config.support.email);
  expect(mail?.text).toContain(`/admin/orders/${order.id}`);
});
