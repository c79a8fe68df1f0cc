import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { products, variants } from '../../db/schema/catalogue.ts';
import { productFeed } from './product-feed-service.ts';
import { productsOfFeed } from './queries.ts';
import { escapeXml } from './xml.ts';

const shop = testApp();
const limited = testApp({ RATE_LIMIT: '100' });
const parser = new new Window().DOMParser();

type Item = Record<string, string[]>;

function parse(xml: string) {
  const document = parser.parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('The XML is not well-formed');
  return document;
}

function itemsIn(xml: string): Item[] {
  return [...parse(xml).querySelectorAll('item')].map((item) => {
    const fields: Item = {};
    for (const { tagName, textContent } of item.children) {
      fields[tagName] = [...(fields[tagName] ?? []), textContent];
    }
    return fields;
  });
}

async function readFeed(): Promise<string> {
  return (await Array.fromAsync(productFeed(shop.deps))).join('');
}

async function itemsOf(id: number): Promise<Item[]> {
  return itemsIn(await readFeed()).filter((item) => item['g:item_group_id']?.[0] === String(id));
}

describe('the product feed (catalogue-22)', () => {
  test('has an item for each variant, with what Google and Meta ask for', async () => {
    const brand = await makeBrand(shop);
    const product = await makeProduct(shop, { brandId: brand.id, description: 'Handwoven.' });
    const [first] = product.variants;
    const items = await itemsOf(product.id);
    expect(items).toHaveLength(2);
    expect(items[0]).toEqual({
      'g:id': [String(first?.id)],
      'g:item_group_id': [String(product.id)],
      title: [`${product.name}, indigo, S`],
      description: ['Handwoven.'],
      link: [`http://naap.test/product?id=${product.id}`],
      'g:image_link': ['http://naap.test/art/goods/example-960.webp'],
      'g:availability': ['in_stock'],
      'g:price': ['2500 PKR'],
      'g:condition': ['new'],
      'g:brand': [brand.name],
      'g:identifier_exists': ['no'],
      'g:color': ['indigo'],
      'g:size': ['S'],
      'g:gender': ['male'],
      'g:age_group': ['adult'],
      'g:product_type': ['Mens Wear > Stitched'],
    });
  });

  test("tells the shop's own goods, one size, and what is reduced or sold out", async () => {
    const product = await makeProduct(shop, {
      type: 'culture',
      collection: 'home_decor',
      sizes: [null],
      stock: 0,
      compareAtPrice: 3000,
    });
    const [item] = await itemsOf(product.id);
    expect(item).toMatchObject({
      title: [`${product.name}, indigo`],
      description: [product.name],
      link: [`http://naap.test/culture_product?id=${product.id}`],
      'g:availability': ['out_of_stock'],
      'g:price': ['3000 PKR'],
      'g:sale_price': ['2500 PKR'],
      'g:brand': ['Naap'],
      'g:product_type': ['Home Decor'],
    });
    for (const field of ['g:size', 'g:gender', 'g:age_group']) expect(item).not.toHaveProperty(field);
  });

  test('shows each colour with its own pictures', async () => {
    const picture = (name: string, colour: string | null) => ({
      image: `/art/goods/${name}-640.webp`,
      description: name,
      colour,
    });
    const product = await makeProduct(shop, {
      colours: { red: '#FF0000', blue: '#0000FF' },
      sizes: ['M'],
      image: '/art/goods/red-640.webp',
      pictures: [picture('red', 'red'), picture('blue', 'blue'), picture('cloth', null)],
    });
    const address = (name: string) => `http://naap.test/art/goods/${name}-960.webp`;
    expect(await itemsOf(product.id)).toMatchObject([
      { 'g:image_link': [address('red')], 'g:additional_image_link': [address('cloth')] },
      { 'g:image_link': [address('blue')], 'g:additional_image_link': [address('cloth')] },
    ]);
  });

  test('leaves out what is hidden, retired, or of a hidden brand', async () => {
    const closed = await makeBrand(shop, { active: false });
    const unsold = await makeProduct(shop, { brandId: closed.id });
    const hidden = await makeProduct(shop, { active: false });
    const product = await makeProduct(shop);
    const [, retired] = product.variants;
    await shop.deps.db
      .update(variants)
      .set({ retired: true })
      .where(eq(variants.id, retired?.id ?? 0));
    expect(await itemsOf(unsold.id)).toEqual([]);
    expect(await itemsOf(hidden.id)).toEqual([]);
    expect(await itemsOf(product.id)).toHaveLength(1);
  });

  test('stays well-formed whatever a seller writes', async () => {
    const hostile = `</title></item>]]><![CDATA[ "it's" & <b>&amp; 🧵\u000b\uFFFE`;
    const product = await makeProduct(shop, { name: hostile, description: hostile, sizes: ['M'] });
    const long = await makeProduct(shop, { name: '🧵'.repeat(120), sizes: ['M'] });
    const seen = hostile.replace('\u000b', '').replace('\uFFFE', '');
    const [item] = await itemsOf(product.id);
    expect(item?.title).toEqual([`${seen}, indigo, M`]);
    expect(item?.description).toEqual([seen]);
    const [cut] = await itemsOf(long.id);
    expect(cut?.title).toEqual(['🧵'.repeat(75)]);
    expect(() => parse('<a>Lawn & <b></a>')).toThrow('not well-formed');
    expect(escapeXml('a\ud800b\u0000"')).toBe('ab&quot;');
  });

  test('is read in batches that have every product once', async () => {
    for (let n = 0; n < 3; n++) await makeProduct(shop, { type: 'culture' });
    const whole = (await productsOfFeed(shop.deps.db, 0, 10_000)).map(({ id }) => id);
    const batches: number[] = [];
    for (;;) {
      const batch = await productsOfFeed(shop.deps.db, batches.at(-1) ?? 0, 2);
      if (batch.length === 0) break;
      batches.push(...batch.map(({ id }) => id));
    }
    expect(batches).toEqual(whole);
  });

  test('is served compressed or plain, with a tag that saves reading it again', async () => {
    const read = (headers: Record<string, string> = {}) =>
      shop.app.inject({ url: '/feeds/products.xml', headers });
    const plain = await read();
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=900',
      vary: 'accept-encoding',
    });
    expect(itemsIn(plain.body).length).toBeGreaterThan(0);
    expect(parse(plain.body).querySelector('channel > title')?.textContent).toBe('Naap');
    const gzipped = await read({ 'accept-encoding': 'gzip, br' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    expect((await read({ 'if-none-match': etag })).statusCode).toBe(304);
    const inUrdu = await read({ 'accept-language': 'ur' });
    expect(inUrdu.body).toBe(plain.body);
  });

  test('is kept for a while: changes come with the next one', async () => {
    const { id } = await makeProduct(shop);
    const served = async () => (await shop.app.inject('/feeds/products.xml')).body;
    const before = await served();
    await shop.deps.db.update(products).set({ price: 9876 }).where(eq(products.id, id));
    expect(await served()).toBe(before);
    expect(await readFeed()).toContain('<g:price>9876 PKR</g:price>');
  });
});

test('one network fetches the feed at most 30 times a minute, and its visitors go on', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 31; n++) codes.push((await limited.app.inject('/feeds/products.xml')).statusCode);
  expect(codes).toEqual([...Array<number>(30).fill(200), 429]);
  expect((await limited.app.inject('/sitemap.xml')).statusCode).toBe(200);
});
