import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { SYSTEM, takeStep } from '../lifecycle/service.ts';
import { sellerLifecycle } from './seller-lifecycle-service.ts';

/** The steps of sellers and staff. */
export type SellerAction = 'pack' | 'ship' | 'deliver' | 'cancel' | 'return';

/** Fails like `takeStep`, and with `shop.not_paid_yet`. */
export async function stepSellerOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  action: SellerAction,
  note?: string,
): Promise<void> {
  await takeStep({ tx, deps, actor }, sellerLifecycle, id, { action, reason: note });
}

/** Cancels what could not be charged. */
export async function cancelUnpaidSellerOrder(tx: Tx, deps: Deps, id: number, note: string): Promise<void> {
  await takeStep({ tx, deps, actor: SYSTEM }, sellerLifecycle, id, { action: 'cancel', reason: note });
}
