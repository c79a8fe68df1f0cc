import type { BrowserContext, Page, Request } from '@playwright/test';
import { bearer, expect, expectConsole, isPhone, storageOf, storedIn, test } from './shop.ts';

const REFRESH = '/auth/refresh/';
const ORDERS = '/tailor_module/single-orders/all/';
/** Calls of the page's header. */
const OF_FRAME = ['/user_module/wishlist/', '/api/notifications/unread/'];
const DEAD = 'header.payload.signature';

/** The API calls of a page in order, except those of its header. */
function callsOf(where: Page | BrowserContext): Request[] {
  const calls: Request[] = [];
  where.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType()) && !OF_FRAME.includes(pathOf(request)))
      calls.push(request);
  });
  return calls;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const countOf = (calls: Request[], path: string) => calls.filter((call) => pathOf(call) === path).length;

/** A session's storage; undefined leaves a token out. */
function withTokens(
  customer: Parameters<typeof storageOf>[0],
  tokens: { accessToken?: string | undefined; refreshToken?: string | undefined },
) {
  const { cookies, origins } = storageOf(customer);
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.flatMap(({ name, value }) => {
        const changed = name in tokens ? tokens[name as keyof typeof tokens] : value;
        return changed === undefined ? [] : [{ name, value: changed }];
      }),
    })),
  };
}

async function expectForgotten(page: Page) {
  await expect.poll(async () => Object.keys(await storedIn(page))).toEqual(['userLocationType']);
}

async function logOut(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  else await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const role = isPhone(page) ? 'button' : 'menuitem';
  await page.getByRole(role, { name: 'Logout' }).click();
}

test('without an access token a refresh precedes the call', { tag: '@any-width' }, async ({
  page,
  context,
  regular,
}) => {
  await context.setStorageState(withTokens(regular, { accessToken: undefined }));
  const calls = callsOf(page);
  await page.goto('/orders');
  await expect(page.getByRole('table')).toBeVisible();
  expect(calls.map(pathOf).slice(0, 2)).toEqual([REFRESH, ORDERS]);
  expect(calls[0]?.postDataJSON()).toEqual({ refresh: regular.session.refresh });
  const { accessToken, refreshToken } = await storedIn(page);
  expect(await calls[1]?.headerValue('authorization')).toBe(`Bearer ${accessToken}`);
  expect(refreshToken).toBe(regular.session.refresh);
});

