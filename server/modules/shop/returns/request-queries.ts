import { and, desc, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import type { ShownReturnState } from '../../../../contract/constants/goods-returns.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { type goodsReturns as listCall, RETURN_SORTS } from '../../../../contract/goods-returns.ts';
import { trackingNumberFrom } from '../../../../contract/tracking-number.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { boundedCount, keyset } from '../../../db/keyset.ts';
import { brands } from '../../../db/schema/catalogue.ts';
import { returnAnswerDays, returnDays } from '../../../db/schema/fees.ts';
import { goodsReturnItems, goodsReturnPictures } from '../../../db/schema/goods-returns.ts';
import { orders } from '../../../db/schema/orders.ts';
import { goodsReturns, sellerOrders } from '../../../db/schema/shop.ts';

interface ItemRow {
  line: number;
  name: string;
  colour: string;
  size: string | null;
  quantity: number;
  received: number;
}

const itemsJson = sql<ItemRow[]>`(
  select jsonb_agg(jsonb_build_object('line', item.id, 'name', item.name, 'colour', item.colour, 'size', item.size,
    'quantity', came.quantity, 'received', came.received) order by item.id)
  from goods_return_items came join seller_order_items item on item.id = came.item_id where came.return_id = goods_returns.id)`;

const picturesJson = sql<string[]>`coalesce((
  select jsonb_agg(f.key order by f.id) from goods_return_pictures p join files f on f.id = p.file_id
  where p.return_id = goods_returns.id), '[]')`;

const shown = {
  id: goodsReturns.id,
  part: goodsReturns.sellerOrderId,
  state: goodsReturns.state,
  reason: goodsReturns.reason,
  note: goodsReturns.note,
  answer: goodsReturns.answer,
  wantsCredit: goodsReturns.wantsCredit,
  askedAt: goodsReturns.askedAt,
  decidedAt: goodsReturns.decidedAt,
  receivedAt: goodsReturns.receivedAt,
  escalatedAt: goodsReturns.escalatedAt,
  isNotSent: goodsReturns.isNotSent,
  answerDays: returnAnswerDays,
  items: itemsJson,
  pictures: picturesJson,
  hasAccount: sql<boolean>`${goodsReturns.sealedAccount} is not null`,
  orderId: orders.id,
  trackingNumber: orders.trackingNumber,
  customerId: orders.customerId,
  brandId: sellerOrders.brandId,
  /** Null: the shop. */
  seller: sql<string | null>`${brands.name}`,
  sellerId: brands.userId,
};

function selectReturns(db: Db | Tx) {
  return db
    .select(shown)
    .from(goodsReturns)
    .innerJoin(sellerOrders, eq(sellerOrders.id, goodsReturns.sellerOrderId))
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .leftJoin(brands, eq(brands.id, sellerOrders.brandId));
}

export type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number];

/** Newest first. */
export function returnsOf(db: Db | Tx, orderId: number): Promise<ReturnRow[]> {
  return selectReturns(db).where(eq(orders.id, orderId)).orderBy(desc(goodsReturns.id));
}

/** Of all orders of a customer. */
export function returnsOfCustomer(db: Db, customerId: number): Promise<ReturnRow[]> {
  return selectReturns(db).where(eq(orders.customerId, customerId)).orderBy(desc(goodsReturns.id));
}

export async function returnById(db: Db | Tx, id: number): Promise<ReturnRow | undefined> {
  const [row] = await selectReturns(db).where(eq(goodsReturns.id, id));
  return row;
}

function inState(state: ShownReturnState) {
  if (state === 'NOT_SENT') return and(eq(goodsReturns.state, 'WITHDRAWN'), goodsReturns.isNotSent);
  const stored = eq(goodsReturns.state, state);
  return state === 'WITHDRAWN' ? and(stored, not(goodsReturns.isNotSent)) : stored;
}

