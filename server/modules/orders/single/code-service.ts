import { discountable } from '../../../../contract/discounted.ts';
import type { OrderView } from '../../../../contract/order-steps.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { giveCode, removeCode } from '../../discounts/order-code-service.ts';
import { takeStepOf } from '../../lifecycle/service.ts';
import { viewOf } from '../order-service.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { countAgain } from './edit-service.ts';
import { singleLifecycle } from './lifecycle-service.ts';
import { termsNow } from './terms-service.ts';

/**
 * Uses a code for a placed order by the step `edit`, or another one instead of it (discounts-9). Fails like `takeStep`,
 * `termsNow` and `giveCode`, and with `request.not_found` for somebody else's order.
 */
export function useCode(tx: Tx, deps: Deps, actor: Actor, id: number, code: string): Promise<OrderView> {
  return editCode(tx, deps, actor, id, 'CODE_USED', async ({ order, ...row }) => {
    if (order.total === null) fail('orders.price_missing');
    const { price } = await termsNow(tx, deps.config, { order, ...row });
    const { customerId } = order;
    await giveCode(tx, code, { orderId: id, customerId, base: discountable(price) });
  });
}

/** Fails like `takeStep`. */
export function takeCodeOff(tx: Tx, deps: Deps, actor: Actor, id: number): Promise<OrderView> {
  return editCode(tx, deps, actor, id, 'CODE_REMOVED', () => removeCode(tx, id));
}

async function editCode(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  noteCode: 'CODE_USED' | 'CODE_REMOVED',
  change: (row: OrderWithMeasures) => Promise<void>,
): Promise<OrderView> {
  const context = { tx, deps, actor };
  const locked = (await singleLifecycle.lock(context, id)) ?? fail('request.not_found');
  const { code, total } = locked.row.order;
  if (noteCode === 'CODE_REMOVED' && code === null) return viewOf(tx, deps, actor, id);
  const edit = async () => {
    await change(locked.row);
    if (total !== null) await countAgain(tx, deps.config, id);
  };
  const lifecycle = { ...singleLifecycle, prepare: { edit } };
  await takeStepOf(context, lifecycle, locked, { action: 'edit', noteCode, other_number: undefined });
  return viewOf(tx, deps, actor, id);
}
