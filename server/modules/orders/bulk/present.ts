import type { BulkEvent, BulkOrder, BulkOrderView } from '../../../../contract/bulk-orders.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { documentName } from '../../../../contract/document-names.ts';
import { shownAddress, shownName } from '../../../../contract/erased-name.ts';
import { realAddress } from '../../../../contract/nobodys-address.ts';
import { addressOf } from '../../../../contract/paths.ts';
import type { Role } from '../../../../contract/roles.ts';
import type { BulkWork } from '../../../../contract/workshop.ts';
import { actionsFor, type OrderFacts } from '../../lifecycle/steps.ts';
import { audienceOf } from '../audience.ts';
import { presentEvent, presentNamedEvent } from '../event-present.ts';
import { PICTURE_LINK_SECONDS } from '../garment-present.ts';
import type { OrderEventRow } from '../history-queries.ts';
import { billFacts, presentPaid, presentPayment, presentStaffPayment } from '../payments/present.ts';
import { cashToCollect, type Presenting } from '../present.ts';
import { isCustomerShown, withoutWords } from '../view.ts';
import type { BulkOrderRow } from './queries.ts';

/** The customer's view, with the actions of `role` (bulk-1). */
export function presentBulkOrder(
  row: BulkOrderRow,
  role: Role,
  { links }: Pick<Presenting, 'links'>,
): BulkOrder {
  const { order, customer, designKey, contractNumber } = row;
  const contract = contractNumber === null ? null : documentName('CONTRACT', contractNumber);
  return {
    id: order.id,
    user: order.customerId,
    user_username: customer.username,
    user_email: realAddress(customer.email) ?? '',
    tracking_id: order.trackingNumber,
    item_type: order.itemType,
    number_of_pieces: order.numberOfPieces,
    business_type: order.businessType,
    contact_email: order.email,
    contact_number: order.phone,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    requested_delivery_date: order.requestedDeliveryDate,
    additional_notes: order.additionalNotes,
    design_inspiration: designKey ? links.sign(designKey, PICTURE_LINK_SECONDS) : null,
    is_contact_same_as_register: order.isContactSameAsRegister,
    is_requested_sample: order.isRequestedSample,
    contract_pdf:
      contract &&
      addressOf('GET /api/orders/{id}/documents/{document}/', { id: order.id, document: contract }),
    contact_status: order.contactStatus,
    bill_status: order.billStatus,
    ...presentPaid(order),
    payment_type: order.paymentMethod === 'ADVANCE' ? 'ADVANCE' : 'COD',
    status: order.status,
    pickup: order.pickup,
    delivery: order.delivery,
    delivery_address: shownAddress(order.addresses?.delivery),
    per_piece_price: order.perPiecePrice,
    total_bill: order.total,
    quoted_at: order.quotedAt?.toISOString() ?? null,
    quote_expires_on: order.quoteExpiresOn,
    quote_note: row.quoteNote,
    contract,
    accepted_name: order.acceptedName && shownName(order.acceptedName),
    accepted_at: order.acceptedAt?.toISOString() ?? null,
    number_of_time_contacted_with_client: order.timesContacted,
    actions: actionsFor(bulkFactsOf(row), role, new Date()),
  };
}

/** An item of the workshop's list. */
export function presentBulkWork({ order, customer }: BulkOrderRow): BulkWork {
  return {
    id: order.id,
    tracking_id: order.trackingNumber,
    item_type: order.itemType,
    number_of_pieces: order.numberOfPieces,
    status: order.status,
    expected_delivery_date: order.expectedDeliveryDate,
    customer_name: nameOf(customer),
  };
}

function nameOf({ firstName, lastName, username }: BulkOrderRow['customer']): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}

/** The facts that the lifecycle tests. No step of a bulk order depends on the delivery time. */
export function bulkFactsOf({ order, isBack }: BulkOrderRow): OrderFacts & { kind: 'bulk' } {
  const { status, total, delivery, quoteExpiresOn, addresses } = order;
  return {
    kind: 'bulk',
    status,
    total,
    delivery,
    deliveredAt: null,
    ...billFacts(order),
    isBack,
    isQuoteExpired: quoteExpiresOn !== null && quoteExpiresOn < dayInKarachi(),
    isAsked: false,
    isHandoverKnown: addresses?.delivery !== undefined,
    isRiderOffered: addresses?.delivery?.country === 'PK',
    // Irrelevant: support may take every step of the workshop.
    isInHouse: false,
  };
}

/** A bulk order and its history, for the audience of `role` (bulk-5). */
export function presentBulkOrderView(
  row: BulkOrderRow,
  events: readonly OrderEventRow[],
  role: Role,
  presenting: Presenting,
): BulkOrderView {
  const audience = audienceOf(role);
  const order = { kind: 'bulk' as const, ...presentBulkOrder(row, role, presenting) };
  if (audience === 'customer') {
    const shown = events.map((event) => presentEvent(event, row.order.customerId, presenting));
    return { ...order, audience, payments: row.payments.map(presentPayment), events: shown as BulkEvent[] };
  }
  const named = events.map((event) => presentNamedEvent(event, presenting)) as BulkEvent[];
  if (audience === 'workshop') {
    const { user_email: _account, contact_email: _typed, ...shown } = order;
    const sheet = {
      ...shown,
      audience,
      customer_name: nameOf(row.customer),
      collect: cashToCollect(row),
    };
    if (isCustomerShown(row.order, events, new Date())) {
      return { ...sheet, is_customer_shown: true, events: named };
    }
    return {
      ...sheet,
      is_customer_shown: false,
      contact_number: '',
      delivery_address: null,
      design_inspiration: null,
      additional_notes: '',
      accepted_name: null,
      events: named.map(withoutWords),
    };
  }
  const payments = row.payments.map(presentStaffPayment);
  return { ...order, audience, payments, accepted_from: row.order.acceptedFrom, events: named };
}
