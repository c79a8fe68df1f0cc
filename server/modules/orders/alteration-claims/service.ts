import type { claimAlteration as contract } from '../../../../contract/alteration-claims.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { stitched } from '../../../../contract/garment-progress.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { OrderView } from '../../../../contract/order-steps.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { refuseStep } from '../../lifecycle/refusal-service.ts';
import { takeStep } from '../../lifecycle/service.ts';
import { chosenGarment } from '../garment-choice-service.ts';
import { insertEventPhotos } from '../history-queries.ts';
import { viewOf } from '../order-service.ts';
import { singleLifecycle } from '../single/lifecycle-service.ts';

/** Fails like `claimAlteration`; called before the expensive processing of the picture. */
export async function requireClaimable(
  deps: Deps,
  actor: Actor,
  id: number,
  garment: number | undefined,
): Promise<void> {
  const view = await viewOf(deps.db, deps, actor, id);
  const { actions, status } = view;
  if (view.kind === 'single')
    chosenGarment(stitched<Pick<Garment, 'id' | 'progress'>>(view.garments), garment);
  if (!actions.includes('claim_alteration')) {
    refuseStep('orders.step_not_allowed', status, 'claim_alteration');
  }
}

/** Takes the step `claim_alteration` with the photo of the receipt (orders-141). Fails like `takeStep`. */
export async function claimAlteration(
  tx: Tx,
  deps: Deps,
  { actor, id, body }: { actor: Actor; id: number; body: BodyOf<typeof contract> },
  keepReceipt: () => Promise<number[]>,
): Promise<OrderView> {
  await takeStep({ tx, deps, actor }, singleLifecycle, id, { action: 'claim_alteration', ...body });
  await insertEventPhotos(tx, id, await keepReceipt());
  return viewOf(tx, deps, actor, id);
}
