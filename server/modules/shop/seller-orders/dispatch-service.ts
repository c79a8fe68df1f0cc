import type { PostalAddressForm } from '../../../../contract/addresses.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { ParcelToSend } from '../../../infra/couriers/courier-service.ts';
import { type StepActor, type StepRequest, SYSTEM, takeStep } from '../../lifecycle/service.ts';
import { stepFor } from '../../lifecycle/steps.ts';
import { fixCash } from '../payments/cash-service.ts';
import { anyShopOrder } from '../queries.ts';
import { isForTailor } from './facts.ts';
import { sellerLifecycle } from './lifecycle-service.ts';
import { sellerOrderOfBrand } from './list-queries.ts';
import { presentSellerOrder } from './present.ts';
import { writeDeliveryAddress } from './queries.ts';

/**
 * Locks a seller order and says what a courier has to know of it. `fixes` fixes the cash, as a printed slip does. Fails
 * with `request.not_found` for another seller's.
 */
export async function goodsToSend(
  tx: Tx,
  deps: Deps,
  actor: StepActor,
  id: number,
  fixes = false,
): Promise<ParcelToSend> {
  const { facts, row } = (await sellerLifecycle.lock({ tx, deps, actor }, id)) ?? fail('request.not_found');
  const now = new Date();
  const canShip = stepFor(facts, 'ship', 'brand', now) !== undefined;
  if (fixes && canShip && row.paymentMethod === 'COD' && !isForTailor(row))
    await fixCash(tx, row.orderId, id);
  const found = (await sellerOrderOfBrand(tx, 'any', id)) ?? fail('request.not_found');
  const order = presentSellerOrder(found, 0, deps.config, now);
  const { shipping } = order;
  return {
    orderId: row.orderId,
    sellerOrderId: id,
    trackingNumber: order.tracking_id,
    status: row.status,
    canShip,
    isBack: facts.isBack === true,
    seller: found.brandId === null ? 'shop' : `brand:${found.brandId}`,
    isForTailor: isForTailor(row),
    to: shipping && {
      name: shipping.full_name,
      phone: shipping.phone ?? '',
      address: [shipping.address, shipping.city, shipping.postal_code].filter(Boolean).join(', '),
      city: shipping.city,
      country: shipping.country,
    },
    cash: order.collect,
    pieces: order.pieces,
    customer: await customerOf(tx, row),
  };
}

/** Takes a step that a courier's answer stands for. Fails like `takeStep`. */
export async function stepGoodsAsSystem(tx: Tx, deps: Deps, id: number, request: StepRequest): Promise<void> {
  await takeStep({ tx, deps, actor: SYSTEM }, sellerLifecycle, id, request);
}

/** Where the parcels of a cart order that are sent again go. */
export async function moveGoods(tx: Tx, orderId: number, to: PostalAddressForm): Promise<void> {
  await writeDeliveryAddress(tx, orderId, to);
}

async function customerOf(tx: Tx, row: { kind: string; orderId: number }): Promise<ParcelToSend['customer']> {
  const found = isForTailor(row) ? undefined : await anyShopOrder(tx, row.orderId);
  if (!found?.order.email) return null;
  const { customerId: id, email, locale, fullName: name } = found.order;
  return { id, email, locale, name };
}
