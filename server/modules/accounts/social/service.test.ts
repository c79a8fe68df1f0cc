import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { bearer, type SignedUp, signUp } from '../../../../test/factories.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { visitProvider } from '../../../../test/oidc-server.ts';
import { failure, testSocialApp } from '../../../../test/social-sign-in.ts';
import { socialIdentities, users } from '../../../db/schema/accounts.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';

const { shop, graph, issuer, Browser, newEmail, newCode, newcomer } = testSocialApp();

describe('the first sign-in with Google (accounts-20)', () => {
  test('goes by PKCE, state and nonce, and asks for the address', async () => {
    const response = await new Browser().start({ next: '/orders', remember: true });
    expect(response.statusCode).toBe(200);
    const url = new URL(response.json().url);
    expect(url.origin).toBe(issuer());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: 'http://naap.test/auth/social/google/callback/',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(url.searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43);
    }
    const cookie = response.cookies.find(({ name }) => name === 'social_sign_in');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/auth/social', maxAge: 600 });
    expect(cookie?.value).not.toContain(url.searchParams.get('state'));
  });

  test('offers a free user name, and makes a customer with a confirmed address who agreed to the terms', async () => {
    const email = newEmail();
    const taken = email.split('@')[0] as string;
    await signUp(shop, { username: taken });
    const browser = new Browser();
    const back = await browser.visit({ email }, { body: { next: '/orders', remember: true } });
    expect([back.statusCode, back.headers.location]).toEqual([303, '/sign-in-return']);
    expect(back.headers['cache-control']).toBe('no-store');
    const outcome = await browser.finish();
    expect(outcome.json()).toEqual({
      outcome: 'register',
      email,
      username: `${taken}2`,
      provider: 'google',
      next: '/orders',
      remember: true,
    });
    // A reload of the page repeats the call.
    expect((await browser.finish()).json().outcome).toBe('register');
    const registered = await browser.register({ username: `${taken}2` });
    expect(registered.statusCode).toBe(201);
    const { access, refresh, ...person } = registered.json();
    expect(person).toEqual({
      username: `${taken}2`,
      email,
      phone_number: null,
      user_type: 'customer',
      gender: null,
      profile_picture: null,
    });
    expect(refresh).toBeTruthy();
    const profile = await shop.app.inject({ url: '/auth/profile/', headers: bearer(access) });
    expect(profile.json()).toMatchObject({ first_name: 'Zara', last_name: 'Malik', email_proven: true });
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['accounts.welcome']);
    expect(failure(await browser.register())).toBe('accounts.social_expired');
  });

  test('takes a phone number, and refuses wrong fields and taken names', async () => {
    const other = await signUp(shop);
    const browser = new Browser();
    await browser.visit({ email: newEmail() });
    await browser.finish();
    for (const [change, errors] of [
      [{ agreed: false }, { agreed: ['You must agree to the Terms of Service and Privacy Policy!'] }],
      [
        { username: 'a!' },
        { username: ['Use at least 3 characters.', 'Use letters, digits and _ . - only.'] },
      ],
      [{ username: other.username }, { username: ['A user with that username already exists.'] }],
      [
        { phone_number: '12' },
        { phone_number: ['Enter a phone number we can call, for example 0300 1234567.'] },
      ],
    ] as const) {
      const response = await browser.register(change);
      expect([response.statusCode, response.json()]).toEqual([400, errors]);
    }
    const made = await browser.register({ phone_number: '0300 1234567' });
    expect(made.json().phone_number).toBe('+923001234567');
  });

  test('is impossible without a visit to the provider', async () => {
    for (const path of ['finish', 'register', 'mail-link']) {
      const payload = path === 'register' ? { username: 'somebody', agreed: true } : undefined;
      const response = await new Browser().send('POST', `/auth/social/${path}/`, payload);
      expect([response.statusCode, failure(response)], path).toEqual([400, 'accounts.social_expired']);
    }
  });
});

