import { orderNameWords } from '#words';
import { ACTION_PARTICIPLES, type GarmentAction } from '../../../contract/constants/lifecycle.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { GarmentProgress } from '../../../contract/order-garments.ts';
import type { Role } from '../../../contract/roles.ts';
import { Failure, fail } from '../../fail.ts';
import { refuseStep, requireConditions } from './refusal-service.ts';
import { factsOfGarment, type GarmentFacts, isTakenBy, isWithin, type OrderFacts } from './steps.ts';
import { GARMENT_STEPS, type GarmentStepRow } from './table.ts';

/**
 * The step that the role may take. Fails with 403 for an action of other roles, `orders.garment_moved` if the progress
 * differs from what was seen, `orders.step_not_allowed`, `orders.garment_step_not_allowed`, `orders.last_garment`, and by
 * the conditions of the same step of the order.
 */
export function allowedGarmentStep(
  order: OrderFacts,
  garment: GarmentFacts,
  { action, expected }: { action: GarmentAction; expected?: GarmentProgress | undefined },
  role: Role,
): GarmentStepRow {
  const { progress, count } = garment;
  const rows = GARMENT_STEPS.filter((row) => row.action === action && isTakenBy(row, role, order.isInHouse));
  if (rows.length === 0) fail('session.forbidden');
  if (expected !== undefined && expected !== progress) refuse('orders.garment_moved', progress, action);
  const possible = rows.filter(({ from }) => from === progress);
  if (possible.length === 0) refuse('orders.garment_step_not_allowed', progress, action);
  const step = possible.find((row) => isWithin(row, order));
  if (!step) refuseStep('orders.step_not_allowed', order.status, action);
  if (action === 'cancel' && count === 1) fail('orders.last_garment');
  requireConditions(factsOfGarment(order, garment), step, action, 'orders.step_not_allowed');
  return step;
}

function refuse(code: ErrorCode, progress: GarmentProgress, action: GarmentAction): never {
  throw new Failure(code, {
    details: {
      progress: orderNameWords.progressPhrases[progress],
      done: ACTION_PARTICIPLES[action],
    },
    data: { progress },
  });
}
