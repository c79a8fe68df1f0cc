import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Category, Collection, type ProductSort } from '../../../contract/catalogue.ts';
import { PRODUCT_SORTS } from '../../../contract/constants/catalogue.ts';
import { testApp } from '../../../test/app.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { planOf } from '../../../test/statement-plan.ts';
import { connect, type Db, withoutTimeouts } from '../../db/client.ts';
import { brandCounts, brands, products, variants } from '../../db/schema/catalogue.ts';
import { brandsOf } from './brands/queries.ts';
import { cultureOf } from './product-queries.ts';

const shop = testApp();

describe('the counts of brands', () => {
  async function counts() {
    const rows = await shop.deps.db.select().from(brandCounts).orderBy(asc(brandCounts.location));
    return rows.filter(({ listed }) => listed !== 0).map((row) => [row.location, row.sale, row.listed]);
  }

  test('follow inserts, updates, deactivations and deletions', async () => {
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

  test('stay correct under concurrent changes', async () => {
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
])('in_stock stays correct when two variants change concurrently: %s', async (_words, left, isInStock) => {
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
    // Gives the other transaction time to reach its lock.
    await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 300))]);
  });
  await second;
  const [row] = await db.select().from(products).where(eq(products.id, product.id));
  expect(row?.inStock).toBe(isInStock);
  await db.delete(products);
  await db.delete(brands);
});

const EXPECTED_ORDER: Record<ProductSort, string> = {
  popular: 'sold desc, id desc',
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  rating: 'rating desc, rating_count desc, id desc',
  newest: 'created_at desc, id desc',
};

/** Sequential scans of products, and rows fetched through indexes. */
async function readsOfProducts(db: Db): Promise<{ scans: number; fetched: number }> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ scans: number; fetched: number }>(sql`
    select seq_scan::int as scans, idx_tup_fetch::int as fetched from pg_stat_user_tables where relname = 'products'`);
  return rows[0] ?? { scans: 0, fetched: 0 };
}

describe('with 10,000 brands and 12,000 products of the culture shop', () => {
  let db: Db;

  beforeAll(async () => {
    // Filling the search columns takes long and is not needed here.
    await withoutTimeouts(shop.deps.db, async (own) => {
      await own.execute(sql`alter table brands disable trigger brands_search`);
      await own.execute(sql`alter table products disable trigger products_search`);
      await own.execute(sql`
        insert into users (id, username, email, user_type)
        select 100000 + n, 'b' || n, 'b' || n || '@mail.example', 'brand' from generate_series(1, 10000) n`);
      await own.execute(sql`
        insert into brands (user_id, name, city, sale, bespoke, location, category)
        select 100000 + n, 'Loom ' || n, 'Lahore', n % 2 = 0, n % 3 = 0,
          (array['best', 'local', 'international', 'near'])[1 + n % 4], (array['mens', 'womens', 'childrens'])[1 + n % 3]
        from generate_series(1, 10000) n`);
      await own.execute(sql`
        insert into products (type, category, collection, name, price, image, image_description, sold, rating_sum, rating_count, created_at)
        select 'culture', (array['mens', 'womens', 'childrens'])[1 + n % 3],
          (array['punjabi', 'sindhi', 'balochi', 'jewelry', 'abayas', 'home_decor'])[1 + n / 3 % 6], 'Shawl ' || n,
          500 + n * 7919 % 90000, '/art/goods/x-640.webp', 'A shawl', n * 31 % 900, 4 * (n % 50), n % 50,
          now() - n * interval '1 minute'
        from generate_series(1, 12000) n`);
      // An open snapshot, such as autovacuum's, keeps pages from being marked all-visible.
      await vi.waitFor(
        async () => {
          await own.execute(sql`vacuum analyze users, brands, products, brand_counts, product_counts`);
          const { rows } = await own.execute(
            sql`select relname from pg_class where relname in ('brands', 'products') and relallvisible < relpages * 0.95`,
          );
          expect(rows).toEqual([]);
        },
        { timeout: 30_000, interval: 250 },
      );
    });
    db = connect(shop.config.databaseUrl ?? '', 1, () => {});
  }, 60_000);

  afterAll(() => db.$client.end());

  const lists = PRODUCT_SORTS.flatMap((sort) =>
    ([null, 'mens'] as const).flatMap((category) =>
      ([null, 'sindhi'] as const).map((collection) => ({ sort, category, collection })),
    ),
  );

  test.each(lists)('late pages by $sort of $category, $collection are contiguous', async (list) => {
    const { sort, ...filters } = list;
    const pages = await Promise.all(
      [39, 40, 41].map((page) => cultureOf(db, { ...filters, search: '' }, { sort, page })),
    );
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql.raw(`
      select id from products where type = 'culture'
        ${filters.category ? `and category = '${filters.category}'` : ''}
        ${filters.collection ? `and collection = '${filters.collection}'` : ''}
      order by ${EXPECTED_ORDER[sort]} limit 36 offset ${38 * 12}`),
    );
    expect(pages.flatMap(({ products }) => products.map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
  });

  test('late pages are index-only scans', async () => {
    const before = await readsOfProducts(db);
    for (const { sort, ...filters } of lists) {
      await cultureOf(db, { ...filters, search: '' }, { sort, page: 40 });
    }
    const after = await readsOfProducts(db);
    expect(after.scans - before.scans).toBe(0);
    // Twelve rows by id per list, and a few that the visibility map misses, but not the 468 preceding ones.
    expect(after.fetched - before.fetched).toBeLessThan(40 * lists.length);
  });

  test.each([
    {},
    { type: 'sale' },
    { category: 'mens' },
    { type: 'bespoke', location: 'near', category: 'mens' },
  ] as const)('the list of brands by %o uses its index only', async (list) => {
    const filters = { type: null, location: null, category: null, ...list };
    const plan = await planOf(db, () => brandsOf(db, filters, '', 100));
    expect(plan).not.toMatch(/Seq Scan on brands/);
    expect(plan).toMatch(/Index Only Scan using brands_listed_index/);
  });

  test('names are searched by the trigram index', async () => {
    const none = { type: null, location: null, category: null };
    for (let n = 1; n <= 8; n++) {
      expect((await brandsOf(db, none, `loom 99${n}`, 1)).count).toBe(11);
    }
    const before = await readsOfProducts(db);
    const asked = { category: null, collection: null, search: 'shawl 1199' };
    expect((await cultureOf(db, asked, { sort: 'popular', page: 1 })).count).toBe(11);
    expect((await readsOfProducts(db)).fetched - before.fetched).toBeLessThan(100);
    const brand = await planOf(db, () => brandsOf(db, none, 'loom 999', 1));
    expect(brand).toMatch(/Bitmap Index Scan on brands_name_trigram_index/);
  });

  test('counts match the list', async () => {
    for (const category of [null, ...Category.options]) {
      for (const collection of [null, ...Collection.options]) {
        const asked = { sort: 'newest' as const, page: 1 };
        const counted = await cultureOf(db, { category, collection, search: '' }, asked);
        const found = await cultureOf(db, { category, collection, search: 'shawl' }, asked);
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
});
