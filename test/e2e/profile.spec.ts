import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DESIGN, expect, expectAccessiblePage, expectConsole, storedIn, test } from './shop.ts';

/** Records the fields of each form sent from now on; files by name. */
async function noteForms(page: Page): Promise<() => Promise<Record<string, string>[]>> {
  await page.addInitScript(() => {
    const sent: Record<string, string>[] = [];
    Object.assign(window, { sent });
    const note = (body: unknown) => {
      if (!(body instanceof FormData)) return;
      const fields = [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]);
      sent.push(Object.fromEntries(fields));
    };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      note(body);
      return send.call(this, body);
    };
    const { fetch } = window;
    window.fetch = (input, init) => {
      note(init?.body);
      return fetch(input, init);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sent: Record<string, string>[] }).sent);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();

test('the profile needs sign-in, which leads back to it', {
  tag: '@any-width',
}, async ({ page, regular }) => {
  await page.goto('/profile?tab=measurements');
  await expect(page).toHaveURL('/login?next=%2Fprofile%3Ftab%3Dmeasurements');
  await page.getByLabel('E-mail').fill(regular.email);
  await page.getByLabel('Password', { exact: true }).fill(regular.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/profile?tab=measurements');
  await expect(page.getByRole('heading', { name: 'Measurements' })).toBeVisible();
});

test('the five tabs of the profile are links, the current one marked', async ({ page, signIn, regular }) => {
  await signIn(page, regular);
  await page.goto('/profile');
  const tabs = page.getByRole('navigation', { name: 'Profile' }).getByRole('link');
  await expect(tabs).toHaveText(['Profile', 'Measurements', 'Orders', 'Wishlist', 'Payment']);
  const tab = (name: string) => tabs.and(page.getByRole('link', { name, exact: true }));
  await expect(tab('Profile')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Wishlist', 'Orders', 'Payment']) {
    await tab(name).click();
    await expect(tab(name)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current=page]').and(tabs)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
    await expect(tab(name)).toBeFocused();
  }
  await expect(page).toHaveURL('/profile?tab=payment');
  await page.goBack();
  await expect(tab('Orders')).toHaveAttribute('aria-current', 'page');
});

test('a picture is previewed, and its upload progress shown', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  // Recording a trace fetches the URLs of previews.
  expectConsole(page, /Connecting to 'blob:/);
  const forms = await noteForms(page);
  await signIn(page, await register());
  await page.goto('/profile');
  const choose = page.getByLabel(/^(Add a|Change) picture$/);
  const form = page.getByRole('region', { name: 'Profile' });
  await choose.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(choose).toHaveAccessibleDescription(/Upload a picture: JPEG, PNG, WebP, AVIF or HEIC\./);
  await choose.setInputFiles({ ...DESIGN, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(choose).toHaveAccessibleDescription(/The picture is larger than 10 MB\.$/);

  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 500, height: 500, channels: 3, background: 'white', noise } });
  const buffer = await picture.png().toBuffer();
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const crop = page.getByRole('dialog', { name: 'Crop your picture' });
  await crop.getByLabel('Zoom').press('ArrowRight');
  await crop.getByLabel('Left or right').press('Home');
  await expectAccessiblePage(page);
  await crop.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form.getByText('It is uploaded when you save.')).toBeVisible();
  await expect(form.locator('img')).toHaveAttribute('src', /^blob:/);

  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const throughput = { downloadThroughput: -1, latency: 0, offline: false };
  await network.send('Network.emulateNetworkConditions', {
    ...throughput,
    uploadThroughput: buffer.length / 1.5,
  });
  await save(page);
  await expect(form.getByText(/^Uploading: [1-9]\d? %$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await network.send('Network.emulateNetworkConditions', { ...throughput, uploadThroughput: -1 });
  await expect(page.getByText('Profile saved.')).toBeVisible();
  expect(await forms()).toEqual([{ profile_picture: 'me.png' }]);
  await expect(form.locator('img')).toHaveAttribute('src', /^\/files\//);
  const { user } = await storedIn(page);
  expect(JSON.parse(user ?? '').profile_picture).toMatch(/^\/files\//);
  const width = () => form.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  // The zoom has cropped the picture a little.
  await expect.poll(width).toBe(472);

  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByText('It is removed when you save.')).toBeVisible();
  await save(page);
  await expect(form.locator('img')).toHaveCount(0);
  await expect.poll(async () => (await forms()).at(-1)).toEqual({ clear: 'profile_picture' });
});

test('a disguised file is refused on its field, and nothing is lost', {
  tag: '@any-width',
}, async ({ page, signIn, register }) => {
  // A trace fetches the preview.
  expectConsole(page, /Connecting to 'blob:/);
  await signIn(page, await register());
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Ayesha');
  const choose = page.getByLabel(/^(Add a|Change) picture$/);
  await choose.setInputFiles({ ...DESIGN, buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(choose).toHaveAccessibleDescription(/Upload a picture:/);
  await expect(page.getByLabel('First name')).toHaveValue('Ayesha');
});

test('only changed fields are sent, and emptied ones by name', { tag: '@any-width' }, async ({
  page,
  signIn,
  register,
  regular,
}) => {
  expectConsole(page, /400/);
  const forms = await noteForms(page);
  await signIn(page, await register());
  await page.goto('/profile');
  await save(page);
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  await page.getByLabel('Phone').fill('');
  await save(page);
  await expect(page.getByText('Nothing has changed: your account needs a username,')).toBeVisible();
  expect(await forms()).toEqual([]);

  await page.getByLabel('First name').fill('Ayesha');
  await page.getByLabel('Phone').fill('');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /Your account needs this\. Left empty, it keeps what is saved\./,
  );
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Address', { exact: true }).fill('27-B, Gulberg III, Lahore');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ayesha');
  await save(page);
  await expect(page.getByText('Profile saved.')).toBeVisible();
  expect(await forms()).toEqual([
    { first_name: 'Ayesha', gender: 'female', address: '27-B, Gulberg III, Lahore' },
  ]);
  await expect(page.getByLabel('Phone')).toHaveValue('+923001234567');
  expect(JSON.parse((await storedIn(page)).user ?? '')).toMatchObject({ gender: 'female' });
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ayesha');
  await page.getByLabel('Address', { exact: true }).fill('');
  await page.getByLabel('Gender').selectOption('Prefer not to say');
  await save(page);
  await expect.poll(async () => (await forms()).at(-1)).toEqual({ clear: 'gender,address' });
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ayesha');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Gender')).toHaveValue('');

  await page.getByLabel('Username').fill(regular.username);
  await save(page);
  const username = page.getByLabel('Username');
  await expect(username).toHaveAccessibleDescription('A user with that username already exists.');
  await expect(username).toBeFocused();
});

test('a changed password signs in, and ends all other sessions', { tag: '@any-width' }, async ({
  page,
  request,
  signIn,
  register,
}) => {
  expectConsole(page, /400/);
  const customer = await register();
  const { email, session } = customer;
  const { refresh } = await (await request.post('/auth/login/', { data: customer })).json();
  await signIn(page, customer);
  await page.goto('/profile');
  const fill = async (current: string, renewed: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(renewed);
    await page.getByLabel('Confirm new password').fill(renewed);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not this one', 'a brand new bobbin');
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await page.getByLabel('Confirm new password').fill('another bobbin');
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('another bobbin');
  await expect(page.getByText('Passwords do not match!')).toHaveCount(0);
  await fill(customer.password, 'a brand new bobbin');
  await expect(page.getByText('Password changed. Every other device is signed out.')).toBeVisible();
  for (const dead of [refresh, session.refresh]) {
    expect((await request.post('/auth/refresh/', { data: { refresh: dead } })).status()).toBe(401);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(1);
  const signedIn = await request.post('/auth/login/', { data: { email, password: 'a brand new bobbin' } });
  expect(signedIn.status()).toBe(200);
});

test('failed requests can be retried', { tag: '@any-width' }, async ({ page, signIn, regular }) => {
  expectConsole(page, /500/);
  await signIn(page, regular);
  await page.route('**/user_module/measurements/', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await page.goto('/profile?tab=measurements');
  await expect(page.getByText('Failed to fetch measurements')).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Myself' })).toBeVisible();
});

test('the form follows a sign-in as another user in another tab', {
  tag: '@any-width',
}, async ({ page, context, signIn, register }) => {
  const [one, other] = [await register(), await register()];
  await signIn(page, one);
  await page.goto('/profile');
  await expect(page.getByLabel('Username')).toHaveValue(one.username);
  await page.getByLabel('First name').fill('Ayesha');
  const tab = await context.newPage();
  await tab.goto('/terms');
  await tab.evaluate(({ access, refresh, ...user }) => {
    localStorage.setItem('accessToken', String(access));
    localStorage.setItem('refreshToken', String(refresh));
    localStorage.setItem('user', JSON.stringify(user));
  }, other.session);
  await expect(page.getByLabel('Username')).toHaveValue(other.username);
  await expect(page.getByLabel('E-mail')).toHaveValue(other.email);
  await expect(page.getByLabel('First name')).toHaveValue('');
});
