import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { partMovedMail } from './mails.ts';
import { lockPart, movePart, partsOf, returnStock, setBillStatus } from './part-queries.ts';
import { canStepPart } from './policy.ts';
import { anyShopOrder } from './queries.ts';
import { hasEnded, mayStep, needsPayment } from './seller-lifecycle.ts';

/** Where a part may go. */
type NextStatus = Exclude<SellerOrderStatus, 'UNCONFIRMED' | 'PLACED'>;

/**
 * Moves what one seller sends to its next status, with event, stock, bill and mail (product.md §4 Shop). Somebody
 * else's part is `request.not_found`; a step that is not in the table is `shop.step_not_allowed`.
 */
export async function stepSellerOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  to: NextStatus,
  note: string | null = null,
): Promise<void> {
  const part = await lockPart(tx, id);
  if (!part || !canStepPart(actor, part)) fail('request.not_found');
  const deliveredAt = part.deliveredAt ? new Date(part.deliveredAt) : null;
  if (!mayStep(part.status, to, deliveredAt, new Date())) {
    fail('shop.step_not_allowed', { status: part.status, to });
  }
  const isByCard = part.paymentMethod === 'creditCard';
  if (isByCard && part.billStatus !== 'PAID' && needsPayment(to)) fail('shop.not_paid_yet');
  await move(tx, deps, part, to, { actorId: actor.id, note, isPaidByCard: isByCard });
  if (isByCard && (to === 'CANCELLED' || to === 'RETURNED')) {
    await deps.jobs.send(tx, 'shop.refund', { orderId: part.orderId });
  }
  if (!isByCard) await settleCash(tx, part.orderId);
}

/** Cancels a part because it was not paid. */
export async function failPart(tx: Tx, deps: Deps, id: number, note: string): Promise<void> {
  const part = await lockPart(tx, id);
  if (part) await move(tx, deps, part, 'CANCELLED', { actorId: null, note, isPaidByCard: false });
}

async function move(
  tx: Tx,
  deps: Deps,
  part: { id: number; orderId: number; status: SellerOrderStatus },
  to: NextStatus,
  { actorId, ...step }: { actorId: number | null; note: string | null; isPaidByCard: boolean },
): Promise<void> {
  await movePart(tx, { id: part.id, from: part.status, to, actorId, note: step.note });
  if (to === 'CANCELLED') await returnStock(tx, part.id);
  const row = await anyShopOrder(tx, part.orderId);
  const moved = row?.parts.find(({ id }) => id === part.id);
  if (!row?.order.email || !moved) return;
  await deps.outbox.post(tx, partMovedMail(deps.config, row.order.email, row, moved, { to, ...step }));
}

/** Cash is paid at the door: an order is paid once all that was sent is delivered, and cash for what came back goes back. */
async function settleCash(tx: Tx, orderId: number): Promise<void> {
  const parts = await partsOf(tx, orderId);
  const sent = parts.filter(({ status }) => status !== 'CANCELLED');
  if (sent.length === 0) return;
  if (hasEnded(parts)) return setBillStatus(tx, orderId, 'REFUNDED');
  if (sent.every(({ status }) => status === 'DELIVERED' || status === 'RETURNED')) {
    await setBillStatus(tx, orderId, 'PAID');
  }
}
