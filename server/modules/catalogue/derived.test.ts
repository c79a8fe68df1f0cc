import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Category, Collection, type ProductSort } from '../../../contract/catalogue.ts';
import { PRODUCT_SORTS } from '../../../contract/constants/catalogue.ts';
import { testApp } from '../../../test/app.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { connect, type Db } from '../../db/client.ts';
import { brandCounts, brands, products, variants } from '../../db/schema/catalogue.ts';
import { brandsOf } from './brand-queries.ts';
import { cultureNamed, cultureOf } from './culture-queries.ts';

// What the database derives by itself: the counts of brands, and the plans of the lists.

const shop = testApp();

describe('the counts of brands', () => {
  async function counts() {
    const rows = await shop.deps.db.select().from(brandCounts).orderBy(asc(brandCounts.location));
    return rows.filter(({ listed }) => listed !== 0).map((row) => [row.location, row.sale, row.listed]);
  }

  test('follow brands that come, change, pause and go', async () => {
    const { db } = shop.deps;
    expect(await counts()).toEqual([]);
    const first = await makeBrand(shop);
    const second = await makeBrand(shop);
    const near = await makeBrand(shop, { location: 'near', sale: true });
    await makeBrand(shop, { active: false });
    expect(await counts()).toEqual([
      ['local', false, 2],
      ['near', true, 1],
    ]);
    await db.update(brands).set({ location: 'near', sale: true }).where(eq(brands.id, first.id));
    await db.update(brands).set({ tagline: 'New words' });
    expect(await counts()).toEqual([
      ['local', false, 1],
      ['near', true, 2],
    ]);
    await db.update(brands).set({ active: false });
    expect(await counts()).toEqual([]);
    await db.update(brands).set({ active: true }).where(eq(brands.id, near.id));
    await db.delete(brands).where(eq(brands.id, second.id));
    expect(await counts()).toEqual([['near', true, 1]]);
    await db.delete(brands);
    expect(await counts()).toEqual([]);
  });

  test('stay right when many change at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => makeBrand(shop)));
    await Promise.all(
      made.map(({ id }, n) =>
        shop.deps.db
          .update(brands)
          .set(n % 2 ? { active: false } : { sale: true })
          .where(eq(brands.id, id)),
      ),
    );
    expect(await counts()).toEqual([['local', true, 4]]);
    await shop.deps.db.delete(brands);
  });
});

test.each([
  ['both sell out', [0, 0], false],
  ['one sells out and the other is filled up', [0, 5], true],
])(
  'a product knows whether it is in stock when two variants change at once: %s',
  async (_words, left, isInStock) => {
    const { db } = shop.deps;
    const product = await makeProduct(shop, { stock: 1 });
    const [small, medium] = product.variants;
    const setStock = (tx: Pick<Db, 'update'>, id: number | undefined, stock: number) =>
      tx
        .update(variants)
        .set({ stock })
        .where(eq(variants.id, id ?? 0));
    if (left[1]) await setStock(db, medium?.id, 0);
    let second: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await setStock(tx, small?.id, left[0] ?? 0);
      second = db.transaction((other) => setStock(other, medium?.id, left[1] ?? 0));
      // Long enough for the other one to come as far as it can before this one ends.
      await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))]);
    });
    await second;
    const [row] = await db.select().from(products).where(eq(products.id, product.id));
    expect(row?.inStock).toBe(isInStock);
    await db.delete(products);
    await db.delete(brands);
  },
);

const BY_HAND: Record<ProductSort, string> = {
  popular: 'sold desc, id desc',
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  rating: 'rating desc, rating_count desc, id desc',
  newest: 'created_at desc, id desc',
};

