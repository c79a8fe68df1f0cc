import { SHOP } from './address.ts';
import { signedInAs } from './demo-account.ts';
import {
  bearer,
  DESIGN,
  expect,
  expectAccessiblePage,
  expectConsole,
  expectDarkModeContrast,
  storageOf,
  test,
} from './shop.ts';

const HOME = {
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
};

test('the workshop sends the swatch that was ordered, and only then starts (orders-9)', {
  tag: '@both-widths',
}, async ({ page, request, register, measure, openBrowser, signIn }) => {
  const customer = await register();
  await measure(customer);
  const placed = await request.post(`${SHOP}/tailor_module/single-order/create/`, {
    headers: bearer(customer),
    multipart: {
      ...{
        dress_type: 'Kurta',
        fabric_type: 'Cotton',
        description: 'Ban collar',
        measurement_source: 'STORE',
      },
      ...{ is_contact_same_as_register: 'true', payment_type: 'COD', delivery_type: 'NORMAL' },
      ...{ pickup: 'BY_OWN', delivery: 'BY_SHOP', delivery_address: JSON.stringify(HOME) },
      ...{ is_requested_sample: 'true', dress_design: DESIGN },
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id, tracking_id } = await placed.json();
  const headers = bearer(customer);
  const confirmed = await request.patch(`${SHOP}/tailor_module/single-order/${id}/checkout/`, { headers });
  expect(confirmed.status(), await confirmed.text()).toBe(200);

  const workshop = await openBrowser(storageOf(await signedInAs(request, 'workshop')));
  await workshop.setViewportSize(page.viewportSize() ?? { width: 360, height: 800 });
  await workshop.goto(`/workshop/orders/${id}`);
  await workshop.getByRole('button', { name: 'Accept the order', exact: true }).click();
  const send = workshop.getByRole('button', { name: 'Swatch sent', exact: true });
  const start = workshop.getByRole('button', { name: 'Start stitching', exact: true });
  await expect(send).toBeVisible();
  await expect(start).toHaveCount(0);
  await expectAccessiblePage(workshop);
  await expectDarkModeContrast(workshop);
  expectConsole(workshop, /ERR_INTERNET_DISCONNECTED/);
  await workshop.context().setOffline(true);
  await send.click();
  await expect(workshop.getByText('Waiting to be sent').first()).toBeVisible();
  await workshop.context().setOffline(false);
  await expect(workshop.getByText('Waiting to be sent')).toHaveCount(0);
  await expect(start).toBeVisible();
  await expect(send).toHaveCount(0);

  await signIn(page, customer);
  await page.goto('/notifications');
  await expect(page.getByText(`The swatch for your order ${tracking_id} is on its way`)).toBeVisible();
  await start.click();
  await page.goto(`/order_tracking?number=${tracking_id}`);
  await expect(page.getByRole('heading', { name: 'In production', exact: true })).toBeVisible();
});
