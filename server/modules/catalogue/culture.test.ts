import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '../../../contract/catalogue.ts';
import type { Page } from '../../../contract/page.ts';
import { testApp } from '../../../test/app.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { products } from '../../db/schema/catalogue.ts';

const shop = testApp();
const LIST = '/api/products/culture/';

function get(url: string) {
  return shop.app.inject({ method: 'GET', url });
}

async function page(query = ''): Promise<Page<Product>> {
  const response = await get(LIST + query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function idsOf(query: string): Promise<number[]> {
  return (await page(query)).results.map(({ id }) => id);
}

async function make(traits: Parameters<typeof makeProduct>[1] = {}): Promise<number> {
  return (await makeProduct(shop, { type: 'culture', sizes: [], ...traits })).id;
}

afterEach(async () => {
  await shop.deps.db.update(products).set({ active: false });
});

describe('the culture list', () => {
  test('has an empty first page without products, for every sort', async () => {
    for (const sort of ['popular', 'price-low', 'price-high', 'rating', 'newest']) {
      const nothing = { count: 0, next: null, previous: null, results: [] };
      expect(await page(`?sort=${sort}`)).toEqual(nothing);
      expect(await page(`?sort=${sort}&search=ajrak&category=mens`)).toEqual(nothing);
      expect((await get(`${LIST}?sort=${sort}&page=2`)).json().code).toBe('page.invalid');
    }
  });

  test("has the shop's own goods only", async () => {
    const id = await make({ name: 'Ajrak', collection: 'sindhi', price: 900 });
    await make({ active: false });
    await makeProduct(shop);
    expect(await page()).toMatchObject({
      count: 1,
      results: [
        { id, type: 'culture', brand: null, section: null, collection: 'sindhi', compare_at_price: null },
      ],
    });
    expect(await page('?search=ajrak')).toMatchObject({ count: 1, results: [{ id, brand: null }] });
  });

  test('has five sorts, with newer products first among equals, except by low price', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const a = await make({ sold: 5, price: 100, ratingSum: 9, ratingCount: 2, createdAt: day(3) });
    const b = await make({ sold: 9, price: 300, ratingSum: 45, ratingCount: 10, createdAt: day(1) });
    const c = await make({ sold: 5, price: 100, ratingSum: 5, ratingCount: 1, createdAt: day(2) });
    const d = await make({ sold: 0, price: 200, createdAt: day(3) });
    expect(await idsOf('')).toEqual([b, c, a, d]);
    expect(await idsOf('?sort=popular')).toEqual([b, c, a, d]);
    expect(await idsOf('?sort=price-low')).toEqual([a, c, d, b]);
    expect(await idsOf('?sort=price-high')).toEqual([b, d, c, a]);
    expect(await idsOf('?sort=rating')).toEqual([c, b, a, d]);
    expect(await idsOf('?sort=newest')).toEqual([d, a, c, b]);
  });

  test('combines category, collection and search', async () => {
    const cap = await make({ name: 'Sindhi topi', collection: 'sindhi', category: 'mens' });
    const shawl = await make({ name: 'Ajrak shawl', collection: 'sindhi', category: 'womens' });
    const frock = await make({ name: 'Doch frock', collection: 'balochi', category: 'childrens' });
    expect(await idsOf('?category=mens')).toEqual([cap]);
    expect(await idsOf('?category=childrens')).toEqual([frock]);
    expect(await idsOf('?collection=sindhi')).toEqual([shawl, cap]);
    expect(await idsOf('?collection=sindhi&category=womens')).toEqual([shawl]);
    expect(await idsOf('?collection=abayas')).toEqual([]);
    expect(await idsOf('?search=SH')).toEqual([shawl]);
    expect(await idsOf('?search=o')).toEqual([frock, cap]);
    expect(await idsOf('?search=o&collection=sindhi')).toEqual([cap]);
    expect(await idsOf('?search=o&collection=sindhi&category=womens')).toEqual([]);
    expect(await idsOf('?search=o&category=childrens&sort=newest')).toEqual([frock]);
    expect((await page('?collection=sindhi&category=all')).count).toBe(2);
  });

  test('has pages of twelve without gaps or duplicates, for every sort, filter and search', async () => {
    const collections = ['punjabi', 'sindhi'] as const;
    for (let n = 0; n < 27; n++) {
      await make({
        name: `Thing ${n}`,
        collection: collections[n % 2],
        category: n % 3 ? 'mens' : 'womens',
        price: 100 + (n % 4),
        sold: n % 3,
        ratingSum: 4 * (n % 2),
        ratingCount: n % 2,
      });
    }
    for (const sort of ['popular', 'price-low', 'price-high', 'rating', 'newest']) {
      for (const filter of [
        '',
        '&search=thing',
        '&category=mens',
        '&collection=punjabi',
        '&search=g&category=mens',
      ]) {
        const seen: number[] = [];
        let url: string | null = `${LIST}?sort=${sort}${filter}`;
        let count = -1;
        while (url) {
          const answer: Page<Product> = (await get(url.replace('http://naap.test', ''))).json();
          seen.push(...answer.results.map(({ id }) => id));
          count = answer.count;
          url = answer.next;
        }
        expect(new Set(seen).size, `${sort}${filter}`).toBe(count);
        expect(seen.length).toBe(count);
      }
    }
    const asked = 'category=mens&collection=all&sort=newest';
    expect(await page(`?page=2&search=thing&category=mens&sort=newest`)).toMatchObject({
      count: 18,
      next: null,
      previous: `http://naap.test${LIST}?search=thing&${asked}&page=1`,
    });
    expect((await get(`${LIST}?page=4`)).statusCode).toBe(404);
    expect((await get(`${LIST}?search=thing&page=9007199254740991`)).statusCode).toBe(404);
  });

  test('finds exactly the names that contain the text, special characters included', async () => {
    const signs = fc.stringMatching(/^[aAbB%_\\'"<>;\- ]{1,4}$/);
    const names = ['a%b', 'A_B', 'a\\b', "'a' or 'b'", '<b>A</b>', 'ab; -- b', 'a  b', '%%', '\\\\', '"B"'];
    const ids = new Map<number, string>();
    for (const name of names) ids.set(await make({ name }), name.toLowerCase());
    await fc.assert(
      fc.asyncProperty(signs, async (typed) => {
        const search = typed.trim().toLowerCase();
        const expected = [...ids].filter(([, name]) => name.includes(search)).map(([id]) => id);
        const found = await idsOf(`?sort=price-low&${new URLSearchParams({ search: typed })}`);
        expect(found).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['sort=cheapest', 'sort'],
    ['sort=price', 'sort'],
    ['category=gents', 'category'],
    ['collection=greek', 'collection'],
    ['page=0', 'page'],
    [`search=${'x'.repeat(81)}`, 'search'],
    ['search=%00', 'search'],
  ])('refuses ?%s', async (query, field) => {
    const response = await get(`${LIST}?${query}`);
    expect(response.statusCode, response.body).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('is publicly cacheable, an error is not', async () => {
    expect((await get(LIST)).headers['cache-control']).toBe('public, max-age=5');
    expect((await get(`${LIST}?page=2`)).headers['cache-control']).toBe('no-store');
  });
});
