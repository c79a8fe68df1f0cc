import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeTailor, type SignedUp, signUp } from '../../../test/factories.ts';
import { checkIdentityOf } from '../../../test/factories-sellers.ts';
import { makeBrand, makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { earnings } from '../../db/schema/earnings.ts';
import { orderSettings } from '../../db/schema/fees.ts';
import { sellerOrderItems, sellerOrders } from '../../db/schema/shop.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { verifyData } from '../system/verification-service.ts';
import { backOf, keptOf } from './amounts.ts';
import {
  recordDelivery,
  recordGoods,
  recordRefund,
  recordReturns,
  takeableFromTailor,
} from './entry-service.ts';
import { approveRun, listBalances, makeRun, payRun, reverse } from './payout-service.ts';
import { balanceBefore } from './queries.ts';
import type { Seller } from './seller-queries.ts';
import { monthAsCsv, readEarnings } from './service.ts';

const shop = testApp({ JOBS: 'false' });

const percent = fc.integer({ min: 0, max: 100 });
const rupees = fc.integer({ min: 1, max: 5000 });

test('commission and tax of what is left are those of a smaller order, in whatever steps it was taken (earnings-10)', () => {
  fc.assert(
    fc.property(
      rupees,
      percent,
      percent,
      fc.array(rupees),
      (gross, commissionPercent, withheldPercent, steps) => {
        const rates = { commissionPercent, withheldPercent };
        let left = keptOf(gross, rates);
        for (const step of [...steps, gross]) {
          const back = backOf(left, Math.min(step, left.gross), rates);
          expect(Math.min(back.commission, back.withheld)).toBeGreaterThanOrEqual(0);
          left = {
            gross: left.gross - back.gross,
            commission: left.commission - back.commission,
            withheld: left.withheld - back.withheld,
          };
          expect(left).toEqual(keptOf(left.gross, rates));
        }
        expect(left).toEqual({ gross: 0, commission: 0, withheld: 0 });
      },
    ),
    { numRuns: 500 },
  );
});

type Step =
  | { do: 'stitch' | 'goods'; seller: number; price: number; month: number; borne: number }
  | { do: 'refund'; order: number; share: number }
  | { do: 'return'; order: number }
  | { do: 'rates'; commission: number; tax: number }
  | { do: 'run'; of: number }
  | { do: 'approve' | 'pay' | 'reverse'; run: number; one: number };

const at = fc.integer({ min: 0, max: 50 });
const month = fc.integer({ min: 0, max: 5 });
const seller = fc.integer({ min: 0, max: 1 });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('stitch' as const, 'goods' as const),
      seller,
      price: rupees,
      month,
      borne: percent,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), order: at, share: percent }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), order: at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rates' as const),
      commission: percent,
      tax: fc.integer({ min: 0, max: 30 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('run' as const), of: at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('approve' as const, 'pay' as const, 'reverse' as const),
      run: at,
      one: at,
    }),
  },
);

const tailors: number[] = [];
const brands: number[] = [];
let customer: SignedUp;
let product: Awaited<ReturnType<typeof makeProduct>>;
const admins: Actor[] = [];

beforeAll(async () => {
  customer = await signUp(shop);
  for (let count = 0; count < 2; count++) {
    const tailor = await makeTailor(shop);
    tailors.push(tailor.id);
    await checkIdentityOf(shop, tailor.userId);
    const brand = await makeBrand(shop);
    brands.push(brand.id);
    await checkIdentityOf(shop, brand.userId);
    const admin = await signUp(shop, { userType: 'admin' });
    admins.push({ id: admin.id, role: 'admin', sessionId: 0 });
  }
  product = await makeProduct(shop);
});

const within = <T>(work: Parameters<typeof shop.deps.db.transaction<T>>[0]) => shop.deps.db.transaction(work);
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** A run under test, which may already be paid or reversed: then the step is refused. */
async function tried(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: { code?: string }) => {
    if (!error.code?.startsWith('payouts.')) throw error;
  });
}

interface World {
  stitched: number[];
  sold: number[];
  runs: number[];
}

