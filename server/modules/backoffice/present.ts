import type { Address } from '../../../contract/addresses.ts';
import { advanceOf } from '../../../contract/advance.ts';
import type { WAITS_FOR } from '../../../contract/constants/staff.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { AccountNote, CustomerDetails, CustomerLine } from '../../../contract/staff-customers.ts';
import type { StaffOrderLine } from '../../../contract/staff-orders.ts';
import type { CustomerRow, NoteRow, newestOrdersOf } from './customer-queries.ts';
import type { ListedOrder } from './order-list-queries.ts';

type ShownRow = Pick<
  CustomerRow,
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'createdAt'
  | 'blockedAt'
  | 'orders'
>;

export function presentCustomerLine(row: ShownRow): CustomerLine {
  return {
    id: row.id,
    username: row.username,
    name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.username,
    email: realAddress(row.email),
    phone_number: row.phoneNumber,
    joined_at: row.createdAt.toISOString(),
    blocked_at: row.blockedAt?.toISOString() ?? null,
    orders: row.orders,
  };
}

interface Belongings {
  addresses: Address[];
  orders: Awaited<ReturnType<typeof newestOrdersOf>>;
  notes: NoteRow[];
  isConfirmed: boolean;
  standing: CustomerDetails['standing'];
}

export function presentCustomer(
  row: CustomerRow,
  { addresses, orders, notes, isConfirmed, standing }: Belongings,
): CustomerDetails {
  return {
    ...presentCustomerLine(row),
    email_confirmed: isConfirmed,
    blocked_reason: row.blockedReason,
    date_of_birth: row.dateOfBirth,
    deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
    has_conversation: row.hasConversation,
    addresses,
    measurement_records: row.records,
    standing,
    newest_orders: orders.map(({ orderDate, ...order }) => ({
      ...order,
      order_date: orderDate.toISOString(),
    })),
    notes: notes.map(presentNote),
  };
}

export function presentNote({ createdAt, ...note }: NoteRow): AccountNote {
  return { ...note, created_at: createdAt.toISOString() };
}

/** A line of the list; throws if the details of its kind are missing. */
export function presentOrderLine(row: ListedOrder, shopName: string): StaffOrderLine {
  const { order, tailor } = row;
  return {
    id: order.id,
    kind: order.kind,
    tracking_id: order.trackingNumber,
    status: order.status,
    bill_status: order.billStatus,
    paid: order.paidAmount,
    kept: order.keptAmount ?? 0,
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
      phone_proven_at: order.phoneProvenAt?.toISOString() ?? null,
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
      others: garment.all.length - 1,
    };
  }
  if (order.kind === 'bulk' && bulk) return { kind: 'bulk', name: bulk.itemType, quantity: bulk.pieces };
  if (!firstItem) throw new Error(`Order ${order.id} has no details.`);
  return { kind: 'goods', name: firstItem.name, others: firstItem.count - 1 };
}

/** For a guest, the name on the parcel. */
function nameOf({ customer, address }: ListedOrder): string {
  if (!customer) return address?.name ?? 'Guest';
  return [customer.firstName, customer.lastName].filter(Boolean).join(' ') || (customer.username ?? '');
}

function emailOf({ order, customer }: ListedOrder): string | null {
  const email = order.email ?? customer?.email ?? null;
  return email && realAddress(email);
}

type Order = Pick<
  ListedOrder['order'],
  | 'kind'
  | 'status'
  | 'total'
  | 'billStatus'
  | 'paymentMethod'
  | 'paidAmount'
  | 'advancePercent'
  | 'email'
  | 'customerId'
>;

const PAID_AT_ALL: ReadonlySet<string> = new Set(['PAID', 'PARTIALLY_PAID']);

/** What the shop has to do next, or null (backoffice-2). Keep in step with the index of `isWaiting`. */
function waitsFor(order: Order): (typeof WAITS_FOR)[number] | null {
  const { kind, status, total, billStatus, paymentMethod, email, customerId } = order;
  if (status === 'PLACED' && total === null) return 'price';
  if (status === 'REQUESTED') return 'quote';
  if (status === 'DECLINED') return 'tailor';
  if (status === 'UNCONFIRMED') return email === null && customerId === null ? 'call' : null;
  if (status === 'CANCELLED') return kind !== 'goods' && PAID_AT_ALL.has(billStatus) ? 'refund' : null;
  const payment_type = paymentMethod === 'ADVANCE' ? 'ADVANCE' : 'COD';
  const advance = advanceOf(total ?? 0, { payment_type, percent: order.advancePercent });
  return kind !== 'goods' && order.paidAmount < advance && (status === 'CONFIRMED' || status === 'ACCEPTED')
    ? 'payment'
    : null;
}
