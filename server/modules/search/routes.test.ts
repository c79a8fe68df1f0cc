import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchResults, Suggestion } from '../../../contract/search.ts';
import { testApp } from '../../../test/app.ts';
import { makeTailor } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { brands, products, variants } from '../../db/schema/catalogue.ts';
import { foldedWords, searchIds } from './queries.ts';
import { wordQuery } from './word-query.ts';

const shop = testApp();
const made = { kameez: 0, dupatta: 0, earrings: 0, brand: 0, tailor: 0 };

beforeAll(async () => {
  const brand = await makeBrand(shop, {
    name: 'Sitara Karandi House',
    city: 'Multan',
    tagline: 'Winter cloth',
  });
  made.brand = brand.id;
  made.kameez = (await makeProduct(shop, { name: 'Ajrak Kameez', brandId: brand.id, sold: 5 })).id;
  made.dupatta = (await makeProduct(shop, { name: 'Phulkari Dupatta', type: 'culture' })).id;
  made.earrings = (
    await makeProduct(shop, {
      name: 'Silver Jhumka',
      type: 'culture',
      collection: 'jewelry',
      category: 'womens',
    })
  ).id;
  made.tailor = (await makeTailor(shop, { area: 'Hussain Agahi, Multan', type: 'Ladies Tailor' })).id;
  await makeProduct(shop, { name: 'Hidden Ajrak Kameez', active: false });
});

