import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TAILOR_FILTERS, TAILOR_TYPES } from '../../../contract/constants/tailors.ts';
import { testApp } from '../../../test/app.ts';
import { makeTailor } from '../../../test/factories.ts';
import { planOf } from '../../../test/statement-plan.ts';
import { withoutTimeouts } from '../../db/client.ts';
import { tailorCounts, tailorRates, tailors } from '../../db/schema/tailors.ts';
import { tailorsOf } from './queries.ts';

const shop = testApp();

async function cardOf(id: number) {
  const [row] = await shop.deps.db
    .select({ card: tailors.rateCard, average: tailors.avgPrice })
    .from(tailors)
    .where(eq(tailors.id, id));
  return row;
}

function rate(tailorId: number, dressType: string) {
  return and(eq(tailorRates.tailorId, tailorId), eq(tailorRates.dressType, dressType));
}

describe('the rate card and the average price', () => {
  test('follow every change of the rates', async () => {
    const { db } = shop.deps;
    const [tailor, other] = [
      await makeTailor(shop, { rates: {} }),
      await makeTailor(shop, { rates: { Kurti: 900 } }),
    ];
    expect(await cardOf(tailor.id)).toEqual({ card: {}, average: null });

    await db.insert(tailorRates).values([
      { tailorId: tailor.id, dressType: 'Kurta', rupees: 1500 },
      { tailorId: tailor.id, dressType: 'Sherwani', rupees: 9002 },
      { tailorId: other.id, dressType: 'Abaya', rupees: 2500 },
    ]);
    expect(await cardOf(tailor.id)).toEqual({ card: { Kurta: 1500, Sherwani: 9002 }, average: 5251 });
    expect(await cardOf(other.id)).toEqual({ card: { Kurti: 900, Abaya: 2500 }, average: 1700 });

    await db.update(tailorRates).set({ rupees: 1601 }).where(rate(tailor.id, 'Kurta'));
    expect(await cardOf(tailor.id)).toEqual({ card: { Kurta: 1601, Sherwani: 9002 }, average: 5302 });

    await db.update(tailorRates).set({ tailorId: other.id }).where(rate(tailor.id, 'Sherwani'));
    expect(await cardOf(tailor.id)).toEqual({ card: { Kurta: 1601 }, average: 1601 });
    expect((await cardOf(other.id))?.card).toEqual({ Kurti: 900, Abaya: 2500, Sherwani: 9002 });

    await db.delete(tailorRates).where(eq(tailorRates.tailorId, tailor.id));
    expect(await cardOf(tailor.id)).toEqual({ card: {}, average: null });
  });

  test('follow concurrent changes of the rates', async () => {
    const { db } = shop.deps;
    const tailor = await makeTailor(shop, { rates: {} });
    const dresses = ['Kurta', 'Sherwani', 'Thobe', 'Achkan', 'Coats', 'Jeans'];
    await Promise.all(
      dresses.map((dressType) =>
        db.transaction(async (tx) => {
          await tx.insert(tailorRates).values({ tailorId: tailor.id, dressType, rupees: 1000 });
          await tx.execute(sql`select pg_sleep(0.02)`);
        }),
      ),
    );
    expect(Object.keys((await cardOf(tailor.id))?.card ?? {}).sort()).toEqual([...dresses].sort());
  });

  test('are deleted with their tailor', async () => {
    const tailor = await makeTailor(shop);
    await shop.deps.db.delete(tailors).where(eq(tailors.id, tailor.id));
    expect(await cardOf(tailor.id)).toBeUndefined();
  });

  test.each([0, -5, 10_000_001])('refuse a rate of %i rupees', async (rupees) => {
    const tailor = await makeTailor(shop, { rates: {} });
    const bad = shop.deps.db.insert(tailorRates).values({ tailorId: tailor.id, dressType: 'Kurta', rupees });
    await expect(bad).rejects.toThrow();
  });
});

