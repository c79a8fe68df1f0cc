import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { freeUsername, usernameBase } from '../free-username.ts';

/** Nothing listens on this port. */
const shop = testApp({
  GOOGLE_CLIENT_ID: 'naap',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
});

const start = (provider: string) =>
  shop.app.inject({ method: 'POST', url: '/auth/social/start/', payload: { provider } });

describe('a provider', () => {
  test('that does not respond is a sentence, and not an error in the log', async () => {
    const response = await start('google');
    expect([response.statusCode, response.json()]).toEqual([
      503,
      {
        code: 'accounts.social_unavailable',
        detail:
          'The sign-in service is not responding. Please try again in a minute, or sign in another way.',
      },
    ]);
    expect(response.headers['retry-after']).toBe('30');
  });

  test('that is not set up is refused', async () => {
    expect((await shop.app.inject('/api/settings/')).json().sign_in_with).toEqual(['google']);
    const response = await start('facebook');
    expect([response.statusCode, response.json().code]).toEqual([400, 'accounts.social_off']);
  });
});

describe('a user name from an e-mail address', () => {
  test.each([
    ['Zara.Malik+shop@mail.example', 'zara.malik'],
    ['ab@mail.example', 'customer'],
    ['"odd name"@mail.example', 'odd.name'],
    ['علی@mail.example', 'customer'],
    ['www.evil@mail.example', 'evil'],
    ['4242424242424242@mail.example', 'customer'],
    [`${'x'.repeat(60)}@mail.example`, 'x'.repeat(24)],
  ])('%s', (email, name) => {
    expect(usernameBase(email)).toBe(name);
  });

  test('gets the first free number', () => {
    expect(freeUsername('zara', new Set())).toBe('zara');
    expect(freeUsername('zara', new Set(['zara', 'zara2', 'zara4']))).toBe('zara3');
  });
});
