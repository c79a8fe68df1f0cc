import { z } from 'zod';
import { Email, PhoneInput } from './accounts.ts';
import { Address } from './addresses.ts';
import { KEPT_FIELDS } from './bill-payments.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { BILL_STATUSES } from './constants/orders.ts';
import { ALL_STATUSES, NOTE_MAX_LENGTH, ORDER_KINDS } from './constants/staff.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Rupees, Timestamp, YesNo } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { LOCALES } from './locale.ts';
import { Measurement, MeasurementForm } from './measurements.ts';
import { PersonName } from './names.ts';
import { requiredText, unlessEmpty } from './text.ts';

const tag = 'Back office';

export const CUSTOMER_SORTS = { joined: 'timestamp', name: 'text' } as const;

const CustomerLine = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string().nullable().meta({ description: 'Null where staff made the account without one' }),
  phone_number: z.string().nullable(),
  joined_at: Timestamp,
  blocked_at: Timestamp.nullable(),
  orders: z.int().meta({ description: 'Of all kinds, cancelled ones included' }),
});
export type CustomerLine = z.infer<typeof CustomerLine>;

/** `search` matches part of the name, username, e-mail address or phone number (people-13). */
export const customers = endpoint('GET /api/staff/customers/', {
  summary: 'List the customers',
  tag,
  action: 'customers.read',
  query: listQuery({
    sorts: CUSTOMER_SORTS,
    first: '-joined',
    filters: { blocked: unlessEmpty(YesNo) },
  }),
  response: listOf(CustomerLine),
});

const AccountNote = z.object({
  id: z.int(),
  text: z.string(),
  author: z.string().nullable().meta({ description: 'Null when the account is gone' }),
  created_at: Timestamp,
});
export type AccountNote = z.infer<typeof AccountNote>;

export const CustomerDetails = CustomerLine.extend({
  email_confirmed: z.boolean(),
  blocked_reason: z.string().nullable(),
  date_of_birth: Day.nullable(),
  deletion_due_at: Timestamp.nullable().meta({
    description: 'When the customer has asked to delete the account',
  }),
  has_conversation: z.boolean(),
  addresses: z.array(Address),
  measurement_records: z.int(),
  standing: z
    .object({ is_new: z.boolean(), has_refused: z.boolean() })
    .meta({ description: 'By which the settings ask for an advance (payments-14)' }),
  newest_orders: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(ORDER_KINDS),
      tracking_id: z.string(),
      status: z.enum(ALL_STATUSES),
      bill_status: z.enum(BILL_STATUSES),
      ...KEPT_FIELDS,
      total: Rupees.nullable(),
      order_date: Timestamp,
    }),
  ),
  notes: z.array(AccountNote).meta({ description: 'Newest first' }),
});
export type CustomerDetails = z.infer<typeof CustomerDetails>;

/** 404 for accounts that are not customers. */
export const customer = endpoint('GET /api/staff/customers/{id}/', {
  summary: 'Read a customer with addresses, newest orders and notes',
  tag,
  action: 'customers.read',
  params: IdParams,
  response: CustomerDetails,
});

/**
 * For a customer in person or on the telephone, without a password; mails a confirmation link to the address
 * (people-16).
 */
export const createCustomer = endpoint('POST /api/staff/customers/', {
  summary: 'Make an account for a customer',
  tag,
  action: 'orders.enter',
  idempotent: true,
  status: 201,
  body: z.object({
    first_name: PersonName(80),
    last_name: unlessEmpty(PersonName(80)),
    phone_number: PhoneInput,
    email: unlessEmpty(Email).meta({ description: 'Left out where the customer has none' }),
    locale: unlessEmpty(z.enum(LOCALES)).meta({
      description: 'The language of mails, messages and papers; English if left out',
    }),
  }),
  response: CustomerLine,
});

/** Like the customer's own call, for staff who took the measures (orders-52). */
export const addCustomerMeasurement = endpoint('POST /api/staff/customers/{id}/measurements/', {
  summary: "Write down a customer's measurements",
  tag,
  action: 'orders.enter',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: MeasurementForm,
  response: Measurement,
});

/** Every view is recorded in the audit log (people-9). */
export const measurementsOfCustomer = endpoint('GET /api/staff/customers/{id}/measurements/', {
  summary: 'Look at the measurement records of a customer',
  tag,
  action: 'customers.read',
  params: IdParams,
  response: z.array(Measurement),
});

/** Only staff see notes. */
export const addCustomerNote = endpoint('POST /api/staff/customers/{id}/notes/', {
  summary: 'Write a note about a customer',
  tag,
  action: 'customers.read',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({ text: withoutCardNumber(requiredText(NOTE_MAX_LENGTH)) }),
  response: AccountNote,
});
