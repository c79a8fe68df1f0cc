import type { TrackedOrder } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { findTrackedGarment } from '../orders/tracking-service.ts';
import { findTrackedGoods } from '../shop/service.ts';

/** An order of any kind as anybody who holds its tracking id may see it; an unknown one is `request.not_found`. */
export async function readTrackedOrder(deps: Deps, trackingId: string): Promise<TrackedOrder> {
  const found = (await findTrackedGarment(deps, trackingId)) ?? (await findTrackedGoods(deps, trackingId));
  return found ?? fail('request.not_found');
}
