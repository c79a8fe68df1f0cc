import { OWN_ORDERS_PAGE_SIZE } from '../../../contract/constants/orders.ts';
import type { TrackedOrder } from '../../../contract/tracking.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { listPage } from '../../list-page.ts';
import { courierNewsOf } from '../dispatch/news-service.ts';
import { findTrackedStitching } from '../orders/tracking-service.ts';
import { findTrackedGoods } from '../shop/service.ts';
import { presentRecent } from './present.ts';
import { customerOrders, customerRecentOrders } from './queries.ts';

/** An order of any kind by tracking number. Fails with `request.not_found`. */
export async function readTrackedOrder(deps: Deps, trackingNumber: string): Promise<TrackedOrder> {
  const found =
    (await findTrackedStitching(deps, trackingNumber)) ?? (await findTrackedGoods(deps, trackingNumber));
  if (!found) fail('request.not_found');
  return { ...found, courier_news: await courierNewsOf(deps.db, trackingNumber) };
}

/** Own orders of all kinds, newest first, or only the one with the tracking number. */
export async function listRecentOrders({ db }: Deps, actor: Actor, trackingNumber: string | undefined) {
  const rows = await customerRecentOrders(db, actor.id, trackingNumber);
  return { results: rows.map(presentRecent) };
}

/** Fails with `page.invalid` past the end. */
export async function listOwnOrders(
  { db }: Deps,
  actor: Actor,
  page: number,
  addressOfPage: (page: number) => string,
) {
  const { rows, count } = await customerOrders(db, actor.id, page);
  return listPage(
    { count, results: rows.map(presentRecent) },
    { page, size: OWN_ORDERS_PAGE_SIZE, addressOfPage },
  );
}
