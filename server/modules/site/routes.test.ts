import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeTailor } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { products } from '../../db/schema/catalogue.ts';
import { highestProduct, listedProducts } from './queries.ts';

const shop = testApp();

async function read(url: string, type: string): Promise<string> {
  const response = await shop.app.inject(url);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toContain(type);
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  return response.body;
}

const part = (kind: string, after: number) => `/sitemaps/${kind}-${after}.xml`;

describe('robots.txt', () => {
  test('disallows personal pages and names the sitemap', async () => {
    const text = await read('/robots.txt', 'text/plain');
    expect(text).toMatch(/^User-agent: \*$/m);
    for (const path of ['/profile', '/cart', '/cart_checkout', '/api/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/^Disallow: \/(brands|culture|product)?$/m);
    expect(text).toContain('Sitemap: http://naap.test/sitemap.xml');
  });
});

describe('the sitemap', () => {
  test('lists every listed brand and product, and no other', async () => {
    const brand = await makeBrand(shop);
    const closed = await makeBrand(shop, { active: false });
    const sold = await makeProduct(shop, { brandId: brand.id });
    const culture = await makeProduct(shop, { type: 'culture' });
    const unsold = await makeProduct(shop, { brandId: closed.id });
    const hidden = await makeProduct(shop, { brandId: brand.id, active: false });
    const index = await read('/sitemap.xml', 'application/xml');
    const parts = [...index.matchAll(/<loc>http:\/\/naap\.test([^<]+)<\/loc>/g)].map(([, path]) =>
      String(path),
    );
    expect(parts).toEqual(['/sitemaps/pages.xml', part('products', 0), part('tailors', 0)]);
    const all = (await Promise.all(parts.map((address) => read(address, 'application/xml')))).join('');
    const has = (path: string) => all.includes(`<loc>http://naap.test${path}</loc>`);
    expect(has('/')).toBe(true);
    expect(has(`/brands/${brand.id}`)).toBe(true);
    expect(has(`/brands/${closed.id}`)).toBe(false);
    expect(has(`/product?id=${sold.id}`)).toBe(true);
    expect(has(`/ur/product?id=${sold.id}`)).toBe(true);
    expect(all).toContain(
      `<xhtml:link rel="alternate" hreflang="ur" href="http://naap.test/ur/brands/${brand.id}"/>`,
    );
    expect(has(`/culture_product?id=${culture.id}`)).toBe(true);
    expect(has(`/product?id=${hidden.id}`)).toBe(false);
    expect(has(`/product?id=${unsold.id}`)).toBe(false);
    expect(all).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  test('lists the public pages of tailors (tailors-14)', async () => {
    const tailor = await makeTailor(shop);
    const paused = await makeTailor(shop, { active: false });
    const listed = await read(part('tailors', 0), 'application/xml');
    const has = (path: string) => listed.includes(`<loc>http://naap.test${path}</loc>`);
    expect(has(`/tailors/${tailor.id}`)).toBe(true);
    expect(has(`/ur/tailors/${tailor.id}`)).toBe(true);
    expect(has(`/tailors/${paused.id}`)).toBe(false);
  });

  test('has the day of the last visible change', async () => {
    const { id } = await makeProduct(shop, { type: 'culture' });
    const long = new Date('2020-01-02T12:00:00Z');
    const changed = async (change: Partial<typeof products.$inferInsert>) => {
      const row = eq(products.id, id);
      await shop.deps.db.update(products).set({ updatedAt: long }).where(row);
      await shop.deps.db.update(products).set(change).where(row);
      const listed = await listedProducts(shop.deps.db, id - 1, id);
      return listed[0]?.changed.getTime() !== long.getTime();
    };
    expect(await changed({ sold: 7, ratingSum: 5, ratingCount: 1, inStock: true })).toBe(false);
    expect(await changed({ price: 4321 })).toBe(true);
    expect(await changed({ price: 4321 }), 'the same price is no change').toBe(false);
    expect(await changed({ facts: { Fabric: 'Khaddar' } })).toBe(true);
  });

  test('is split into parts that list every product once', async () => {
    for (let n = 0; n < 5; n++) await makeProduct(shop, { type: 'culture' });
    const whole = (await listedProducts(shop.deps.db, 0, 1_000_000)).map(({ id }) => id);
    const last = await highestProduct(shop.deps.db);
    const starts = Array.from({ length: Math.ceil(last / 3) }, (_, place) => place * 3);
    const cut = await Promise.all(starts.map((after) => listedProducts(shop.deps.db, after, after + 3)));
    expect(cut.flat().map(({ id }) => id)).toEqual(whole);
  });

  test.each([
    '/sitemaps/products-7.xml',
    '/sitemaps/products-20000.xml',
    part('tailors', 7),
    part('pages', 0),
    '/sitemaps/tailors.xml',
    '/sitemaps/people.xml',
    '/sitemaps/products-.xml',
  ])('%s is 404', async (url) => expect((await shop.app.inject(url)).statusCode).toBe(404));
});

test("the manifest has the shop's name and existing icons", async () => {
  const manifest = JSON.parse(await read('/manifest.webmanifest', 'application/manifest+json'));
  expect(manifest).toMatchObject({ name: 'Naap', start_url: '/', display: 'standalone' });
  const inUrdu = JSON.parse(await read('/ur/manifest.webmanifest', 'application/manifest+json'));
  expect(inUrdu).toMatchObject({ name: 'Naap', start_url: '/ur', lang: 'ur', dir: 'rtl' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
});

test('the workshop is an app of its own, in both languages (workshop-71)', async () => {
  const manifest = JSON.parse(await read('/workshop.webmanifest', 'application/manifest+json'));
  expect(manifest).toMatchObject({ name: 'Naap Workshop', start_url: '/workshop', scope: '/workshop' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const inUrdu = JSON.parse(await read('/ur/workshop.webmanifest', 'application/manifest+json'));
  expect(inUrdu).toMatchObject({ id: '/ur/workshop', start_url: '/ur/workshop', lang: 'ur', dir: 'rtl' });
});
