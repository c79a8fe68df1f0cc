import { stepThatFollows } from '../../../contract/garment-progress.ts';
import type { GarmentStep } from '../../../contract/garment-steps.ts';
import type { OrderView } from '../../../contract/order-steps.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { allowedGarmentStep } from '../lifecycle/garment-service.ts';
import { type LockedOrder, type StepContext, SYSTEM, takeStepOf } from '../lifecycle/service.ts';
import { type OrderFacts, stepFor } from '../lifecycle/steps.ts';
import { GARMENT_NOTES } from '../lifecycle/table.ts';
import { cancelGarment } from './garment-cancel-service.ts';
import { requireSameMeasures } from './garment-measuring.ts';
import { updateGarment } from './garment-queries.ts';
import { insertEventPhotos } from './history-queries.ts';
import { readView } from './order-service.ts';
import { allGarments, factsOf, garmentFacts } from './present.ts';
import { type OrderWithMeasures, orderWithin } from './queries.ts';
import { cmOf, followCancelledCloth, requireLeftOfWhatCame } from './single/cloth-service.ts';
import { scopeOf, singleLifecycle } from './single/lifecycle-service.ts';

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
  keepPhoto: () => Promise<number | undefined>,
): Promise<OrderView> {
  const context = { tx, deps, actor };
  const { action, reason, expected_progress: expected } = step;
  const locked = (await singleLifecycle.lock(context, id)) ?? fail('request.not_found');
  const { facts, row } = locked;
  const { garment, to } = allowedStep(facts, row, garmentId, { action, expected }, actor);
  if (action === 'cancel') {
    const said = reason ?? fail('orders.reason_missing');
    const after = await cancelGarment(context, locked, garment, said);
    await followCancelledCloth(tx, after.row);
    await followCancelled(context, after);
  } else {
    if (action === 'make_ready') requireSameMeasures({ garments: [garment] }, step);
    const isFinishing = action === 'check' || action === 'make_ready';
    if (isFinishing) requireLeftOfWhatCame(locked.row, [garment], step.cloth_left);
    const left = isFinishing && step.cloth_left !== undefined ? { clothLeftCm: cmOf(step.cloth_left) } : {};
    const work_garment = () => updateGarment(tx, garmentId, { progress: to, ...left });
    const lifecycle = { ...singleLifecycle, prepare: { work_garment } };
    const said = { noteCode: GARMENT_NOTES[action], reason, garmentId };
    const after = await takeStepOf(context, lifecycle, locked, { action: 'work_garment', ...said });
    const photo = await keepPhoto();
    if (photo !== undefined) await insertEventPhotos(tx, id, [photo]);
    await follow(context, after, step);
  }
  return readView(tx, deps, actor, id);
}

/**
 * Fails like `takeGarmentStep`, and on the photo of a step that takes none; called before the expensive processing of the
 * photo.
 */
export async function requireGarmentStep(
  deps: Deps,
  actor: Actor,
  { id, garment: garmentId }: { id: number; garment: number },
  { action, expected_progress: expected }: GarmentStep,
): Promise<void> {
  const scope = scopeOf(actor);
  const row = (scope && (await orderWithin(deps.db, scope, id))) ?? fail('request.not_found');
  allowedStep(factsOf(row), row, garmentId, { action, expected }, actor);
  if (action === 'cancel') failOn('photo', 'files.unexpected');
}

function allowedStep(
  facts: OrderFacts,
  row: OrderWithMeasures,
  garmentId: number,
  step: Parameters<typeof allowedGarmentStep>[2],
  { role }: Actor,
) {
  const garment = allGarments(row).find((one) => one.id === garmentId) ?? fail('request.not_found');
  return { garment, to: allowedGarmentStep(facts, garmentFacts(row, garment), step, role).to };
}

/** Takes the order's step, as if it were taken for the whole order. */
async function follow(
  context: StepContext,
  order: LockedOrder<OrderWithMeasures>,
  { pressed_at }: Pick<GarmentStep, 'pressed_at'>,
): Promise<void> {
  const action = following(order);
  if (!action) return;
  // The start of the first garment stands for the receipt of the cloth (orders-86).
  const step = action === 'start' ? { action, pressed_at } : { action };
  const facts = action === 'start' ? withoutOthers(order.facts) : order.facts;
  await follow(context, await takeStepOf(context, FOLLOWING, { ...order, facts }, step), {});
}

/** Other garments may still wait for their samples, for their cloth or for its receipt (orders-194). */
function withoutOthers({ cloth, ...facts }: LockedOrder<OrderWithMeasures>['facts']) {
  const own = cloth && { ...cloth, isPartly: false, isDisputed: false };
  return { ...facts, samplesDue: [], ...(own && { cloth: own }) };
}

/**
 * Takes the order's steps once no garment is behind the others any more (orders-191), by the system: its customer and
 * support do not take them. Where a question or an objection is open, the tailor takes them later.
 */
async function followCancelled(context: StepContext, order: LockedOrder<OrderWithMeasures>): Promise<void> {
  const action = following(order);
  if (!action || !stepFor(order.facts, action, SYSTEM.role, new Date())) return;
  await followCancelled(
    context,
    await takeStepOf({ ...context, actor: SYSTEM }, FOLLOWING, order, { action }),
  );
}

function following({ row }: LockedOrder<OrderWithMeasures>) {
  return stepThatFollows(
    row.order,
    row.garments.map(({ progress }) => progress),
  );
}

// Whether a garment leaves despite a difference was asked when it was made ready.
const { make_ready: _asked, ...prepare } = singleLifecycle.prepare ?? {};
const FOLLOWING = { ...singleLifecycle, prepare };
