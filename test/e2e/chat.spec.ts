import type { APIRequestContext, Page } from '@playwright/test';
import { SUPPORT_USER_ID } from '../../contract/roles.ts';
import { SHOP } from './address.ts';
import {
  bearer,
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  isPhone,
  test,
} from './shop.ts';
import { answer } from './support.ts';

const messages = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const input = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const state = (page: Page) => page.getByRole('main').getByText(/^(Connected|Disconnected)$/);

async function write(request: APIRequestContext, customer: Customer, message: string): Promise<void> {
  const sent = await request.post(`${SHOP}/live_chat/chat/${SUPPORT_USER_ID}/messages/`, {
    headers: bearer(customer),
    multipart: { message },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

test('a customer chooses support, writes and is answered', async ({ page, register, signIn, request }) => {
  const customer = await register();
  await page.goto('/chat');
  await expect(page).toHaveURL('/login?next=%2Fchat');
  await signIn(page, customer);
  await page.goto('/contact-us');
  await page.getByRole('link', { name: 'Start a chat' }).click();
  const contacts = page.getByRole('navigation', { name: 'Contacts' }).getByRole('link');
  await expect(contacts).toHaveCount(1);
  await expect(input(page)).toHaveCount(0);
  await expectAccessiblePage(page);

  await contacts.click();
  await expect(state(page)).toHaveText('Connected');
  await input(page).fill('  ');
  await input(page).press('Enter');
  await input(page).fill('When will my kurta be ready?');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('See NP-7K3QX9M2TD');
  await input(page).press('Enter');
  await expect(messages(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(messages(page).getByRole('listitem')).toHaveCount(2);
  await expect(messages(page).getByRole('link', { name: 'NP-7K3QX9M2TD' })).toBeVisible();
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();

  await answer(request, customer, 'جمعہ تک تیار ہو جائے گا');
  const urdu = messages(page).getByText('جمعہ تک تیار ہو جائے گا');
  await expect(urdu).toHaveAttribute('lang', 'ur');
  expect(await urdu.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(await messages(page).evaluate((area) => area.clientHeight)).toBeLessThanOrEqual(400);
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  await page.getByRole('button', { name: 'Chat Info' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat Info' })).toContainText('Mon-Fri 9AM-8PM');
  await page.keyboard.press('Escape');
  await expectFocusKept(page);
  await page.reload();
  await expect(messages(page).getByRole('listitem')).toHaveCount(3);
});

test('without a connection nothing is sent, and afterwards nothing is missing', {
  tag: '@any-width',
}, async ({ page, register, signIn, request }) => {
  const customer = await register();
  await write(request, customer, 'Salaam');
  await signIn(page, customer);
  await page.goto(`/chat?contact=${SUPPORT_USER_ID}`);
  await expect(state(page)).toHaveText('Connected');
  expectConsole(page, /ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  await page.context().setOffline(true);
  await expect(state(page)).toHaveText('Disconnected');
  await expect(send(page)).toBeDisabled();
  await input(page).fill('Are you there?');
  await input(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to send' })).toHaveText(
    'Unable to send message: WebSocket is disconnected.',
  );
  await expect(input(page)).toHaveValue('Are you there?');
  await answer(request, customer, 'Yes, I am.');

  await page.context().setOffline(false);
  await expect(state(page)).toHaveText('Connected');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(messages(page).getByText('Yes, I am.')).toHaveCount(1);
  await send(page).click();
  await expect(messages(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect(messages(page).getByText('Are you there?')).toHaveCount(1);
});

test('a message whose acknowledgement is lost is sent again, and stored once', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  let isDeaf = true;
  await page.routeWebSocket(/\/ws\/admin\/chat\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => server.send(frame));
    server.onMessage((frame) => {
      const { type } = JSON.parse(String(frame));
      if (isDeaf && (type === undefined || type === 'sent')) {
        isDeaf = false;
        void socket.close({ code: 1012 });
      } else socket.send(frame);
    });
  });
  await signIn(page, await register());
  await page.goto(`/chat?contact=${SUPPORT_USER_ID}`);
  await expect(state(page)).toHaveText('Connected');
  await input(page).fill('Only once');
  await send(page).click();
  await expect(state(page)).toHaveText('Disconnected');
  await expect(messages(page).getByText('Sending...')).toBeVisible();
  await expect(state(page)).toHaveText('Connected');
  await expect(messages(page).getByText('Sent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(messages(page).getByText('Only once')).toHaveCount(1);
});

test('a history that fails is empty, says so and can be tried again', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  request,
}) => {
  const customer = await register();
  await write(request, customer, 'Salaam');
  await signIn(page, customer);
  expectConsole(page, /Failed to load resource/);
  await page.route('**/live_chat/chat/history/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`/chat?contact=${SUPPORT_USER_ID}`);
  await expect(messages(page).getByRole('alert')).toContainText('Failed to get order');
  await expect(messages(page).getByRole('listitem')).toHaveCount(0);
  // Connecting reads the history again, which would mend it before the button is pressed.
  await expect(state(page)).toHaveText('Connected');
  await page.unroute('**/live_chat/chat/history/**');
  await messages(page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page).getByText('Salaam')).toBeVisible();
  await expect(messages(page).getByRole('alert')).toHaveCount(0);
});

test('a message is about an order and has a picture', { tag: '@any-width' }, async ({
  page,
  regular,
  signIn,
}) => {
  const { tracking_id, id } = regular.confirmed;
  await signIn(page, regular);
  await page.goto(`/orders?tab=tailor&order=${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Ask about it' }).click();
  await expect(page).toHaveURL(`/chat?order=${tracking_id}`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectFocusKept(page);
  await page.getByRole('button', { name: 'Add an order' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(tracking_id) })
    .click();
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await page.locator('input[type=file]').setInputFiles(DESIGN);
  await expect(page.getByText(/design\.png/)).toBeVisible();
  await expectAccessiblePage(page);
  await expect(state(page)).toHaveText('Connected');
  await input(page).fill('Like this, please');
  await send(page).click();
  await expect(messages(page).getByRole('link', { name: `About ${tracking_id}` })).toBeVisible();
  await expect(messages(page).getByRole('link', { name: /^Sent with the message/ })).toBeVisible();
  await expectAccessiblePage(page);
});

test('the header counts what is unread, until it is read', async ({ page, register, signIn, request }) => {
  const customer = await register();
  await write(request, customer, 'Salaam');
  await answer(request, customer, 'How can we help?');
  await signIn(page, customer);
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: /^Chat/ });
  await expect(link).toHaveAccessibleName('Chat, 1 unread');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow(), 'the header fits').toBeLessThanOrEqual(0);
  if (!isPhone(page)) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(link).toHaveCount(0);
    expect(await overflow(), 'the header fits into 1024 px').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 850 });
  }
  await link.click();
  await page.getByRole('navigation', { name: 'Contacts' }).getByRole('link').click();
  await expect(messages(page).getByText('How can we help?')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Chat, 1 unread' })).toHaveCount(0);
});
