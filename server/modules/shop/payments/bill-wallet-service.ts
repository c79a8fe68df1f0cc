import type { RedirectGatewayName } from '../../../../contract/constants/gateway-payments.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import { nextAsk } from './settlement-rules.ts';
import { type Attempt, startedAttempt, updateAttempt } from './wallet-queries.ts';
import { openPayment } from './wallet-service.ts';

/** The attempt of a stitched or bulk order that nothing is known about yet. */
export function openAttemptOf(db: Db | Tx, orderId: number): Promise<Attempt | undefined> {
  return startedAttempt(db, orderId);
}

interface Due {
  gateway: RedirectGatewayName;
  amount: number;
  now: Date;
}

/** Whether the open attempt can be gone on with. */
export function isSame(open: Attempt, { gateway, amount, now }: Due): boolean {
  return open.gateway === gateway && open.amount === amount && open.expiresAt > now;
}

/**
 * The reference of the open attempt for what is due, or of a new one. `unpaid`, of which the gateway has said that nobody
 * has paid it, gives way to another gateway or amount, and is asked about for three more days. Requires a lock of the order.
 * Fails with `payments.being_checked`.
 */
export async function openBillPayment(
  tx: Tx,
  { orderId, unpaid, ...due }: Due & { orderId: number; unpaid?: number | undefined },
): Promise<string> {
  const open = await startedAttempt(tx, orderId);
  if (open && isSame(open, due)) return open.reference;
  if (open && open.id !== unpaid) fail('payments.being_checked');
  if (open) {
    const { expiresAt } = open;
    const askAt = nextAsk({ state: 'EXPIRED', expiresAt }, due.now);
    await updateAttempt(tx, open.id, { state: 'EXPIRED', askAt });
  }
  return (await openPayment(tx, { orderId, ...due })).reference;
}
