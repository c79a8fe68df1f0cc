import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { issueGoodsInvoice } from './document-service.ts';
import { goodsStatus } from './goods-timeline.ts';
import { sellerOrderMail } from './mails.ts';
import { canStepSellerOrder } from './policy.ts';
import { anyShopOrder } from './queries.ts';
import { hasEnded } from './refund-rules.ts';
import { refundCash } from './refund-service.ts';
import { mayStep, needsPayment } from './seller-lifecycle.ts';
import {
  lockSellerOrder,
  returnStock,
  sellerOrdersOf,
  setBillStatus,
  setOrderStatus,
  setSellerOrderStatus,
} from './seller-order-queries.ts';

type NextStatus = Exclude<SellerOrderStatus, 'UNCONFIRMED' | 'PLACED'>;

/**
 * Takes a step with event, stock, bill and mail (shop-13). Fails with `request.not_found` for another seller's order,
 * and `shop.step_not_allowed`.
 */
export async function stepSellerOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  to: NextStatus,
  note: string | null = null,
): Promise<void> {
  const sellerOrder = await lockSellerOrder(tx, id);
  if (!sellerOrder || !canStepSellerOrder(actor, sellerOrder)) fail('request.not_found');
  const deliveredAt = sellerOrder.deliveredAt ? new Date(sellerOrder.deliveredAt) : null;
  if (!mayStep(sellerOrder.status, to, deliveredAt, new Date())) {
    fail('shop.step_not_allowed', { status: sellerOrder.status, to });
  }
  const isByCard = sellerOrder.paymentMethod === 'CARD';
  if (isByCard && sellerOrder.billStatus !== 'PAID' && needsPayment(to)) fail('shop.not_paid_yet');
  await move(tx, deps, sellerOrder, to, { actorId: actor.id, note, isPaidByCard: isByCard });
  if (isByCard && (to === 'CANCELLED' || to === 'RETURNED')) {
    await deps.jobs.send(tx, 'shop.refund', { orderId: sellerOrder.orderId });
  }
  if (!isByCard) await settleCash(tx, deps, sellerOrder.orderId);
}

export async function cancelUnpaidSellerOrder(tx: Tx, deps: Deps, id: number, note: string): Promise<void> {
  const sellerOrder = await lockSellerOrder(tx, id);
  if (sellerOrder)
    await move(tx, deps, sellerOrder, 'CANCELLED', { actorId: null, note, isPaidByCard: false });
}

async function move(
  tx: Tx,
  deps: Deps,
  sellerOrder: { id: number; orderId: number; status: SellerOrderStatus },
  to: NextStatus,
  { actorId, ...step }: { actorId: number | null; note: string | null; isPaidByCard: boolean },
): Promise<void> {
  await setSellerOrderStatus(tx, {
    id: sellerOrder.id,
    orderId: sellerOrder.orderId,
    from: sellerOrder.status,
    to,
    actorId,
    note: step.note,
  });
  if (to === 'CANCELLED') await returnStock(tx, sellerOrder.id);
  await summariseStatus(tx, sellerOrder.orderId);
  const row = await anyShopOrder(tx, sellerOrder.orderId);
  const moved = row?.sellerOrders.find(({ id }) => id === sellerOrder.id);
  if (!row?.order.email || !moved) return;
  await deps.outbox.post(tx, sellerOrderMail(deps.config, row.order.email, row, moved, { to, ...step }));
}

/** Makes an order's status that of its seller orders, in the transaction that has changed one of them. */
export async function summariseStatus(tx: Tx, orderId: number): Promise<void> {
  await setOrderStatus(tx, orderId, goodsStatus(await sellerOrdersOf(tx, orderId)));
}

/** Cash is paid on delivery: an order is paid once everything shipped is delivered, and returns are refunded. */
async function settleCash(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  const sellerOrders = await sellerOrdersOf(tx, orderId);
  const sent = sellerOrders.filter(({ status }) => status !== 'CANCELLED');
  if (sent.length === 0) return;
  if (!sent.every(({ status }) => status === 'DELIVERED' || status === 'RETURNED')) return;
  await setBillStatus(tx, orderId, hasEnded(sellerOrders) ? 'REFUNDED' : 'PAID');
  await issueGoodsInvoice(tx, deps, orderId);
  await refundCash(tx, deps, orderId);
}
