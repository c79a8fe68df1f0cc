import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { SHOP } from './address.ts';
import { cutNetworkAt } from './cut-network.ts';
import { inDatabase } from './database.ts';
import { someGoods } from './goods.ts';
import { mailsTo } from './mailbox.ts';
import { demoSeller } from './seller.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

const IBAN = 'PK36SCBL0000001123456702';

/** Three pieces of the seller's brand, paid in cash and delivered by its steps. */
async function threePieces(
  request: APIRequestContext,
  customer: Customer | { email: string },
  seller: Customer,
) {
  const [own] = await inDatabase(
    'select b.id from brands b join users u on u.id = b.user_id where u.username = $1',
    [seller.username],
  );
  const [good] = await someGoods(request, 'brand', 1, Number(own?.id));
  if (!good) throw new Error('The brand sells nothing.');
  const { id, variant, price, name } = good.line;
  const placed = await request.post(`${SHOP}/api/shop/orders/`, {
    headers: { ...('session' in customer && bearer(customer)), 'idempotency-key': randomUUID() },
    data: {
      items: [{ id, variant, quantity: 3, price }],
      ...{ full_name: 'Ayesha Siddiqui', address: '27-B, Gulberg III', city: 'Lahore', postal_code: '54660' },
      ...{ email: customer.email, phone: '0321 4000111', payment_method: 'cashOnDelivery', total: 3 * price },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const order = await placed.json();
  const [part] = order.parts;
  // The other two stay sold.
  await inDatabase('update variants set stock = stock + 2 where id = $1', [variant]);
  // The mailed link of a guest's order is another journey.
  await inDatabase("update seller_orders set status = 'PLACED' where id = $1 and status = 'UNCONFIRMED'", [
    part.id,
  ]);
  await inDatabase(
    'update goods_order_details set reservation = null, confirmed_at = now() where order_id = $1 and reservation is not null',
    [order.id],
  );
  const courier = { courier: 'TCS', courier_number: '779001' };
  for (const step of [{ action: 'pack' }, { action: 'ship', ...courier }, { action: 'deliver' }]) {
    const taken = await request.post(`${SHOP}/api/seller-orders/${part.id}/steps/`, {
      headers: { ...bearer(seller), 'idempotency-key': randomUUID() },
      data: step,
    });
    expect(taken.status(), await taken.text()).toBe(200);
  }
  return {
    id: order.id as number,
    part: part.id as number,
    number: order.tracking_id as string,
    variant,
    name,
    price,
  };
}

async function toTakeBack(request: APIRequestContext, part: number, seller: Customer) {
  const answer = await request.get(`${SHOP}/api/seller-orders/${part}/returns/`, { headers: bearer(seller) });
  return answer.json();
}

/** Quoted-printable lines joined, and folded headers unfolded. */
const unfolded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/\r?\n[ \t]/g, ' ')
    .replace(/=3D/g, '=');

const expectMail = (to: string, text: string) =>
  expect.poll(async () => (await mailsTo(to)).map(unfolded).join('\n')).toContain(text);

const stockOf = async (variant: number) =>
  Number((await inDatabase('select stock from variants where id = $1', [variant]))[0]?.stock);

test('one of three pieces goes back, and its money by transfer (returns-1 to returns-7)', {
  tag: '@both-widths',
}, async ({ page, request, register, signIn, openBrowser }) => {
  const seller = await demoSeller(request);
  const customer = await register();
  const order = await threePieces(request, customer, seller);

  await signIn(page, customer);
  await page.goto(`/orders?tab=brand&order=${order.id}`);
  // What the courier has collected, with its receipt (payments-42).
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText(/Cash.*NP-RC-/);
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Receipt NP-RC-/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^NP-RC-\d{6}\.pdf$/);
  await page.getByRole('button', { name: /^Send something of/ }).click();
  await page.getByLabel(/^Pieces of/).selectOption('1');
  await page.getByLabel('Why do you send it back?').selectOption('DAMAGED');
  await page.getByLabel('What is wrong?').fill('The collar is torn.');
  await page.getByLabel('IBAN for the refund').fill('PK00SCBL0000001123456702');
  const ask = page.getByRole('button', { name: 'Ask for the return' });
  await ask.click();
  await expect(page.getByLabel('IBAN for the refund')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('IBAN for the refund').fill(IBAN);
  await cutNetworkAt(page, '**/returns/', () => ask.click());
  await expect(page.getByLabel('What is wrong?')).toHaveValue('The collar is torn.');
  await ask.click();
  await expect(page.getByText('Waits for an answer')).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  expectConsole(page, /Failed to load resource/);

  const brand = await openBrowser(storageOf(seller));
  await brand.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await brand.goto('/workshop/returns');
  const card = brand.getByRole('listitem').filter({ hasText: order.number }).first();
  await expect(card).toContainText('The collar is torn.');
  await card.getByRole('button', { name: 'Answer' }).click();
  await brand.getByLabel('What the customer reads').fill('Send it to 12 Bano Market, Lahore.');
  await brand.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(brand.getByText('The customer is told.')).toBeVisible();
  await expectAccessiblePage(brand);

  await page.reload();
  await expect(page.getByText('Send it to 12 Bano Market, Lahore.')).toBeVisible();

  const before = await stockOf(order.variant);
  await brand.goto('/workshop/returns?return=ACCEPTED');
  await card.getByRole('button', { name: 'It has come' }).click();
  // What is damaged is not sold again unless somebody says so.
  const becomes = brand.getByRole('combobox').last();
  await expect(becomes).toHaveValue('written_off');
  await becomes.selectOption('stock');
  await brand.getByRole('button', { name: 'Record and refund' }).click();
  await expect(brand.getByText('It is recorded and refunded.')).toBeVisible();
  expect(await stockOf(order.variant)).toBe(before + 1);

  await page.reload();
  await expect(page.getByText('Came back')).toBeVisible();
  await expectMail(customer.email, `We have your return of order ${order.number}`);
});

test('one of three pieces came back without a request (returns-11, returns-12)', {
  tag: '@any-width',
}, async ({ page, request, register, openBrowser }) => {
  const seller = await demoSeller(request);
  const customer = await register();
  const order = await threePieces(request, customer, seller);
  const brand = await openBrowser(storageOf(seller));
  await brand.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  // Somebody else records first.
  expectConsole(brand, /status of 409/);
  await brand.goto(`/workshop/shipments/${order.part}`);
  await brand.getByRole('button', { name: 'Some of it came back' }).click();
  const dialog = brand.getByRole('dialog');
  const record = dialog.getByRole('button', { name: 'Record and refund' });
  await expect(record).toBeDisabled();
  await dialog.getByLabel(/^Pieces of/).selectOption('1');
  await dialog.getByLabel(/^What becomes of/).selectOption('stock');
  await expect(dialog.getByText(`Rs ${order.price.toLocaleString('en')} is refunded.`)).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('FAULTY');
  await dialog.getByLabel(/^What the customer reads/).fill('One seam was open.');
  await expectAccessiblePage(brand);
  await expectDarkModeContrast(brand);

  // Somebody else records the same parcel meanwhile.
  const [{ line }] = (await toTakeBack(request, order.part, seller)).items;
  const first = await request.post(`${SHOP}/api/seller-orders/${order.part}/returns/`, {
    headers: { ...bearer(seller), 'idempotency-key': randomUUID() },
    data: { items: [{ line, quantity: 1, returned: 0 }], reason: 'FAULTY' },
  });
  expect(first.status(), await first.text()).toBe(200);
  await record.click();
  await expect(dialog.getByText('Somebody else has recorded a return of these goods')).toBeVisible();
  await expect(dialog.getByLabel(/^Pieces of/).getByRole('option')).toHaveCount(3);
  await expect(dialog.getByLabel(/^What the customer reads/)).toHaveValue('One seam was open.');

  const before = await stockOf(order.variant);
  await cutNetworkAt(brand, '**/returns/', () => record.click());
  await record.click();
  await expect(brand.getByText('It is recorded and refunded.')).toBeVisible();
  expect(await stockOf(order.variant)).toBe(before + 1);
  expect((await toTakeBack(request, order.part, seller)).items).toMatchObject([{ returned: 2 }]);
});

test('a guest withdraws from an order by its number and phone number (returns-9)', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const seller = await demoSeller(request);
  const email = `withdraws_${randomUUID().slice(0, 8)}@mail.example`;
  const order = await threePieces(request, { email }, seller);

  await page.goto('/withdraw');
  expectConsole(page, /Failed to load resource/);
  await expectAccessiblePage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Send goods back' }).waitFor();
  await page.getByLabel('Number of the order', { exact: true }).fill('NP-1');
  await page.getByLabel(/^E-mail address or phone number/).fill('0321 4000111');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByLabel('Number of the order', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel('Number of the order', { exact: true }).fill(order.number);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  let token = '';
  await expect
    .poll(async () => {
      const mail = (await mailsTo(email)).map(unfolded).find((text) => text.includes('withdraw-goods'));
      token = /withdraw-goods\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
      return token;
    })
    .not.toBe('');
  await page.goto(`/withdraw-goods?token=${token}`);
  await page.getByRole('button', { name: /^Send something of/ }).click();
  await page.getByLabel(/^Pieces of/).selectOption('1');
  await page.getByLabel('Why do you send it back?').selectOption('FAULTY');
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByText('Waits for an answer')).toBeVisible();
  await expectAccessiblePage(page);
  await expectMail(email, `We have your return of order ${order.number}`);
  await page.getByRole('button', { name: 'Keep the goods' }).click();
  await expect(page.getByText('Withdrawn')).toBeVisible();
});
