import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../server/app.ts';
import { createLog } from '../server/http/logging.ts';
import type { ServerBuild } from '../server/http/server-build.ts';
import { testApp } from './app.ts';

const whole = testApp();
let app: FastifyInstance;
let lines: string[] = [];

beforeAll(async () => {
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  app = await buildApp(whole.deps, { pages: true, log });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const logged = () => lines.map((line) => JSON.parse(line));
// Excludes the warning that the first rendering may block the event loop.
const errors = () => logged().filter(({ level, msg }) => level > 30 && msg !== 'event loop held');

describe('an unknown path', () => {
  test.each([
    '/%0d',
    '/%0a',
    '/%0D/',
    '/a%0d%0aset-cookie:%20x=1',
    '/terms%0d',
    '/%E2%80%A8',
    '/%00',
    '/%ff',
    '/%c0%ae',
    '/%',
    '//evil.example',
    '/..%2f..%2fetc/passwd',
    '/%5cevil.example',
    '/%25%30%64',
    '/brands/%0d',
    '/product-detail?id=%00',
  ])('%s renders the not-found page, without an error in the log', async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    // The shop's layout, not a bare error page.
    expect(body).toContain('<nav');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(errors()).toEqual([]);
  });

  test('of a page’s data has none either', async () => {
    expect((await app.inject('/%0d.data')).statusCode).toBe(404);
    expect(errors()).toEqual([]);
  });
});

test('a page preloads its modules at low priority, and contains its data', async () => {
  const { body } = await app.inject('/contact-us');
  const preloads = body.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(3);
  for (const link of preloads) expect(link).toContain('fetchpriority="low"');
  expect(body).toMatch(/streamController\.enqueue\(.*streamController\.close\(\)/s);
  expect(body).toMatch(/<\/body><\/html>$/);
});

test("a page and its reads are logged with the visitor's request id", async () => {
  const { headers } = await app.inject({ url: '/brands', headers: { 'x-request-id': 'edge-7f3a' } });
  expect(headers['x-request-id']).toBe('edge-7f3a');
  const answers = logged().filter(({ msg }) => msg === 'answered');
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers.map(({ reqId }) => reqId))).toEqual(new Set(['edge-7f3a']));
});

test('a tracking number looked up by a page is not in the log', async () => {
  const { statusCode } = await app.inject('/order_tracking?number=NP-7K3QX9M2TD');
  expect(statusCode).toBe(404);
  expect(logged().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('7K3QX9M2TD');
});

/** Each rendering reads the settings once. */
const renderings = () => logged().filter(({ req }) => req?.url === '/api/settings/').length;

test.each(['/workshop/constructor', '/workshop/shipments', '/admin/constructor', '/admin/staff/1'])(
  '%s is not found',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

describe('one rendering is shared', () => {
  // A cached page expires after 30 s, however slow the machine is.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(['/', '/terms', '/brands?page=1', '/login?next=%2Forders', '/api/docs'])(
    'by all values of the parameters that %s does not read',
    async (url) => {
      const { body, headers } = await app.inject(url);
      const already = renderings();
      for (let index = 0; index < 50; index += 1) {
        const more = `${url}${url.includes('?') ? '&' : '?'}x=${index}&_routes=${index}&utm_source=${index}`;
        expect((await app.inject(more)).headers.etag).toBe(headers.etag);
      }
      expect(body).toContain('<nav');
      expect(renderings()).toBe(already);
    },
  );

  test('by all unknown paths', async () => {
    const { headers } = await app.inject('/nowhere');
    const already = renderings();
    for (let index = 0; index < 50; index += 1) {
      const response = await app.inject(`/wp-admin/${index}.php?x=${index}`);
      expect([response.statusCode, response.headers.etag]).toEqual([404, headers.etag]);
    }
    // On a busy machine an invalidation of the start arrives this late, and expires the page.
    expect(renderings() - already).toBeLessThan(2);
  });
});

/** A value for each query parameter that a page reads. */
const PARAMETERS = {
  search: 'a',
  type: 'sale',
  location: 'local',
  category: 'womens',
  collection: 'sindhi',
  sort: 'newest',
  page: '2',
  tab: 'formal',
  id: '1000',
  q: 'kurta',
  number: 'NP-0000000000',
  next: '/orders',
  token: 'a-token-from-a-mail',
  preferences: 'product',
  step: 'type',
  filter: 'best',
  tailor: '1',
  order: '1',
  edit: '1',
  history: '1',
};

test('every parameter that changes a rendering is declared by its page', async () => {
  const { entry } = await import(new URL('../build/server/index.js', import.meta.url).href);
  const { pageAt, render }: ServerBuild = entry.module;
  const api = async (url: string) => app.inject(url);
  const htmlOf = async (address: string) =>
    (await render(new Request(`http://naap.test${address}`), api, () => undefined)).text();
  const table = await readFile(new URL('../web/routes.ts', import.meta.url), 'utf8');
  const pages = [...table.matchAll(/route\('([^':*]+)'/g)].map(([, path]) => `/${path}`);
  expect(pages.length).toBeGreaterThan(25);
  const found: string[] = [];
  for (const page of ['/', ...pages]) {
    const plain = await htmlOf(page);
    // Most pages read no parameter.
    if ((await htmlOf(`${page}?${new URLSearchParams(PARAMETERS)}`)) === plain) continue;
    for (const [name, value] of Object.entries(PARAMETERS)) {
      const address = `${page}?${new URLSearchParams({ [name]: value })}`;
      if ((await htmlOf(address)) === plain) continue;
      found.push(address);
      expect((await pageAt(address)).address).toBe(address);
    }
  }
  expect(found.length).toBeGreaterThan(10);
}, 120_000);

test('/favicon.ico is an icon of three sizes, cached for a day', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/favicon.ico');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/vnd.microsoft.icon',
    'cache-control': 'public, max-age=86400',
  });
  expect(rawPayload.length).toBeLessThan(8_000);
  expect([...rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const images = [16, 32, 48].map((size, index) => {
    const entry = rawPayload.subarray(6 + 16 * index, 22 + 16 * index);
    expect([entry[0], entry[1]]).toEqual([size, size]);
    const start = entry.readUInt32LE(12);
    return rawPayload.subarray(start, start + entry.readUInt32LE(8));
  });
  for (const [index, image] of images.entries()) {
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: [16, 32, 48][index] });
  }
});
