import type { Page } from '@playwright/test';
import { SUPPORT_USER_ID } from '../../contract/roles.ts';
import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import { mailsTo } from './mailbox.ts';
import {
  bearer,
  expect,
  expectAccessiblePage,
  expectDarkModeContrast,
  expectFocusKept,
  isPhone,
  storageOf,
  test,
} from './shop.ts';

const messages = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const input = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' });

/** Below 1280 pixels the customer's panel is a dialog. */
async function openPanel(page: Page) {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Customer' });
  await page.getByRole('button', { name: 'Customer' }).click();
  return page.getByRole('dialog');
}

test('a customer and somebody of support talk, and see each other type and read', async ({
  page,
  register,
  signIn,
  request,
  openBrowser,
}) => {
  const customer = await register();
  const agent = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await agent.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await agent.goto('/admin/chat');
  await expect(agent.getByText('Connected', { exact: true })).toBeVisible();
  await signIn(page, customer);
  await page.goto(`/chat?contact=${SUPPORT_USER_ID}`);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Online/)).toBeVisible();
  await input(page).fill('Is my kurta ready?');
  await input(page).press('Enter');

  const entry = inbox(agent).getByRole('link').filter({ hasText: customer.username });
  await expect(entry).toContainText('1 unread');
  await expectAccessiblePage(agent);
  await entry.click();
  await expect(agent.getByRole('heading', { level: 1, name: customer.username })).toBeFocused();
  await expect(messages(agent).getByText('Is my kurta ready?')).toBeVisible();
  await expect(messages(page).getByText('Seen', { exact: true })).toBeVisible();
  // "Typing" is sent every few seconds at most, also after a message.
  await expect(async () => {
    await input(page).pressSequentially('It ');
    await expect(agent.getByText(`${customer.username} is typing...`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await input(agent).fill('Tomorrow, inshallah.');
  await expect(page.getByText(/Support is typing/)).toBeVisible();
  await input(agent).press('Enter');
  await expect(messages(page).getByText('Tomorrow, inshallah.')).toHaveCount(1);
  await expect(messages(agent).getByText('Seen', { exact: true })).toBeVisible();
  await expect(messages(agent).getByText('sana.support')).toBeVisible();
  await expect(messages(page).getByText('sana.support')).toHaveCount(0);
  await expectAccessiblePage(agent);
  await expectDarkModeContrast(agent);
});

test('support takes notes, looks at measurements, assigns and mails the transcript', {
  tag: '@both-widths',
}, async ({ page, register, measure, order, signIn, request }) => {
  const customer = await register();
  await measure(customer);
  const { tracking_id } = await order(customer);
  await request.post(`${SHOP}/live_chat/chat/${SUPPORT_USER_ID}/messages/`, {
    headers: bearer(customer),
    multipart: { message: 'The sleeves are short' },
  });
  await signIn(page, await signedInAs(request, 'support'));
  await page.goto(`/admin/chat?search=${customer.username}`);
  await inbox(page).getByRole('link').filter({ hasText: customer.username }).click();
  await page.getByRole('button', { name: 'Internal note' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Called the workshop.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(messages(page).getByText(/^Internal note by/)).toBeVisible();
  await expect(messages(page).getByText('Called the workshop.')).toBeVisible();
  const seen = await request.get(`${SHOP}/live_chat/chat/history/${SUPPORT_USER_ID}/`, {
    headers: bearer(customer),
  });
  expect(await seen.text()).not.toContain('workshop');

  const panel = await openPanel(page);
  await expect(panel.getByText(tracking_id)).toBeVisible();
  await expect(panel.getByText(/Each look is recorded/)).toBeVisible();
  await expect(panel.getByText('38 in')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show measurements' }).click();
  await expect(panel.getByText('38 in')).toBeVisible();
  await expectFocusKept(page);
  await panel.getByLabel('Assigned to').selectOption({ index: 1 });
  await expect(panel.getByText('Saved.')).toBeVisible();
  await panel.getByRole('button', { name: 'Mail the transcript' }).click();
  await expect(panel.getByText(/^The transcript is on its way/)).toBeVisible();
  await expectAccessiblePage(page);
  const transcripts = async () =>
    (await mailsTo(customer.email)).filter((mail) => mail.includes('The sleeves are short'));
  await expect.poll(async () => (await transcripts()).length, { timeout: 20_000 }).toBe(1);
  expect(String(await transcripts())).not.toContain('workshop');
});

test('a canned reply is written, inserted for the customer, and deleted', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
  request,
}) => {
  const customer = await register();
  await request.post(`${SHOP}/live_chat/chat/${SUPPORT_USER_ID}/messages/`, {
    headers: bearer(customer),
    multipart: { message: 'Salaam' },
  });
  await signIn(page, await signedInAs(request, 'support'));
  await page.goto('/admin/chat-replies');
  const title = `Greeting ${customer.username}`;
  await page.getByRole('button', { name: 'Add a reply' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text', { exact: true }).fill('Salaam {name}, how can we help?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectFocusKept(page);
  await expectAccessiblePage(page);

  await page.goto(`/admin/chat?search=${customer.username}`);
  await inbox(page).getByRole('link').filter({ hasText: customer.username }).click();
  await page.getByRole('button', { name: 'Replies' }).click();
  await expectAccessiblePage(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(title) })
    .click();
  await expect(input(page)).toHaveValue(/^Salaam (?!\{name\}).+, how can we help\?$/);

  await page.goto('/admin/chat-replies');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expectFocusKept(page);
});
