import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naap-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (settings: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...settings });

const OWN = 'postgres://shop:a-secret-word@db.example/shop';
const SECRET = 'x'.repeat(32);

describe('an invalid value stops the start with one line that names its setting', () => {
  const wrong: [setting: string, value: string][] = [
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://a-secret-word@db.example'],
    ['DATABASE_POOL', '8'],
    ['DATABASE_POOL', '201'],
    ['DATABASE_POOL_MODE', 'statement'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/naap'],
    ['PUBLIC_URL', 'https://shop.example/?a-secret-word=1'],
    ['BRAND_NAME', ' '],
    ['JWT_SECRET', 'a-secret-word'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Naap, no address'],
    ['MAIL_FROM', 'a@mail.example, b@mail.example'],
    ['BUILD_ID', 'a-secret-word; rm'],
    ['METRICS_TOKEN', 'a-secret-word'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'a-secret-word'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['SLOW_STATEMENT_MS', '-1'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['DEMO', 'perhaps'],
    ['RATE_LIMIT', '-1'],
    ['REQUEST_TIMEOUT', '0'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['MAP_EMBED_URL', 'http://maps.example/embed'],
    ['SOCIAL_FACEBOOK', 'javascript:alert(1)'],
    ['STORAGE_URL', 'https://a-secret-word@store.example/bucket'],
    ['STORAGE_URL', 's3://key:a-secret-word@store.example'],
    ['STORAGE_URL', 's3://key:a-secret-word%@store.example/bucket'],
    ['REDIS_URL', 'https://a-secret-word@cache.example'],
    ['JAZZCASH_ORIGIN', 'http://jazzcash.example'],
    ['SAFEPAY_ORIGIN', 'a-secret-word'],
    ['STRIPE_SECRET_KEY', 'a-secret-word'],
    ['STRIPE_PUBLISHABLE_KEY', 'a-secret-word'],
    ['STRIPE_WEBHOOK_SECRET', 'a-secret-word'],
  ];

  test.each(wrong)('%s = %s', (setting, value) => {
    const attempt = () => read({ [setting]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${setting}: [^\\n]+$`));
    expect(attempt).not.toThrow(/a-secret-word/);
  });
});

test('an empty value counts as unset', () => {
  expect(read({ PORT: '', JWT_SECRET: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

describe('on a database of one’s own', () => {
  test('the secret is required, since every process needs the same one', () => {
    expect(() => read({ DATABASE_URL: OWN })).toThrow(/^JWT_SECRET: is required/);
    expect(read({ DATABASE_URL: OWN, JWT_SECRET: SECRET }).jwtSecret).toBe(SECRET);
  });

  test('demo data is refused', () => {
    expect(read({ DATABASE_URL: OWN, JWT_SECRET: SECRET }).demo).toBe(false);
    expect(() => read({ DATABASE_URL: OWN, JWT_SECRET: SECRET, DEMO: 'true' })).toThrow(/^DEMO: /);
    expect(read().demo).toBe(true);
    expect(read({ DEMO: 'false' }).demo).toBe(false);
    expect(read({ PUBLIC_URL: 'https://naap.example' }).demo).toBe(false);
    expect(read({ PUBLIC_URL: 'https://naap.example', DEMO: 'true' }).demo).toBe(true);
  });

  test('demo data is the default on loopback only', () => {
    for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
      expect(read({ HOST: host }).demo, host).toBe(true);
      expect(read({ HOST: host, PUBLIC_URL: 'https://naap.example' }).demo, host).toBe(false);
    }
    for (const host of ['0.0.0.0', '::', '192.168.1.7', 'naap.lan', '127.evil.example']) {
      expect(read({ HOST: host }).demo, host).toBe(false);
      expect(read({ HOST: host, DEMO: 'true' }).demo, host).toBe(true);
    }
  });
});

describe('the key of web push (messages-25)', () => {
  const file = () => join(folder, 'vapid-key');

  test('is created once with the embedded database, with mode 0600', () => {
    const { vapid } = read();
    expect(vapid?.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(read().vapid).toEqual(vapid);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('is a setting with a database of its own, without which there is none', () => {
    const shared = { DATABASE_URL: 'postgres://naap@db.example/naap', JWT_SECRET: SECRET };
    expect(read(shared).vapid).toBeUndefined();
    const hex = 'a1'.repeat(32);
    const base64url = Buffer.from(hex, 'hex').toString('base64url');
    expect(read({ ...shared, VAPID_PRIVATE_KEY: hex }).vapid).toEqual(
      read({ ...shared, VAPID_PRIVATE_KEY: base64url }).vapid,
    );
  });

  test.each(['short', '0'.repeat(64), 'f'.repeat(64), 'z'.repeat(64)])(
    'is refused when it is none: %s',
    (key) => {
      expect(() => read({ VAPID_PRIVATE_KEY: key })).toThrow(
        'VAPID_PRIVATE_KEY: must be a private key of P-256',
      );
    },
  );

  test('is not replaced when its file is damaged', () => {
    writeFileSync(file(), `${'0'.repeat(64)}\n`);
    expect(() => read()).toThrow(/^DATA_DIR: vapid-key must be a private key/);
    expect(readFileSync(file(), 'utf8')).toBe(`${'0'.repeat(64)}\n`);
  });
});

describe('the secret of the embedded database', () => {
  const file = () => join(folder, 'jwt-secret');

  test('is created once, with mode 0600', () => {
    const { jwtSecret } = read();
    expect(jwtSecret).toMatch(/^[\w-]{64}$/);
    expect(read().jwtSecret).toBe(jwtSecret);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test.each(['', '\n'])('is generated in place of an empty file: %j', (left) => {
    writeFileSync(file(), left);
    const { jwtSecret } = read();
    expect(jwtSecret).toMatch(/^[\w-]{64}$/);
    expect(readFileSync(file(), 'utf8').trim()).toBe(jwtSecret);
    expect(read().jwtSecret).toBe(jwtSecret);
  });

  test('may be any text that the setting accepts, as openssl rand -base64 48 makes it', () => {
    const secret = 'q+3/ vW9=kPz+/0123456789abcdefghijklmnopqrstuvwxyz==';
    expect(read({ JWT_SECRET: secret }).jwtSecret).toBe(secret);
    writeFileSync(file(), `${secret}\n`);
    expect(read().jwtSecret).toBe(secret);
    expect(readFileSync(file(), 'utf8')).toBe(`${secret}\n`);
  });

  test('is not replaced when it is too short: it may have sealed something', () => {
    writeFileSync(file(), 'short\n');
    expect(() => read()).toThrow(/^DATA_DIR: .*jwt-secret holds fewer than 32 characters/);
    expect(readFileSync(file(), 'utf8')).toBe('short\n');
  });

  test('may be followed by the one before it, which only verifies', () => {
    const { jwtSecret, jwtSecrets } = read({ JWT_SECRET_PREVIOUS: SECRET });
    expect(jwtSecrets).toEqual([jwtSecret, SECRET]);
    expect(() => read({ JWT_SECRET_PREVIOUS: 'short' })).toThrow(
      'JWT_SECRET_PREVIOUS: must have at least 32',
    );
  });

  test('fails where the folder is a file', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => read({ DATA_DIR: join(folder, 'file') })).toThrow(/^DATA_DIR: .*cannot be used/);
  });
});

test.each<[settings: Record<string, string>, message: string]>([
  [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL: must be a number'],
  [{ DATABASE_POOL: '3' }, 'DATABASE_POOL: must be at least 9'],
  [{ DATABASE_POOL: '201' }, 'DATABASE_POOL: must be at most 200'],
  [{ DATABASE_POOL: '9.5' }, 'DATABASE_POOL: must be a whole number'],
  [{ BRAND_NAME: 'x'.repeat(41) }, 'BRAND_NAME: must have at most 40 characters'],
])('%j is refused by its bounds', (settings, message) => {
  expect(() => read(settings)).toThrow(message);
});

test('Stripe needs all of its settings', () => {
  const all = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(read().stripe).toBeUndefined();
  expect(read(all).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  });
  for (const name of Object.keys(all)) {
    expect(() => read({ ...all, [name]: '' })).toThrow(new RegExp(`^${name}: is required too[^\\n]+$`));
  }
});

test.each([
  ['jazzcash', ['JAZZCASH_MERCHANT_ID', 'JAZZCASH_PASSWORD', 'JAZZCASH_INTEGRITY_SALT']],
  ['safepay', ['SAFEPAY_API_KEY', 'SAFEPAY_SECRET_KEY', 'SAFEPAY_WEBHOOK_SECRET']],
] as const)('%s needs all of its settings (payments-26)', (name, settings) => {
  expect(read().redirects[name]).toBeUndefined();
  const all = Object.fromEntries(settings.map((setting) => [setting, 'given']));
  expect(Object.values(read(all).redirects[name] ?? {})).toContain('given');
  for (const setting of settings) {
    expect(() => read({ ...all, [setting]: '' })).toThrow(new RegExp(`^${setting}: is required too[^\\n]+$`));
  }
});

test('test cards on https need an explicit setting', () => {
  const payments = (settings: Record<string, string>) => read(settings).payments;
  const https = { PUBLIC_URL: 'https://naap.example' };
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(payments({})).toBe('sandbox');
  expect(payments({ PAYMENTS: 'off' })).toBe('off');
  expect(payments(https)).toBe('off');
  expect(payments({ ...https, PAYMENTS: 'sandbox' })).toBe('sandbox');
  expect(payments({ ...https, ...stripe })).toBe('stripe');
  expect(() => payments({ ...stripe, PAYMENTS: 'sandbox' })).toThrow(/^PAYMENTS: leave it unset/);
  expect(() => payments({ PAYMENTS: 'stripe' })).toThrow(/^PAYMENTS: must be sandbox or off/);
});

test('PUBLIC_URL defaults to the listening address', () => {
  const publicUrl = (settings: Record<string, string>) => read(settings).publicUrl;
  expect(publicUrl({})).toBe('http://localhost:3000');
  expect(publicUrl({ HOST: '0.0.0.0', PORT: '80' })).toBe('http://localhost:80');
  expect(publicUrl({ HOST: '::' })).toBe('http://localhost:3000');
  expect(publicUrl({ HOST: 'fd00::7' })).toBe('http://[fd00::7]:3000');
  expect(publicUrl({ HOST: 'naap.lan' })).toBe('http://naap.lan:3000');
  expect(publicUrl({ PUBLIC_URL: 'https://naap.example/' })).toBe('https://naap.example');
});

test('TRUST_PROXY counts proxies: true means one', () => {
  const proxies = (value: string) => read({ TRUST_PROXY: value }).trustProxy;
  expect([proxies('true'), proxies('false'), proxies('0'), proxies('2')]).toEqual([1, 0, 0, 2]);
  expect(read().trustProxy).toBe(0);
});

test('requests are traced when OpenTelemetry’s variables name an endpoint', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(read().tracing).toBeUndefined();
  expect(read(endpoint).tracing).toEqual({ ratio: 1 });
  expect(
    read({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/v1/traces' }).tracing,
  ).toBeDefined();
  expect(read({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toEqual({ ratio: 0.1 });
  expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
});