describe('a later sign-in with Google', () => {
  test('answers a session with the specified keys, and knows the device', async () => {
    const { email, session } = await newcomer();
    const browser = new Browser();
    await browser.visit({ email });
    const response = await browser.finish();
    expect(response.statusCode).toBe(200);
    const { access, refresh, ...person } = session;
    expect(response.json()).toEqual({
      outcome: 'signed_in',
      provider: 'google',
      next: null,
      remember: false,
      session: { ...person, access: expect.any(String), refresh: expect.any(String) },
    });
    expect(response.json().session.refresh).not.toBe(refresh);
    expect(response.cookies.map(({ name }) => name)).toEqual(['social_sign_in', 'known_device']);
    expect((await mailsTo(shop, email))[0]?.kind).toBe('accounts.new-device');
  });

  test('follows the person, not the address', async () => {
    const { email, session } = await newcomer();
    await shop.deps.db.update(users).set({ email: newEmail() }).where(eq(users.username, session.username));
    const browser = new Browser();
    await browser.visit({ email });
    expect((await browser.finish()).json().session.username).toBe(session.username);
  });

  test('works once for each visit: a code is not taken twice', async () => {
    const { email } = await newcomer();
    const browser = new Browser();
    await browser.visit({ email });
    const { cookie } = browser;
    expect((await browser.finish()).json().outcome).toBe('signed_in');
    expect(failure(await browser.finish())).toBe('accounts.social_expired');
    browser.cookie = cookie;
    const replayed = await browser.finish();
    expect([replayed.statusCode, failure(replayed)]).toEqual([400, 'accounts.social_failed']);
  });
});

describe('an account with the same e-mail (accounts-20)', () => {
  async function met(traits: Parameters<typeof signUp>[1] = {}) {
    const user = await signUp(shop, { email: newEmail(), ...traits });
    const browser = new Browser();
    await browser.visit({ email: user.email });
    expect((await browser.finish()).json()).toMatchObject({ outcome: 'connect', email: user.email });
    return { user, browser };
  }
  const connect = (browser: InstanceType<typeof Browser>, { headers }: Pick<SignedUp, 'headers'>) =>
    browser.send('POST', '/auth/social/connect/', undefined, headers);

  test('is never signed in to by the address alone', async () => {
    const { user, browser } = await met();
    expect(await shop.deps.db.$count(socialIdentities, eq(socialIdentities.userId, user.id))).toBe(0);
    expect((await browser.register()).json()).toEqual({
      email: ['A user with that e-mail address already exists.'],
    });
  });

  test('is connected by whoever signs in to it, and told by mail', async () => {
    const { user, browser } = await met();
    const response = await connect(browser, user);
    expect(response.statusCode).toBe(204);
    expect((await mailsTo(shop, user.email))[0]?.subject).toBe('You can sign in with Google now');
    const again = new Browser();
    await again.visit({ email: user.email });
    expect((await again.finish()).json()).toMatchObject({
      outcome: 'signed_in',
      session: { username: user.username },
    });
  });

  test('is not connected by another account', async () => {
    const { user, browser } = await met();
    const response = await connect(browser, await signUp(shop));
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        code: 'accounts.social_other_account',
        detail: `You are signed in to an account with another e-mail address. Sign in to ${user.email} to connect it.`,
      },
    ]);
    expect((await connect(browser, { headers: { authorization: '' } })).statusCode).toBe(401);
  });

  test('is connected by a mailed link, once', async () => {
    const { user, browser } = await met();
    const mailed = await browser.send('POST', '/auth/social/mail-link/');
    expect(mailed.json()).toEqual({
      detail: `We e-mailed a link to ${user.email}. Open it in this browser within one hour.`,
    });
    const token = await linkTo(user.email);
    const confirm = () => browser.confirmLink({ token });
    expect(failure(await new Browser().confirmLink({ token }))).toBe('accounts.social_other_browser');
    expect((await confirm()).json().detail).toContain('Google is connected.');
    const second = await confirm();
    expect([second.statusCode, failure(second)]).toEqual([400, 'accounts.social_link_invalid']);
    const login = { email: user.email, password: user.password };
    expect((await shop.app.inject({ method: 'POST', url: '/auth/login/', payload: login })).statusCode).toBe(
      200,
    );
  });

  test('that was never confirmed loses the password of whoever made it when the owner opens the link', async () => {
    const { user, browser } = await met({ proven: false });
    await browser.send('POST', '/auth/social/mail-link/');
    const payload = { token: await linkTo(user.email) };
    const response = await browser.confirmLink(payload);
    expect(response.statusCode).toBe(200);
    const login = { email: user.email, password: user.password };
    expect((await shop.app.inject({ method: 'POST', url: '/auth/login/', payload: login })).statusCode).toBe(
      401,
    );
    const { refresh } = user;
    const refreshed = await shop.app.inject({ method: 'POST', url: '/auth/refresh/', payload: { refresh } });
    expect(refreshed.statusCode).toBe(401);
    expect(await isProven(shop.deps.db, user.email)).toBe(true);
  });

  test('refuses a mailed link that was changed, has expired, or whose account has moved', async () => {
    const { user, browser } = await met();
    await browser.send('POST', '/auth/social/mail-link/');
    const token = await linkTo(user.email);
    const confirm = (payload: object) => browser.confirmLink(payload);
    expect((await confirm({})).statusCode).toBe(400);
    expect(failure(await confirm({ token: `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}` }))).toBe(
      'accounts.social_link_invalid',
    );
    vi.useFakeTimers({ now: Date.now() + 3601_000, toFake: ['Date'] });
    try {
      expect(failure(await confirm({ token }))).toBe('accounts.social_link_invalid');
    } finally {
      vi.useRealTimers();
    }
    await shop.deps.db.update(users).set({ email: newEmail() }).where(eq(users.id, user.id));
    expect(failure(await confirm({ token }))).toBe('accounts.social_link_invalid');
  });

  async function linkTo(email: string): Promise<string> {
    const [mail] = await mailsTo(shop, email);
    expect(mail?.kind).toBe('accounts.connect-social');
    return /connect-sign-in\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
});

