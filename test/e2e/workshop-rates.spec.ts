import { addDays, dayInKarachi } from '../../contract/dates.ts';
import { SHOP } from './address.ts';
import { pressThroughCuts } from './cut-network.ts';
import { signedInAs } from './demo-account.ts';
import { bearer, expect, expectAccessiblePage, expectConsole, storageOf, test } from './shop.ts';

test.describe.configure({ mode: 'serial' });

test('a tailor sets a rate that customers see, and is told what another session has changed @any-width', async ({
  openBrowser,
  request,
}) => {
  const tailor = await signedInAs(request, 'tailor');
  const url = `${SHOP}/api/workshop/rates/`;
  const before = await (await request.get(url, { headers: bearer(tailor) })).json();
  const page = await openBrowser(storageOf(tailor));
  const other = await openBrowser(storageOf(tailor));
  // The two refused saves.
  expectConsole(other, /status of 409/);
  await page.goto('/workshop/rates');
  await other.goto('/workshop/rates');
  const count = Object.keys(before.rates).length;
  await expect(page.getByText(`You offer ${count} garments.`)).toBeVisible();
  await expectAccessiblePage(page);

  const thobe = page.getByRole('textbox', { name: 'Thobe' });
  const save = page.getByRole('button', { name: 'Save' });
  await thobe.fill('5');
  await save.click();
  await expect(page.getByText('Thobe: enter Rs 100 to Rs 1,000,000.')).toBeVisible();
  await expect(thobe).toBeFocused();
  await thobe.fill('Rs 3,100');
  await expect(page.getByText(`You offer ${count + 1} garments.`)).toBeVisible();
  await save.click();
  await expect(page.getByText('Your rates are saved.')).toBeVisible();
  const listed = await (await request.get(`${SHOP}/tailor_module/tailors/${before.tailor}/`)).json();
  expect(listed.rate_per_design).toEqual({ ...before.rates, Thobe: 3100 });

  await other.getByRole('textbox', { name: 'Address' }).fill('Shop 7, New Anarkali, Lahore');
  await other.getByRole('button', { name: 'Save' }).click();
  const conflict = other.getByRole('region', { name: `${tailor.username} has changed this` });
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Thobe 3100');
  await expectAccessiblePage(other);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByText('Your rates are saved.')).toBeVisible();
  const merged = await (await request.get(url, { headers: bearer(tailor) })).json();
  expect(merged).toMatchObject({
    address: 'Shop 7, New Anarkali, Lahore',
    rates: { ...before.rates, Thobe: 3100 },
  });

  const { lead_time_days, services, rates, address, opening_hours } = before;
  const restored = { version: merged.version, lead_time_days, services, rates, address, opening_hours };
  expect((await request.put(url, { headers: bearer(tailor), data: restored })).status()).toBe(200);
});

test('a tailor limits the garments of a week and takes days off @any-width', async ({
  openBrowser,
  request,
}) => {
  const tailor = await signedInAs(request, 'tailor');
  const url = `${SHOP}/api/workshop/calendar/`;
  const page = await openBrowser(storageOf(tailor));
  await page.goto('/workshop/calendar');
  await expect(page.getByText('No days off ahead.')).toBeVisible();
  await expectAccessiblePage(page);

  const [from, until] = [addDays(dayInKarachi(), 60), addDays(dayInKarachi(), 64)];
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'At most' }).fill('45');
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByLabel('First day').fill(until);
  await page.getByLabel('Last day').fill(from);
  await save.click();
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
  await page.getByLabel('First day').fill(from);
  await page.getByLabel('Last day').fill(until);
  await page.getByLabel('Note').fill('Wedding in Multan');
  await page.getByRole('checkbox', { name: 'Friday' }).check();
  expectConsole(page, /409/);
  await pressThroughCuts(page, '**/api/workshop/calendar/', save);
  await expect(page.getByText('Your calendar is saved.')).toBeVisible();
  await expect(page.getByText(/^\d+ of 45$/).first()).toBeVisible();
  const saved = await (await request.get(url, { headers: bearer(tailor) })).json();
  expect(saved).toMatchObject({
    weekly_capacity: 45,
    weekdays_off: [5],
    days_off: [{ from, until, note: 'Wedding in Multan' }],
  });
  await expectAccessiblePage(page);

  // Pages of customers count their days with it.
  const listed = await (await request.get(`${SHOP}/tailor_module/tailors/${saved.tailor}/`)).json();
  expect(listed.weekdays_off).toEqual([5]);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Friday' }).uncheck();
  await page.getByRole('textbox', { name: 'At most' }).fill('');
  await page.getByRole('button', { name: 'Remove days off 1' }).click();
  await expect(page.getByRole('button', { name: 'Add days off' })).toBeFocused();
  await save.click();
  await expect(page.getByText('Your calendar is saved.')).toBeVisible();
  const emptied = await (await request.get(url, { headers: bearer(tailor) })).json();
  expect(emptied).toMatchObject({ weekly_capacity: null, days_off: [], weekdays_off: [] });
});

test('a tailor sees what each month has brought, and downloads statement and CSV @any-width', async ({
  openBrowser,
  request,
}) => {
  const tailor = await signedInAs(request, 'tailor');
  const page = await openBrowser(storageOf(tailor));
  await page.goto('/workshop/earnings');
  const month = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Statement/ }) });
  await expect(month.first()).toContainText('Stitching of 1 garment');
  await expectAccessiblePage(page);
  const statement = page.waitForEvent('download');
  await month
    .first()
    .getByRole('button', { name: /^Statement/ })
    .click();
  expect((await statement).suggestedFilename()).toMatch(/^NP-ST-\d{6}\.pdf$/);
  await expect(month.first()).toContainText(/NP-ST-\d{6}/);
  const csv = page.waitForEvent('download');
  await month.first().getByRole('button', { name: /^CSV/ }).click();
  expect((await csv).suggestedFilename()).toMatch(/^earnings-\d{4}-\d{2}\.csv$/);
  await month
    .first()
    .getByText(/^Orders of /)
    .click();
  await expect(month.first().getByText(/NP-[0-9A-Z]{10}/)).toBeVisible();
  await expectAccessiblePage(page);
});
