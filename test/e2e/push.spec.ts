import type { Page } from '@playwright/test';
import { PushBrowser } from '../push-server.ts';
import { logOut } from './checkout.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

test.use({ serviceWorkers: 'allow' });

let browsers = 0;

/** The test's browser has neither push service nor notifications (`web/push-worker.test.ts` has them): it gives what one would, and says what was asked. */
async function withPushService(page: Page, permission: NotificationPermission = 'granted'): Promise<void> {
  browsers += 1;
  const { subscription } = new PushBrowser(`journey-${process.pid}-${browsers}`);
  await page.addInitScript(
    ({ given, answered }) => {
      let isAsked = answered === 'denied';
      Object.defineProperty(Notification, 'permission', { get: () => (isAsked ? answered : 'default') });
      Notification.requestPermission = async () => {
        isAsked = true;
        return answered;
      };
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || String(options.applicationServerKey).length !== 87)
          throw new DOMException('no key');
        return { toJSON: () => given } as unknown as PushSubscription;
      };
    },
    { given: subscription, answered: permission },
  );
}

const registrations = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

test('a customer gets news as notifications of a browser (messages-24, messages-26)', {
  tag: '@both-widths',
}, async ({ page, register, signIn }) => {
  const customer = await register();
  await withPushService(page);
  await signIn(page, customer);
  await page.goto('/notifications');
  const panel = page.getByRole('region', { name: 'How news reach you' });
  await panel.getByRole('radio', { name: 'Notification' }).check();
  await expect(panel.getByText('No device yet.')).toBeVisible();
  expect(await registrations(page), 'nothing is installed before a press').toEqual([]);

  expectConsole(page, /400/);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Switch notifications on for a device first.')).toBeVisible();

  await panel.getByRole('button', { name: 'Switch on for this device' }).click();
  await expect(panel.getByText('It is on for this device.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText('This device');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Saved.')).toBeVisible();
  await expectAccessiblePage(page);
  await expectDarkModeContrast(page);
  expect(await registrations(page)).toEqual(['/push/']);
  expect(await page.evaluate(() => navigator.serviceWorker.controller), 'controls no page').toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await page.goto('/ur/notifications');
  const inUrdu = page.getByRole('region', { name: 'خبریں کیسے پہنچیں' });
  await expect(inUrdu.getByRole('radio', { name: 'نوٹیفکیشن' })).toBeChecked();
  await expect(inUrdu.getByRole('listitem')).toContainText('یہ آلہ');
  await expectAccessiblePage(page);

  await page.goto('/notifications');
  await panel.getByRole('button', { name: /^Remove / }).click();
  await expect(panel.getByText('No device yet.')).toBeVisible();
  await expect.poll(() => registrations(page)).toEqual([]);
});

test('signing out ends the notifications of the browser (messages-27)', async ({
  page,
  register,
  signIn,
}) => {
  const customer = await register();
  await withPushService(page);
  await signIn(page, customer);
  await page.goto('/notifications');
  const panel = page.getByRole('region', { name: 'How news reach you' });
  await panel.getByRole('radio', { name: 'Notification' }).check();
  await panel.getByRole('button', { name: 'Switch on for this device' }).click();
  await expect(panel.getByText('It is on for this device.')).toBeVisible();
  await logOut(page);
  await expect.poll(() => registrations(page)).toEqual([]);
});

test('says what to do where the browser blocks notifications', async ({ page, register, signIn }) => {
  await withPushService(page, 'denied');
  await signIn(page, await register());
  await page.goto('/notifications');
  const panel = page.getByRole('region', { name: 'How news reach you' });
  await panel.getByRole('radio', { name: 'Notification' }).check();
  await expect(panel.getByText('This browser blocks notifications of this site.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Switch on for this device' })).toHaveCount(0);
});
