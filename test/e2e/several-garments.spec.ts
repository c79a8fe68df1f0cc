import type { APIRequestContext } from '@playwright/test';
import { fillLogin, logIn } from './account-forms.ts';
import { SHOP } from './address.ts';
import { demoAccount, signedInAs } from './demo-account.ts';
import {
  bearer,
  type Customer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

const FORM = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  description: 'Ban collar',
  measurement_source: 'STORE',
};

/** An order of a shalwar kameez and a kurta in the quality check of the in-house workshop. */
async function checkedOrder(request: APIRequestContext, customer: Customer): Promise<number> {
  const headers = bearer(customer);
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers,
    multipart: {
      ...FORM,
      ...{ tailor: '458', is_contact_same_as_register: 'true', payment_type: 'COD' },
      ...{ delivery_type: 'NORMAL', pickup: 'BY_OWN', delivery: 'BY_OWN', dress_design: DESIGN },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = await placed.json();
  const added = await request.post(`${SHOP}/api/orders/${id}/garments/`, {
    headers,
    multipart: { ...FORM, dress_type: 'Kurta', description: 'Long', dress_design: DESIGN },
  });
  expect(added.status(), await added.text()).toBe(201);
  await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, { headers });
  const staff = bearer(await signedInAs(request, 'support'));
  for (const action of ['accept', 'start', 'check']) {
    const step = await request.post(`${SHOP}/api/orders/${id}/steps/`, { headers: staff, data: { action } });
    expect(step.status(), await step.text()).toBe(200);
  }
  return Number(id);
}

test('staff measures each garment of an order before it leaves (workshop-34, backoffice-20)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const id = await checkedOrder(request, customer);
  const staff = await openBrowser(storageOf(await signedInAs(request, 'support')));
  await staff.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await staff.goto(`/admin/orders/${id}`);
  await expect(staff.getByRole('region', { name: 'Garment 2 of 2: Kurta' })).toContainText('Long');
  await expect(staff.getByText(/^Before garment 1 of 2 leaves.+Before garment 2 of 2 leaves/)).toBeVisible();
  await staff.getByRole('button', { name: 'Show measures' }).click();
  await expect(staff.getByRole('heading', { name: '2 of 2: Kurta', exact: true })).toBeVisible();
  await expectAccessiblePage(staff);
  const forms = staff.locator('form').filter({ hasText: 'Finished measures' });
  await expect(forms).toHaveCount(2);
  for (const form of await forms.all()) {
    for (const input of await form.getByRole('textbox').all()) {
      const ordered = await input
        .locator('xpath=..')
        .getByText(/^ordered/)
        .textContent();
      await input.fill(ordered?.replace(/^ordered (.+) \w+$/, '$1') ?? '');
    }
    await form.getByRole('button', { name: 'Save the finished measures' }).click();
    await expect(staff.getByText('The finished measures are saved.').last()).toBeVisible();
  }
  await expect(staff.getByText(/^Before garment/)).toHaveCount(0);
  await staff.getByRole('button', { name: 'Ready to collect' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Ready to collect' }).click();
  await expect(staff.getByText('Ready', { exact: true }).first()).toBeVisible();
});

test('the in-house workshop sees every garment of an order on its sheet (workshop-31)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, openBrowser }) => {
  const customer = await register();
  await measure(customer);
  const id = await checkedOrder(request, customer);
  const tailor = await openBrowser(storageOf(await signedInAs(request, 'tailor')));
  await tailor.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  expectConsole(tailor, /status of 404/);
  await tailor.goto(`/workshop/orders/${id}`);
  await expect(tailor.getByText('You have no such order')).toBeVisible();

  const workshop = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await workshop.goto('/workshop/board?stage=QUALITY_CHECK');
  await expect(workshop.getByText('2 garments', { exact: true }).first()).toBeVisible();
  await workshop.goto(`/workshop/orders/${id}`);
  const kurta = workshop.getByRole('region', { name: '2 of 2 · Kurta' });
  await expect(kurta.getByRole('row', { name: /^Neck/ })).toBeVisible();
  await workshop.getByRole('link', { name: '2 of 2 · Kurta' }).press('Enter');
  await expect(kurta).toBeFocused();
  await expectAccessiblePage(workshop);
  await expectDarkModeContrast(workshop);
  await kurta.getByRole('textbox', { name: /^Sleeve/ }).fill('70');
  await kurta.getByRole('button', { name: 'Save the finished measures' }).click();
  await expect(
    workshop.getByText(/^Before the order leaves, measure Shalwar kameez \(1 of 2\)/),
  ).toBeVisible();
  const card = workshop.waitForEvent('download');
  await workshop.getByRole('button', { name: 'Print the job card' }).click();
  expect((await card).suggestedFilename()).toMatch(/^job-card-NP-/);
});

test('the code of a garment opens the top of its section, also after signing in (workshop-31)', async ({
  request,
  register,
  measure,
  openBrowser,
}) => {
  const customer = await register();
  await measure(customer);
  const id = await checkedOrder(request, customer);
  const account = await demoAccount(request, 'workshop');
  const workshop = await openBrowser();
  await workshop.setViewportSize({ width: 360, height: 740 });
  const { garments } = await (
    await request.get(`${SHOP}/api/orders/${id}/`, { headers: bearer(customer) })
  ).json();
  const address = `/workshop/orders/${id}#garment-${garments[1].id}`;
  const kurta = workshop.getByRole('region', { name: '2 of 2 · Kurta' });
  const top = async () => (await kurta.boundingBox())?.y ?? -1;

  await workshop.goto(address);
  await expect(workshop).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await fillLogin(workshop, account.email, account.password);
  await logIn(workshop);
  for (const opening of ['signed in', 'opened again']) {
    if (opening === 'opened again') await workshop.reload();
    await expect(kurta).toBeFocused();
    await expect(kurta.getByRole('heading', { level: 2 })).toBeInViewport();
    expect(await top(), opening).toBeLessThan(200);
  }
});
