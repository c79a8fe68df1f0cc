import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BrandDetail, Product, ProductDetail } from '../../../contract/catalogue.ts';
import {
  BRAND_LOCATIONS,
  BRAND_SECTIONS,
  CATEGORIES,
  COLLECTIONS,
} from '../../../contract/constants/catalogue.ts';
import { PRICE_RANGES } from '../../../contract/constants/preferences.ts';
import { testApp } from '../../../test/app.ts';
import { dressTypeMeant, wearOf } from '../../modules/catalogue/preferences/wizard-dress-types.ts';
import { users } from '../schema/accounts.ts';
import { brands, products } from '../schema/catalogue.ts';
import { reviews } from '../schema/reviews.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { fillDemoData } from './fill.ts';
import { picturesOf } from './goods-pictures.ts';
import { DEMO_GOODS } from './products.ts';

const shop = testApp();
let details: ProductDetail[];
let all: BrandDetail[];

async function read<Answer>(url: string): Promise<Answer> {
  const response = await shop.app.inject({ method: 'GET', url });
  expect(response.statusCode, `${url} ${response.body}`).toBe(200);
  return response.json();
}

beforeAll(async () => {
  await fillDemoData(shop.deps);
  all = [];
  for (let id = 1; id <= 12; id++) all.push(await read<BrandDetail>(`/api/brands/brands/${id}/`));
  details = [];
  const rows = await shop.deps.db.select({ id: products.id }).from(products).orderBy(asc(products.id));
  for (const { id } of rows) details.push(await read<ProductDetail>(`/api/products/${id}/`));
});

describe('the demo brands', () => {
  test('are twelve, of every location, category and type, each with a logo', async () => {
    expect((await read<{ count: number }>('/api/brands/brands/')).count).toBe(12);
    expect(new Set(all.map(({ location }) => location))).toEqual(new Set(BRAND_LOCATIONS));
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(new Set(all.map(({ sale, bespoke }) => `${sale} ${bespoke}`)).size).toBe(4);
    const logos = all.map(({ user }) => user.profile_picture);
    expect(new Set(logos).size).toBe(12);
    for (const logo of logos) expect(logo).toMatch(/^\/art\/brands\/[a-z]+(-[a-z]+)*\.svg$/);
    for (const { name, description, tagline } of all) {
      expect(description.length, name).toBeGreaterThan(80);
      expect(tagline.length, name).toBeGreaterThan(10);
    }
  });

  test('belong to separate accounts, the first to the demo owner', async () => {
    const owners = await shop.deps.db
      .select({ id: brands.id, email: users.email, role: users.userType, password: users.passwordHash })
      .from(brands)
      .innerJoin(users, eq(users.id, brands.userId))
      .orderBy(asc(brands.id));
    expect(new Set(owners.map(({ role }) => role))).toEqual(new Set(['brand']));
    expect(owners[0]?.email).toBe(DEMO_ACCOUNTS.find(({ role }) => role === 'brand')?.email);
    expect(owners.slice(1).every(({ password }) => password === null)).toBe(true);
  });

  test('sell sixty products in five sections; the last sells none', async () => {
    expect(all.reduce((sum, { number_of_products }) => sum + number_of_products, 0)).toBe(60);
    expect(all.map(({ number_of_products }) => number_of_products > 0)).toEqual([
      ...Array.from({ length: 11 }, () => true),
      false,
    ]);
    const [first] = all;
    for (const section of BRAND_SECTIONS) {
      expect(first?.number_by_section[section], section).toBeGreaterThan(0);
    }
    const [product] = (await read<{ results: Product[] }>('/api/products/?brand=1')).results;
    expect(product).toMatchObject({ price: 1599, compare_at_price: 3198, in_stock: true });
  });
});

