import { createHash } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SHOP } from './address.ts';
import { expect, expectConsole, test } from './shop.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The raw response, not decompressed. */
function travelling(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(SHOP + path, { headers, agent: false }, async (message) => {
      resolve({
        status: message.statusCode,
        headers: message.headers,
        body: Buffer.concat(await message.toArray()),
      });
    }).on('error', reject);
  });
}

const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };

function policyOf({ headers }: Answer): Record<string, string[]> {
  const policy = String(headers['content-security-policy']);
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

for (const path of ['/', '/login', '/orders', '/reset-password?token=x', '/no/such-page']) {
  test(`${path} allows only the scripts it was rendered with`, { tag: '@any-width' }, async ({ page }) => {
    const answer = await travelling(path);
    const policy = policyOf(answer);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    const inline = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').scripts]
          .filter((script) => !script.src)
          .map((script) => script.text),
      answer.body.toString(),
    );
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy['script-src']?.toSorted()).toEqual(["'self'", ...new Set(hashes)].toSorted());
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
}

test('an injected script does not run', { tag: '@any-width' }, async ({ page }) => {
  expectConsole(page, /Content Security Policy/, /^Against the policy: script-src-elem inline$/);
  await page.goto('/terms');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
});

test('a page is revalidated each time, with 304 while unchanged', {
  tag: '@any-width',
}, async () => {
  const first = await travelling('/terms');
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await travelling('/terms', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(etag);
  const another = await travelling('/privacy', { 'if-none-match': etag });
  expect(another.status).toBe(200);
});

test('a page is the same for everybody', { tag: '@any-width' }, async () => {
  const plain = await travelling('/orders');
  const known = await travelling('/orders', {
    cookie: 'naap-session=1',
    authorization: 'Bearer somebody',
    'accept-language': 'ur',
  });
  expect(known.body.equals(plain.body)).toBe(true);
});

test('pages and JSON are compressed, with Content-Encoding and Vary', {
  tag: '@any-width',
}, async () => {
  const plain = await travelling('/');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const brotli = await travelling('/', BROTLI);
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  const gzip = await travelling('/', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 3);

  const json = await travelling('/tailor_module/tailors/', BROTLI);
  expect(json.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^application\/json/),
  });
  expect(JSON.parse(brotliDecompressSync(json.body).toString()).results).toHaveLength(10);
});

test('assets are cached for ever, pictures for a day; scripts and styles are compressed', {
  tag: '@any-width',
}, async () => {
  const html = (await travelling('/')).body.toString();
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
  for (const kind of ['js', 'css', 'woff2']) {
    expect(assets.some((asset) => asset.endsWith(`.${kind}`))).toBe(true);
  }
  for (const asset of assets) {
    const { status, headers } = await travelling(asset, BROTLI);
    expect(status, asset).toBe(200);
    expect(headers['cache-control'], asset).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding'], asset).toBe(asset.endsWith('.woff2') ? undefined : 'br');
    expect(headers['x-content-type-options'], asset).toBe('nosniff');
  }
  const picture = await travelling('/art/hero.svg', BROTLI);
  expect(picture.headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
  });
});

for (const path of [
  '/assets/..%2f..%2f..%2fpackage.json',
  '/art/..%5c..%5cshop%5cmain.js',
  '/art/goods',
  '/art/',
]) {
  test(`${path} leads out of no folder and lists none`, { tag: '@any-width' }, async () => {
    const { status, headers } = await travelling(path);
    expect([400, 403, 404]).toContain(status);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });
}

for (const path of [
  '/api/nowhere',
  '/auth/nowhere/',
  '/user_module/',
  '/tailor_module/x',
  '/files/x',
  '/live_chat/x',
]) {
  test(`${path} is a 404 in JSON, never a page`, { tag: '@any-width' }, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ detail: expect.any(String), code: expect.any(String) });
  });
}

test('a page refuses POST', { tag: '@any-width' }, async ({ request }) => {
  const response = await request.post('/terms', { form: { a: 'b' } });
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});
