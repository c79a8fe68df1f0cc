import type { QueryOf, ResponseOf } from '../../../../contract/endpoint.ts';
import type { SellerOrderDetail, sellerOrders } from '../../../../contract/seller-orders.ts';
import { trackingNumberFrom } from '../../../../contract/tracking-number.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { cashCode } from '../../../infra/cash-codes.ts';
import { printPdf } from '../../../infra/pdf/threaded-pdf.ts';
import { recordReading } from '../../audit/service.ts';
import { requireBrandOf } from '../../catalogue/brands/service.ts';
import { fixCash } from '../payments/cash-service.ts';
import { anyShopOrder } from '../queries.ts';
import { isForTailor } from './facts.ts';
import { countsByStatus, sellerOrderOfBrand, sellerOrderPage, skusOfVariants } from './list-queries.ts';
import type { PackingSlip, renderPackingSlips } from './packing-slip-document.ts';
import { presentSellerListItem, presentSellerOrder } from './present.ts';

type Shop = Pick<Deps, 'db' | 'config'>;

/** Lists the seller orders of the actor's brand. Fails with `catalogue.brand_missing`. */
export async function listSellerOrders(
  { db, config }: Shop,
  actor: Actor,
  { search, ...query }: QueryOf<typeof sellerOrders>,
): Promise<ResponseOf<typeof sellerOrders>> {
  const brand = await requireBrandOf(db, actor);
  const trackingNumber = search === undefined ? undefined : trackingNumberFrom(search);
  const [page, counts] = await Promise.all([
    sellerOrderPage(db, brand.id, { ...query, trackingNumber }),
    countsByStatus(db, brand.id),
  ]);
  const now = new Date();
  return {
    count: search === undefined ? counts[query.status] : page.rows.length,
    next: page.next,
    previous: page.previous,
    results: page.rows.map((row) => presentSellerListItem(row, config, now)),
    counts,
  };
}

/** Fails with `request.not_found` for another brand's seller order. */
export async function readSellerOrder(
  { db, config }: Shop,
  actor: Actor,
  id: number,
): Promise<SellerOrderDetail> {
  const brand = await requireBrandOf(db, actor);
  const row = (await sellerOrderOfBrand(db, brand.id, id)) ?? fail('request.not_found');
  return presentSellerOrder(row, actor.id, config, new Date());
}

const PACKING_SLIPS = {
  file: 'modules/shop/seller-orders/packing-slip-document.ts',
  name: 'renderPackingSlips',
} as const;

/**
 * One PDF for several. The first printing fixes the cash. Fails with `request.not_found`, and with `shop.not_to_send`
 * without an address; nothing is printed or fixed then.
 */
export async function printOwnPackingSlips(shop: Shop, actor: Actor, asked: readonly number[]) {
  const brand = await requireBrandOf(shop.db, actor);
  const { orderIds: _, ...slips } = await printPackingSlips(shop, actor, asked, brand);
  return slips;
}

/** Of the shop's own goods, for staff (couriers-38). Fails like `printOwnPackingSlips`. */
export async function printShopPackingSlips(shop: Shop, actor: Actor, asked: readonly number[]) {
  const seller = { id: null, name: shop.config.brandName };
  const { orderIds, ...slips } = await printPackingSlips(shop, actor, asked, seller);
  for (const id of orderIds) {
    await recordReading(shop.db, actor, {
      action: 'orders.packing-slip-printed',
      subject: { kind: 'order', id },
      userId: (await anyShopOrder(shop.db, id))?.order.customerId ?? null,
    });
  }
  return slips;
}

/** `id` null: of the shop's own goods. */
async function printPackingSlips(
  shop: Shop,
  actor: Actor,
  asked: readonly number[],
  seller: { id: number | null; name: string },
) {
  const { db, config } = shop;
  const find = async (id: number) => {
    const row = await sellerOrderOfBrand(db, seller.id ?? 'any', id);
    return row?.brandId === seller.id ? row : fail('request.not_found');
  };
  const orderIds = new Set<number>();
  const cash: { id: number; orderId: number }[] = [];
  const ids = [...new Set(asked)];
  for (const id of ids) {
    const row = await find(id);
    orderIds.add(row.orderId);
    if (!presentSellerOrder(row, actor.id, config, new Date()).shipping) fail('shop.not_to_send');
    if (row.paymentMethod === 'COD' && !isForTailor(row)) cash.push({ id, orderId: row.orderId });
  }
  for (const { id, orderId } of cash) await db.transaction((tx) => fixCash(tx, orderId, id));
  const slips: PackingSlip[] = [];
  for (const id of ids) {
    const order = presentSellerOrder(await find(id), actor.id, config, new Date());
    const variants = order.items.map(({ variant }) => variant);
    slips.push({
      order,
      shipping: order.shipping ?? fail('shop.not_to_send'),
      skus: await skusOfVariants(db, variants),
      cashCode:
        order.collect > 0
          ? cashCode(config.cashKey, {
              trackingNumber: order.tracking_id,
              sellerOrderId: id,
              amount: order.collect,
            })
          : null,
      trackingUrl: `${config.publicUrl}/order_tracking?number=${order.tracking_id}`,
    });
  }
  const bytes = await printPdf<typeof renderPackingSlips>(String(actor.id), PACKING_SLIPS, slips, {
    brand: config.brandName,
    seller: seller.name,
    support: { phone: config.support.phone, email: config.support.email },
  });
  const [first, ...others] = slips;
  const name = others.length > 0 || !first ? 'packing-slips' : `packing-slip-${first.order.tracking_id}`;
  return { bytes, filename: `${name}.pdf`, orderIds };
}
