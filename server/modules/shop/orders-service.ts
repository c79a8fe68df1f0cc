import { SHOP_ORDER_PAGE_SIZE } from '../../../contract/constants/shop-orders.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import { trackingPartFrom } from '../../../contract/tracking-number.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { listPage } from '../../list-page.ts';
import { presentShopOrder } from './present.ts';
import { anyShopOrder, customerShopOrder, customerShopOrders } from './queries.ts';

/** Newest first. Fails with `page.invalid` past the end. */
export async function listShopOrders(
  { db, config }: Deps,
  actor: Actor,
  {
    page,
    status,
    search,
  }: { page: number; status?: SellerOrderStatus | undefined; search?: string | undefined },
  addressOfPage: (page: number) => string,
) {
  const part = search === undefined ? undefined : trackingPartFrom(search);
  const { orders, count } = await customerShopOrders(db, actor.id, { status, part }, page);
  const results = orders.map((row) => presentShopOrder(row, config.brandName));
  return listPage({ count, results }, { page, size: SHOP_ORDER_PAGE_SIZE, addressOfPage });
}

/** Another customer's order is `request.not_found`. */
export async function readShopOrder({ db, config }: Deps, actor: Actor, id: number) {
  const row = (await customerShopOrder(db, actor.id, id)) ?? fail('request.not_found');
  return presentShopOrder(row, config.brandName);
}

/** Fails with `request.not_found` unless the tracking number is the order's. */
export async function readOrderPayment({ db }: Pick<Deps, 'db'>, id: number, trackingId: string) {
  const row = await anyShopOrder(db, id);
  if (row?.order.trackingId !== trackingId) fail('request.not_found');
  return { bill_status: row.order.billStatus, status: row.order.status };
}
