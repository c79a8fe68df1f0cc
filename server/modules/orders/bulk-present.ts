import type { BulkOrder } from '../../../contract/bulk-orders.ts';
import { documentName } from '../../../contract/document-names.ts';
import { additional, addressOf } from '../../../contract/paths.ts';
import type { BulkOrderRow } from './bulk-queries.ts';
import { PICTURE_LINK_SECONDS, type Presenting } from './present.ts';

/** As its customer may read it (bulk-1). */
export function presentBulkOrder(row: BulkOrderRow, { links }: Pick<Presenting, 'links'>): BulkOrder {
  const { order, customer, designKey, contractNumber } = row;
  return {
    id: order.id,
    user: order.customerId,
    user_username: customer.username,
    user_email: customer.email,
    tracking_id: order.trackingId,
    item_type: order.itemType,
    number_of_pieces: order.numberOfPieces,
    business_type: order.businessType,
    contact_email: order.email,
    contact_number: order.phone,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    additional_notes: order.additionalNotes,
    design_inspiration: designKey ? links.sign(designKey, PICTURE_LINK_SECONDS) : null,
    is_contact_same_as_register: order.isContactSameAsRegister,
    is_requested_sample: order.isRequestedSample,
    contract_pdf: contractNumber === null ? null : contractPath(order.id, contractNumber),
    contact_status: order.contactStatus,
    bill_status: order.billStatus,
    payment_type: 'COD',
    status: order.status,
    pickup: order.pickup,
    delivery: order.delivery,
    per_piece_price: order.perPiecePrice,
    total_bill: order.total,
    number_of_time_contacted_with_client: order.timesContacted,
  };
}

function contractPath(id: number, number: number): string {
  return addressOf(additional.orderDocument, { id, document: documentName('CONTRACT', number) });
}
