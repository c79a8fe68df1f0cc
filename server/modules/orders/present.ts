import { documentName } from '../../../contract/document-names.ts';
import type { OrderEvent, PriceBreakdown, SingleOrder } from '../../../contract/orders.ts';
import type { Role } from '../../../contract/roles.ts';
import type { Config } from '../../config.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import { actionsOf } from './lifecycle.ts';
import type { OrderRow } from './queries.ts';

const PICTURE_LINK_SECONDS = 3600;

export interface Presenting {
  links: SignedLinks;
  config: Pick<Config, 'brandName' | 'support'>;
}

/** What the total is made of. Throws when the order has no price yet: nothing writes such an order so far. */
export function priceOfOrder(order: OrderRow['order']): PriceBreakdown {
  const { stitchingPrice, urgentSurcharge, collectionFee, deliveryFee, total } = order;
  return {
    stitching: known(stitchingPrice),
    urgent_surcharge: known(urgentSurcharge),
    collection_fee: known(collectionFee),
    delivery_fee: known(deliveryFee),
    total: known(total),
  };
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This order is not agreed on yet.');
  return value;
}

export function tailorOf(row: OrderRow, config: Presenting['config']) {
  return row.inHouse
    ? { username: config.brandName, email: config.support.email }
    : { username: row.tailorUsername, email: row.tailorEmail };
}

/** As `role` may read it (orders-19). */
export function presentOrder(row: OrderRow, role: Role, { links, config }: Presenting): SingleOrder {
  const { order } = row;
  const tailor = tailorOf(row, config);
  const price = priceOfOrder(order);
  const state = { ...order, deliveredAt: row.deliveredAt ? new Date(row.deliveredAt) : null };
  return {
    id: order.id,
    customer_email: row.customerEmail,
    tailor: order.tailorId,
    tailor_username: tailor.username,
    tailor_email: tailor.email,
    contact_number: order.phone,
    other_number: order.isContactSameAsRegister ? null : order.phone,
    is_contact_same_as_register: order.isContactSameAsRegister,
    tracking_id: order.trackingId,
    fabric_type: known(order.fabricType),
    dress_type: known(order.dressType),
    description: order.description,
    measurement_source: known(order.measurementSource),
    measurement_label: row.measurementLabel,
    measurement_picture: row.pictureKey ? links.sign(row.pictureKey, PICTURE_LINK_SECONDS) : null,
    dress_design: row.designKey ? links.sign(row.designKey, PICTURE_LINK_SECONDS) : null,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    price,
    total_bill: price.total,
    number_of_time_contacted_with_client: order.timesContacted,
    contact_status: order.contactStatus,
    bill_status: order.billStatus,
    payment_type: 'COD',
    user_confirmation: order.userConfirmation,
    status: order.status,
    pickup: order.pickup,
    delivery: order.delivery,
    delivery_type: order.deliveryType,
    invoice_id: row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber),
    actions: actionsOf(state, role, new Date()),
  };
}

/** For the customer: own steps are "You", all others the shop's. */
export function presentEvent(
  event: {
    from: OrderEvent['from'];
    to: OrderEvent['to'];
    note: string | null;
    at: Date;
    actorId: number | null;
  },
  customerId: number,
  brandName: string,
): OrderEvent {
  return {
    from: event.from,
    to: event.to,
    by: event.actorId === customerId ? 'You' : brandName,
    note: event.note,
    at: event.at.toISOString(),
  };
}
