import { documentName } from '../../../contract/document-names.ts';
import type { OrderEvent, PriceBreakdown, SingleOrder } from '../../../contract/orders.ts';
import type { Role } from '../../../contract/roles.ts';
import type { Config } from '../../config.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import { actionsOf } from './lifecycle.ts';
import type { OrderRow } from './queries.ts';

export const PICTURE_LINK_SECONDS = 3600;

export interface Presenting {
  links: SignedLinks;
  config: Pick<Config, 'brandName' | 'support'>;
}

/** What the total is made of; null until there is a price. */
export function priceOfOrder(order: OrderRow['order']): PriceBreakdown | null {
  const { stitchingPrice, total } = order;
  if (stitchingPrice === null || total === null) return null;
  return {
    stitching: stitchingPrice,
    urgent_surcharge: order.urgentSurcharge ?? 0,
    collection_fee: order.collectionFee ?? 0,
    delivery_fee: order.deliveryFee ?? 0,
    sample_fee: order.sampleFee ?? 0,
    total,
  };
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
    item_type: order.itemType,
    gender: order.gender,
    shoe_size: order.shoeSize,
    fabric_type: order.fabricType,
    dress_type: order.dressType,
    description: order.description,
    measurement_source: order.measurementSource,
    measurement_label: row.measurementLabel,
    measurement_picture: row.pictureKey ? links.sign(row.pictureKey, PICTURE_LINK_SECONDS) : null,
    dress_design: row.designKey ? links.sign(row.designKey, PICTURE_LINK_SECONDS) : null,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    price,
    total_bill: price?.total ?? null,
    number_of_time_contacted_with_client: order.timesContacted,
    contact_status: order.contactStatus,
    bill_status: order.billStatus,
    payment_type: 'COD',
    user_confirmation: order.userConfirmation,
    status: order.status,
    pickup: order.pickup,
    delivery: order.delivery,
    delivery_type: order.deliveryType,
    is_requested_sample: order.isRequestedSample,
    invoice_id: row.invoiceNumber === null ? null : documentName('INVOICE', row.invoiceNumber),
    actions: actionsOf(state, role, new Date()).filter((action) => action !== 'confirm' || price !== null),
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
