import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './warnings.ts';

const SECRET = 'x'.repeat(32);
const HTTPS = { PUBLIC_URL: 'https://naap.example' };
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const LIVE = { ...HTTPS, ...STRIPE, TRUST_PROXY: '1', SMTP_URL: 'smtp://mail.example' };

const warningsOf = (settings: Record<string, string>) =>
  startWarnings(readConfig({ JWT_SECRET: SECRET, ...settings }));

test('a private shop, and one with complete settings, have no warnings', () => {
  expect(warningsOf({})).toEqual([]);
  expect(warningsOf({ LOOPBACK_REQUESTS: 'true' })).toEqual([]);
  expect(warningsOf({ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([]);
  expect(warningsOf(LIVE)).toEqual([]);
  expect(warningsOf({ ...LIVE, HOST: '0.0.0.0' })).toEqual([]);
  const several = { ...LIVE, DATABASE_URL: 'postgres://db.example/naap', JOBS: 'false' };
  expect(warningsOf({ ...several, STORAGE_URL: 's3://key:secret@s3.example/naap' })).toEqual([]);
});

test('warns of a variable that has the name of a setting but for one slip', () => {
  for (const [name, meant] of [
    ['DATABSE_POOL', 'DATABASE_POOL'],
    ['DATABASE_POL', 'DATABASE_POOL'],
    ['SMTP_URLS', 'SMTP_URL'],
    ['TRUST-PROXY', 'TRUST_PROXY'],
  ]) {
    expect(warningsOf({ [name ?? '']: '1' })).toEqual([
      `${name} is no setting and changes nothing: is ${meant} meant?`,
    ]);
  }
  expect(warningsOf({ PATH: '/bin', HOME: '/', PORTS: '1', DATABSE_POOL: '9', DATABASE_POOL: '9' })).toEqual(
    [],
  );
});

test.each<[what: string, settings: Record<string, string>, warning: RegExp]>([
  ['mail reaches nobody', { ...LIVE, SMTP_URL: '' }, /^SMTP_URL is unset: .*DATA_DIR\/mail/],
  ['mail reaches nobody, without https', { HOST: '0.0.0.0' }, /^SMTP_URL is unset/],
  ['a proxy is not trusted', { ...LIVE, TRUST_PROXY: '' }, /^TRUST_PROXY is unset/],
  [
    'several processes must share their files',
    { ...LIVE, DATABASE_URL: 'postgres://db.example/naap', JOBS: 'false' },
    /same files/,
  ],
  [
    'cards are test cards',
    { ...HTTPS, TRUST_PROXY: '1', SMTP_URL: LIVE.SMTP_URL, PAYMENTS: 'sandbox' },
    /^PAYMENTS is sandbox/,
  ],
  ['users reach this machine', { ...LIVE, LOOPBACK_REQUESTS: 'true' }, /^LOOPBACK_REQUESTS is on/],
])('warns in one line that %s', (_what, settings, warning) => {
  const warnings = warningsOf(settings);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(warning);
  expect(warnings[0]).not.toContain('\n');
});
