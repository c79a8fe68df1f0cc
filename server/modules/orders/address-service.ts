import type { OrderAddress } from '../../../contract/addresses.ts';
import type { HandoverForm, PaymentType } from '../../../contract/handover.ts';
import { isExpressOffered, paymentTypeFor } from '../../../contract/pricing.ts';
import type { Tx } from '../../db/client.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { addAddress, addressFields, findAddress } from '../addresses/service.ts';
import { readOrderRules } from '../fees/service.ts';
import type { OrderAddressFields } from './write-queries.ts';

type Form = Omit<HandoverForm, 'payment_type'> & { payment_type?: PaymentType | undefined };

export interface Handover {
  /** Who brings the cloth; the customer if absent. */
  pickup: Form['pickup'];
  payment: PaymentType;
  addresses: HandoverAddresses;
}

export interface HandoverAddresses {
  collection: OrderAddressFields | null;
  delivery: OrderAddressFields | null;
}

/**
 * The collection and delivery addresses, copied to the order (orders-13); a new address may be added to the address
 * book. Fails with `orders.address_missing` and `orders.address_unknown` on its field, and on options not offered there
 * (orders-40, orders-44). The pickup is ignored where no cloth is taken from the customer: for shoes, and where sellers
 * send all of it (orders-151).
 */
export async function settleHandover(
  tx: Tx,
  owner: Pick<Actor, 'id'>,
  form: Form,
  cloth: 'taken' | 'sent' | 'none' = 'taken',
): Promise<Handover> {
  for (const way of cloth === 'taken' ? (['pickup', 'delivery'] as const) : (['delivery'] as const)) {
    if (form.country !== 'PK' && form[way] === 'BY_OWN') failOn(way, 'orders.own_handover_abroad');
  }
  // Abroad nobody brings cloth, so an order says BY_SHOP even where there is nothing to collect.
  const unused = cloth === 'sent' && form.country !== 'PK' ? 'BY_SHOP' : 'BY_OWN';
  const pickup = cloth === 'taken' ? form.pickup : unused;
  const collection =
    pickup === 'BY_SHOP' && cloth === 'taken'
      ? await settleAddress(tx, owner, 'collection_address', form.collection_address)
      : null;
  const delivery =
    form.delivery === 'BY_SHOP'
      ? await settleAddress(tx, owner, 'delivery_address', form.delivery_address)
      : null;
  const offered = paymentTypeFor({
    delivery: form.delivery,
    delivery_country: delivery?.country ?? 'PK',
  });
  if (form.payment_type !== undefined && form.payment_type !== offered)
    fail(offered === 'ADVANCE' ? 'orders.cash_unavailable' : 'orders.advance_unavailable');
  if (form.courier === 'EXPRESS') {
    const countries = {
      collection_country: collection?.country ?? 'PK',
      delivery_country: delivery?.country ?? 'PK',
    };
    if (!isExpressOffered({ ...form, pickup, ...countries }, await readOrderRules(tx)))
      fail('orders.express_unavailable');
  }
  return { pickup, payment: offered, addresses: { collection, delivery } };
}

/**
 * A swatch goes to the delivery, otherwise the collection address (orders-9). Fails with `orders.sample_unsendable`.
 */
export function requireSampleAddress({
  collection,
  delivery,
}: Partial<Record<keyof HandoverAddresses, object | null>>): void {
  if (!collection && !delivery) fail('orders.sample_unsendable');
}

/** The delivery address of a bulk order. Fails like `settleHandover`. */
export function settleDelivery(
  tx: Tx,
  owner: Pick<Actor, 'id'>,
  sent: OrderAddress,
): Promise<OrderAddressFields> {
  return settleAddress(tx, owner, 'delivery_address', sent);
}

/** Bulk orders are always delivered: cash where it can be collected, otherwise in advance (bulk-7). */
export function bulkPaymentFor(address: OrderAddressFields | undefined): PaymentType {
  return paymentTypeFor({ delivery: 'BY_SHOP', delivery_country: address?.country ?? 'PK' });
}

async function settleAddress(
  tx: Tx,
  owner: Pick<Actor, 'id'>,
  field: 'collection_address' | 'delivery_address',
  sent: OrderAddress | undefined,
): Promise<OrderAddressFields> {
  if (typeof sent !== 'object') {
    const missing = sent === undefined ? 'orders.address_missing' : 'orders.address_unknown';
    return (await findAddress(tx, owner, sent)) ?? failOn(field, missing);
  }
  if (sent.keep) await addAddress(tx, owner, { ...sent, is_default: false });
  return addressFields(sent);
}
