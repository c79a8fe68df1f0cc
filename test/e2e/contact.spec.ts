import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsTo } from './mailbox.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

const FAILED = 'Failed to send your message. Please try again later.';

/** Fills in the form with a unique `word`, to find the mail. */
async function fill(page: Page, word: string) {
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByLabel('First name').fill('Ayesha');
  await form.getByLabel('Last name').fill('Khan');
  await form.getByLabel('E-mail').fill(`${word}@example.com`);
  await form.getByLabel('Phone').fill('0300 1234567');
  await form.getByLabel('What is it about?').selectOption('Bulk Orders');
  await form.getByLabel('Message').fill(`Twelve waistcoats, ${word}`);
  return form;
}

const newWord = () => `word${randomBytes(5).toString('hex')}`;

test('every contact link on the page works', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  const card = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Live Chat').getByRole('link')).toHaveAttribute('href', '/chat');
  await expect(card('Phone Support').getByRole('link')).toHaveAttribute('href', 'tel:+9242111000466');
  await expect(card('Email Support').getByRole('link')).toHaveAttribute(
    'href',
    'mailto:support@naap.example',
  );
  const facts = page.getByRole('complementary', { name: 'Contact information' });
  for (const text of ['12 Darzi Street', '+92 42 111 000 466', 'support@naap.example']) {
    await expect(facts).toContainText(text);
  }
  await expect(facts.getByRole('definition')).toHaveText(['9AM-8PM', '10AM-6PM', '12PM-5PM']);
  await expect(main.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=12%20Darzi/,
  );
  const questions = main.locator('details');
  await expect(questions).toHaveCount(4);
  for (const question of await questions.locator('summary').all()) await question.click();
  await expect(questions.nth(0)).toContainText('7-14 business days');
  await expect(questions.nth(1)).toContainText('within 30 days of its delivery, in its original condition');
  await expect(questions.nth(2)).toContainText('cannot be returned unless it is defective');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a message reaches support, and another can be sent', { tag: '@both-widths' }, async ({ page }) => {
  const word = newWord();
  await page.goto('/contact-us');
  await expect(page.getByLabel('What is it about?')).toHaveValue('Custom Tailoring');
  const form = await fill(page, word);
  const sent = page.waitForRequest('**/contact/contact-us/');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ayesha Khan',
    email: `${word}@example.com`,
    subject: 'Bulk Orders',
    message: `Twelve waistcoats, ${word}`,
    phone: '0300 1234567',
  });
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expectAccessiblePage(page);
  const mine = async () =>
    (await mailsTo('support@naap.example')).filter((mail) => mail.includes(`Twelve waistcoats, ${word}`));
  await expect.poll(async () => (await mine()).length, { timeout: 20_000 }).toBe(1);
  expect((await mine())[0]).toContain(`Reply-To: ${word}@example.com\r\n`);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  for (const label of ['First name', 'Last name', 'E-mail', 'Phone', 'Message']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  await expect(form.getByLabel('What is it about?')).toHaveValue('Custom Tailoring');
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('a failed message is visible, can be retried, and survives a reload', { tag: '@any-width' }, async ({
  page,
}) => {
  expectConsole(page, /Failed to load resource/);
  const word = newWord();
  await page.goto('/contact-us');
  const form = await fill(page, word);
  const keys: (string | undefined)[] = [];
  await page.route('**/contact/contact-us/', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  const failure = form.getByRole('alert');
  await expect(failure).toContainText(FAILED);
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(failure.locator('xpath=..')).toBeFocused();
  await expect(form.getByText(FAILED).first()).toHaveCSS('color', 'rgb(179, 38, 30)');
  await expect(failure.getByRole('link', { name: '+92 42 111 000 466' })).toHaveAttribute(
    'href',
    'tel:+9242111000466',
  );
  await expect(failure.getByRole('link', { name: 'support@naap.example' })).toHaveAttribute(
    'href',
    'mailto:support@naap.example',
  );
  await expect(form.getByLabel('Message')).toHaveValue(`Twelve waistcoats, ${word}`);
  await expectAccessiblePage(page);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure.locator('xpath=..')).toBeFocused();
  await page.reload();
  await expect(form.getByLabel('First name')).toHaveValue('Ayesha');
  await expect(form.getByLabel('What is it about?')).toHaveValue('Bulk Orders');
  await expect(form.getByLabel('Message')).toHaveValue(`Twelve waistcoats, ${word}`);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(failure.locator('xpath=..')).toBeFocused();
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  await page.unroute('**/contact/contact-us/');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
});

test('server errors are shown on their fields', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /Failed to load resource/);
  await page.goto('/contact-us');
  const form = await fill(page, newWord());
  await page.route('**/contact/contact-us/', (route) =>
    route.fulfill({
      status: 400,
      json: { name: ['This name is too odd.'], email: ['This address is gone.'] },
    }),
  );
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('alert')).toContainText(FAILED);
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription('This name is too odd.');
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('This address is gone.');
});

test('an empty form requires all fields except the phone', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  for (const label of ['First name', 'Last name', 'E-mail', 'Message']) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription('This field is required.');
  }
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
});

test('the address of a signed-in customer is filled in', { tag: '@any-width' }, async ({
  page,
  register,
  signIn,
}) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/contact-us');
  await expect(page.getByRole('form', { name: 'Message' }).getByLabel('E-mail')).toHaveValue(customer.email);
});
