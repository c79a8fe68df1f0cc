import type { Address } from '../../../contract/addresses.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { AccountNote, CustomerDetails, CustomerLine } from '../../../contract/staff-customers.ts';
import type { CustomerRow, NoteRow, newestOrdersOf } from './customer-queries.ts';

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
}

export function presentCustomer(
  row: CustomerRow,
  { addresses, orders, notes, isConfirmed }: Belongings,
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
