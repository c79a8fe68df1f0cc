import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  expectFocusKept,
  test,
} from './shop.ts';

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Shopping Preferences' });
const next = (page: Page) => wizard(page).getByRole('button', { name: 'Next' }).click();
const choices = (page: Page) => wizard(page).getByRole('radio');
const open = (page: Page) => page.getByRole('button', { name: 'Make a Suggestion' }).click();

const choice = (page: Page, name: RegExp | string) => wizard(page).getByRole('radio', { name, exact: true });

async function answer(page: Page, name: RegExp | string) {
  await choice(page, name).check();
  await next(page);
}

async function answerAll(page: Page) {
  await answer(page, /^Regular/);
  await answer(page, 'Womens Wear');
  await answer(page, /^Eastern/);
  await answer(page, 'Kurta');
  await answer(page, 'Under Rs 15,000');
  await next(page);
  await wizard(page)
    .getByRole('radio', { name: /^Local/ })
    .check();
}

test('seven steps lead to matching brands and products', { tag: '@both-widths' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/brands');
  await open(page);
  for (const [step, answered] of [
    /^Sale/,
    'Mens Wear',
    /^Eastern/,
    'Prince Coat',
    'Rs 15,000 to 30,000',
    null,
    /^International/,
  ].entries()) {
    await expect(wizard(page).getByText(`Step ${step + 1} of 7`)).toBeVisible();
    await expectAccessiblePage(page);
    if (step === 5) {
      await wizard(page).getByRole('radio', { name: 'Emerald' }).check({ force: true });
      await expectDarkModeContrast(page);
      await next(page);
      continue;
    }
    await wizard(page)
      .getByRole('button', { name: step < 6 ? 'Next' : 'Submit' })
      .click();
    await expect(wizard(page).getByText('Please select an option to continue')).toBeVisible();
    if (answered) await choice(page, answered).check();
    await expect(wizard(page).getByText('Please select an option to continue')).toHaveCount(0);
    if (step < 6) await next(page);
  }

  // The delay is 2000 ms (catalogue-9).
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/brands/preferences/'));
  await wizard(page).getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({
    productType: 'sales',
    category: 'mens',
    wearCategory: 'eastern',
    dressType: 'Prince_Coat',
    priceRange: '15000to30000',
    favoriteColor: '#1E7F5C',
    brandPreference: 'international',
  });
  const thanks = page.getByText('Thank you for sharing your shopping preferences!');
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1950);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(50);
  await expect(wizard(page)).toBeHidden();
  await page.clock.resume();
  await expect(page).toHaveURL('/brands');

  const picked = page.getByRole('region', { name: 'Picked for you' });
  await expect(picked.getByRole('heading', { name: 'Picked for you' })).toBeFocused();
  await expect(picked.getByRole('link', { name: /^View Brand: / }).first()).toBeVisible();
  await expect(picked.getByRole('link', { name: /^View Detail: / }).first()).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);

  // The answers survive a visit to a brand.
  await picked
    .getByRole('link', { name: /^View Brand: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/brands\/\d+$/);
  await page.goBack();
  await expect(picked).toBeVisible();
  await picked.getByRole('button', { name: 'Dismiss' }).click();
  await expect(picked).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make a Suggestion' })).toBeFocused();
});

test('answers survive Previous, a reload and Back, and are dropped where they do not apply', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/brands?type=sale');
  await open(page);
  const previous = wizard(page).getByRole('button', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await answer(page, /^BeSpoke/);
  await previous.press('Enter');
  await expect(previous).toBeDisabled();
  await expect(wizard(page).getByRole('heading', { name: 'What are you looking for?' })).toBeFocused();
  await next(page);
  await answer(page, 'Mens Wear');
  await answer(page, /^Western/);
  await expect(choices(page)).toHaveCount(8);
  await answer(page, 'Chinos');
  await expect(page).toHaveURL('/brands?type=sale&preferences=price');
  await page.reload();
  await expect(wizard(page).getByText('Step 5 of 7')).toBeVisible();
  await wizard(page).getByRole('button', { name: 'Previous' }).click();
  await expect(wizard(page).getByRole('heading', { name: 'Which kind of dress?' })).toBeFocused();
  await expect(wizard(page).getByRole('radio', { name: 'Chinos' })).toBeChecked();

  await wizard(page).getByRole('button', { name: 'Previous' }).click();
  await wizard(page).getByRole('button', { name: 'Previous' }).click();
  await answer(page, 'Womens Wear');
  await expect(wizard(page).getByRole('radio', { name: /^Western/ })).toBeChecked();
  await next(page);
  await expect(choices(page)).toHaveCount(9);
  await expect(wizard(page).locator('input:checked')).toHaveCount(0);

  await page.goBack();
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL('/brands?type=sale');
  await open(page);
  await expect(wizard(page).getByRole('radio', { name: /^BeSpoke/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(wizard(page)).toBeHidden();
  await expect(page).toHaveURL('/brands?type=sale');
});

test('a failure keeps the answers, and the retry is not a second submission', { tag: '@any-width' }, async ({
  page,
}) => {
  expectConsole(page, /ERR_FAILED|500/);
  await page.goto('/brands');
  await open(page);
  await answerAll(page);
  const keys: (string | undefined)[] = [];
  let failures = 0;
  await page.route('**/api/brands/preferences/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    failures += 1;
    if (failures === 1) await route.abort('failed');
    else if (failures === 2) await route.fulfill({ status: 500, body: 'out of order' });
    else await route.continue();
  });
  const submit = wizard(page).getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(wizard(page).getByText('Network error occurred')).toBeVisible();
  await expectFocusKept(page);
  await expectAccessiblePage(page);
  await submit.click();
  await expect(wizard(page).getByText('Your preferences could not be sent. Please try again.')).toBeVisible();
  await expect(wizard(page).getByRole('radio', { name: /^Local/ })).toBeChecked();
  await submit.click();
  await expect(page.getByText('Thank you for sharing your shopping preferences!')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await wizard(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Picked for you' })).toBeFocused();
});

test('the thanks are announced', { tag: '@any-width' }, async ({ page }) => {
  // They close after two seconds, maybe before axe has finished; axe needs the other timers.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((callback: () => void, delay?: number) =>
      setTimeout(callback, delay === 2000 ? 60_000 : delay)) as typeof setTimeout;
  });
  await page.goto('/brands');
  await open(page);
  await answerAll(page);
  await wizard(page).getByRole('button', { name: 'Submit' }).click();
  const thanks = page.getByText('Thank you for sharing your shopping preferences!');
  await expect(thanks).toHaveRole('alert');
  await expectAccessiblePage(page);
});
