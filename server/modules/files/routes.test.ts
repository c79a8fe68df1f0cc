import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { jpeg, signUp } from '../../../test/factories.ts';
import { files } from '../../db/schema/files.ts';
import { SignedLinks } from '../../infra/storage/signed-links.ts';
import { newFileKey } from '../../infra/storage/storage.ts';

const app = testApp();
const EXPIRED = {
  detail: 'This link has expired. Open the page again to get a new one.',
  code: 'files.link_expired',
};

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });

async function keep(ownerId: number | null = null) {
  const bytes = await jpeg(50, 50);
  const key = newFileKey();
  await app.deps.storage.put(key, bytes, 'image/jpeg');
  const size = { bytes: bytes.length, width: 50, height: 50 };
  await app.deps.db.insert(files).values({ key, ownerId, mediaType: 'image/jpeg', ...size });
  return { bytes, key };
}

describe('a signed link', () => {
  test('serves the picture, privately cacheable and without scripts', async () => {
    const { bytes, key } = await keep();
    const response = await get(app.deps.links.sign(key, 600), { 'accept-encoding': 'br, gzip' });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(bytes);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const [, seconds] =
      /^private, max-age=(\d+), immutable$/.exec(String(response.headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(590);
    expect(Number(seconds)).toBeLessThanOrEqual(760);
  });

  test('needs no session', async () => {
    const user = await signUp(app);
    const { key } = await keep(user.id);
    expect((await get(app.deps.links.sign(key, 600))).statusCode).toBe(200);
  });

  test('responds to HEAD without a body', async () => {
    const { key } = await keep();
    const response = await app.app.inject({ method: 'HEAD', url: app.deps.links.sign(key, 600) });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });
});

describe('404 as JSON', () => {
  test('once the link has expired', async () => {
    const { key } = await keep();
    const hourAgo = new SignedLinks(app.config.jwtSecret, () => Date.now() - 3600_000);
    const response = await get(hourAgo.sign(key, 600));
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual(EXPIRED);
  });

  test('for a changed or forged link', async () => {
    const [{ key }, other] = [await keep(), await keep()];
    const link = new URL(app.deps.links.sign(key, 600), 'http://naap.test');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(link);
      change(url);
      return `${url.pathname}${url.search}`;
    };
    const foreign = new SignedLinks('a foreign secret that is long enough').sign(key, 600);
    const links = [
      foreign,
      changed((url) => url.searchParams.set('expires', '9999999999')),
      changed((url) => url.searchParams.set('expires', 'NaN')),
      changed((url) => url.searchParams.set('expires', '1e99')),
      changed((url) => url.searchParams.set('signature', '')),
      changed((url) => url.searchParams.append('signature', 'two')),
      changed((url) => url.searchParams.delete('signature')),
      changed((url) => url.searchParams.delete('expires')),
      changed((url) => {
        url.pathname = `/files/${other.key}`;
      }),
      `/files/${key}`,
    ];
    for (const url of links) expect((await get(url)).json(), url).toEqual(EXPIRED);
  });

  test.each(['..%2f..%2fjwt-secret', '%2e%2e%00', 'a', '%00', 'A'.repeat(26), "x' or '1'='1"])(
    'for an invalid key: %s',
    async (key) => {
      const { search } = new URL(app.deps.links.sign('some-key', 600), 'http://naap.test');
      const response = await get(`/files/${key}${search}`);
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toBe('files.link_expired');
    },
  );

  test('for a picture deleted from the table or the storage', async () => {
    const unlisted = newFileKey();
    await app.deps.storage.put(unlisted, await jpeg(), 'image/jpeg');
    const { key } = await keep();
    await app.deps.storage.remove(key);
    for (const gone of [unlisted, key]) {
      expect((await get(app.deps.links.sign(gone, 600))).json()).toEqual(EXPIRED);
    }
  });
});

describe('a published file', () => {
  test('needs no signature and is publicly cacheable', async () => {
    const { bytes, key } = await keep();
    const url = `/files/published/${key}`;
    expect((await get(url)).json().code).toBe('request.not_found');
    await app.deps.db.update(files).set({ published: true }).where(eq(files.key, key));
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(bytes);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await app.deps.storage.remove(key);
    expect((await get(url)).statusCode).toBe(404);
  });
});
