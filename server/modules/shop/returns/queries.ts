import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ReturnReason } from '../../../../contract/constants/goods-returns.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { goodsReturnItems } from '../../../db/schema/goods-returns.ts';
import { goodsReturns, sellerOrderItems } from '../../../db/schema/shop.ts';

export interface BoughtLine extends Record<string, unknown> {
  id: number;
  quantity: number;
  /** How many have come back. */
  returned: number;
}

/** The items of a seller order, with what has come back of each. */
export async function linesOf(db: Db | Tx, sellerOrderId: number): Promise<BoughtLine[]> {
  const { rows } = await db.execute<BoughtLine>(sql`
    select item.id, item.quantity, (
      select coalesce(sum(back.received), 0)::int from goods_return_items back where back.item_id = item.id) as returned
    from seller_order_items item where item.seller_order_id = ${sellerOrderId} order by item.id`);
  return rows;
}

/** The request that waits for an answer or for the goods. */
export async function openReturnOf(db: Db | Tx, sellerOrderId: number) {
  const [row] = await db
    .select({ id: goodsReturns.id, state: goodsReturns.state })
    .from(goodsReturns)
    .where(
      and(
        eq(goodsReturns.sellerOrderId, sellerOrderId),
        inArray(goodsReturns.state, ['REQUESTED', 'ACCEPTED']),
      ),
    );
  return row;
}

export interface NewReturn {
  sellerOrderId: number;
  reason: ReturnReason;
  note: string;
}

export async function insertReturn(
  tx: Tx,
  row: NewReturn &
    Pick<typeof goodsReturns.$inferInsert, 'state' | 'askedBy' | 'receivedAt' | 'receivedBy' | 'wantsCredit'>,
  items: readonly { itemId: number; quantity: number; received?: number; restocked?: boolean }[],
): Promise<number> {
  const [written] = await tx.insert(goodsReturns).values(row).returning({ id: goodsReturns.id });
  if (!written) throw new Error('The return was not written.');
  await tx.insert(goodsReturnItems).values(items.map((item) => ({ ...item, returnId: written.id })));
  return written.id;
}

/** Puts what is to be sold again back into the stock; locks variants in the order of checkouts. */
export async function restockReturn(tx: Tx, returnId: number): Promise<void> {
  await tx.execute(sql`
    with back as materialized (
      select item.variant_id, sum(came.received)::int as quantity
      from goods_return_items came join seller_order_items item on item.id = came.item_id
      where came.return_id = ${returnId} and came.restocked and came.received > 0 group by item.variant_id
    ), locked as materialized (
      select v.id, back.quantity from variants v join back on back.variant_id = v.id
      order by v.product_id, v.id
      for no key update of v
    )
    update variants v set stock = least(1000000, v.stock + locked.quantity) from locked where v.id = locked.id`);
}

/** What a return has brought back, by bought item. */
export async function receivedOf(
  db: Db | Tx,
  returnId: number,
): Promise<{ line: number; quantity: number }[]> {
  return db
    .select({ line: goodsReturnItems.itemId, quantity: goodsReturnItems.received })
    .from(goodsReturnItems)
    .innerJoin(sellerOrderItems, eq(sellerOrderItems.id, goodsReturnItems.itemId))
    .where(and(eq(goodsReturnItems.returnId, returnId), sql`${goodsReturnItems.received} > 0`))
    .orderBy(goodsReturnItems.itemId);
}

/** The return of a seller order that came in last. */
export async function lastReceivedOf(db: Db | Tx, sellerOrderId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: goodsReturns.id })
    .from(goodsReturns)
    .where(and(eq(goodsReturns.sellerOrderId, sellerOrderId), eq(goodsReturns.state, 'RECEIVED')))
    .orderBy(sql`${goodsReturns.receivedAt} desc, ${goodsReturns.id} desc`)
    .limit(1);
  return row?.id;
}
