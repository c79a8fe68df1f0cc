import { expectToast, fillSignup, hold, PASSWORD, signUp } from './account-forms.ts';
import { expect, expectAccessiblePage, expectConsole, storedIn, test } from './shop.ts';

test('sign-up requires every field, matching passwords and the terms', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.goto('/signup');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('E-mail')).toHaveAttribute('type', 'email');
  await expect(field('Phone')).toHaveAttribute('type', 'tel');
  await expect(field('Password')).toHaveAttribute('type', 'password');
  await expect(field('Confirm password')).toHaveAttribute('type', 'password');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');

  await signUp(page);
  await expect(page.getByText('This field is required.')).toHaveCount(5);
  await expect(field('Username')).toBeFocused();
  await expectAccessiblePage(page);

  await fillSignup(page, {
    Username: 'a b',
    'E-mail': 'nobody',
    Password: 'short',
    'Confirm password': 'short',
  });
  await signUp(page);
  await expect(page.getByText('Use letters, digits and _ . - only.')).toBeVisible();
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible();
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible();

  await fillSignup(page, { 'Confirm password': 'something else' });
  await signUp(page);
  await expect(field('Confirm password')).toBeFocused();
  await expectToast(page, 'Passwords do not match!');
  const mismatch = page.getByRole('main').getByText('Passwords do not match!');
  await expect(mismatch).toBeVisible();
  await field('Password').fill('something else');
  await expect(mismatch).toHaveCount(0);
  await field('Password').fill(PASSWORD);

  await field('Confirm password').fill(PASSWORD);
  await page.getByLabel(/^I agree/).uncheck();
  await signUp(page);
  await expectToast(page, 'You must agree to the Terms of Service and Privacy Policy!');
  await expect(page).toHaveURL('/signup');
});

test('a refused sign-up shows a toast and the error on its field', { tag: '@any-width' }, async ({
  page,
  regular,
}) => {
  expectConsole(page, /400/);
  await page.goto('/signup');
  const { username } = await fillSignup(page);
  for (const [label, typed, sentence] of [
    ['Username', regular.username.toUpperCase(), 'A user with that username already exists.'],
    ['E-mail', regular.email.toUpperCase(), 'A user with that e-mail address already exists.'],
    ['Phone', '12', 'Enter a phone number we can call, for example 0300 1234567.'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    const before = await field.inputValue();
    await field.fill(typed);
    await signUp(page);
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(field).toBeFocused();
    await expectToast(page, sentence);
    await field.fill(before);
  }
  for (const [password, sentence] of [
    ['password1234', 'This password is easy to guess. Please use a few unrelated words instead.'],
    [
      `${username}!`,
      'This password is easy to guess from your name, e-mail or phone number. Please choose another one.',
    ],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await signUp(page);
    await expectToast(page, sentence);
  }
});

test('a new customer is welcomed at /login; fields survive a reload, passwords do not', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/signup?next=/orders');
  const { username, email, password } = await fillSignup(page);
  const terms = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect((await terms).getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await (await terms).close();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('Phone')).toHaveValue('0300 1234567');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/^I agree/).check();

  const release = await hold(page, '/auth/register/');
  const sent = page.waitForRequest('**/auth/register/');
  await signUp(page);
  const button = page.getByRole('button', { name: 'Creating Account...' });
  await expect(button).toBeDisabled();
  await expect(button).not.toHaveCSS('opacity', '1');
  expect((await sent).postDataJSON()).toEqual({
    username,
    email,
    phone_number: '0300 1234567',
    password,
    type: 'customer',
    location: 'local',
  });
  release();
  await expectToast(page, 'Registration successful!', 'success');
  await expect(page).toHaveURL('/login?next=%2Forders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${username}`);
  const { user, accessToken, refreshToken } = await storedIn(page);
  expect(JSON.parse(user ?? '')).toEqual({
    username,
    email,
    phone_number: '+923001234567',
    user_type: 'customer',
    gender: null,
    profile_picture: null,
  });
  expect(accessToken).toMatch(/^ey/);
  expect(refreshToken).toBeTruthy();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/orders');
});