test('concurrent calls with an expired token cause one refresh and one retry each', {
  tag: '@any-width',
}, async ({ page, context, regular }) => {
  expectConsole(page, /401/);
  await context.setStorageState(withTokens(regular, { accessToken: DEAD }));
  const calls = callsOf(page);
  await page.route(`**${REFRESH}`, async (route) => {
    const sent = () => ['/auth/profile/', '/auth/sessions/'].map((path) => countOf(calls, path));
    await expect.poll(sent, 'both calls carry the expired token').toEqual([1, 1]);
    await route.continue();
  });
  // The second 401 arrives after the refresh, so the call must use the new token without another refresh.
  await page.route('**/auth/sessions/', async (route) => {
    const refused = (await route.request().headerValue('authorization')) === `Bearer ${DEAD}`;
    if (refused) await expect.poll(async () => (await storedIn(page)).accessToken).not.toBe(DEAD);
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
  await expect.poll(() => countOf(calls, '/auth/sessions/')).toBe(2);
  expect(countOf(calls, REFRESH)).toBe(1);
  expect(countOf(calls, '/auth/profile/')).toBe(2);
});

test('a retry that is refused again is not repeated', { tag: '@any-width' }, async ({
  page,
  context,
  regular,
}) => {
  expectConsole(page, /401/);
  await context.setStorageState(storageOf(regular));
  const calls = callsOf(page);
  await page.route(`**${ORDERS}*`, (route) =>
    route.fulfill({ status: 401, json: { detail: 'Not you.', code: 'session.invalid' } }),
  );
  await page.goto('/orders');
  await expect(page.getByText('Error: Not you.')).toBeVisible();
  expect(countOf(calls, REFRESH)).toBe(1);
  expect(countOf(calls, ORDERS)).toBe(2);
});

test('a refused refresh signs out', { tag: '@any-width' }, async ({ page, context, regular }) => {
  expectConsole(page, /401/);
  await context.setStorageState(withTokens(regular, { accessToken: DEAD, refreshToken: 'revoked' }));
  await page.goto('/orders');
  await expect(page).toHaveURL('/login?next=%2Forders');
  await expectForgotten(page);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toHaveCount(1);
});

test('a refused refresh on the profile leads to /login and back', { tag: '@any-width' }, async ({
  page,
  context,
  regular,
}) => {
  expectConsole(page, /401/);
  await context.setStorageState(withTokens(regular, { accessToken: DEAD, refreshToken: undefined }));
  await page.goto('/profile?tab=measurements');
  await expect(page).toHaveURL('/login?next=%2Fprofile%3Ftab%3Dmeasurements');
  await expectForgotten(page);
});

test('a refresh that fails for another reason does not sign out', { tag: '@any-width' }, async ({
  page,
  context,
  regular,
}) => {
  expectConsole(page, /401|503|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.setStorageState(withTokens(regular, { accessToken: DEAD }));
  await page.route(`**${REFRESH}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto('/orders');
  await expect(page.getByText('Error: Failed to refresh token')).toBeVisible();
  // Whatever else of the page refreshes meanwhile fails as well.
  const cutOff = `**${REFRESH}`;
  await page.route(cutOff, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error: Network error occurred')).toBeVisible();
  await page.unroute(cutOff);
  expect(await storedIn(page)).toMatchObject({ refreshToken: regular.session.refresh });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('two tabs with an expired token share one refresh', { tag: '@any-width' }, async ({
  page,
  context,
  regular,
}) => {
  expectConsole(page, /401/);
  await context.setStorageState(withTokens(regular, { accessToken: DEAD }));
  const other = await context.newPage();
  const calls = callsOf(context);
  // Both calls get a 401 before the one refresh is answered.
  let refused = 0;
  context.on('response', (response) => {
    if (response.status() === 401 && pathOf(response.request()) === ORDERS) refused += 1;
  });
  await context.route(`**${REFRESH}`, async (route) => {
    await expect.poll(() => refused).toBe(2);
    await route.continue();
  });
  await Promise.all([page.goto('/orders'), other.goto('/orders')]);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(other.getByRole('table')).toBeVisible();
  expect(countOf(calls, REFRESH)).toBe(1);
  expect(countOf(calls, ORDERS)).toBe(4);
});

test('signing out or in is reflected in other tabs', { tag: '@any-width' }, async ({
  page,
  context,
  signIn,
  register,
}) => {
  const customer = await register();
  await signIn(page, customer);
  const [home, orders] = [await context.newPage(), await context.newPage()];
  await home.goto('/terms');
  await orders.goto('/orders');
  await page.goto('/profile');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(customer.username);
  if (isPhone(home)) await home.getByRole('button', { name: 'Menu', exact: true }).click();
  const account = isPhone(home) ? home.locator('#site-menu') : home.getByRole('banner');
  await expect(account.getByRole('link', { name: 'Sign in' })).toHaveCount(0);

  await logOut(orders);
  await expect(orders).toHaveURL('/login');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect(account.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectForgotten(home);

  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(title).toHaveText(customer.username);
  await expect(account.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(orders.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${customer.username}`);
});

test('signing out redirects to /login, deletes the session and revokes its refresh token', {
  tag: '@any-width',
}, async ({ page, request, signIn, register }) => {
  const customer = await register();
  await signIn(page, customer);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.username);
  const revoked = page.waitForResponse('**/auth/logout/');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expectForgotten(page);
  expect((await revoked).status()).toBe(204);
  const { refresh } = customer.session;
  expect((await request.post(REFRESH, { data: { refresh } })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('every other device is signed out at once, and the focus stays on the list', {
  tag: '@any-width',
}, async ({ page, request, signIn, register }) => {
  const customer = await register();
  await signIn(page, customer);
  const { email, password } = customer;
  const login = async () => (await request.post('/auth/login/', { data: { email, password } })).json();
  const elsewhere = [await login(), await login()];
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expect(page.getByText('Every other device is signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  await expect(devices.getByRole('list')).toBeFocused();
  for (const { refresh } of elsewhere) {
    expect((await request.post(REFRESH, { data: { refresh } })).status()).toBe(401);
  }
});

test('a device signed out from another one is signed out once its access token expires', {
  tag: '@any-width',
}, async ({ page, request, signIn, register }) => {
  expectConsole(page, /401/);
  const customer = await register();
  await signIn(page, customer);
  const { email, password } = customer;
  const elsewhere = await (await request.post('/auth/login/', { data: { email, password } })).json();
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await devices
    .filter({ hasNotText: 'This device' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(devices).toHaveCount(1);
  const { refresh } = elsewhere;
  expect((await request.post(REFRESH, { data: { refresh } })).status()).toBe(401);

  const sessions = await (await request.get('/auth/sessions/', { headers: bearer(customer) })).json();
  await request.delete(`/auth/sessions/${sessions.results[0].id}/`, { headers: bearer(customer) });
  await page.evaluate((token) => localStorage.setItem('accessToken', token), DEAD);
  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expectForgotten(page);
});
