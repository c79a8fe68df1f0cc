import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Brand } from '../../../../contract/catalogue.ts';
import type { Page } from '../../../../contract/page.ts';
import { testApp } from '../../../../test/app.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { brands, products } from '../../../db/schema/catalogue.ts';

const shop = testApp();
const LIST = '/api/brands/brands/';

function get(url: string) {
  return shop.app.inject({ method: 'GET', url });
}

async function page(query = ''): Promise<Page<Brand>> {
  const response = await get(LIST + query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function idsOf(query: string): Promise<number[]> {
  const first = await page(query);
  expect(first.results.length, 'one page').toBe(first.count);
  return first.results.map(({ id }) => id);
}

afterEach(async () => {
  await shop.deps.db.update(brands).set({ active: false });
});

describe('the list of brands', () => {
  test('has an empty first page without brands, searched and filtered too', async () => {
    for (const query of ['?', '?search=silk', '?type=sale&location=near&category=mens']) {
      expect(await page(query)).toEqual({ count: 0, next: null, previous: null, results: [] });
      const beyond = await get(`${LIST}${query}&page=2`);
      expect([beyond.statusCode, beyond.json().code]).toEqual([404, 'page.invalid']);
    }
  });

  test('shows the fields of the contract and nothing else (catalogue-1)', async () => {
    const brand = await makeBrand(shop, {
      name: 'Loom & Lotus',
      sale: true,
      location: 'near',
      category: 'womens',
      city: 'Quetta',
      tagline: 'Woven by hand',
      logo: '/art/brands/loom-and-lotus.svg',
      ratingSum: 37,
      ratingCount: 8,
    });
    await makeProduct(shop, { brandId: brand.id });
    await makeProduct(shop, { brandId: brand.id, active: false });
    expect((await page()).results).toEqual([
      {
        id: brand.id,
        name: 'Loom & Lotus',
        sale: true,
        bespoke: false,
        location: 'near',
        category: 'womens',
        user: { profile_picture: '/art/brands/loom-and-lotus.svg' },
        tagline: 'Woven by hand',
        city: 'Quetta',
        rating: 4.6,
        number_of_reviews: 8,
        number_of_products: 1,
      },
    ]);
  });

  test('has pages of four with absolute addresses that keep the query', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 9; n++) ids.push((await makeBrand(shop, { name: `Silk Road ${n}`, sale: true })).id);
    await makeBrand(shop, { name: 'Silk Route' });
    const asked = 'type=sale&location=all&category=all';
    for (const searched of ['', 'search=silk+road&']) {
      const at = (n: number) => `http://naap.test${LIST}?${searched}${asked}&page=${n}`;
      const first = await page(`?${searched}type=sale`);
      expect(first).toMatchObject({ count: 9, next: at(2), previous: null });
      const second: Page<Brand> = (await get(first.next?.replace('http://naap.test', '') ?? '')).json();
      expect(second).toMatchObject({ count: 9, next: at(3), previous: at(1) });
      const third = await page(`?${searched}type=sale&page=3`);
      expect(third).toMatchObject({ count: 9, next: null, previous: at(2) });
      expect([...first.results, ...second.results, ...third.results].map(({ id }) => id)).toEqual(ids);
      for (const beyond of [4, 1_000_001, 9_007_199_254_740_991]) {
        expect((await get(`${LIST}?${searched}type=sale&page=${beyond}`)).statusCode).toBe(404);
      }
    }
    expect((await page()).count).toBe(10);
  });

  test('combines its filters', async () => {
    const make = async (traits: Parameters<typeof makeBrand>[1]) => (await makeBrand(shop, traits)).id;
    const sale = await make({ sale: true, location: 'best', category: 'mens' });
    const bespoke = await make({ bespoke: true, location: 'local', category: 'womens' });
    const both = await make({ sale: true, bespoke: true, location: 'international', category: 'childrens' });
    const neither = await make({ location: 'near', category: 'womens' });
    expect(await idsOf('')).toEqual([sale, bespoke, both, neither]);
    expect(await idsOf('?type=all&location=all&category=all&search=')).toEqual([
      sale,
      bespoke,
      both,
      neither,
    ]);
    expect(await idsOf('?type=sale')).toEqual([sale, both]);
    expect(await idsOf('?type=bespoke')).toEqual([bespoke, both]);
    for (const [location, id] of Object.entries({
      best: sale,
      local: bespoke,
      international: both,
      near: neither,
    })) {
      expect(await idsOf(`?location=${location}`)).toEqual([id]);
    }
    expect(await idsOf('?category=womens')).toEqual([bespoke, neither]);
    expect(await idsOf('?category=mens')).toEqual([sale]);
    expect(await idsOf('?category=childrens&type=bespoke&location=international')).toEqual([both]);
    expect(await idsOf('?category=womens&type=sale')).toEqual([]);
    expect(await idsOf('?category=womens&search=brand')).toEqual([bespoke, neither]);
    expect(await idsOf('?type=bespoke&location=local&search=BRAND')).toEqual([bespoke]);
  });

  test('finds a part of a name in any case', async () => {
    const { id } = await makeBrand(shop, { name: 'Gulistan Weaves' });
    await makeBrand(shop, { name: 'Other' });
    for (const search of ['gulistan', 'LISTAN WE', 'weaves', 's', '  Gulistan  ']) {
      expect(await idsOf(`?search=${encodeURIComponent(search)}`), search).toEqual([id]);
    }
    expect(await idsOf('?search=gulistanweaves')).toEqual([]);
  });

  test('matches special characters literally', async () => {
    const names = ['50% Off_House', 'Back\\Slash', "O'Neil's <b>Bold</b>", '""; drop table brands;--', 'ہنر'];
    const made = new Map<string, number>();
    for (const name of names) made.set(name, (await makeBrand(shop, { name })).id);
    const plain = await makeBrand(shop, { name: 'Plain' });
    for (const [search, found] of [
      ['%', '50% Off_House'],
      ['_', '50% Off_House'],
      ['% off_', '50% Off_House'],
      ['\\', 'Back\\Slash'],
      ['k\\s', 'Back\\Slash'],
      ["'s", "O'Neil's <b>Bold</b>"],
      ['<b>', "O'Neil's <b>Bold</b>"],
      ['drop table', '""; drop table brands;--'],
      ['ہنر', 'ہنر'],
    ] as const) {
      expect(await idsOf(`?search=${encodeURIComponent(search)}`), search).toEqual([made.get(found)]);
    }
    for (const search of ["' or '1'='1", '%%', '_____', '\\%', '🧵', '\ud800']) {
      const query = new URLSearchParams({ search });
      expect(await idsOf(`?${query}`), search).toEqual([]);
    }
    expect(await idsOf('?search=plain')).toEqual([plain.id]);
  });

  test.each([
    ['type=cheap', 'type'],
    ['location=moon', 'location'],
    [`category=${encodeURIComponent("mens' or 1=1--")}`, 'category'],
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['page=1.5', 'page'],
    [`search=${'x'.repeat(81)}`, 'search'],
    ['search=a%00b', 'search'],
    ['search=a&search=b', 'search'],
  ])('refuses ?%s', async (query, field) => {
    const response = await get(`${LIST}?${query}`);
    expect(response.statusCode, response.body).toBe(400);
    expect(Object.keys(response.json()).filter((key) => key !== 'detail' && key !== 'code')).toEqual([field]);
  });

  test('is publicly cacheable, an error is not', async () => {
    expect((await get(LIST)).headers['cache-control']).toBe('public, max-age=5');
    expect((await get(`${LIST}?page=2`)).headers['cache-control']).toBe('no-store');
  });
});

