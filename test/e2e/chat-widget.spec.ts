import type { APIRequestContext, Page } from '@playwright/test';
import { SHOP } from './address.ts';
import {
  bearer,
  type Customer,
  expect,
  expectAccessiblePage,
  expectDarkModeContrast,
  isPhone,
  test,
} from './shop.ts';
import { answer } from './support.ts';

const launcher = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Chat', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with support' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });

/** The visible controls that the chat button covers at any point. */
const coveredButtons = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, input, select, textarea, label')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2) return [];
      const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
      const isCovered = shares.some((across) =>
        shares.some((down) => {
          // Outside the window there is no element.
          const hit = document
            .elementFromPoint(left + width * across, top + height * down)
            ?.closest('button');
          return hit?.textContent === 'Chat' && hit !== element;
        }),
      );
      return isCovered ? [element.textContent] : [];
    }),
  );

/** The number of stored messages of the customer. */
async function inboxOf(request: APIRequestContext, customer: Customer): Promise<number> {
  const history = await request.get(`${SHOP}/live_chat/chat/history/466/`, { headers: bearer(customer) });
  return (await history.json()).length;
}

test('a visitor is greeted, gets the reply after a second, and is led to the sign-in with what was written', async ({
  page,
  register,
}) => {
  await page.goto('/book-tailor');
  await expect(launcher(page)).toBeVisible();
  const shown = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const path of ['/book-tailor', '/book-tailor?type=bulk', '/order_placement']) {
    await page.goto(path);
    await expect(launcher(page)).toBeVisible();
    for (const width of [360, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: shown.height });
      for (const top of [0, 300, 600]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        expect(await coveredButtons(page), `${path} at ${width} px, ${top} px down`).toEqual([]);
      }
    }
  }
  await page.setViewportSize(shown);
  await page.goto('/book-tailor');
  await launcher(page).click();
  await expect(log(page)).toContainText('Assalam-o-Alaikum! How can we help you with your order?');
  await expectAccessiblePage(page);
  const message = panel(page).getByRole('textbox', { name: 'Message' });
  await message.fill('   ');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).not.toContainText('You:');
  await message.fill('Do you stitch a sherwani in a week?');
  const sent = Date.now();
  await message.press('Enter');
  await expect(log(page)).toContainText('You: Do you stitch a sherwani in a week?');
  await expect(message).toHaveValue('');
  await expect(log(page)).toContainText('Thank you!');
  expect(Date.now() - sent).toBeGreaterThanOrEqual(1000);
  await expectDarkModeContrast(page);
  await expect(panel(page).getByRole('link', { name: 'Leave a message' })).toHaveAttribute(
    'href',
    '/contact-us',
  );

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Do you stitch a sherwani in a week?');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(launcher(page)).toBeFocused();

  await launcher(page).click();
  const customer = await register();
  await panel(page).getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/book-tailor/);

  await launcher(page).click();
  const waiting = panel(page).getByRole('textbox', { name: 'Message', exact: true });
  await expect(waiting).toHaveValue('Do you stitch a sherwani in a week?');
});

test('a customer talks to support beside the order, and goes on at /chat', async ({
  page,
  register,
  signIn,
  request,
}) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/order_placement');
  await launcher(page).click();
  await expect(panel(page)).toContainText('Connected');
  expect(await coveredButtons(page)).toEqual([]);
  const message = panel(page).getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('Which cloth is good for summer?');
  await message.press('Enter');
  const messages = panel(page).getByRole('region', { name: /^Messages with/ });
  await expect(messages.getByRole('listitem').last()).toContainText('Which cloth is good for summer?');
  await expect.poll(() => inboxOf(request, customer)).toBe(1);
  await answer(request, customer, 'Lawn and cotton.');
  await expect(messages.getByRole('listitem').last()).toContainText('Lawn and cotton.');
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.goto('/chat?contact=466');
  await expect(page.getByRole('region', { name: /^Messages with/ })).toContainText('Lawn and cotton.');
});

test('it covers no button of the wizards, and beside a page on a desk this can be used', async ({ page }) => {
  for (const path of ['/book-tailor', '/order_placement']) {
    await page.goto(path);
    await expect(launcher(page)).toBeVisible();
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), part);
      expect(await coveredButtons(page), path).toEqual([]);
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await launcher(page).click();
  await expect(log(page)).toBeVisible();
  const isModal = await panel(page).evaluate((dialog) => dialog.matches(':modal'));
  expect(isModal).toBe(isPhone(page));
  const { x, width } = (await panel(page).boundingBox()) ?? { x: 0, width: 0 };
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
