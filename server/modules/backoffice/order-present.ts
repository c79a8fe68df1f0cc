import { realAddress } from '../../../contract/nobodys-address.ts';
import type { StaffOrderLine } from '../../../contract/staff-orders.ts';
import type { ListedOrder } from './order-list-queries.ts';
import { waitsFor } from './waiting.ts';

/** A line of the list; throws where the details of its kind are missing. */
export function presentOrderLine(row: ListedOrder, shopName: string): StaffOrderLine {
  const { order, tailor } = row;
  return {
    id: order.id,
    kind: order.kind,
    tracking_id: order.trackingId,
    status: order.status,
    bill_status: order.billStatus,
    total: order.total,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    is_late: row.isLate,
    waits_for: waitsFor(order),
    item: itemOf(row),
    customer: {
      id: order.customerId,
      name: nameOf(row),
      email: emailOf(row),
      phone: order.phone ?? row.customer?.phone ?? null,
    },
    tailor:
      tailor && order.tailorId !== null
        ? { id: order.tailorId, name: tailor.inHouse ? shopName : (tailor.username ?? '') }
        : null,
    city: row.address?.city ?? null,
    contact_status: order.contactStatus,
    number_of_time_contacted_with_client: order.timesContacted,
  };
}

function itemOf({ order, garment, bulk, firstItem }: ListedOrder): StaffOrderLine['item'] {
  if (order.kind === 'single' && garment) {
    return {
      kind: 'single',
      item_type: garment.itemType,
      dress_type: garment.dressType,
      shoe_size: garment.shoeSize,
    };
  }
  if (order.kind === 'bulk' && bulk) return { kind: 'bulk', name: bulk.itemType, quantity: bulk.pieces };
  if (!firstItem) throw new Error(`Order ${order.id} has no details.`);
  return { kind: 'goods', name: firstItem.name, others: firstItem.count - 1 };
}

/** Of a guest, the name that is on the parcel. */
function nameOf({ customer, address }: ListedOrder): string {
  if (!customer) return address?.name ?? 'Guest';
  return [customer.firstName, customer.lastName].filter(Boolean).join(' ') || (customer.username ?? '');
}

function emailOf({ order, customer }: ListedOrder): string | null {
  const email = order.email ?? customer?.email ?? null;
  return email && realAddress(email);
}