describe('what goes wrong leads to /login with a reason', () => {
  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'somebody-else'), 'expired'],
    ['no code', (url: URL) => url.searchParams.delete('code'), 'failed'],
    ['a code that is too long', (url: URL) => url.searchParams.set('code', 'x'.repeat(1501)), 'failed'],
    ['cancelled', (url: URL) => url.searchParams.set('error', 'access_denied'), 'cancelled'],
    ['a provider out of order', (url: URL) => url.searchParams.set('error', 'server_error'), 'unavailable'],
    ['another error', (url: URL) => url.searchParams.set('error', '<script>'), 'failed'],
  ])('%s', async (_name, change, problem) => {
    const browser = new Browser();
    const { url } = (await browser.start({ next: '/orders' })).json();
    const back = await visitProvider(url, { email: newEmail(), verified: 'on' });
    change(back);
    const response = await browser.send('GET', back.pathname + back.search);
    expect(response.headers.location).toBe(`/login?social=${problem}&next=%2Forders`);
    expect(failure(await browser.finish())).toBe('accounts.social_expired');
  });

  test('cancelling at the provider', async () => {
    const response = await new Browser().visit({ decision: 'cancel' });
    expect(response.headers.location).toBe('/login?social=cancelled');
  });

  test('a visit that another browser began, or that was too long ago', async () => {
    const { url } = (await new Browser().start()).json();
    const back = await visitProvider(url, { email: newEmail(), verified: 'on' });
    const response = await new Browser().send('GET', back.pathname + back.search);
    expect(response.headers.location).toBe('/login?social=expired');
    const slow = new Browser();
    const late = await visitProvider((await slow.start()).json().url, { email: newEmail(), verified: 'on' });
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    try {
      const response = await slow.send('GET', late.pathname + late.search);
      expect(response.headers.location).toBe('/login?social=expired');
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['nonce', (url: URL) => url.searchParams.set('nonce', 'somebody-else')],
    ['code challenge', (url: URL) => url.searchParams.set('code_challenge', 'A'.repeat(43))],
  ])('another %s', async (_name, change) => {
    const browser = new Browser();
    const back = await browser.visit({ email: newEmail() }, { change });
    expect(back.headers.location).toBe('/sign-in-return');
    const response = await browser.finish();
    expect([response.statusCode, failure(response)]).toEqual([400, 'accounts.social_failed']);
  });

  test('what is no address is none, whatever the provider says', async () => {
    const browser = new Browser();
    await browser.visit({ email: '<img src=x>@x' });
    const response = await browser.finish();
    expect([response.statusCode, failure(response)]).toEqual([400, 'accounts.social_no_email']);
  });

  test('an address that the provider has not confirmed neither makes nor connects an account', async () => {
    const user = await signUp(shop, { email: newEmail() });
    for (const email of [newEmail(), user.email]) {
      const browser = new Browser();
      const url = (await browser.start()).json().url;
      const back = await visitProvider(url, { email, decision: 'continue' });
      await browser.send('GET', back.pathname + back.search);
      const response = await browser.finish();
      expect([response.statusCode, failure(response)]).toEqual([400, 'accounts.social_no_email']);
      expect(failure(await browser.register())).toBe('accounts.social_expired');
    }
  });

  test('a changed cookie is no cookie', async () => {
    const browser = new Browser();
    await browser.visit({ email: newEmail() });
    browser.cookie = `${browser.cookie.startsWith('A') ? 'B' : 'A'}${browser.cookie.slice(1)}`;
    expect(failure(await browser.finish())).toBe('accounts.social_expired');
  });

  test('nobody is led out of the shop', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const response = await new Browser().start({ next });
      expect([response.statusCode, response.json()]).toEqual([400, { next: ['Use a path of this shop.'] }]);
    }
    const unknown = await shop.app.inject('/auth/social/evil.example/callback/?code=x&state=y');
    expect(unknown.statusCode).toBe(404);
  });

  test('an unknown provider is refused', async () => {
    expect((await new Browser().start({ provider: 'myspace' })).statusCode).toBe(400);
  });
});

