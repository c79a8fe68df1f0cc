import { inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Product, ProductDetail } from '../../../contract/catalogue.ts';
import type { Page } from '../../../contract/page.ts';
import { testApp } from '../../../test/app.ts';
import { signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { brands, products } from '../../db/schema/catalogue.ts';
import { reviews } from '../../db/schema/reviews.ts';

const shop = testApp();
const LIST = '/api/products/';

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

async function detail(id: number): Promise<ProductDetail> {
  const response = await get(`${LIST}${id}/`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

afterEach(async () => {
  await shop.deps.db.update(products).set({ active: false });
});

describe('the list of products', () => {
  test('has an empty first page without products', async () => {
    for (const query of ['?', '?brand=77', '?brand=77&section=formal', '?ids=1,2']) {
      expect(await page(query)).toEqual({ count: 0, next: null, previous: null, results: [] });
      expect((await get(`${LIST}${query}&page=2`)).json().code).toBe('page.invalid');
    }
  });

  test('shows the fields of the contract and nothing else (catalogue-4)', async () => {
    const brand = await makeBrand(shop, { name: 'Shown with it' });
    const { id } = await makeProduct(shop, {
      brandId: brand.id,
      name: `Kurta <b>"O'Brien"</b>`,
      section: 'formal',
      category: 'womens',
      price: 1599,
      compareAtPrice: 3198,
      ratingSum: 13,
      ratingCount: 3,
    });
    expect((await page(`?brand=${brand.id}`)).results).toEqual([
      {
        id,
        type: 'brand',
        name: `Kurta <b>"O'Brien"</b>`,
        category: 'womens',
        price: 1599,
        compare_at_price: 3198,
        image: '/art/goods/example-640.webp',
        image_description: 'A kurta on a hanger',
        rating: 4.3,
        number_of_reviews: 3,
        in_stock: true,
        brand: { id: brand.id, name: 'Shown with it' },
        section: 'formal',
        collection: null,
      },
    ]);
  });

  test('has those of a brand, or of one of its sections, in pages of twelve', async () => {
    const { id: brand } = await makeBrand(shop);
    await makeProduct(shop);
    const stitched: number[] = [];
    for (let n = 0; n < 13; n++) stitched.push((await makeProduct(shop, { brandId: brand, sizes: [] })).id);
    const { id: formal } = await makeProduct(shop, { brandId: brand, section: 'formal' });
    const at = (n: number) => `http://naap.test${LIST}?brand=${brand}&section=stitched&page=${n}`;
    const first = await page(`?brand=${brand}&section=stitched`);
    expect(first).toMatchObject({ count: 13, next: at(2), previous: null });
    expect(first.results.map(({ id }) => id)).toEqual(stitched.slice(0, 12));
    const second = await page(`?brand=${brand}&section=stitched&page=2`);
    expect(second).toMatchObject({ count: 13, next: null, previous: at(1) });
    expect(second.results.map(({ id }) => id)).toEqual(stitched.slice(12));
    expect((await get(`${LIST}?brand=${brand}&section=stitched&page=3`)).statusCode).toBe(404);
    expect(await idsOf(`?brand=${brand}&section=formal`)).toEqual([formal]);
    expect((await page(`?brand=${brand}`)).count).toBe(14);
    expect((await page()).count).toBe(15);
  });

  test('by ids keeps their order, without duplicates and unlisted products', async () => {
    const one = await makeProduct(shop);
    const other = await makeProduct(shop, { type: 'culture' });
    const third = await makeProduct(shop);
    const gone = await makeProduct(shop, { active: false });
    const hidden = await makeProduct(shop, { brandId: (await makeBrand(shop, { active: false })).id });
    const ids = [third.id, 999_999_999, other.id, gone.id, hidden.id, one.id, third.id];
    expect(await page(`?ids=${ids.join(',')}`)).toMatchObject({
      count: 3,
      next: null,
      previous: null,
      results: [{ id: third.id }, { id: other.id, brand: null, collection: 'punjabi' }, { id: one.id }],
    });
    expect(await idsOf(`?ids=${ids.join(',')}&brand=${one.brandId}`)).toEqual([one.id]);
    expect(await idsOf(`?ids=${ids.join(',')}&section=western`)).toEqual([]);
    expect((await get(`${LIST}?ids=${one.id}&page=2`)).statusCode).toBe(404);
  });

  test('by ids is one page, however many are requested', async () => {
    const { id: brandId } = await makeBrand(shop);
    const ids: number[] = [];
    for (let n = 0; n < 14; n++) ids.push((await makeProduct(shop, { brandId, sizes: [] })).id);
    ids.reverse();
    expect(await idsOf(`?ids=${ids.join(',')}`)).toEqual(ids);
  });

  test('hides products of an unlisted brand', async () => {
    const { id, brandId } = await makeProduct(shop);
    expect(await idsOf(`?brand=${brandId}`)).toEqual([id]);
    await shop.deps.db.update(brands).set({ active: false });
    expect(await idsOf(`?brand=${brandId}`)).toEqual([]);
    expect((await get(`${LIST}${id}/`)).statusCode).toBe(404);
    await shop.deps.db.update(brands).set({ active: true });
  });

  test.each([
    ['section=shoes', 'section'],
    ['brand=gul', 'brand'],
    ['brand=0', 'brand'],
    ['brand=99999999999', 'brand'],
    ['ids=', 'ids'],
    ['ids=1,,2', 'ids'],
    ['ids=1;drop table products', 'ids'],
    [`ids=${Array.from({ length: 101 }, (_, n) => n + 1).join(',')}`, 'ids'],
    ['page=-1', 'page'],
  ])('refuses ?%s', async (query, field) => {
    const response = await get(`${LIST}?${encodeURI(query)}`);
    expect(response.statusCode, response.body).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  test('is publicly cacheable, an error is not', async () => {
    const { id } = await makeProduct(shop);
    for (const url of [LIST, `${LIST}${id}/`]) {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=5');
    }
    expect((await get(`${LIST}?page=9`)).headers['cache-control']).toBe('no-store');
  });
});

describe('a product', () => {
  test('has its variants by colour and size, in the order of colours', async () => {
    const { id, variants } = await makeProduct(shop, {
      colours: { red: '#B3261E', blue: '#1B2A5C' },
      sizes: ['XL', 'S'],
      stock: 2,
    });
    const [redXl, redS, blueXl, blueS] = variants;
    expect(await detail(id)).toMatchObject({
      colours: [
        { code: 'red', name: 'red', hex: '#B3261E' },
        { code: 'blue', name: 'blue', hex: '#1B2A5C' },
      ],
      variants: [
        { id: redS?.id, colour: 'red', size: 'S', stock: 2 },
        { id: redXl?.id, colour: 'red', size: 'XL', stock: 2 },
        { id: blueS?.id, colour: 'blue', size: 'S', stock: 2 },
        { id: blueXl?.id, colour: 'blue', size: 'XL', stock: 2 },
      ],
    });
  });

  test('has a description and at least one picture', async () => {
    const pictures = [
      { image: '/art/goods/a-640.webp', description: 'Front', colour: 'indigo' },
      { image: '/art/goods/b-640.webp', description: 'Back', colour: null },
    ];
    const told = await makeProduct(shop, {
      pictures,
      description: 'Warm & soft.',
      facts: { Fabric: 'Khaddar' },
      sizes: [null],
    });
    expect(await detail(told.id)).toMatchObject({
      pictures,
      description: 'Warm & soft.',
      facts: { Fabric: 'Khaddar' },
      variants: [{ size: null }],
    });
    const plain = await makeProduct(shop);
    expect((await detail(plain.id)).pictures).toEqual([
      { image: '/art/goods/example-640.webp', description: 'A kurta on a hanger', colour: null },
    ]);
  });

  test('without stock is marked as out of stock', async () => {
    const { id } = await makeProduct(shop, { sizes: [] });
    expect(await detail(id)).toMatchObject({ in_stock: false, variants: [], colours: [] });
    const sold = await makeProduct(shop, { stock: 0 });
    expect(await detail(sold.id)).toMatchObject({ in_stock: false, variants: [{ stock: 0 }, { stock: 0 }] });
  });

  test('counts its reviews by stars', async () => {
    const { id } = await makeProduct(shop);
    expect(await detail(id)).toMatchObject({ ratings: [0, 0, 0, 0, 0], rating: 0, number_of_reviews: 0 });
    for (const rating of [5, 5, 3, 1]) {
      const { id: customerId } = await signUp(shop);
      await shop.deps.db.insert(reviews).values({ productId: id, customerId, rating, text: 'Said' });
    }
    expect(await detail(id)).toMatchObject({ ratings: [1, 0, 1, 0, 2], rating: 3.5, number_of_reviews: 4 });
  });

  test('of a brand has related products of its section first, by sales', async () => {
    const { id: brandId } = await makeBrand(shop);
    const make = (traits: Parameters<typeof makeProduct>[1]) => makeProduct(shop, { brandId, ...traits });
    const asked = await make({ section: 'formal' });
    const other = await make({ section: 'western', sold: 90 });
    const near = await make({ section: 'formal', sold: 1 });
    await make({ section: 'formal', active: false });
    await makeProduct(shop, { section: 'formal', sold: 99 });
    expect((await detail(asked.id)).related.map(({ id }) => id)).toEqual([near.id, other.id]);
    for (let n = 0; n < 4; n++) await make({ section: 'formal', sold: 5 });
    const { related } = await detail(asked.id);
    expect(related).toHaveLength(4);
    expect(related[0]).toEqual((await page(`?ids=${related[0]?.id}`)).results[0]);
  });

  test('of the culture shop has related products of its collection first, then by sales', async () => {
    const make = (traits: Parameters<typeof makeProduct>[1]) =>
      makeProduct(shop, { type: 'culture', ...traits });
    const asked = await make({ collection: 'sindhi', sold: 50 });
    expect((await detail(asked.id)).related).toEqual([]);
    const near = await make({ collection: 'sindhi' });
    const popular: number[] = [];
    for (const sold of [90, 80, 70, 60]) popular.push((await make({ collection: 'balochi', sold })).id);
    await makeProduct(shop, { sold: 99 });
    expect((await detail(asked.id)).related.map(({ id }) => id)).toEqual([near.id, ...popular.slice(0, 3)]);
    for (let n = 0; n < 6; n++) await make({ collection: 'sindhi', sold: 10 });
    const { related } = await detail(asked.id);
    expect(new Set(related.map(({ id }) => id)).size).toBe(4);
    expect(new Set(related.map(({ collection }) => collection))).toEqual(new Set(['sindhi']));
  });

  test('is 404 when unknown, unlisted or without a valid id', async () => {
    const { id } = await makeProduct(shop, { active: false });
    for (const wrong of [String(id), '999999', '0', '-1', 'kurta', '99999999999', "1'--"]) {
      const response = await get(`${LIST}${encodeURIComponent(wrong)}/`);
      expect([response.statusCode, response.json().code], wrong).toEqual([404, 'request.not_found']);
    }
    await shop.deps.db
      .update(products)
      .set({ active: true })
      .where(inArray(products.id, [id]));
    expect((await detail(id)).id).toBe(id);
  });
});
