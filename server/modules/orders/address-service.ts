import type { z } from 'zod';
import type { OrderAddress } from '../../../contract/addresses.ts';
import type { SingleOrderForm } from '../../../contract/orders.ts';
import { paymentTypeFor } from '../../../contract/pricing.ts';
import type { Tx } from '../../db/client.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { addAddress, addressFields, findAddress } from '../addresses/service.ts';
import type { OrderAddressFields } from './queries.ts';

type Form = z.output<typeof SingleOrderForm>;

export interface HandoverAddresses {
  collection: OrderAddressFields | null;
  delivery: OrderAddressFields | null;
}

/**
 * The addresses for what the shop collects and delivers, frozen with the order (orders-13); a new one may join the address
 * book. Fails with `orders.address_missing` and `orders.address_unknown` on its field, and on what is not offered abroad
 * (orders-40).
 */
export async function settleHandover(tx: Tx, actor: Actor, form: Form): Promise<HandoverAddresses> {
  for (const way of ['pickup', 'delivery'] as const) {
    if (form.country !== 'PK' && form[way] === 'BY_OWN') failOn(way, 'orders.own_handover_abroad');
  }
  const collection =
    form.pickup === 'BY_SHOP'
      ? await settleAddress(tx, actor, 'collection_address', form.collection_address)
      : null;
  const delivery =
    form.delivery === 'BY_SHOP'
      ? await settleAddress(tx, actor, 'delivery_address', form.delivery_address)
      : null;
  const offered = paymentTypeFor({
    delivery: form.delivery,
    delivery_country: delivery?.country ?? 'PK',
  });
  if (form.payment_type !== offered)
    fail(offered === 'ADVANCE' ? 'orders.cash_unavailable' : 'orders.advance_unavailable');
  return { collection, delivery };
}

async function settleAddress(
  tx: Tx,
  actor: Actor,
  field: 'collection_address' | 'delivery_address',
  sent: OrderAddress | undefined,
): Promise<OrderAddressFields> {
  if (typeof sent !== 'object') {
    const missing = sent === undefined ? 'orders.address_missing' : 'orders.address_unknown';
    return (await findAddress(tx, actor, sent)) ?? failOn(field, missing);
  }
  if (sent.keep) await addAddress(tx, actor, { ...sent, is_default: false });
  return addressFields(sent);
}