/** Runs a prepared list by hand on the connection that prepared it, and says how. */
async function planOf(db: Db, name: string, values: string[]): Promise<string> {
  const explained = await db.execute<{ 'QUERY PLAN': string }>(
    sql.raw(`explain (analyze, costs off, timing off) execute ${name}(${values.join(', ')})`),
  );
  return explained.rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function isPlannedOnce(db: Db, name: string): Promise<boolean> {
  const plans = await db.execute<{ generic: string }>(
    sql.raw(`select generic_plans as generic from pg_prepared_statements where name = '${name}'`),
  );
  return Number(plans.rows[0]?.generic) > 0;
}

describe('with 10,000 brands and 12,000 products of the culture shop', () => {
  let db: Db;

  beforeAll(async () => {
    // What searches need of the rows takes long to write, and is not asked for here.
    await shop.deps.db.execute(sql`alter table brands disable trigger brands_search`);
    await shop.deps.db.execute(sql`alter table products disable trigger products_search`);
    await shop.deps.db.execute(sql`
      insert into users (id, username, email, user_type)
      select 100000 + n, 'b' || n, 'b' || n || '@mail.example', 'brand' from generate_series(1, 10000) n`);
    await shop.deps.db.execute(sql`
      insert into brands (user_id, name, city, sale, bespoke, location, category)
      select 100000 + n, 'Loom ' || n, 'Lahore', n % 2 = 0, n % 3 = 0,
        (array['best', 'local', 'international', 'near'])[1 + n % 4], (array['mens', 'womens', 'childrens'])[1 + n % 3]
      from generate_series(1, 10000) n`);
    await shop.deps.db.execute(sql`
      insert into products (type, category, collection, name, price, image, image_description, sold, rating_sum, rating_count, created_at)
      select 'culture', (array['mens', 'womens', 'childrens'])[1 + n % 3],
        (array['punjabi', 'sindhi', 'balochi', 'jewelry', 'abayas', 'home_decor'])[1 + n / 3 % 6], 'Shawl ' || n,
        500 + n * 7919 % 90000, '/art/goods/x-640.webp', 'A shawl', n * 31 % 900, 4 * (n % 50), n % 50,
        now() - n * interval '1 minute'
      from generate_series(1, 12000) n`);
    await shop.deps.db.execute(sql`vacuum analyze users, brands, products, brand_counts, product_counts`);
    db = connect(shop.config.databaseUrl ?? '', 1, () => {});
  }, 60_000);

  afterAll(() => db.$client.end());

  const shapes = [
    { filters: { category: null, collection: null }, name: '', index: '', values: [] },
    {
      filters: { category: 'mens', collection: null },
      name: '_category',
      index: 'category_',
      values: ["'mens'"],
    },
    {
      filters: { category: null, collection: 'sindhi' },
      name: '_collection',
      index: 'collection_',
      values: ["'sindhi'"],
    },
    {
      filters: { category: 'mens', collection: 'sindhi' },
      name: '_category_collection',
      index: 'both_',
      values: ["'sindhi'", "'mens'"],
    },
  ] as const;

  test.each(
    (Object.keys(PRODUCT_SORTS) as ProductSort[]).flatMap((sort) =>
      shapes.map((shape) => ({ sort, ...shape })),
    ),
  )('the culture list by $sort $name is planned once and read from its index alone', async (list) => {
    const name = `culture_page_${list.sort.replace('-', '_')}${list.name}`;
    for (let page = 1; page <= 8; page++) {
      const asked = { sort: list.sort, page };
      expect((await cultureOf(db, list.filters, asked)).products).toHaveLength(12);
    }
    expect(await isPlannedOnce(db, name)).toBe(true);
    const order = list.sort.startsWith('price') ? 'price' : list.sort;
    for (const skip of [0, 600]) {
      // The filters are asked twice: by the count and by the page.
      const plan = await planOf(db, name, [...list.values, ...list.values, String(skip)]);
      expect(plan).not.toMatch(/Seq Scan on products/);
      expect(plan).toMatch(
        new RegExp(`Index Only Scan (Backward )?using products_culture_${order}_${list.index}index`),
      );
      // Nothing is walked past but the rows of the pages before.
      expect(plan).toMatch(new RegExp(`index on products [^\\n]*actual rows=${skip + 13}\\.00 `));
    }
  });

  test.each(
    (Object.keys(PRODUCT_SORTS) as ProductSort[]).flatMap((sort) =>
      shapes.map((shape) => ({ sort, ...shape })),
    ),
  )('a late page by $sort $name is the same from its mark on, without a walk', async (list) => {
    const asked = { sort: list.sort, page: 40 };
    const walked = await cultureOf(db, list.filters, asked);
    for (let n = 0; n < 8; n++) expect(await cultureOf(db, list.filters, asked)).toEqual(walked);
    const name = `culture_marked_${list.sort.replace('-', '_')}${list.name}`;
    expect(await isPlannedOnce(db, name)).toBe(true);
    // The page before has not been read, so that it is walked to; the one after is known from this one.
    const before = await cultureOf(db, list.filters, { ...asked, page: 39 });
    const after = await cultureOf(db, list.filters, { ...asked, page: 41 });
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql.raw(`
      select id from products where type = 'culture'
        ${list.filters.category ? `and category = '${list.filters.category}'` : ''}
        ${list.filters.collection ? `and collection = '${list.filters.collection}'` : ''}
      order by ${BY_HAND[list.sort]} limit 36 offset ${38 * 12}`),
    );
    const seen = [before, walked, after].flatMap((page) => page.products.map(({ id }) => id));
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test.each([
    { name: 'page', filters: {}, values: [] },
    { name: 'page_sale', filters: { type: 'sale' }, values: [] },
    { name: 'page_category', filters: { category: 'mens' }, values: ["'mens'"] },
    {
      name: 'page_bespoke_location_category',
      filters: { type: 'bespoke', location: 'near', category: 'mens' },
      values: ["'near'", "'mens'"],
    },
  ] as const)('the list of brands by $name is planned once and read from its index alone', async (list) => {
    const filters = { ...{ type: null, location: null, category: null }, ...list.filters };
    for (let page = 1; page <= 8; page++) {
      expect((await brandsOf(db, filters, '', page)).brands).toHaveLength(4);
    }
    expect(await isPlannedOnce(db, `brands_${list.name}`)).toBe(true);
    const plan = await planOf(db, `brands_${list.name}`, [...list.values, ...list.values, '400']);
    expect(plan).not.toMatch(/Seq Scan on brands/);
    expect(plan).toMatch(/Index Only Scan using brands_listed_index/);
  });

  test('names are looked for in the index of trigrams', async () => {
    const none = { type: null, location: null, category: null };
    for (let n = 1; n <= 8; n++) {
      expect((await brandsOf(db, none, `loom 99${n}`, 1)).count).toBe(11);
      const asked = { sort: 'popular' as const, search: `shawl 119${n}`, page: 1 };
      expect((await cultureNamed(db, { category: null, collection: null }, asked)).count).toBe(11);
    }
    const culture = await planOf(db, 'culture_found_popular', ["'%shawl 1199%'", '0']);
    expect(culture).toMatch(/Bitmap Index Scan on products_culture_name_trigram_index/);
    const brand = await planOf(db, 'brands_found', ["'%loom 999%'", '0']);
    expect(brand).toMatch(/Bitmap Index Scan on brands_name_trigram_index/);
  });

  test('counts are those of the list', async () => {
    for (const category of [null, ...Category.options]) {
      for (const collection of [null, ...Collection.options]) {
        const asked = { sort: 'newest' as const, page: 1 };
        const counted = await cultureOf(db, { category, collection }, asked);
        const found = await cultureNamed(db, { category, collection }, { ...asked, search: 'shawl' });
        expect(counted).toEqual(found);
      }
    }
    const none = { type: null, location: null, category: null };
    for (const filters of [
      none,
      { ...none, type: 'bespoke' as const },
      { ...none, location: 'near' as const },
    ]) {
      expect(await brandsOf(db, filters, '', 3)).toEqual(await brandsOf(db, filters, 'loom', 3));
    }
  });

  test('a marked page is not believed when its list has shrunk', async () => {
    const filters = { category: 'mens', collection: 'sindhi' } as const;
    const asked = { sort: 'newest', page: 50 } as const;
    const before = await cultureOf(db, filters, asked);
    expect(before.products).toHaveLength(12);
    const [first, second] = before.products;
    await db.execute(sql`update products set active = false where id = ${first?.id}`);
    expect((await cultureOf(db, filters, asked)).products[0]).toEqual(second);
    await db.execute(
      sql`update products set active = false where category = 'mens' and collection = 'sindhi' and id > 1000`,
    );
    const { count, products: left } = await cultureOf(db, filters, asked);
    expect(count).toBeLessThan(100);
    expect(left).toEqual([]);
  });
});
