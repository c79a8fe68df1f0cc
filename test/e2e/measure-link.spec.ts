import type { Page } from '@playwright/test';
import { fillSignup, signUp } from './account-forms.ts';
import { cutNetworkAt, pressThroughCuts } from './cut-network.ts';
import { expect, expectAccessiblePage, test } from './shop.ts';
import { chooseInHouse, fillForm, submit } from './stitched-order-form.ts';
import { PHONE } from './widths.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Of a kurta, in inches. */
const TAKEN = [
  ['Chest / bust', '38'],
  ['Natural waist', '34'],
  ['Shoulder (teera)', '18'],
  ['Sleeve', '24'],
  ['Neck', '15'],
] as const;

async function placeAskingBilal(page: Page, change: { isChild?: boolean } = {}) {
  await chooseInHouse(page, 'Gents Tailor');
  await fillForm(page);
  await page.getByLabel('Dress type').selectOption('Kurta');
  await page.getByLabel('Ask somebody for their measures').check();
  await submit(page);
  await expect(page.getByText('Enter the name of the person you ask.')).toBeVisible();
  await page.getByLabel('Whose measures').fill('Bilal');
  await page.getByLabel('Male', { exact: true }).check();
  if (change.isChild) await page.getByLabel('Child', { exact: true }).check();
  await expectAccessiblePage(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Waiting for the measures of Bilal' })).toBeVisible();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Send this link to Bilal now.')).toBeVisible();
  return page.getByLabel('Private link').inputValue();
}

test('somebody gives their measures by a link, without an account, and keeps them (orders-71)', {
  tag: '@any-width',
}, async ({ page, browser, register, signIn }) => {
  const customer = await register();
  await signIn(page, customer);
  await placeAskingBilal(page);
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0);
  await cutNetworkAt(page, '**/api/orders/**', () =>
    page.getByRole('button', { name: 'Make the link' }).click(),
  );
  const link = await makeLink(page);
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await expectAccessiblePage(page);

  const second = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', hasTouch: true });
  const phone = await second.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'The measures of Bilal' })).toBeVisible();
  await expect(phone.getByText(/asks for the measures: Kurta/)).toBeVisible();
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(phone.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expectAccessiblePage(phone);
  await phone.getByRole('button', { name: 'Start measuring' }).click();
  for (const [name, value] of TAKEN) {
    await phone.getByRole('textbox', { name }).fill(value);
    await next(phone).click();
  }
  await phone.close();

  // Opened from the message again, the page has what was typed.
  const again = await second.newPage();
  await again.goto(`${link}&at=review`);
  await expect(again.getByText('38 in')).toBeVisible();
  await again.getByRole('button', { name: 'Height', exact: true }).click();
  await again.getByLabel('Feet').fill('5');
  await again.getByLabel('Inches', { exact: true }).and(again.getByRole('textbox')).fill('8');
  await next(again).click();
  // The length of a kurta (measurements-22).
  await again.getByRole('textbox', { name: 'Top length' }).fill('41');
  await next(again).click();
  await again.getByRole('button', { name: 'Enough' }).click();
  await expect(again.getByRole('heading', { name: 'Check and send' })).toBeFocused();
  await expectAccessiblePage(again);
  await again.getByRole('button', { name: 'Send the measures' }).click();
  await expect(again.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expectAccessiblePage(again);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please confirm this order' })).toBeVisible();
  await expect(page.getByText('Given by Bilal')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is confirmed' })).toBeVisible();

  await again.getByRole('link', { name: 'Make an account and keep them' }).click();
  await expect(again.getByRole('heading', { name: 'Keep your measures' })).toBeVisible();
  await expectAccessiblePage(again);
  await again.getByRole('link', { name: 'Create an account' }).click();
  await fillSignup(again);
  await signUp(again);
  await again.getByRole('link', { name: 'Continue' }).click();
  await pressThroughCuts(again, '**/keep/', again.getByRole('button', { name: 'Keep my measures' }));
  await expect(again.getByText('The measures of Bilal are saved in your profile.')).toBeVisible();
  await again.getByRole('link', { name: 'See my measurements' }).click();
  await expect(again.getByText('Bilal').first()).toBeVisible();
  await expect(again.getByRole('article', { name: 'Bilal' })).toHaveCount(1);

  await again.goto(link);
  await expect(again.getByRole('alert')).toContainText('works once only');
  await expectAccessiblePage(again);
  await second.close();
});

test('in Urdu a guardian answers ten questions for a child, and a withdrawn link says so (orders-71)', {
  tag: '@any-width',
}, async ({ page, browser, register, signIn }) => {
  const customer = await register();
  await signIn(page, customer);
  await placeAskingBilal(page, { isChild: true });
  const link = (await makeLink(page)).replace('/measures-for', '/ur/measures-for');

  const second = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', hasTouch: true });
  const phone = await second.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Bilal کا ناپ' })).toBeVisible();
  await phone.getByRole('button', { name: 'ناپ لینا شروع کریں' }).click();
  await expect(phone.getByText(/ماں، باپ یا سرپرست بھیجتے ہیں/)).toBeVisible();
  await expectAccessiblePage(phone);
  await phone.getByRole('link', { name: 'دس سوالوں کے جواب دیں' }).click();
  await phone.getByRole('radio', { name: 'سینٹی میٹر' }).check();
  await phone.getByRole('textbox', { name: 'قد' }).fill('120');
  await phone.getByRole('textbox', { name: 'وزن' }).fill('22');
  await phone.getByLabel(/میں Bilal کی ماں، باپ یا سرپرست ہوں/).check();
  await expectAccessiblePage(phone);

  const withdraw = page.getByRole('button', { name: 'Withdraw the link' });
  await cutNetworkAt(page, '**/api/orders/**', () => withdraw.click());
  await withdraw.click();
  await expect(page.getByRole('button', { name: 'Make the link' })).toBeVisible();
  await phone.getByRole('button', { name: 'ناپ بھیج دیں' }).click();
  await expect(phone.getByRole('alert')).toContainText('واپس لے لیا گیا');

  const newer = (await makeLink(page)).replace('/measures-for', '/ur/measures-for');
  await phone.goto(`${newer}&at=questions`);
  await phone.getByRole('radio', { name: 'سینٹی میٹر' }).check();
  await phone.getByRole('textbox', { name: 'قمیض کی لمبائی' }).fill('70');
  await phone.getByRole('textbox', { name: 'قد' }).fill('120');
  await phone.getByRole('textbox', { name: 'وزن' }).fill('22');
  await phone.getByLabel(/میں Bilal کی ماں، باپ یا سرپرست ہوں/).check();
  await phone.getByRole('button', { name: 'ناپ بھیج دیں' }).click();
  await expect(phone.getByRole('heading', { name: 'شکریہ' })).toBeFocused();
  await expectAccessiblePage(phone);
  await page.reload();
  await expect(page.getByText('Given by Bilal, partly estimated')).toBeVisible();
  await second.close();
});
