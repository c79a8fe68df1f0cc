import type { TrackedOrder } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { findTrackedGarment } from '../orders/tracking-service.ts';
import { findTrackedGoods } from '../shop/service.ts';

/** Of either kind, by tracking number. Fails with `request.not_found`. */
export async function readTrackedOrder(deps: Deps, trackingId: string): Promise<TrackedOrder> {
  const found = (await findTrackedGarment(deps, trackingId)) ?? (await findTrackedGoods(deps, trackingId));
  return found ?? fail('request.not_found');
}
