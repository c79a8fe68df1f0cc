import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts';
import type { SellerOrderDetail, sellerOrders } from '../../../contract/seller-orders.ts';
import { trackingNumberFrom } from '../../../contract/tracking-number.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireBrandOf } from '../catalogue/brand-service.ts';
import { countsByStatus, sellerOrderOfBrand, sellerOrderPage } from './seller-list-queries.ts';
import { presentSellerListItem, presentSellerOrder } from './seller-present.ts';

/** Of the actor's brand. Fails with `catalogue.brand_missing` for an account without one. */
export async function listSellerOrders(
  db: Db,
  actor: Actor,
  { search, ...query }: QueryOf<typeof sellerOrders>,
): Promise<AnswerOf<typeof sellerOrders>> {
  const brand = await requireBrandOf(db, actor);
  const trackingId = search === undefined ? undefined : trackingNumberFrom(search);
  const [page, counts] = await Promise.all([
    sellerOrderPage(db, brand.id, { ...query, trackingId }),
    countsByStatus(db, brand.id),
  ]);
  const now = new Date();
  return {
    count: search === undefined ? counts[query.status] : page.rows.length,
    next: page.next,
    previous: page.previous,
    results: page.rows.map((row) => presentSellerListItem(row, now)),
    counts,
  };
}

/** Fails with `request.not_found` for another brand's. */
export async function readSellerOrder(db: Db, actor: Actor, id: number): Promise<SellerOrderDetail> {
  const brand = await requireBrandOf(db, actor);
  const row = (await sellerOrderOfBrand(db, brand.id, id)) ?? fail('request.not_found');
  return presentSellerOrder(row, actor.id, new Date());
}