describe('the counts of the list', () => {
  async function counts() {
    const rows = await shop.deps.db.select().from(tailorCounts);
    return Object.fromEntries(
      rows.filter(({ listed }) => listed !== 0).map((row) => [row.tailorType, row.listed]),
    );
  }

  beforeEach(async () => {
    await shop.deps.db.delete(tailors).where(eq(tailors.inHouse, false));
  });

  test('follow inserts, updates, deactivations and deletions', async () => {
    const { db } = shop.deps;
    expect(await counts()).toEqual({});
    const gents = await makeTailor(shop, { type: 'Gents Tailor' });
    const second = await makeTailor(shop, { type: 'Gents Tailor' });
    const ladies = await makeTailor(shop, { type: 'Ladies Tailor' });
    await makeTailor(shop);
    await makeTailor(shop, { active: false });
    expect(await counts()).toEqual({ 'Gents Tailor': 2, 'Ladies Tailor': 1, '': 1 });

    await db.update(tailors).set({ tailorType: 'Ladies Tailor' }).where(eq(tailors.id, gents.id));
    expect(await counts()).toEqual({ 'Gents Tailor': 1, 'Ladies Tailor': 2, '': 1 });
    await db.update(tailors).set({ tailorType: null }).where(eq(tailors.id, ladies.id));
    expect(await counts()).toEqual({ 'Gents Tailor': 1, 'Ladies Tailor': 1, '': 2 });
    await db.update(tailors).set({ active: false });
    expect(await counts()).toEqual({});
    await db.update(tailors).set({ active: true });
    expect(await counts()).toEqual({ 'Gents Tailor': 1, 'Ladies Tailor': 1, '': 3 });
    await db.delete(tailors).where(eq(tailors.id, second.id));
    expect(await counts()).toEqual({ 'Ladies Tailor': 1, '': 3 });
  });

  test('are not locked by unrelated updates', async () => {
    const [one, other] = [await makeTailor(shop), await makeTailor(shop)];
    await shop.deps.db.transaction(async (tx) => {
      await tx.update(tailors).set({ ordersDelivered: 1 }).where(eq(tailors.id, one.id));
      const meanwhile = shop.deps.db
        .update(tailors)
        .set({ ratingSum: 4, ratingCount: 1 })
        .where(eq(tailors.id, other.id));
      await expect(meanwhile).resolves.toBeDefined();
    });
    expect(await counts()).toEqual({ '': 2 });
  });

  test('stay correct under concurrent changes', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => makeTailor(shop, { type: TAILOR_TYPES[n % 2] ?? null, rates: {} })),
    );
    await Promise.all(
      made.map(({ id }, n) =>
        shop.deps.db
          .update(tailors)
          .set(n % 2 ? { tailorType: 'Gents Tailor' } : { active: false })
          .where(eq(tailors.id, id)),
      ),
    );
    expect(await counts()).toEqual({ 'Gents Tailor': 4 });
  });
});

describe('with 20,000 tailors', () => {
  const MANY = 20_000;

  beforeAll(async () => {
    await shop.deps.db.delete(tailors).where(eq(tailors.inHouse, false));
    await withoutTimeouts(shop.deps.db, async (own) => {
      // Filling the search column takes long and is not needed here.
      await own.execute(sql`alter table tailors disable trigger tailors_search`);
      await own.execute(sql`
        insert into users (id, username, email, user_type)
        select 100000 + n, 't' || n, 't' || n || '@mail.example', 'tailor' from generate_series(1, ${MANY}::int) n`);
      await own.execute(sql`
        insert into tailors (user_id, area, tailor_type, lead_time_days, orders_delivered, rating_sum, rating_count)
        select 100000 + n, 'Area', (array['Gents Tailor', 'Ladies Tailor', null])[1 + n % 3], 7, n % 90, 4 * (n % 50), n % 50
        from generate_series(1, ${MANY}::int) n`);
      await own.execute(sql`vacuum analyze users, tailors`);
    });
  });

  test.each(TAILOR_FILTERS)('the list of %s uses its index only', async (filter) => {
    const { db } = shop.deps;
    for (const page of [1, 501]) {
      const plan = await planOf(db, () => tailorsOf(db, filter, page));
      expect(plan).not.toMatch(/Seq Scan on (tailors|users)/);
      expect(plan).toMatch(/Index Only Scan using tailors_(listed|gents|ladies|best)_index/);
    }
  });

  test('the last page is exact', async () => {
    const { count, tailors: last } = await tailorsOf(shop.deps.db, 'gents', 1334);
    expect(count).toBe(13_333);
    expect(last).toHaveLength(3);
  });
});
