import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signedInAs } from './demo-account.ts';
import { linkTo, resetLinkTo } from './mailbox.ts';
import { type Customer, DESIGN, expect, expectAccessiblePage, storageOf, test } from './shop.ts';

const PASSWORD = 'a needle and eleven threads';

async function apply(visitor: Page, shopName: string, email: string): Promise<void> {
  await visitor.goto('/become-a-tailor');
  await visitor.getByLabel('Your name').fill('Muhammad Rafiq');
  await visitor.getByLabel('Name of your shop').fill(shopName);
  await visitor.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await visitor.getByLabel('Phone').fill('0300 1234567');
  await visitor.getByLabel('City').fill('Lahore');
  await visitor.getByLabel('Area').fill('Ichhra');
  await visitor.getByLabel('Address of the shop').fill('Shop 3, Ferozepur Road');
  await visitor.getByLabel('How long does a garment take you?').selectOption('7 days');
  await visitor.getByText('Gents', { exact: true }).click();
  await visitor.getByRole('textbox', { name: 'Kurta', exact: true }).fill('1,900');
  await visitor.getByRole('button', { name: 'Send application' }).click();
  await expect(visitor.getByRole('heading', { name: 'One more step: open your mail' })).toBeVisible();
  await visitor.goto(await linkTo(email, '/become-a-tailor/application'));
  await visitor.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'We are looking at your application' }),
  ).toBeVisible();
}

/** Returns the path of the tailor's page. */
async function approve(office: Page, shopName: string): Promise<string> {
  await office.goto('/admin/applications?state=SUBMITTED');
  await office.getByRole('link', { name: shopName }).click();
  await office.getByRole('button', { name: 'Take in as a tailor' }).click();
  await office.getByRole('link', { name: "See the tailor's page" }).click();
  await expect(office.getByRole('link', { name: 'Order from this tailor' })).toBeVisible();
  return new URL(office.url()).pathname;
}

/** Sends a new welcome mail, as when the first link has expired. */
async function welcomeAgain(office: Page, tailorPage: string, email: string): Promise<void> {
  await office.goto(`/admin${tailorPage}`);
  await office.getByRole('button', { name: 'Send a new welcome mail' }).click();
  await expect(office.getByText(`A new welcome mail is on its way to ${email}.`)).toBeVisible();
  await expectAccessiblePage(office);
}

async function setPasswordAndRates(tailor: Page, email: string): Promise<void> {
  await tailor.goto(await resetLinkTo(email, 1));
  await tailor.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await tailor.getByLabel('Confirm new password').fill(PASSWORD);
  await tailor.getByRole('button', { name: 'Set new password' }).click();
  await expect(tailor).toHaveURL('/login');
  await tailor.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await tailor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tailor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(tailor).toHaveURL(/\/workshop/);
  await tailor.getByRole('navigation', { name: 'Workshop' }).getByRole('link', { name: 'Rates' }).click();
  await tailor.getByRole('textbox', { name: 'Waistcoat', exact: true }).fill('3,250');
  await tailor.getByRole('button', { name: 'Save' }).click();
  await expect(tailor.getByText('Your rates are saved.')).toBeVisible();
  await tailor.goto('/workshop/calendar');
  await tailor.getByRole('textbox', { name: 'At most' }).fill('1');
  await tailor.getByRole('button', { name: 'Save' }).click();
  await expect(tailor.getByText('Your calendar is saved.')).toBeVisible();
}

/** Orders and confirms a waistcoat; returns the order's id. */
async function order(page: Page, tailorPage: string): Promise<number> {
  await page.goto(tailorPage);
  await expect(page.getByText('Rs 3,250').first()).toBeVisible();
  await page.getByRole('link', { name: 'Order from this tailor' }).click();
  await page.getByLabel('Dress type').selectOption('Waistcoat');
  await page.getByLabel('Fabric type').selectOption('Cotton');
  await page.getByLabel('Payment type').selectOption('COD');
  await page.getByLabel('Demo image of the design').setInputFiles(DESIGN);
  await page.getByLabel('Description').fill('Five buttons, two pockets');
  await page.getByRole('button', { name: 'Submit Order' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=\d+/);
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('order'));
}

/** Passes a question from the tailor to the customer, who has replied by phone. */
async function askForTailor(office: Page, id: number): Promise<void> {
  await office.goto(`/admin/orders/${id}`);
  await office.getByRole('button', { name: 'Ask the customer' }).click();
  const question = office.getByRole('dialog', { name: /^Question to the customer/ });
  await question.getByRole('textbox', { name: 'Question' }).fill('Horn buttons or brass?');
  await question.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(office.getByText('Horn buttons or brass?').first()).toBeVisible();
  await office.getByRole('button', { name: 'Write down the answer' }).click();
  const answer = office.getByRole('dialog', { name: /^Answer of the customer/ });
  await answer.getByRole('textbox', { name: 'Answer' }).fill('Horn');
  await answer.getByRole('button', { name: 'Write down the answer' }).click();
  await expect(office.getByRole('button', { name: 'Ask the customer' })).toBeVisible();
}

test('from an application to the first delivered order, with four people and nothing done in the database', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, signIn, openBrowser }) => {
  test.slow();
  const tag = randomBytes(4).toString('hex');
  const email = `tailor_${tag}@example.com`;
  const viewport = page.viewportSize() ?? { width: 360, height: 800 };
  const open = async (storage?: Customer) => {
    const opened = await openBrowser(storage && storageOf(storage));
    await opened.setViewportSize(viewport);
    return opened;
  };

  const visitor = await open();
  await apply(visitor, `Needle ${tag}`, email);
  const office = await open(await signedInAs(request, 'admin'));
  const tailorPage = await approve(office, `Needle ${tag}`);
  await welcomeAgain(office, tailorPage, email);
  const tailor = await open();
  await setPasswordAndRates(tailor, email);

  const customer = await register();
  await measure(customer);
  await signIn(page, customer);
  const id = await order(page, tailorPage);

  // The week's only place is taken.
  await tailor.reload();
  await expect(tailor.getByText('1 of 1')).toBeVisible();
  await expect(tailor.getByText('Full', { exact: true })).toBeVisible();

  await tailor.goto('/workshop');
  await expect(tailor.getByRole('heading', { name: /^New: accept or decline/ })).toBeVisible();
  await tailor.goto(`/workshop/orders/${id}`);
  await tailor.getByRole('button', { name: 'Accept the order', exact: true }).click();
  await expect(tailor.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await askForTailor(office, id);
  await tailor.reload();
  for (const [press, status] of [
    ['Start stitching', 'In production'],
    ['To the quality check', 'In the quality check'],
    ['Ready to be collected', 'Ready'],
  ] as const) {
    await tailor.getByRole('button', { name: press, exact: true }).click();
    await expect(tailor.getByText(status, { exact: true }).first()).toBeVisible();
  }
  await tailor.getByRole('button', { name: /^Delivered, Rs [\d,]+ taken$/ }).click();
  await expect(tailor.getByText('This order is delivered.')).toBeVisible();

  await page.goto('/orders');
  await expect(page.getByText('Delivered').filter({ visible: true }).first()).toBeVisible();
  await tailor.goto('/workshop/earnings');
  await expect(tailor.getByText('Stitching of 1 garment').first()).toBeVisible();
  await expect(tailor.getByText('Rs 3,250').first()).toBeVisible();
  await expectAccessiblePage(tailor);
  await visitor.goto(tailorPage);
  await expect(visitor.getByRole('link', { name: 'Order from this tailor' })).toBeVisible();
});
