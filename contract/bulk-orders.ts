import { z } from 'zod';
import { EmailOrNone } from './accounts.ts';
import { OrderAddressText, PostalAddress } from './addresses.ts';
import { BillPayment, PAID_FIELDS, StaffBillPayment } from './bill-payments.ts';
import { withoutCardNumber } from './card-numbers.ts';
import {
  BILL_STATUSES,
  BULK_STATUSES,
  BUSINESS_TYPES,
  CONTACT_STATUSES,
  HANDOVERS,
  MAX_BULK_PIECES,
  PAYMENT_TYPES,
} from './constants/orders.ts';
import { CONTACT_NUMBER_MISSING, ContactNumber, hasContactNumber } from './contact-number.ts';
import { endpoint, IdParams, oneOf } from './endpoint.ts';
import { ComingDay, Day, NumberSearch, Rupees, Timestamp, YesNo } from './fields.ts';
import { OrderEvent } from './order-events.ts';
import { OrderAction } from './orders.ts';
import { PageNumber } from './page.ts';
import { requiredText, text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

const RequestFields = z.object({
  item_type: withoutCardNumber(requiredText(200)),
  number_of_pieces: wholeNumber({ min: 1, max: MAX_BULK_PIECES }),
  expected_delivery_date: ComingDay,
  additional_notes: withoutCardNumber(text(2000)).default(''),
  contact_number: unlessEmpty(ContactNumber),
  delivery_address: unlessEmpty(OrderAddressText).meta({
    description: 'Where the pieces go; asked for before the quote when left out',
  }),
});

/** The Bulk Order Form of /book-tailor. */
const BulkOrderForm = RequestFields.extend({
  is_contact_same_as_register: z.boolean(),
  is_requested_sample: z.boolean().default(false),
})
  .refine(hasContactNumber, CONTACT_NUMBER_MISSING)
  .transform((form) => ({ ...form, email: undefined, business_type: undefined }));

/** The bulk form of the wizard of /order_placement. */
const BulkOrderWizard = RequestFields.extend({
  Email: EmailOrNone,
  business_type: z.enum(BUSINESS_TYPES),
  is_contact_same_as_register: YesNo,
})
  .refine(hasContactNumber, CONTACT_NUMBER_MISSING)
  .transform(({ Email: email, ...form }) => ({ ...form, email, is_requested_sample: false }));

/** The two shapes of POST /tailor_module/bulk-order/create/; both parse to the same type (bulk-1). */
export const bulkOrderShapes = oneOf({
  form: { bodyType: 'json', body: BulkOrderForm },
  wizard: { bodyType: 'multipart', body: BulkOrderWizard, files: ['design_inspiration'] },
});

const tag = 'Orders';

export type BulkStatus = (typeof BULK_STATUSES)[number];

/** The customer's view of a bulk order (bulk-1); the picture's URL expires. */
export const BulkOrder = z.object({
  id: z.int(),
  user: z.int(),
  user_username: z.string(),
  user_email: z.string(),
  tracking_id: z.string(),
  item_type: z.string(),
  number_of_pieces: z.int(),
  business_type: z.enum(BUSINESS_TYPES).nullable(),
  contact_email: z
    .string()
    .nullable()
    .meta({ description: 'What was left for this order; null: user_email' }),
  contact_number: z.string(),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable().meta({
    description: 'The preferred day, from the quote on the promised one',
  }),
  requested_delivery_date: Day.nullable().meta({
    description: 'What the customer asked for; null where an earlier version did not keep it',
  }),
  additional_notes: z.string(),
  design_inspiration: z.string().nullable(),
  is_contact_same_as_register: z.boolean(),
  is_requested_sample: z.boolean(),
  contract_pdf: z
    .string()
    .nullable()
    .meta({ description: 'Path of the contract; null until there is a quote' }),
  contact_status: z.enum(CONTACT_STATUSES),
  bill_status: z.enum(BILL_STATUSES),
  ...PAID_FIELDS,
  payment_type: z.enum(PAYMENT_TYPES),
  status: z.enum(BULK_STATUSES),
  pickup: z.enum(HANDOVERS),
  delivery: z.enum(HANDOVERS),
  delivery_address: PostalAddress.nullable().meta({
    description: 'Null until the customer has said where the pieces go; there is no quote before',
  }),
  per_piece_price: Rupees.nullable(),
  total_bill: Rupees.nullable(),
  quoted_at: Timestamp.nullable(),
  quote_expires_on: Day.nullable().meta({
    description: 'The last day on which the quote can be accepted; null where it has none',
  }),
  quote_note: z.string().nullable().meta({ description: "Staff's words beside the quote" }),
  contract: z
    .string()
    .nullable()
    .meta({ description: 'Names the latest contract; null until there is a quote' }),
  accepted_name: z.string().nullable().meta({ description: 'Typed by who accepted the quote' }),
  accepted_at: Timestamp.nullable(),
  number_of_time_contacted_with_client: z.int(),
  actions: z.array(OrderAction),
});
export type BulkOrder = z.infer<typeof BulkOrder>;

export const createBulkOrder = endpoint('POST /tailor_module/bulk-order/create/', {
  summary: 'Ask for a quote for many pieces, by the form of /book-tailor or of /order_placement',
  tag,
  action: 'stitching.order',
  idempotent: true,
  status: 201,
  ...bulkOrderShapes,
  response: BulkOrder.extend({ message: z.string() }),
});

/** Newest first. The list is in `data` instead of `results` (bulk-3). */
export const bulkOrders = endpoint('GET /user_module/bulk-order/sepcific-user/list/', {
  summary: 'List the own bulk orders',
  tag,
  action: 'stitching.order',
  query: z.object({ page: PageNumber, status: unlessEmpty(z.enum(BULK_STATUSES)), search: NumberSearch }),
  response: z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    data: z.array(BulkOrder),
  }),
});

export const bulkOrder = endpoint('GET /api/orders/bulk/{id}/', {
  summary: 'Read one own bulk order',
  tag,
  action: 'stitching.order',
  params: IdParams,
  response: BulkOrder,
});

const BulkEvent = OrderEvent.extend({
  from: z.enum(BULK_STATUSES).nullable(),
  to: z.enum(BULK_STATUSES),
});
export type BulkEvent = z.infer<typeof BulkEvent>;

const viewed = { kind: z.literal('bulk'), events: z.array(BulkEvent) };

export const StaffBulkOrder = BulkOrder.extend({
  ...viewed,
  audience: z.literal('staff'),
  payments: z.array(StaffBillPayment).meta({ description: 'Oldest first' }),
  accepted_from: z.string().nullable().meta({ description: 'The network address of the acceptance' }),
});

/** A bulk order with its history, for its customer, the workshop and staff (bulk-5). */
export const BulkOrderView = z.union([
  BulkOrder.extend({
    ...viewed,
    audience: z.literal('customer'),
    payments: z.array(BillPayment).meta({ description: 'Oldest first' }),
  }),
  BulkOrder.omit({ user_email: true, contact_email: true }).extend({
    ...viewed,
    audience: z.literal('workshop'),
    customer_name: z.string(),
    collect: Rupees.meta({ description: 'Cash to take at the handover' }),
    is_customer_shown: z.boolean().meta({
      description: 'False once the work is over: phone, address and pictures are not shown any more',
    }),
  }),
  StaffBulkOrder,
]);
export type BulkOrderView = z.infer<typeof BulkOrderView>;
export type WorkshopBulk = Extract<BulkOrderView, { audience: 'workshop' }>;