describe('a brand', () => {
  test('has its details and a count for each tab', async () => {
    const { id } = await makeBrand(shop, { description: 'Three looms in a courtyard.' });
    for (const section of ['formal', 'formal', 'buttons'] as const) {
      await makeProduct(shop, { brandId: id, section });
    }
    await makeProduct(shop, { brandId: id, section: 'western', active: false });
    const response = await get(`${LIST}${id}/`);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=5');
    const [listed] = (await page()).results;
    expect(response.json()).toEqual({
      ...listed,
      description: 'Three looms in a courtyard.',
      number_of_products: 3,
      number_by_section: { western: 0, unstitched: 0, stitched: 0, formal: 2, buttons: 1 },
    });
  });

  test('without products has 0 in every tab', async () => {
    const { id } = await makeBrand(shop);
    const { number_by_section, number_of_products } = (await get(`${LIST}${id}/`)).json();
    expect([number_of_products, ...Object.values(number_by_section)]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('is 404 when unknown, unlisted or without a valid id', async () => {
    const { id } = await makeBrand(shop, { active: false });
    for (const wrong of [String(id), '999999', '0', '-1', 'gul', '1e3', '99999999999', "1'--"]) {
      const response = await get(`${LIST}${encodeURIComponent(wrong)}/`);
      expect([response.statusCode, response.json().code], wrong).toEqual([404, 'request.not_found']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('shows its new name after a rename', async () => {
    const { id } = await makeBrand(shop, { name: 'Before the rename' });
    await shop.deps.db.update(brands).set({ name: 'After the rename' }).where(eq(brands.id, id));
    await shop.deps.db.update(products).set({ active: false });
    expect((await get(`${LIST}${id}/`)).json().name).toBe('After the rename');
    expect(await idsOf('?search=after')).toEqual([id]);
    expect(await idsOf('?search=before')).toEqual([]);
  });
});