/** Of the brand of an account, or of all sellers. */
export async function listedReturns(db: Db, sellerId: number | 'all', query: QueryOf<typeof listCall>) {
  const page = keyset(RETURN_SORTS, { id: goodsReturns.id }, goodsReturns.id, query);
  const { search, state } = query;
  const found = and(
    state && inState(state),
    sellerId === 'all' ? undefined : eq(brands.userId, sellerId),
    search === undefined
      ? undefined
      : or(
          eq(goodsReturns.id, /^[1-9]\d{0,8}$/.test(search.trim()) ? Number(search) : 0),
          // An array, which an index of returns can be searched for.
          sql`${goodsReturns.sellerOrderId} = any(array(select part.id from ${sellerOrders} part join ${orders} bought
            on bought.id = part.order_id where bought.tracking_id = ${trackingNumberFrom(search) ?? ''}))`,
        ),
  );
  const matching = db
    .select({ id: goodsReturns.id })
    .from(goodsReturns)
    .innerJoin(sellerOrders, eq(sellerOrders.id, goodsReturns.sellerOrderId))
    .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
    .leftJoin(brands, eq(brands.id, sellerOrders.brandId))
    .where(found);
  const [rows, count] = await Promise.all([
    db
      .select({ ...shown, cursor: page.cursor })
      .from(goodsReturns)
      .innerJoin(sellerOrders, eq(sellerOrders.id, goodsReturns.sellerOrderId))
      .innerJoin(orders, eq(orders.id, sellerOrders.orderId))
      .leftJoin(brands, eq(brands.id, sellerOrders.brandId))
      .where(and(found, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

/** What may be asked of an order: its delivered seller orders with what is left, and how many returns there were. */
export async function partsToReturn(db: Db | Tx, orderId: number) {
  const { rows } = await db.execute<{
    id: number;
    brandId: number | null;
    seller: string | null;
    deliveredAt: string | null;
    returnDays: number;
    isOpen: boolean;
    count: number;
    items: { line: number; name: string; colour: string; size: string | null; left: number }[];
  }>(sql`
    select s.id, s.brand_id as "brandId", b.name as seller, (
        select max(e.at) from order_events e where e.seller_order_id = s.id and e.to_status = 'DELIVERED'
          and e.action is distinct from 'take_back') as "deliveredAt",
      ${returnDays} as "returnDays",
      exists (select from goods_returns r where r.seller_order_id = s.id and r.state in ('REQUESTED', 'ACCEPTED')) as "isOpen",
      (select count(*)::int from goods_returns r where r.seller_order_id = s.id) as count,
      (select jsonb_agg(jsonb_build_object('line', item.id, 'name', item.name, 'colour', item.colour, 'size', item.size,
          'left', item.quantity - (
            select coalesce(sum(back.received), 0) from goods_return_items back where back.item_id = item.id)) order by item.id)
        from seller_order_items item where item.seller_order_id = s.id) as items
    from seller_orders s left join brands b on b.id = s.brand_id
    where s.order_id = ${orderId} and s.status = 'DELIVERED' order by s.id`);
  return rows;
}

export async function addPictures(tx: Tx, returnId: number, files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  await tx.insert(goodsReturnPictures).values(files.map((fileId) => ({ returnId, fileId })));
}

export async function writeAccount(tx: Tx, id: number, sealedAccount: Buffer | null): Promise<void> {
  await tx.update(goodsReturns).set({ sealedAccount }).where(eq(goodsReturns.id, id));
}

export async function readSealedAccount(db: Db, id: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ sealed: goodsReturns.sealedAccount })
    .from(goodsReturns)
    .where(eq(goodsReturns.id, id));
  return row?.sealed ?? null;
}

/** An ended return without goods needs no account any more. */
export async function endReturn(
  tx: Tx,
  id: number,
  end: { state: 'ACCEPTED' | 'REFUSED'; answer: string; decidedBy: number } | { state: 'WITHDRAWN' },
): Promise<void> {
  const isOpen = end.state === 'ACCEPTED';
  await tx
    .update(goodsReturns)
    .set({
      ...end,
      decidedAt: new Date(),
      ...(!isOpen && { sealedAccount: null }),
    })
    .where(eq(goodsReturns.id, id));
}

/** Writes what has come of a requested return. */
export async function completeReturn(
  tx: Tx,
  id: number,
  items: readonly { line: number; quantity: number; restock: boolean }[],
  receivedBy: number | null,
): Promise<void> {
  await tx
    .update(goodsReturns)
    .set({
      state: 'RECEIVED',
      receivedAt: new Date(),
      receivedBy,
      decidedAt: sql`coalesce(${goodsReturns.decidedAt}, now())`,
    })
    .where(eq(goodsReturns.id, id));
  for (const { line, quantity, restock } of items)
    await tx
      .update(goodsReturnItems)
      .set({ received: quantity, restocked: restock })
      .where(and(eq(goodsReturnItems.returnId, id), eq(goodsReturnItems.itemId, line)));
}

export function sealedAccounts(db: Db) {
  return db
    .select({
      id: goodsReturns.id,
      part: goodsReturns.sellerOrderId,
      sealed: goodsReturns.sealedAccount,
    })
    .from(goodsReturns)
    .where(isNotNull(goodsReturns.sealedAccount));
}

/** Does nothing if it has changed meanwhile. */
export async function replaceSealedAccount(
  db: Db,
  id: number,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .update(goodsReturns)
    .set({ sealedAccount: to })
    .where(and(eq(goodsReturns.id, id), eq(goodsReturns.sealedAccount, from)));
}
