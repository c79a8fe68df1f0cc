import { formatRupees } from '../../../../contract/money.ts';
import { failOn } from '../../../fail.ts';
import type { LockedOrder, StepContext, StepRequest } from '../../lifecycle/service.ts';
import { chosenGarment } from '../garment-choice-service.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { refundOrder } from '../refund-service.ts';
import { leftOf } from './present.ts';
import { insertClaim, settleOpenClaim } from './queries.ts';

type Order = LockedOrder<OrderWithMeasures>;
type RequestOf<Action> = Extract<StepRequest, { action: Action }>;

/**
 * Writes down what the customer paid somebody near them (orders-141), and for which of several garments (orders-200).
 * Fails like `chosenGarment`.
 */
export async function writeClaim(
  { tx }: StepContext,
  { facts, row }: Order,
  { amount, garment, fit }: RequestOf<'claim_alteration'>,
): Promise<void> {
  const { id } = chosenGarment(row.garments, garment);
  const garmentId = row.garments.length > 1 ? id : null;
  await insertClaim(tx, { orderId: facts.orderId, garmentId, amount, fit: fit ?? null });
}

/**
 * Pays back what staff approve, at most what was paid and what is left of the country's limit (orders-142). Fails with
 * `orders.reason_missing`, `orders.claim_too_large`, and like `refundOrder`.
 */
export async function settleClaim(
  { tx, deps }: StepContext,
  { facts, row }: Order,
  { approved, reason }: RequestOf<'settle_claim'>,
): Promise<void> {
  const { nearAlteration } = row;
  const claim = nearAlteration?.claims.findLast((one) => one.approved === null);
  if (!nearAlteration || !claim) throw new Error('There is no open claim.');
  if (approved === 0 && !reason) failOn('reason', 'orders.reason_missing');
  const most = Math.min(claim.amount, leftOf(nearAlteration));
  if (approved > most) failOn('approved', 'orders.claim_too_large', { most: formatRupees(most) });
  await settleOpenClaim(tx, facts.orderId, approved);
  if (approved === 0) return;
  await refundOrder(tx, deps, facts.orderId, {
    amount: approved,
    fromTailor: 0,
    reason: reason ?? '',
    name: `alteration-${nearAlteration.claims.length}`,
  });
}
