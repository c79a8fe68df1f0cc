import type { OrderStep, OrderView } from '../../../contract/order-steps.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { takeStep } from '../lifecycle/service.ts';
import { documentsOfOrder, orderHistory, orderWithin } from './queries.ts';
import { scopeOf, singleLifecycle } from './single-lifecycle-service.ts';
import { presentOrderView } from './view.ts';

/** Somebody else's order is `request.not_found`. */
export function readOrderView(deps: Deps, actor: Actor, id: number): Promise<OrderView> {
  return viewOf(deps.db, deps, actor, id);
}

/** Takes a step and answers the order as the actor reads it now. Fails like `takeStep`. */
export async function takeOrderStep(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  step: OrderStep,
): Promise<OrderView> {
  await takeStep({ tx, deps, actor }, singleLifecycle, id, step, step.expected_status);
  return viewOf(tx, deps, actor, id);
}

async function viewOf(db: Db | Tx, deps: Deps, actor: Actor, id: number): Promise<OrderView> {
  const scope = scopeOf(actor) ?? fail('request.not_found');
  const row = (await orderWithin(db, scope, id)) ?? fail('request.not_found');
  const events = await orderHistory(db, id);
  const documents = await documentsOfOrder(db, id);
  return presentOrderView({ row, events, documents }, actor.role, deps);
}
