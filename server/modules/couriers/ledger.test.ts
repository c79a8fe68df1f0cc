import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Check } from '../../../contract/couriers.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { COLUMNS, remittanceFile } from '../../../test/factories-couriers.ts';
import { checkIdentityOf } from '../../../test/factories-sellers.ts';
import { makeBrand, makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import type { Tx } from '../../db/client.ts';
import { billPayments } from '../../db/schema/bill-payments.ts';
import { courierParcels } from '../../db/schema/couriers.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordGoods, recordReturns } from '../earnings/entry-service.ts';
import { approveRun, listBalances, makeRun, payRun, reverse } from '../earnings/payout-service.ts';
import { verifyData } from '../system/verification-service.ts';
import { close, reopen } from './closing-service.ts';
import { recordCash } from './entry-service.ts';
import { readRemittance } from './remittance-file-service.ts';
import { bookFile, checkFile, handOver, undo } from './remittance-service.ts';
import { heldAsCsv, listCouriers, readCourier } from './service.ts';

const shop = testApp({ JOBS: 'false' });
const NAMES = ['Ledger A', 'Ledger B'];
const at = fc.nat(40);
const rupees = fc.integer({ min: 2, max: 5000 });
const of = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

const row = fc.record({
  parcel: at,
  off: fc.constantFrom(0, 0, -1, 7),
  fee: fc.integer({ min: 0, max: 300 }),
});
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: of('goods', 'stitched'), courier: fc.nat(1), price: rupees }) },
  { weight: 1, arbitrary: fc.record({ do: of('cancel'), courier: fc.nat(1), price: rupees }) },
  { weight: 1, arbitrary: fc.record({ do: of('return', 'reverse', 'again', 'record'), order: at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: of('file'),
      courier: fc.nat(1),
      rows: fc.array(row, { minLength: 1, maxLength: 8 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: of('hand'), parcel: at }) },
  { weight: 3, arbitrary: fc.record({ do: of('close', 'close', 'reopen'), parcel: at }) },
  { weight: 2, arbitrary: fc.record({ do: of('undo'), remittance: at }) },
  { weight: 1, arbitrary: fc.record({ do: of('payout'), isReversed: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What was booked, as the test itself has seen it. */
interface World {
  orders: { id: number; part: number; kind: 'goods' | 'stitched'; price: number; courier: number }[];
  remittances: { id: number; paid: Map<number, number>; isUndone: boolean; closings: number }[];
  closings: { parcel: number; amount: number; isTakenBack: boolean }[];
}

let customer: SignedUp;
let product: Awaited<ReturnType<typeof makeProduct>>;
let brandId: number;
const admins: Actor[] = [];
let numbers = 0;

beforeAll(async () => {
  customer = await signUp(shop);
  const brand = await makeBrand(shop);
  brandId = brand.id;
  await checkIdentityOf(shop, brand.userId);
  product = await makeProduct(shop);
  for (let count = 0; count < 2; count++) {
    const { id } = await signUp(shop, { userType: 'admin' });
    admins.push({ id, role: 'admin', sessionId: 0 });
  }
});

const within = <T>(work: (tx: Tx) => Promise<T>) => shop.deps.db.transaction(work);
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
const [maker, second] = [() => admins[0] as Actor, () => admins[1] as Actor];

/** What a parcel, its state or an earlier step forbids is refused. */
async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!code.startsWith('couriers.') && !code.startsWith('payouts.')) throw error;
    return undefined;
  }
}

async function deliver(tx: Tx, order: World['orders'][number]): Promise<void> {
  const sellerOrderId = order.kind === 'goods' ? order.part : null;
  const event = { orderId: order.id, sellerOrderId } as const;
  const courierNumber = `L-${++numbers}`;
  await tx.insert(orderEvents).values([
    {
      ...event,
      action: 'ship',
      fromStatus: 'PACKED',
      toStatus: 'SHIPPED',
      courier: NAMES[order.courier],
      courierNumber,
    },
  ]);
  if (order.kind === 'stitched')
    await tx.insert(billPayments).values({ orderId: order.id, method: 'CASH', amount: order.price });
  const delivered = { action: 'deliver', fromStatus: 'SHIPPED', toStatus: 'DELIVERED' } as const;
  await tx.insert(orderEvents).values({ ...event, ...delivered });
  if (order.kind === 'goods') {
    await tx.update(sellerOrders).set({ status: 'DELIVERED' }).where(eq(sellerOrders.id, order.part));
    await recordGoods(tx, order.part);
  }
  await recordCash(tx, order.id, { action: 'deliver', from: 'SHIPPED', to: 'DELIVERED' });
}

async function place(price: number, courier: number, kind: 'goods' | 'stitched') {
  const { id } = await makeShopOrder(shop, customer, { ...product, brandId, price }, 'SHIPPED');
  const cash = kind === 'goods' ? price : null;
  const [part] = await shop.deps.db
    .update(sellerOrders)
    .set({ cash })
    .where(eq(sellerOrders.orderId, id))
    .returning();
  return { id, part: part?.id ?? 0, kind, price, courier };
}

async function courierId(courier: number): Promise<number | undefined> {
  return (await listCouriers(shop.deps.db)).results.find(({ name }) => name === NAMES[courier])?.id;
}

const parcelsIn = async ({ orders }: World) => {
  const all = await shop.deps.db.select().from(courierParcels).orderBy(courierParcels.id);
  return all.filter(({ orderId }) => orders.some(({ id }) => id === orderId));
};

async function book(world: World, { courier, rows }: Extract<Step, { do: 'file' }>): Promise<void> {
  const id = await courierId(courier);
  if (id === undefined) return;
  const parcels = await parcelsIn(world);
  const lines = rows.flatMap(({ parcel, off, fee }) => {
    const found = pick(parcels, parcel);
    return found ? [[found.number, found.held + off, fee]] : [];
  });
  const bytes = Buffer.from(`${remittanceFile([...lines, [`unknown-${++numbers}`, 5, 0]])}\n`);
  const file = { bytes, rows: await readRemittance(bytes, COLUMNS) };
  const before = await shop.deps.db.select().from(courierParcels);
  const check: Check = await checkFile(shop.deps.db, id, COLUMNS, file);
  const body = { ...COLUMNS, seen: check.seen, file_name: 'a.csv', reference: '' };
  const booked = await tried(() => within((tx) => bookFile(tx, maker(), id, body, file)));
  if (!booked) return;
  const paid = new Map<number, number>();
  for (const { number, amount, outcome } of check.results) {
    if (outcome !== 'MATCHED' && outcome !== 'DIFFERS') continue;
    paid.set(before.find((one) => one.number === number)?.id ?? 0, amount ?? 0);
  }
  expect(booked.received + booked.fees).toBe([...paid.values()].reduce((sum, one) => sum + one, 0));
  world.remittances.push({ id: booked.id, paid, isUndone: false, closings: world.closings.length });
}

async function settle(world: World, step: Extract<Step, { do: 'hand' | 'close' | 'reopen' }>): Promise<void> {
  const all = await parcelsIn(world);
  // Mostly a difference, which few parcels have.
  const differing = all.filter(
    ({ id, held }) => held !== 0 && world.remittances.some(({ paid }) => paid.has(id)),
  );
  const parcel = pick(step.do === 'close' && differing.length > 0 ? differing : all, step.parcel);
  if (!parcel) return;
  const { id, held, courierId: courier } = parcel;
  if (step.do === 'hand') {
    const body = { parcels: [{ id, held }], reference: '' };
    const booked = await tried(() => within((tx) => handOver(tx, maker(), courier, body)));
    if (!booked) return;
    const paid = new Map([[id, held]]);
    world.remittances.push({ id: booked.id, paid, isUndone: false, closings: world.closings.length });
  } else if (step.do === 'close') {
    const said = { held, closing: 'OTHER', reason: 'x' } as const;
    if (await tried(() => within((tx) => close(tx, maker(), id, said))))
      world.closings.push({ parcel: id, amount: held, isTakenBack: false });
  } else if (await tried(() => within((tx) => reopen(tx, maker(), id, 'x')))) {
    for (const one of world.closings) if (one.parcel === id) one.isTakenBack = true;
  }
}

async function undoOne(world: World, index: number): Promise<void> {
  const found = pick(world.remittances, index);
  if (!found || !(await tried(() => within((tx) => undo(tx, maker(), found.id, 'x'))))) return;
  found.isUndone = true;
  for (const [place, one] of world.closings.entries())
    if (place >= found.closings && found.paid.has(one.parcel)) one.isTakenBack = true;
}

async function payOut(isReversed: boolean): Promise<void> {
  const due = (await listBalances(shop.deps.db)).results.filter(({ amount }) => amount > 0);
  if (due.length === 0) return;
  const run = await within((tx) => makeRun(tx, maker(), { sellers: due }));
  await within((tx) => approveRun(tx, second(), run.id));
  await within((tx) => payRun(tx, shop.deps, second(), run.id, 'HBL'));
  if (isReversed) await within((tx) => reverse(tx, shop.deps, second(), run.id, { reason: 'x' }));
}

async function ofOrder(
  world: World,
  step: Extract<Step, { do: 'return' | 'reverse' | 'again' | 'record' }>,
): Promise<void> {
  const kind = step.do === 'return' ? 'goods' : 'stitched';
  const order = pick(
    world.orders.filter((one) => one.kind === kind),
    step.order,
  );
  if (!order) return;
  if (step.do === 'return') {
    await shop.deps.db
      .update(sellerOrders)
      .set({ status: 'RETURNED' })
      .where(eq(sellerOrders.id, order.part));
    return within((tx) => recordReturns(tx, order.part));
  }
  await within(async (tx) => {
    const [standing] = await tx
      .select()
      .from(billPayments)
      .where(sql`order_id = ${order.id} and reverses is null and reversed_at is null`);
    if (step.do === 'again' && !standing) return deliver(tx, order);
    if (step.do === 'record' && !standing) {
      // As staff records it: by hand, without a delivery.
      const said = { orderId: order.id, method: 'CASH', amount: order.price } as const;
      await tx.insert(billPayments).values({ ...said, at: new Date(Date.now() + 1000) });
      return recordCash(tx, order.id, { action: 'record_payment', from: 'DELIVERED', to: 'DELIVERED' });
    }
    if (step.do !== 'reverse' || !standing) return;
    const back = {
      orderId: order.id,
      method: 'CASH',
      amount: -standing.amount,
      reverses: standing.id,
    } as const;
    await tx.insert(billPayments).values({ ...back, reason: 'x' });
    await recordCash(tx, order.id, { action: 'reverse_payment', from: 'DELIVERED', to: 'DELIVERED' });
  });
}

async function take(step: Step, world: World): Promise<void> {
  switch (step.do) {
    case 'goods':
    case 'stitched': {
      const order = await place(step.price, step.courier, step.do);
      world.orders.push(order);
      return within((tx) => deliver(tx, order));
    }
    case 'cancel': {
      const { id, part } = await place(step.price, step.courier, 'goods');
      await shop.deps.db.update(sellerOrders).set({ status: 'CANCELLED' }).where(eq(sellerOrders.id, part));
      return within((tx) =>
        recordCash(tx, id, { action: 'fail_delivery', from: 'SHIPPED', to: 'CANCELLED' }),
      );
    }
    case 'file':
      return book(world, step);
    case 'undo':
      return undoOne(world, step.remittance);
    case 'payout':
      return payOut(step.isReversed);
    case 'return':
    case 'reverse':
    case 'again':
    case 'record':
      return ofOrder(world, step);
    default:
      return settle(world, step);
  }
}

const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0);

async function check(world: World, before: ReadonlyMap<string, number>): Promise<void> {
  const { db } = shop.deps;
  const parcels = await parcelsIn(world);
  const standing = world.remittances.filter(({ isUndone }) => !isUndone);
  const outOf = (parcel: number) =>
    sum(standing.map(({ paid }) => paid.get(parcel) ?? 0)) +
    sum(
      world.closings.filter((one) => one.parcel === parcel && !one.isTakenBack).map(({ amount }) => amount),
    );
  // Each order: what its customer has paid is paid to the shop, closed or held.
  for (const { id, kind, price } of world.orders) {
    const own = parcels.filter(({ orderId }) => orderId === id);
    const { rows } = await db.execute<{ paid: number }>(
      sql`select coalesce(sum(amount), 0)::int as paid from bill_payments where order_id = ${id}`,
    );
    const paid = rows[0]?.paid ?? 0;
    if (kind === 'goods') expect(paid).toBe(price);
    expect(paid, kind).toBe(sum(own.map((one) => outOf(one.id) + one.held)));
  }
  // Each courier: the page, its parcels and its CSV say the same.
  for (const line of (await listCouriers(db)).results.filter(({ name }) => NAMES.includes(name))) {
    const own = parcels.filter(({ courierId: courier }) => courier === line.id);
    expect(line.held - (before.get(line.name) ?? 0)).toBe(sum(own.map(({ held }) => held)));
    const csv = (await heldAsCsv(db, maker(), line.id)).bytes.toString().trimEnd().split('\r\n').slice(1);
    expect(sum(csv.map((one) => Number(one.split(',').at(-1))))).toBe(line.held);
    expect((await readCourier(db, line.id)).held).toBe(line.held);
  }
  // Each seller: what was earned is paid out or waits.
  const { rows } = await db.execute<{ earned: number; taken: number }>(sql`select
    (select coalesce(sum(goods - commission - withheld), 0) from earnings where brand_id = ${brandId})::int as earned,
    (select coalesce(sum(amount), 0) from payouts where brand_id = ${brandId})::int as taken`);
  const due = (await listBalances(db)).results.find(({ kind, id }) => kind === 'brand' && id === brandId);
  expect((rows[0]?.earned ?? 0) - (rows[0]?.taken ?? 0)).toBe(due?.amount ?? 0);
}

test('whatever is delivered, reversed, remitted, closed, undone and paid out: cash in = paid + closed + held, for each order, seller and courier (couriers-10)', async () => {
  const known = (await verifyData(shop.deps.db)).map(({ what }) => what);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      const world: World = { orders: [], remittances: [], closings: [] };
      const before = new Map(
        (await listCouriers(shop.deps.db)).results.map(({ name, held }) => [name, held]),
      );
      for (const one of steps) await take(one, world);
      await check(world, before);
      const found = (await verifyData(shop.deps.db)).map(({ what }) => what);
      const ofMoney = (what: string) =>
        /parcel|courier|remittance|payout|earned|entry|delivered for cash|paid/.test(what);
      expect(found.filter(ofMoney)).toEqual(known.filter(ofMoney));
    }),
    { numRuns: 60, interruptAfterTimeLimit: 45_000 },
  );
}, 120_000);
