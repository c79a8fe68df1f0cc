import { guestPhone } from './checkout.ts';
import { inDatabase } from './database.ts';
import { codeTo } from './sent-code.ts';
import { expect, expectAccessiblePage, expectConsole, expectDarkModeContrast, test } from './shop.ts';

// One at a time, because they change the same setting.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => inDatabase('update order_settings set news_by_whatsapp = true'));
test.afterAll(() => inDatabase('update order_settings set news_by_whatsapp = false'));

test('a customer chooses WhatsApp with a number that a code has confirmed (messages-11)', {
  tag: '@both-widths',
}, async ({ page, register, signIn }) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/notifications');
  const panel = page.getByRole('region', { name: 'How news reach you' });
  await panel.getByRole('radio', { name: 'WhatsApp' }).check();
  const phone = guestPhone();
  await panel.getByLabel('Mobile number').fill(phone);
  await expectAccessiblePage(page);

  expectConsole(page, /400/);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Confirm this number first')).toBeVisible();
  await expect(panel.getByLabel('Mobile number')).toHaveValue(phone);

  await panel.getByRole('button', { name: 'Send the code' }).click();
  await panel.getByLabel('Code from the message').fill(await codeTo(phone));
  await panel.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(panel.getByText('This number is confirmed.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Saved.')).toBeVisible();
  await expectDarkModeContrast(page);

  await page.goto('/ur/notifications');
  const inUrdu = page.getByRole('region', { name: 'خبریں کیسے پہنچیں' });
  await expect(inUrdu.getByRole('radio', { name: 'واٹس ایپ' })).toBeChecked();
  await expectAccessiblePage(page);
});
