import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { ParcelToSend } from '../../infra/couriers/courier-service.ts';
import type { StepActor, StepRequest } from '../lifecycle/service.ts';
import { orderToSend, stepOrderAsSystem } from '../orders/dispatch-service.ts';
import { goodsToSend, stepGoodsAsSystem } from '../shop/seller-orders/dispatch-service.ts';

/** How a call names a parcel. */
export interface Asked {
  order?: number | undefined;
  seller_order?: number | undefined;
}

/** Locks the order. Brands see their seller orders only, tailors their orders. Fails with `request.not_found`. */
export function parcelAsked(
  tx: Tx,
  deps: Deps,
  actor: StepActor,
  { order, seller_order: sellerOrder }: Asked,
  fixesCash = false,
): Promise<ParcelToSend> {
  if (sellerOrder !== undefined) return goodsToSend(tx, deps, actor, sellerOrder, fixesCash);
  if (order === undefined || actor.role === 'brand') fail('request.not_found');
  return orderToSend(tx, deps, actor, order);
}

export function askedOf({
  orderId,
  sellerOrderId,
}: {
  orderId: number;
  sellerOrderId: number | null;
}): Asked {
  return sellerOrderId === null ? { order: orderId } : { seller_order: sellerOrderId };
}

/** Takes a step of the parcel's order, as what its courier reports. Fails like `takeStep`. */
export function stepParcel(
  tx: Tx,
  deps: Deps,
  { orderId, sellerOrderId }: { orderId: number; sellerOrderId: number | null },
  request: StepRequest,
): Promise<void> {
  return sellerOrderId === null
    ? stepOrderAsSystem(tx, deps, orderId, request)
    : stepGoodsAsSystem(tx, deps, sellerOrderId, request);
}

/** The code of the address where the courier collects what this seller sends; undefined if there is none. */
export function pickupOf({ config }: Pick<Deps, 'config'>, { seller }: ParcelToSend): string | undefined {
  return config.postex?.pickups.get(seller);
}
