import type { z } from 'zod';
import type { takeSellerOrderStep as takeSellerOrderStepCall } from '../../../../contract/order-steps.ts';
import type { cancelShopOrder } from '../../../../contract/shop-orders.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { type Lifecycle, SYSTEM, takeStep, takeStepOf } from '../../lifecycle/service.ts';
import { actionsFor } from '../../lifecycle/steps.ts';
import { customerShopOrder } from '../queries.ts';
import { linesOf } from '../returns/queries.ts';
import { requireAllSeen } from '../returns/receipt-service.ts';
import { type SellerOrder, sellerLifecycle } from './lifecycle-service.ts';

/** Steps that sellers and staff may take. */
export type SellerAction = 'pack' | 'ship' | 'deliver' | 'come_back' | 'fail_delivery' | 'cancel' | 'return';

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

/**
 * Takes a step as the seller or staff, and returns the next possible ones. `afterwards` has the consequences for a
 * stitched order that it is cloth for. Fails like `takeStep`.
 */
export async function takeSellerOrderStep(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { expected_status: expected, returned, ...request }: z.output<typeof takeSellerOrderStepCall.body>,
  afterwards: Lifecycle<SellerOrder>['effects'] = [],
) {
  const lifecycle = { ...sellerLifecycle, effects: [...sellerLifecycle.effects, ...afterwards] };
  const context = { tx, deps, actor };
  const locked = (await lifecycle.lock(context, id)) ?? fail('request.not_found');
  if (request.action === 'return' && locked.row.status === 'DELIVERED')
    requireAllSeen(await linesOf(tx, id), returned);
  const { facts, row } = await takeStepOf(context, lifecycle, locked, request, { status: expected });
  return {
    id: row.id,
    order: row.orderId,
    status: row.status,
    actions: actionsFor(facts, actor.role, new Date()),
  };
}

/**
 * Cancels what is not packed yet for whoever has bought it: one seller order, or all (shop-36). Fails with
 * `request.not_found`, and with `shop.step_not_allowed` if nothing can be cancelled any more.
 */
export async function cancelBought(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  { part, reason }: z.output<typeof cancelShopOrder.body>,
): Promise<void> {
  const order = (await customerShopOrder(tx, actor.id, id)) ?? fail('request.not_found');
  const parts = order.sellerOrders.filter((one) => part === undefined || one.id === part);
  const [first] = parts;
  if (!first) fail('request.not_found');
  const open = parts.filter(({ status }) => status === 'PLACED');
  // Whoever buys is a customer of the order, in whatever role.
  const context = { tx, deps, actor: { ...actor, role: 'customer' as const } };
  for (const one of open.length > 0 ? open : [first]) {
    await takeStep(context, sellerLifecycle, one.id, { action: 'cancel', reason });
  }
}

/** Cancels a seller order whose payment has not arrived; the caller returns its stock. */
export async function expireUnpaidSellerOrder(
  tx: Tx,
  deps: Deps,
  id: number,
  noteCode: 'NOT_PAID_IN_TIME' | 'CANCELLED_UNPAID',
): Promise<void> {
  const expire = { action: 'expire', noteCode } as const;
  await takeStep({ tx, deps, actor: SYSTEM }, sellerLifecycle, id, expire);
}

/** Cancels a seller order that could not be charged. */
export async function cancelUnpaidSellerOrder(tx: Tx, deps: Deps, id: number): Promise<void> {
  const cancel = { action: 'cancel', noteCode: 'CARD_NOT_CHARGED' } as const;
  await takeStep({ tx, deps, actor: SYSTEM }, sellerLifecycle, id, cancel);
}
