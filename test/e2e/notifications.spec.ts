import type { APIRequestContext, Page } from '@playwright/test';
import { SHOP } from './address.ts';
import { deliver } from './delivered.ts';
import { someGoods } from './goods.ts';
import { linkTo } from './mailbox.ts';
import { demoSeller } from './seller.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  isPhone,
  test,
} from './shop.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const items = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Has a customer review a delivered product and its seller reply, through the API; returns the product. */
async function replied(request: APIRequestContext, customer: Customer): Promise<string> {
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('There is nothing to buy');
  await deliver(request, customer, good);
  const { id, name } = good.line;
  const written = await request.post(`${SHOP}/api/products/${id}/reviews/`, {
    headers: bearer(customer),
    multipart: { rating: '5', text: 'It fits.' },
  });
  expect(written.status(), await written.text()).toBe(201);
  const response = await request.post(`${SHOP}/api/reviews/${(await written.json()).id}/reply/`, {
    headers: bearer(await demoSeller(request)),
    data: { text: 'Shukriya!' },
  });
  expect(response.status(), await response.text()).toBe(201);
  return name;
}

test('the bell tells of a reply, and opening it marks it as read', async ({
  page,
  register,
  signIn,
  request,
}) => {
  const customer = await register();
  const product = await replied(request, customer);
  await signIn(page, customer);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const shopName = page.getByRole('banner').locator('a[href="/"] .truncate');
  for (const width of isPhone(page) ? [360] : [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `the header fits into ${width} px`).toBeLessThanOrEqual(0);
    const cut = await shopName.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, `the name of the shop is whole at ${width} px`).toBe(0);
  }
  await bell(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText(`See the answer beside your review of ${product}.`);
  await expect(items(page).last()).toContainText('is placed');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await items(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\?id=\d+#reviews$/);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.goBack();
  await expect(items(page).first()).not.toContainText('Unread');
});

test('all are marked as read at once, and a failure is shown beside the button', {
  tag: '@any-width',
}, async ({ page, register, signIn, request }) => {
  const customer = await register();
  await replied(request, customer);
  await signIn(page, customer);
  expectConsole(page, /Failed to load resource/);
  await page.goto('/notifications');
  const button = page.getByRole('button', { name: 'Mark all as read' });
  await page.route('**/api/notifications/read/', (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await button.click();
  await expect(page.getByText('You have read everything.')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expectFocusKept(page);
  await page.reload();
  await expect(page.getByText('You have read everything.')).toBeVisible();
});

test('mail is switched off on the page, and by its link without a sign-in', { tag: '@both-widths' }, async ({
  page,
  register,
  signIn,
  request,
  openBrowser,
}) => {
  const customer = await register();
  await replied(request, customer);
  const link = await linkTo(customer.email, '/notifications/unsubscribe');
  const elsewhere = await openBrowser();
  await elsewhere.goto(link);
  await expectAccessiblePage(elsewhere);
  await elsewhere.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expectFocusKept(elsewhere);

  await signIn(page, customer);
  await page.goto('/notifications');
  const replies = page.getByRole('checkbox', { name: /^Replies to my reviews/ });
  await expect(replies).not.toBeChecked();
  await replies.check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(replies).toBeChecked();
  expectConsole(page, /Failed to load resource/);
  await page.route('**/api/notifications/settings/', (route) => route.abort());
  await replies.click();
  await expect(page.getByRole('main').getByText(/connection|Network|Failed/)).toBeVisible();
  await expect(replies).toBeChecked();
  await expect(replies).toBeFocused();
});

test('without notifications a link leads on, and without a session the page leads to sign-in', {
  tag: '@any-width',
}, async ({ page, register, signIn }) => {
  await page.goto('/notifications');
  await expect(page).toHaveURL('/login?next=%2Fnotifications');
  await expect(bell(page)).toHaveCount(0);
  await signIn(page, await register());
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await expectAccessiblePage(page);
});

test('an incomplete link is explained', { tag: '@any-width' }, async ({ page }) => {
  for (const path of ['/notifications/unsubscribe', '/notifications/unsubscribe?token=1.nothing.x']) {
    await page.goto(path);
    await expect(page.getByText(/^This link is incomplete/)).toBeVisible();
  }
  expectConsole(page, /status of 400/);
  await page.goto('/notifications/unsubscribe?token=1.reviews.x0123456789');
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link is incomplete' })).toBeVisible();
});

test('the bell counts a reply at once, in every tab, by one connection @any-width', async ({
  page,
  register,
  signIn,
  request,
  context,
}) => {
  const customer = await register();
  await signIn(page, customer);
  const other = await context.newPage();
  const sockets = [page, other].map((tab) => {
    const opened: string[] = [];
    tab.on('websocket', (socket) => opened.push(new URL(socket.url()).pathname));
    return opened;
  });
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(bell(tab)).toHaveAccessibleName('Notifications');
  }
  await expect.poll(() => sockets.flat()).toEqual(['/ws/admin/chat/']);
  await replied(request, customer);
  // Without the connection they would poll after a minute.
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread');
  const [leader, follower] = sockets[0]?.length ? [page, other] : [other, page];
  await leader.close();
  await expect.poll(() => sockets.flat()).toHaveLength(2);
  await follower.bringToFront();
  await bell(follower).click();
  // The previous page has a list too.
  await items(follower).filter({ hasText: 'See the answer' }).getByRole('link').click();
  await expect(bell(follower)).toHaveAccessibleName('Notifications');
});