async function find(words: string): Promise<SearchResults> {
  const response = await shop.app.inject(`/api/search/?q=${encodeURIComponent(words)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function productsFor(words: string): Promise<number[]> {
  return (await find(words)).products.results.map(({ id }) => id);
}

describe('a search', () => {
  test('finds products of a brand only while it is listed', async () => {
    const brand = await makeBrand(shop, { name: 'Zarqoon Looms', active: false });
    const shawl = await makeProduct(shop, { name: 'Zarqoon Shawl', brandId: brand.id });
    const list = (active: boolean) =>
      shop.deps.db.update(brands).set({ active }).where(eq(brands.id, brand.id));
    const idsFor = async (words: string) => {
      const word = wordQuery(await foldedWords(shop.deps.db, words));
      return word && (await searchIds(shop.deps.db, word, { products: 5, brands: 5, tailors: 5 })).products;
    };
    expect(await idsFor('zarqoon')).toEqual([]);
    await list(true);
    expect(await idsFor('zarqoon')).toEqual([shawl.id]);
    expect(await productsFor('zarqoon shawl')).toEqual([shawl.id]);
    await list(false);
    expect(await idsFor('zarqoon')).toEqual([]);
  });

  test.each(['waist coat', 'Waist  Coat', 'ajrak waist coat'])('joins words: "%s"', async (words) => {
    const { id } = await makeProduct(shop, { name: 'Ajrak Waistcoat' });
    expect(await productsFor(words)).toContain(id);
  });

  test('joins nothing that is no word', async () => {
    expect(await productsFor('xyzzyx plughed')).toEqual([]);
  });

  test.each([
    'ajrak kameez',
    'AJRAK',
    'kameez',
    'qameez',
    'kamiz',
    'qamis',
    'kamees ajrak',
    'ajrk',
    'ajrak kamez',
    'kam',
    'sitara ajrak',
    'اجرک قمیض',
    'ستارہ کی قمیض',
  ])('finds the ajrak kameez by "%s"', async (words) => {
    expect(await productsFor(words)).toContain(made.kameez);
  });

  test.each([
    'phulkari',
    'fulkari',
    'pulkari',
    'dupata',
    'dupattas',
    'phulkari duppatta',
    'phúlkari',
    'پھلکاری',
    'دوپٹہ',
  ])('finds the phulkari dupatta by "%s"', async (words) =>
    expect(await productsFor(words)).toEqual([made.dupatta]),
  );

  test('finds by collection, category, brand and city', async () => {
    expect(await productsFor('jewellery')).toEqual([made.earrings]);
    expect(await productsFor('ladies jhumka')).toEqual([made.earrings]);
    const { products, brands, tailors } = await find('multan');
    expect(brands.results.map(({ id }) => id)).toEqual([made.brand]);
    expect(tailors.results.map(({ id }) => id)).toEqual([made.tailor]);
    expect(products.results).toEqual([]);
  });

  test('corrects a misspelt word by similarity, not by sales', async () => {
    await makeProduct(shop, { name: 'Susi Shirt', sold: 900 });
    const sherwani = await makeProduct(shop, { name: 'Ziarat Sherwani', sold: 1 });
    expect(await productsFor('sherwni')).toEqual([sherwani.id]);
    expect(await productsFor('shervaani')).toEqual([sherwani.id]);
  });

  test('requires every known word, or else the last one in the name', async () => {
    expect(await productsFor('ajrak dupatta')).toEqual([made.dupatta]);
    expect(await productsFor('dupatta ajrak')).not.toContain(made.dupatta);
    expect(await productsFor('ajrak xqzwv')).toContain(made.kameez);
  });

  test.each(['zzzz', 'kkkk', 'qqqq', 'wwww ssss'])('finds nothing by "%s"', async (words) => {
    const { products, brands, tailors } = await find(words);
    expect([products, brands, tailors].map(({ results }) => results)).toEqual([[], [], []]);
  });

  test('finds by the name of a colour, and by what people call it', async () => {
    const skirt = await makeProduct(shop, {
      name: 'Ghoomar Skirt',
      colours: { madder: '#A83232', saffron: '#D9912B' },
    });
    expect(await productsFor('saffron skirt')).toEqual([skirt.id]);
    expect(await productsFor('red skirt')).toEqual([skirt.id]);
    expect(await productsFor('green skirt')).toEqual([skirt.id]);
    expect(await productsFor('red')).toContain(skirt.id);
    expect(await productsFor('green')).not.toContain(skirt.id);
    await shop.deps.db
      .update(variants)
      .set({ colour: 'bottle', colourName: 'Bottle', colourHex: '#0B5D3B' })
      .where(and(eq(variants.productId, skirt.id), eq(variants.colour, 'madder')));
    expect(await productsFor('green')).toContain(skirt.id);
    expect(await productsFor('red')).not.toContain(skirt.id);
    await shop.deps.db.update(variants).set({ retired: true }).where(eq(variants.colourName, 'Bottle'));
    expect(await productsFor('green')).not.toContain(skirt.id);
  });

  test('leaves out words that say nothing about the goods', async () => {
    const kurta = await makeProduct(shop, { name: 'Dune Angrakha', category: 'mens', sold: 1 });
    const buttons = await makeProduct(shop, {
      name: 'Silk Cord Buttons',
      description: 'For an angrakha',
      category: 'mens',
      sold: 900,
    });
    for (const words of ['angrakha for men', 'mens angrakha', 'mardana angrakha'])
      expect(await productsFor(words)).toEqual([kurta.id, buttons.id]);
    const tailor = await makeTailor(shop, { area: 'Saddar, Gujranwala' });
    const ids = (found: SearchResults) => found.tailors.results.map(({ id }) => id);
    expect(ids(await find('tailors in gujranwala'))).toEqual([tailor.id]);
    expect(ids(await find('darzi near Gujranwala'))).toEqual([tailor.id]);
    expect((await find('in')).q).toBe('in');
  });

  test('knows other words for the same thing', async () => {
    const lehenga = await makeProduct(shop, { name: 'Surkh Bridal Lehenga' });
    expect(await productsFor('wedding dress')).toContain(lehenga.id);
    const saree = await makeProduct(shop, { name: 'Organza Saree' });
    const told = await makeProduct(shop, { name: 'Raw Choli', description: 'Tissue, like a saree' });
    expect(await productsFor('tissue saree')).toEqual([saree.id, told.id]);
  });

  test('ranks names before descriptions, then by popularity', async () => {
    const told = await makeProduct(shop, {
      name: 'Plain waistcoat',
      description: 'Lined with boski',
      sold: 900,
    });
    const quiet = await makeProduct(shop, { name: 'Boski suit', sold: 1 });
    const popular = await makeProduct(shop, { name: 'Boski kurta', sold: 40 });
    expect(await productsFor('boski')).toEqual([popular.id, quiet.id, told.id]);
  });

  test('excludes what is not for sale', async () => {
    expect((await find('hidden')).products.results).toEqual([]);
  });

  test('tells that there are more results', async () => {
    for (let n = 0; n < 25; n++) await makeProduct(shop, { name: `Gharara ${n}`, type: 'culture' });
    const { products } = await find('gharara');
    expect(products.results).toHaveLength(24);
    expect(products.more).toBe(true);
    expect((await find('dupatta')).products.more).toBe(false);
  });

  test('finds the new name of a product and of its brand', async () => {
    const { db } = shop.deps;
    const brand = await makeBrand(shop, { name: 'Mehtab Weavers' });
    const product = await makeProduct(shop, { name: 'Shawl', brandId: brand.id });
    expect(await productsFor('mehtab shawl')).toEqual([product.id]);
    await db.update(brands).set({ name: 'Chandni Weavers' }).where(eq(brands.id, brand.id));
    await db.update(products).set({ name: 'Chaddar' }).where(eq(products.id, product.id));
    expect(await productsFor('mehtab shawl')).toEqual([]);
    expect(await productsFor('chandni chadar')).toEqual([product.id]);
  });

  test.each([
    "'; drop table products; --",
    '<script>alert(1)</script>',
    '%',
    '_',
    "a'b|c&d!(",
    ':*',
    '🧵',
    'a:A',
  ])('treats "%s" as words', async (words) => {
    const { q, products } = await find(words);
    expect(q).toBe(words);
    expect(Array.isArray(products.results)).toBe(true);
  });

  test.each([
    ['', { q: ['This field is required.'] }],
    ['?q=', { q: ['This field is required.'] }],
    ['?q=%20%20', { q: ['This field is required.'] }],
    [`?q=${'a'.repeat(81)}`, { q: ['Use at most 80 characters.'] }],
  ])('refuses %s', async (query, errors) => {
    const response = await shop.app.inject(`/api/search/${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  test('is publicly cacheable', async () => {
    expect((await shop.app.inject('/api/search/?q=ajrak')).headers['cache-control']).toBe(
      'public, max-age=5',
    );
  });
});

describe('suggestions', () => {
  async function suggested(words: string): Promise<Suggestion[]> {
    return (await shop.app.inject(`/api/search/suggestions/?q=${encodeURIComponent(words)}`)).json().results;
  }

  test('link to the pages of the results', async () => {
    expect(await suggested('ajra')).toContainEqual({
      kind: 'product',
      id: made.kameez,
      text: 'Ajrak Kameez',
      note: 'Sitara Karandi House',
      address: `/product?id=${made.kameez}`,
    });
    expect(await suggested('fulkari')).toEqual([
      {
        kind: 'product',
        id: made.dupatta,
        text: 'Phulkari Dupatta',
        note: 'Punjabi Collection',
        address: `/culture_product?id=${made.dupatta}`,
      },
    ]);
    expect((await suggested('multan')).map(({ kind, address }) => [kind, address])).toEqual([
      ['brand', `/brands/${made.brand}`],
      ['tailor', `/book-tailor?tailor=${made.tailor}`],
    ]);
  });

  test('are limited', async () => {
    expect((await suggested('a')).length).toBeLessThanOrEqual(8);
  });
});