async function take(step: Step, world: World): Promise<void> {
  switch (step.do) {
    case 'stitch':
    case 'goods': {
      const brandId = brands[step.seller] ?? 0;
      const order = await makeShopOrder(shop, customer, { ...product, brandId, price: step.price });
      const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, order.id));
      const id = part?.id ?? 0;
      if (step.do === 'stitch') {
        await shop.deps.db.update(sellerOrders).set({ status: 'SHIPPED' }).where(eq(sellerOrders.id, id));
        const urgentSurcharge = Math.floor(step.price / 7);
        const tailorId = tailors[step.seller] ?? 0;
        await within((tx) =>
          recordDelivery(tx, { id: order.id, tailorId, stitchingPrice: step.price, urgentSurcharge }),
        );
        world.stitched.push(order.id);
      } else {
        const borne = Math.floor((step.price * step.borne) / 100);
        await shop.deps.db
          .update(sellerOrders)
          .set({ discount: borne, borne })
          .where(eq(sellerOrders.id, id));
        await shop.deps.db
          .update(sellerOrderItems)
          .set({ discount: borne, borne })
          .where(eq(sellerOrderItems.sellerOrderId, id));
        await within((tx) => recordGoods(tx, id));
        world.sold.push(id);
      }
      const found = step.do === 'stitch' ? eq(earnings.orderId, order.id) : eq(earnings.sellerOrderId, id);
      await shop.deps.db
        .update(earnings)
        .set({ at: sql`${earnings.at} - make_interval(months => ${step.month}::int)` })
        .where(found);
      return;
    }
    case 'refund': {
      const id = pick(world.stitched, step.order);
      if (id === undefined) return;
      const all = await takeableFromTailor(shop.deps.db, id);
      await within((tx) => recordRefund(tx, id, Math.ceil((all * step.share) / 100)));
      return;
    }
    case 'return': {
      const id = pick(world.sold, step.order);
      if (id === undefined) return;
      await shop.deps.db.update(sellerOrders).set({ status: 'RETURNED' }).where(eq(sellerOrders.id, id));
      await within((tx) => recordReturns(tx, id));
      return;
    }
    case 'rates':
      await shop.deps.db.update(orderSettings).set({
        commissionPercent: step.commission,
        goodsCommissionPercent: 100 - step.commission,
        withheldTaxPercent: step.tax,
      });
      return;
    case 'run': {
      const due = (await listBalances(shop.deps.db)).results.filter(({ amount }) => amount > 0);
      const chosen = step.of % 3 === 0 ? due : due.slice(step.of % 2, (step.of % 2) + 1);
      if (chosen.length === 0) return;
      const run = await within((tx) => makeRun(tx, admins[0] as Actor, { sellers: chosen }));
      world.runs.push(run.id);
      return;
    }
    default: {
      const id = pick(world.runs, step.run);
      if (id === undefined) return;
      const actor = admins[1] as Actor;
      if (step.do === 'approve') return tried(() => within((tx) => approveRun(tx, actor, id)));
      if (step.do === 'pay') return tried(() => within((tx) => payRun(tx, shop.deps, actor, id, 'HBL')));
      return tried(() => within((tx) => reverse(tx, shop.deps, actor, id, { reason: 'Came back' })));
    }
  }
}

async function check(of: Seller): Promise<void> {
  const { db } = shop.deps;
  const column = 'tailor' in of ? sql`tailor_id = ${of.tailor}` : sql`brand_id = ${of.brand}`;
  const { rows } = await db.execute<{ earned: number; taken: number; paid: number }>(sql`select
    (select coalesce(sum(stitching + urgent_surcharge + goods - discount - commission - withheld), 0) from earnings where ${column})::int as earned,
    (select coalesce(sum(amount), 0) from payouts where ${column})::int as taken,
    (select coalesce(sum(amount), 0) from payouts where ${column} and paid_at is not null)::int as paid`);
  const { earned = 0, taken = 0, paid = 0 } = rows[0] ?? {};
  const [kind, id] = 'tailor' in of ? ['tailor', of.tailor] : ['brand', of.brand];
  const line = (await listBalances(db)).results.find((one) => one.kind === kind && one.id === id);
  // What was earned is in a payout or waits for one; what is in a payout is paid or in an open run.
  expect(earned).toBe(taken + (line?.amount ?? 0));
  expect(taken).toBe(paid + (line?.in_runs ?? 0));

  const present = await readEarnings(db, of, undefined);
  expect(present.balance).toBe(earned - paid);
  expect(await balanceBefore(db, of, new Date('3000-01-01T00:00:00Z'))).toBe(earned - paid);
  let balance = 0;
  for (const year of present.years.toReversed()) {
    const { months, totals, paid_out } = await readEarnings(db, of, year);
    for (const one of months.toReversed()) {
      const { stitching, urgent_surcharge, goods, discount, refunds, commission, withheld, net } = one;
      expect(stitching + urgent_surcharge + goods - discount - refunds - commission - withheld).toBe(net);
      balance += net - one.paid_out;
      expect(one.balance, one.month).toBe(balance);
      const csv = (await monthAsCsv(db, of, one.month)).bytes.toString().trimEnd().split('\r\n').at(-1);
      expect(csv?.split(',').slice(-2)).toEqual([String(net), String(one.paid_out)]);
    }
    const sum = (of: (one: (typeof months)[number]) => number) =>
      months.reduce((all, one) => all + of(one), 0);
    expect([sum(({ net }) => net), sum((one) => one.paid_out)]).toEqual([totals.net, paid_out]);
  }
  expect(balance).toBe(earned - paid);
}

test('whatever is earned, refunded, paid out and reversed: earned = paid out + held, and statements add up (earnings-17)', async () => {
  const known = (await verifyData(shop.deps.db)).map(({ what }) => what);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const world: World = { stitched: [], sold: [], runs: [] };
      for (const one of steps) await take(one, world);
      for (const tailor of tailors) await check({ tailor });
      for (const brand of brands) await check({ brand });
      const found = (await verifyData(shop.deps.db)).map(({ what }) => what);
      expect(found.filter((what) => /payout|earned|entry/.test(what))).toEqual(
        known.filter((what) => /payout|earned|entry/.test(what)),
      );
    }),
    { numRuns: 60, interruptAfterTimeLimit: 45_000 },
  );
}, 120_000);
