import type { Page } from '@playwright/test';
import { fillShipping, guestEmail, PLACE, placeButton } from './checkout.ts';
import { openWithCart, someGoods } from './goods.ts';
import { expect, expectConsole, test } from './shop.ts';

/** The tested server has no Stripe keys, so its policy blocks Stripe's script. */
test.use({ bypassCSP: true });

/** Replaces Stripe.js by a card form that records every call. */
const FAKE_STRIPE = `
  window.stripeCalls = [];
  const note = (...call) => window.stripeCalls.push(call);
  window.Stripe = Object.assign((key) => ({
    elements(options) {
      note('elements', key, options.amount, options.captureMethod);
      const listeners = {};
      let tokens = 0;
      return {
        create: (type) => ({
          on: (name, listener) => { listeners[name] = listener; },
          mount: (container) => {
            container.innerHTML = '<label>Card of ' + type + '<input /></label>';
            container.querySelector('input').oninput = () => listeners.change();
            listeners.ready();
          },
          focus: () => document.querySelector('label > input')?.focus(),
          destroy: () => note('destroy'),
        }),
        update: ({ amount }) => note('update', amount),
        submit: async () => document.querySelector('label > input[data-filled]') ? {} :
          { error: { type: 'validation_error', message: 'Incomplete.' } },
      };
    },
    createConfirmationToken: async () => {
      note('token');
      return { confirmationToken: { id: 'ctoken_' + window.stripeCalls.filter(([name]) => name === 'token').length } };
    },
    handleNextAction: async ({ clientSecret }) => {
      note('handleNextAction', clientSecret);
      return window.declines ? { error: { type: 'card_error', message: 'Your bank declined the payment.' } } : {};
    },
  }), { version: new URL(document.currentScript.src).pathname.split('/')[1] });
`;

async function useFakeStripe(page: Page) {
  const loaded: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: FAKE_STRIPE });
  });
  await page.route('**/api/payments/settings/', (route) =>
    route.fulfill({ json: { gateway: 'stripe', publishable_key: 'pk_test_1', test_cards: [] } }),
  );
  return loaded;
}

const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as { stripeCalls: unknown[][] }).stripeCalls);

test("Stripe's form takes the card, and the bank requires a challenge @any-width", async ({
  page,
  request,
}) => {
  expectConsole(page, /402/);
  const loaded = await useFakeStripe(page);
  const bodies: { payment_token?: string; total: number }[] = [];
  await page.route(PLACE, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({
      status: 402,
      json: { detail: 'Approve it.', code: 'payments.action_required', client_secret: 'pi_1_secret_x' },
    });
  });
  const [good] = await someGoods(request, 'brand');
  if (!good) throw new Error('Goods are missing.');
  await openWithCart(page, [good.line]);
  await page.goto('/cart_checkout');
  await fillShipping(page, { 'E-mail': guestEmail() });
  expect(loaded, 'no script of Stripe before a card is chosen').toEqual([]);

  await page.getByLabel('Credit card').check();
  const card = page.getByLabel('Card of payment');
  await expect(card).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  expect(loaded).toHaveLength(1);
  expect((await calls(page))[0]).toEqual(['elements', 'pk_test_1', good.line.price * 100, 'manual']);
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all payment details.');
  expect(bodies).toEqual([]);

  await card.fill('4000002760003184');
  await card.evaluate((input) => input.setAttribute('data-filled', ''));
  await page.evaluate(() => Object.assign(window, { declines: true }));
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Your bank declined the payment.');
  expect(bodies.map(({ payment_token }) => payment_token)).toEqual(['ctoken_1']);

  await page.evaluate(() => Object.assign(window, { declines: false }));
  await placeButton(page).click();
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies.map(({ payment_token }) => payment_token)).toEqual(['ctoken_1', 'ctoken_2', 'ctoken_2']);
  expect(bodies[1]).toEqual(bodies[2]);
  expect((await calls(page)).filter(([name]) => name === 'handleNextAction')).toEqual([
    ['handleNextAction', 'pi_1_secret_x'],
    ['handleNextAction', 'pi_1_secret_x'],
  ]);
});
