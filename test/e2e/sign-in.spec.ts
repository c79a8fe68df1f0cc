import { expectToast, fillLogin, fillSignup, hold, logIn, PASSWORD, signUp } from './account-forms.ts';
import { SHOP } from './address.ts';
import { resetLinkTo } from './mailbox.ts';
import { expect, expectConsole, storedIn, test } from './shop.ts';

test('sign-in requires both fields, can show the password, and shows errors', {
  tag: '@any-width',
}, async ({ page, context, regular }) => {
  expectConsole(page, /401/, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await logIn(page);
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await fillLogin(page, regular.email, 'not my password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await logIn(page);
  await expectToast(page, 'The e-mail address or the password is wrong.');
  await context.setOffline(true);
  await logIn(page);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Network error occurred');
  await expect(failure.locator('xpath=..')).toBeFocused();
  await expectToast(page, 'Network error occurred');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure.locator('xpath=..')).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByLabel('E-mail')).toHaveValue(regular.email);
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
});

test('a failure without a readable body has a default sentence', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /50\d|400/);
  const answers = [
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'Login failed'],
    [{ status: 400, json: { non_field_errors: ['Unable to log in.'] } }, 'Unable to log in.'],
    [{ status: 400, json: { message: 'Come back later.' } }, 'Come back later.'],
    [{ status: 400, json: 'No more than this.' }, 'No more than this.'],
    [{ status: 400, json: {} }, 'An unexpected error occurred'],
  ] as const;
  await page.goto('/login');
  await fillLogin(page, 'somebody@example.com', PASSWORD);
  for (const [answer, sentence] of answers) {
    await page.route('**/auth/login/', (route) => route.fulfill(answer), { times: 1 });
    await logIn(page);
    await expectToast(page, sentence);
  }
  await page.goto('/signup');
  await fillSignup(page);
  await page.route('**/auth/register/', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await signUp(page);
  await expectToast(page, 'Registration failed');
});

test('the session survives closing the browser only with "Remember me"', { tag: '@any-width' }, async ({
  page,
  openBrowser,
  register,
}) => {
  const { email, password, username } = await register();
  const closedAndOpened = async () => {
    const { cookies, origins } = await page.context().storageState();
    return openBrowser({ cookies: cookies.filter(({ expires }) => expires !== -1), origins });
  };
  await page.goto('/login');
  await fillLogin(page, email, password);
  const release = await hold(page, '/auth/login/');
  const sent = page.waitForRequest('**/auth/login/');
  await logIn(page);
  const button = page.getByRole('button', { name: 'Signing In...' });
  await expect(button).toBeDisabled();
  await expect(button).not.toHaveCSS('opacity', '1');
  expect((await sent).postDataJSON()).toEqual({ email, password });
  release();
  await expectToast(page, 'Login successful!', 'success');
  await expect(page).toHaveURL('/');
  expect(JSON.parse((await storedIn(page)).user ?? '')).toMatchObject({ username, email });
  await page.reload();
  expect((await storedIn(page)).accessToken).toBeTruthy();
  const forgotten = await closedAndOpened();
  await forgotten.goto('/orders');
  await expect(forgotten).toHaveURL('/login?next=%2Forders');
  expect(await storedIn(forgotten)).toEqual({ userLocationType: 'local' });

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, email, password);
  await page.getByLabel('Remember me').check();
  await logIn(page);
  await expect(page).toHaveURL('/');
  const remembered = await closedAndOpened();
  await remembered.goto('/orders');
  await expect(remembered.getByText('No orders yet')).toBeVisible();
});

test('after ten failures the account is blocked, except on a known device', {
  tag: '@any-width',
}, async ({ page, request, register }) => {
  expectConsole(page, /429/);
  const { email, password } = await register();
  for (let failure = 0; failure < 10; failure += 1) {
    const response = await page.request.post('/auth/login/', { data: { email, password: 'a guess' } });
    expect(response.status()).toBe(401);
  }
  await page.goto('/login');
  await fillLogin(page, email, password);
  const answered = page.waitForResponse('**/auth/login/');
  await logIn(page);
  await expectToast(page, 'Too many failed sign-ins. Please try again in 15 minutes.');
  expect(Number((await answered).headers()['retry-after'])).toBeGreaterThan(13 * 60);
  expect((await storedIn(page)).user).toBeUndefined();
  // A sign-in on a second device; the first device has registered.
  expect((await request.post('/auth/login/', { data: { email, password } })).status()).toBe(200);
});

test('a provider that is not set up says so; a demo account fills the form', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expectToast(
    page,
    'Sign-in with Facebook is not available yet. Please use your e-mail address and password.',
    'info',
  );
  const accounts = page.getByRole('region', { name: /demo account/ });
  await expect(accounts.getByRole('button')).toHaveText([
    /^customer/,
    /^tailor/,
    /^workshop/,
    /^brand/,
    /^support/,
    /^admin/,
  ]);
  await accounts.getByRole('button', { name: /^customer/ }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('customer@demo.naap.example');
  await logIn(page);
  await expect(page).toHaveURL('/');
  expect(JSON.parse((await storedIn(page)).user ?? '')).toMatchObject({ user_type: 'customer' });
});

test('?next= redirects within the shop only', { tag: '@any-width' }, async ({ page, signIn, register }) => {
  const customer = await register();
  await signIn(page, customer);
  for (const [next, led] of [
    ['/orders?page=1#top', '/orders?page=1#top'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['\t//evil.example', '/'],
    ['orders', '/'],
  ] as const) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', led);
  }
  await page.evaluate(() => localStorage.clear());
  for (const [next, led, banners] of [
    ['https://evil.example/', '/', 0],
    ['/orders', '/orders', 1],
  ] as const) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.getByText('Sign in to continue where you left off.')).toHaveCount(banners);
    await fillLogin(page, customer.email, customer.password);
    await logIn(page);
    await expect(page).toHaveURL(led);
    await page.evaluate(() => localStorage.clear());
  }
});

test('a mailed link resets the password once, and ends every session', { tag: '@any-width' }, async ({
  page,
  request,
  register,
}) => {
  expectConsole(page, /400/);
  const { email, session } = await register();
  const renewed = 'a brand new bobbin';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  const ask = page.getByRole('button', { name: 'Send the link', exact: true });
  await ask.click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  const told =
    'If an account has this e-mail, a link to set a new password is on its way. It works once, for one hour.';
  await page.getByLabel('E-mail').fill('nobody-at-all@example.com');
  await ask.click();
  await expect(page.getByText(told)).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`spam folder of ${email}`)).toBeVisible();
  await expect(page.getByText(told)).toBeVisible();

  const link = await resetLinkTo(email);
  expect(link.startsWith(`${SHOP}/reset-password?token=`)).toBe(true);
  await page.goto(link);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await page.getByLabel('New password', { exact: true }).fill(renewed);
  await page.getByLabel('Confirm new password').fill('something else');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(renewed);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expectToast(page, 'Your password is changed. Sign in with the new one.', 'success');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email, renewed);
  await logIn(page);
  await expect(page).toHaveURL('/');
  const refreshed = await request.post('/auth/refresh/', { data: { refresh: session.refresh } });
  expect(refreshed.status()).toBe(401);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(renewed);
  await page.getByLabel('Confirm new password').fill(renewed);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(
    page.getByText('This link has expired or was already used. Please ask for a new one.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
});
