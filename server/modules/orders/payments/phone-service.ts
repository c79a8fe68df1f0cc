import type { Tx } from '../../../db/client.ts';
import { settlePhoneProof } from '../../cash-codes/service.ts';
import { updateOrder } from '../write-queries.ts';
import { advanceIn } from './present.ts';
import { cashTermsOf } from './queries.ts';

/**
 * Keeps when the phone of a stitched order with much cash was proven. Staff who confirm for a customer have talked to
 * them, and are not asked (payments-28). Fails like `settlePhoneProof`.
 */
export async function settlePhone(tx: Tx, actorId: number | null, orderId: number): Promise<void> {
  const order = await cashTermsOf(tx, orderId);
  if (order.paymentMethod !== 'COD' || order.total === null || order.customerId !== actorId) return;
  const cash = order.total - advanceIn(order);
  if (actorId === null) return;
  const caller = { actor: { id: actorId }, device: undefined };
  const phoneProvenAt = await settlePhoneProof(tx, caller, { cash, phone: order.phone });
  if (phoneProvenAt) await updateOrder(tx, orderId, { phoneProvenAt });
}
