import { randomBytes } from 'node:crypto';
import { signedInAs } from './demo-account.ts';
import { mailsTo } from './mailbox.ts';
import {
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

test('support answers a message of the contact form, and the reply reaches its writer (contact-7, contact-8)', {
  tag: '@any-width',
}, async ({ page, request, openBrowser }) => {
  const word = `word${randomBytes(5).toString('hex')}`;
  const email = `${word}@example.com`;
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByLabel('First name').fill('Ayesha');
  await form.getByLabel('Last name').fill('Khan');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill(`Do you stitch sherwanis, ${word}?`);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();

  const office = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await office.setViewportSize(page.viewportSize() ?? { width: 1280, height: 850 });
  await office.goto('/admin/inbox');
  await office.getByRole('searchbox', { name: 'Search messages' }).fill(email);
  await expect(office).toHaveURL(new RegExp(`search=${word}`));
  await expect(office.getByText('1 message', { exact: true })).toBeVisible();
  await expectAccessiblePage(office);
  await office.getByRole('link', { name: /^Custom Tailoring/ }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Custom Tailoring' })).toBeVisible();
  await office.getByRole('button', { name: 'Assign to me' }).click();
  await expect(office.getByText('Assigned to you')).toBeVisible();
  await expectAccessiblePage(office);
  await expectDarkModeContrast(office);

  const reply = office.getByRole('form', { name: 'Reply' });
  const text = reply.getByLabel(`Reply to ${email}`);
  await reply.getByRole('button', { name: 'Send reply' }).click();
  await expect(text).toBeFocused();
  await text.fill('Yes, from Rs 12,000.');
  await office.reload();
  await expect(text).toHaveValue('Yes, from Rs 12,000.');
  await reply.getByRole('button', { name: 'Send reply' }).click();
  const replies = office.getByRole('list', { name: 'Replies' });
  await expect(replies.getByRole('listitem')).toHaveText(/replied,.*Yes, from Rs 12,000\./);
  await expect(text).toHaveValue('');
  await expect(office.getByText('Answered', { exact: true })).toBeVisible();
  await expectAccessiblePage(office);

  // Excludes the mail to support, which has the writer's address as Reply-To.
  const replied = async () => (await mailsTo(email)).filter((mail) => mail.includes('You wrote to us:'));
  await expect.poll(async () => (await replied()).length, { timeout: 20_000 }).toBe(1);
  const [mail = ''] = await replied();
  expect(mail).toContain('Reply-To: support@naap.example\r\n');
  expect(mail).toContain('Yes, from Rs 12,000.');
  expect(mail).toContain(`Do you stitch sherwanis, ${word}?`);

  await office.goto('/admin/mails');
  await office.getByRole('searchbox', { name: 'Search mails' }).fill(email);
  await expect(office).toHaveURL(new RegExp(`search=${word}`));
  await expect(office.getByText('1 mail', { exact: true })).toBeVisible();
  await expect(office.getByRole('table').getByText('Sent', { exact: true })).toBeVisible();
  await expect(office.getByRole('button', { name: /^Resend/ })).toHaveCount(0);
  await expectAccessiblePage(office);
  await expectDarkModeContrast(office);

  expectConsole(office, /status of 404/);
  await office.goto('/admin/inbox/999999999');
  await expect(office.getByText('There is no such message')).toBeVisible();
});
