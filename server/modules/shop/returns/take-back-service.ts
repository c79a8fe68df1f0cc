import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { GoodsToTakeBack, goodsToTakeBack as readCall } from '../../../../contract/goods-returns.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { canStepSellerOrder } from '../policy.ts';
import { refundsOf } from '../refunds/queries.ts';
import { creditBack, type Paid, refundsDue } from '../refunds/rules.ts';
import { billOfOrder, sellerOrdersOf } from '../seller-orders/queries.ts';
import { openReturnOf } from './queries.ts';
import { isRest, requirePossible } from './receipt-service.ts';
import { type LineToTakeBack, linesToTakeBack, sellerOrderToTakeBack } from './take-back-queries.ts';

/** No return has this id yet. */
const NEXT = Number.MAX_SAFE_INTEGER;

type Pieces = readonly { line: number; quantity: number }[];

/** Fails with `request.not_found` for another seller's, and for cloth of a garment (returns-12, shop-32). */
export async function readGoodsToTakeBack(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  { items = [] }: QueryOf<typeof readCall>,
): Promise<GoodsToTakeBack> {
  const row = await sellerOrderToTakeBack(db, id);
  if (row?.kind !== 'goods' || !canStepSellerOrder(actor, row)) return fail('request.not_found');
  const lines = await linesToTakeBack(db, id);
  requirePossible(lines, items);
  const order = (await billOfOrder(db, row.orderId)) ?? fail('request.not_found');
  const sellerOrders = await sellerOrdersOf(db, row.orderId);
  const paid = { order, sellerOrders, isCash: row.paymentMethod !== 'CARD' };
  const open = await openReturnOf(db, id);
  return {
    id,
    tracking_id: row.trackingNumber,
    open_return: open?.id ?? null,
    items: lines.map(({ id: line, name, colour, size, quantity, returned }) => ({
      ...{ line, name, colour, size, quantity, returned },
    })),
    ...refundOf(paid, await refundsOf(db, row.orderId), id, { lines, items }),
  };
}

/** What these pieces give back beyond what is due already. */
function refundOf(
  paid: Paid,
  made: Parameters<typeof refundsDue>[1],
  id: number,
  { lines, items }: { lines: readonly LineToTakeBack[]; items: Pieces },
): { refund: number; credit: number } {
  const back = { id: NEXT, value: priceOf(lines, items), discount: discountOf(lines, items) };
  const status = isRest(lines, items) ? ('RETURNED' as const) : undefined;
  const then = {
    ...paid,
    sellerOrders: paid.sellerOrders.map((one) =>
      one.id === id ? { ...one, ...(status && { status }), returns: [...(one.returns ?? []), back] } : one,
    ),
  };
  const due = refundsDue(then, made).find(({ returnId }) => returnId === NEXT);
  return { refund: due?.amount ?? 0, credit: creditBack(then, made) - creditBack(paid, made) };
}

function priceOf(lines: readonly LineToTakeBack[], items: Pieces): number {
  return items.reduce((sum, { line, quantity }) => sum + quantity * lineOf(lines, line).price, 0);
}

/** Rounded like the recorded returns, whose shares add up to the line's. */
function discountOf(lines: readonly LineToTakeBack[], items: Pieces): number | null {
  let sum = 0;
  for (const item of items) {
    const { discount, quantity, returned } = lineOf(lines, item.line);
    if (discount === null) return null;
    const upTo = (pieces: number) => Math.trunc((discount * pieces) / quantity);
    sum += upTo(returned + item.quantity) - upTo(returned);
  }
  return sum;
}

function lineOf(lines: readonly LineToTakeBack[], id: number): LineToTakeBack {
  return lines.find((one) => one.id === id) ?? fail('shop.return_too_many');
}
