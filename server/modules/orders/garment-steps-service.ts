import { stepThatFollows } from '../../../contract/garment-progress.ts';
import type { GarmentStep } from '../../../contract/garment-steps.ts';
import type { OrderView } from '../../../contract/order-steps.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { allowedGarmentStep } from '../lifecycle/garment-service.ts';
import { type LockedOrder, type StepContext, takeStepOf } from '../lifecycle/service.ts';
import { GARMENT_NOTES } from '../lifecycle/table.ts';
import { cancelGarment } from './garment-cancel-service.ts';
import { requireSameMeasures } from './garment-measuring.ts';
import { updateGarment } from './garment-queries.ts';
import { readView } from './order-service.ts';
import { allGarments, garmentFacts } from './present.ts';
import type { OrderWithMeasures } from './queries.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';

/**
 * Takes a step of one garment, and the order's step where its status follows (orders-110 to orders-112). Fails with
 * `request.not_found` for a garment of another order, and like `allowedGarmentStep`, `cancelGarment` and `takeStep`.
 */
export async function takeGarmentStep(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { id, garment: garmentId }: { id: number; garment: number },
  step: GarmentStep,
): Promise<OrderView> {
  const context = { tx, deps, actor };
  const { action, reason, expected_progress: expected } = step;
  const locked = (await singleLifecycle.lock(context, id)) ?? fail('request.not_found');
  const { facts, row } = locked;
  const garment = allGarments(row).find((one) => one.id === garmentId) ?? fail('request.not_found');
  const { to } = allowedGarmentStep(facts, garmentFacts(row, garment), { action, expected }, actor.role);
  if (action === 'cancel')
    await cancelGarment(context, locked, garment, reason ?? fail('orders.reason_missing'));
  else {
    if (action === 'make_ready') requireSameMeasures({ garments: [garment] }, step);
    const work_garment = () => updateGarment(tx, garmentId, { progress: to });
    const lifecycle = { ...singleLifecycle, prepare: { work_garment } };
    const said = { noteCode: GARMENT_NOTES[action], reason, garmentId };
    const after = await takeStepOf(context, lifecycle, locked, { action: 'work_garment', ...said });
    await follow(context, after, step);
  }
  return readView(tx, deps, actor, id);
}

/** Takes the order's step, as if it were taken for the whole order. */
async function follow(
  context: StepContext,
  order: LockedOrder<OrderWithMeasures>,
  { pressed_at }: Pick<GarmentStep, 'pressed_at'>,
): Promise<void> {
  const { row } = order;
  const { status, delivery } = row.order;
  const progress = row.garments.map((garment) => garment.progress);
  const action = stepThatFollows({ status, delivery }, progress);
  if (!action) return;
  // Whether a garment leaves despite a difference was asked when it was made ready.
  const { make_ready: _asked, ...prepare } = singleLifecycle.prepare ?? {};
  // The start of the first garment stands for the receipt of the cloth (orders-86).
  const step = action === 'start' ? { action, pressed_at } : { action };
  // Other garments may still wait for their samples.
  const facts = { ...order.facts, samplesDue: [] };
  await takeStepOf(context, { ...singleLifecycle, prepare }, { ...order, facts }, step);
}