describe('the demo goods', () => {
  test('include ten of the culture shop, in all six collections', async () => {
    const culture = await read<{ count: number; results: Product[] }>('/api/products/culture/');
    expect(culture.count).toBe(10);
    expect(new Set(culture.results.map(({ collection }) => collection))).toEqual(new Set(COLLECTIONS));
  });

  test('cost half of the struck-through price, with some in every price range of the wizard', () => {
    for (const { name, price, compare_at_price } of details) expect(compare_at_price, name).toBe(price * 2);
    for (const [range, { from, to }] of Object.entries(PRICE_RANGES)) {
      const within = details.filter(({ price }) => price >= from && (to === null || price < to));
      expect(within.length, range).toBeGreaterThan(2);
    }
  });

  test('each have pictures of their own, listed in the manifest', () => {
    expect(details).toHaveLength(70);
    expect(new Set(details.map(({ image }) => image)).size).toBe(70);
    const known = DEMO_GOODS.flatMap(({ slug, colours }) =>
      Object.values(picturesOf(slug, colours.length)).flat(),
    );
    for (const { name, image, pictures } of details) {
      expect(pictures.length, name).toBeGreaterThanOrEqual(2);
      expect(pictures[0]?.image).toBe(image);
      for (const picture of pictures) {
        expect(known, name).toContain(picture.image);
        expect(picture.description.length, name).toBeGreaterThan(10);
      }
    }
  });

  test('have a picture of each colour, except buttons and jewelry', () => {
    const skirt = details.find(({ name }) => name === 'Chunri Tiered Skirt');
    expect(skirt?.pictures.find(({ colour }) => colour === 'saffron')?.image).toBe(
      '/art/goods/chunri-tiered-skirt-3-640.webp',
    );
    const incomplete = details.filter(({ colours, pictures }) =>
      colours.some(({ code }) => !pictures.some(({ colour }) => colour === code)),
    );
    expect(incomplete.filter(({ name }) => !/Buttons|Necklace|Bangles/.test(name))).toEqual([]);
    expect(incomplete).toHaveLength(7);
  });

  test('come in two or three colours; garments in four sizes, others in one', () => {
    for (const { name, colours, variants } of details) {
      expect([2, 3], name).toContain(colours.length);
      expect(new Set(colours.map(({ code }) => code)).size, name).toBe(colours.length);
      const sizes = [...new Set(variants.map(({ size }) => size))];
      expect([[null], ['S', 'M', 'L', 'XL']], name).toContainEqual(sizes);
      expect(variants.length, name).toBe(colours.length * sizes.length);
    }
    const stock = details.flatMap(({ variants }) => variants.map((variant) => variant.stock));
    expect(stock.filter((n) => n === 0).length).toBeGreaterThan(20);
    expect(stock.filter((n) => n === 2).length).toBeGreaterThan(20);
    expect(stock.filter((n) => n > 5).length).toBeGreaterThan(200);
    expect(details.filter(({ in_stock }) => !in_stock).map(({ name }) => name)).toEqual([
      'Zarnigar Gharara',
      'Sheesha Waistcoat',
    ]);
  });

  test('have descriptions, and garments have dress types of the wizard', async () => {
    for (const { name, description, facts } of details) {
      expect(description.length, name).toBeGreaterThan(80);
      expect(Object.keys(facts), name).toEqual(expect.arrayContaining(['Care', 'Made in']));
    }
    const dresses = await shop.deps.db
      .selectDistinct({ dress: products.dressType })
      .from(products)
      .where(sql`dress_type is not null`);
    expect(dresses.length).toBeGreaterThan(20);
    for (const { dress } of dresses) expect(wearOf(dressTypeMeant(dress ?? '')), dress ?? '').toBeDefined();
  });
});

describe('the demo reviews', () => {
  test('agree with the ratings of products and brands, and some have replies', async () => {
    const rows = await shop.deps.db.select().from(reviews);
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ customerId }) => customerId)).size).toBe(14);
    expect(new Set(rows.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(rows.some(({ text, reply }) => /[{}]/.test(`${text} ${reply}`))).toBe(false);
    expect(rows.every(({ createdAt, repliedAt }) => !repliedAt || repliedAt > createdAt)).toBe(true);

    for (const { name, ratings, number_of_reviews } of details) {
      expect(
        ratings.reduce((sum, n) => sum + n, 0),
        name,
      ).toBe(number_of_reviews);
    }
    expect(details.filter(({ number_of_reviews }) => number_of_reviews === 0).length).toBeGreaterThan(2);
    expect(all.reduce((sum, brand) => sum + brand.number_of_reviews, 0)).toBe(
      details.filter(({ type }) => type === 'brand').reduce((sum, n) => sum + n.number_of_reviews, 0),
    );

    const answered = await shop.deps.db
      .select({ by: reviews.repliedBy, owner: brands.userId })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(sql`${reviews.reply} is not null`);
    expect(answered.length).toBeGreaterThan(20);
    for (const { by, owner } of answered) expect(by).toBe(owner);
  });
});