describe('Facebook', () => {
  async function come(person: object) {
    const browser = new Browser();
    const url = new URL((await browser.start({ provider: 'facebook' })).json().url);
    expect(url.pathname).toBe('/v23.0/dialog/oauth');
    expect(url.searchParams.get('scope')).toBe('public_profile,email');
    const code = newCode();
    graph.set(code, { challenge: url.searchParams.get('code_challenge') ?? '', person });
    const state = url.searchParams.get('state');
    await browser.send('GET', `/auth/social/facebook/callback/?code=${code}&state=${state}`);
    return browser;
  }

  test('makes an account whose address is confirmed by our own mail', async () => {
    const email = newEmail();
    const browser = await come({ id: email, email, first_name: 'Zara', last_name: 'http://evil.example' });
    expect((await browser.finish()).json()).toMatchObject({
      outcome: 'register',
      provider: 'facebook',
      email,
    });
    const session = (await browser.register()).json();
    const profile = await shop.app.inject({ url: '/auth/profile/', headers: bearer(session.access) });
    expect(profile.json()).toMatchObject({ email_proven: false, first_name: 'Zara', last_name: null });
    expect((await mailsTo(shop, email))[0]?.kind).toBe('accounts.prove-address');
    const again = await come({ id: email, email });
    expect((await again.finish()).json().outcome).toBe('signed_in');
  });

  test('needs an address', async () => {
    const browser = await come({ id: 'without-mail' });
    expect(failure(await browser.finish())).toBe('accounts.social_no_email');
  });

  test('refuses a code of another visit, and an answer that names nobody', async () => {
    const browser = await come({});
    expect(failure(await browser.finish())).toBe('accounts.social_failed');
    const other = new Browser();
    const url = new URL((await other.start({ provider: 'facebook' })).json().url);
    graph.set('stolen', { challenge: 'of another visit', person: { id: '1' } });
    await other.send(
      'GET',
      `/auth/social/facebook/callback/?code=stolen&state=${url.searchParams.get('state')}`,
    );
    expect(failure(await other.finish())).toBe('accounts.social_failed');
  });
});

test('/api/settings/ names the providers that are set up', async () => {
  expect((await shop.app.inject('/api/settings/')).json().sign_in_with).toEqual(['google', 'facebook']);
});
