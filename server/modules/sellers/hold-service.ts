import type { Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { notifyOfIdentity } from '../notifications/service.ts';
import { holdRequirement, isChecked, markUnchecked, setActive, unmark } from './hold-queries.ts';

/**
 * Pauses all sellers, or this one, while the shop requires a checked identity that they lack, and lets those who were
 * paused for it sell again as soon as nothing is missing (sellers-8). Who was paused by staff stays paused.
 */
export async function applyIdentityRule(tx: Tx, seller?: number): Promise<void> {
  const required = await holdRequirement(tx);
  if (required) {
    const held = await markUnchecked(tx, seller);
    await setActive(tx, held, false);
    await notifyOfIdentity(tx, held, { news: 'identity_needed' });
  }
  await setActive(tx, await unmark(tx, seller, { required }), true);
}

/** Fails with `sellers.identity_required`. */
export async function requireMaySell(tx: Tx, seller: number): Promise<void> {
  if ((await holdRequirement(tx)) && !(await isChecked(tx, seller))) fail('sellers.identity_required');
}

/** To be called before a seller is locked, because a change of the setting locks in this order. */
export async function holdIdentityRule(tx: Tx): Promise<void> {
  await holdRequirement(tx);
}
