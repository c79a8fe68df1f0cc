import { z } from 'zod';
import { checkWords } from '#words';
import { PostalAddress } from './addresses.ts';
import { AgreedTerms } from './agreed-terms.ts';
import { PAID_FIELDS } from './bill-payments.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { CLOTH_FIELDS } from './cloth-choice.ts';
import { ClothReceipt } from './cloth-receipts.ts';
import { ORDER_ACTIONS } from './constants/lifecycle.ts';
import { PEOPLE } from './constants/measurements.ts';
import {
  BILL_STATUSES,
  CONTACT_STATUSES,
  COURIERS,
  DELIVERY_TYPES,
  ITEM_TYPES,
  LENGTH_CHOICES,
  MEASUREMENT_SOURCES,
  OCCASIONS,
  ORDER_STATUSES,
  USER_CONFIRMATIONS,
} from './constants/orders.ts';
import { NumberAsTyped, readNumber } from './contact-number.ts';
import { ChosenFeature, DesignChoicesText } from './design-choices.ts';
import { BillDiscount } from './discounts.ts';
import { endpoint, Id, IdParams, oneOf } from './endpoint.ts';
import {
  ComingDay,
  Day,
  NumberSearch,
  Rupees,
  Timestamp,
  TrackingNumber,
  TypedLength,
  YesNo,
} from './fields.ts';
import { HANDOVER_FIELDS, Handover, PaymentType } from './handover.ts';
import { hasDayOfOccasion } from './occasion.ts';
import { OrderEvent } from './order-events.ts';
import { Garment, ListedGarment } from './order-garments.ts';
import { SingleOrderWizard } from './order-wizard.ts';
import { PageNumber, pageOf } from './page.ts';
import { MeasurementFrom, PersonAskedText } from './person-asked.ts';
import { PostedCloth } from './posted-cloth.ts';
import { MeasurementSample, SampleSentText } from './sample-garments.ts';
import { OpeningHours } from './tailors.ts';
import { requiredText, text, unlessEmpty } from './text.ts';

const tag = 'Orders';

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const DeliveryType = z.enum(DELIVERY_TYPES);
export type DeliveryType = z.infer<typeof DeliveryType>;
export const MeasurementSource = z.enum(MEASUREMENT_SOURCES);
export type MeasurementSource = z.infer<typeof MeasurementSource>;

export type Occasion = (typeof OCCASIONS)[number];

/** Steps that the caller may take now. */
export const OrderAction = z.enum(ORDER_ACTIONS);

/** In the order of a receipt. */
export const PriceBreakdown = z.object({
  stitching: Rupees.meta({ description: "The tailor's rate for the dress type, else the tailor's average" }),
  urgent_surcharge: Rupees.meta({ description: 'For URGENT, per cent of the stitching set by staff' }),
  collection_fee: Rupees.meta({ description: 'Collection of the cloth by the shop' }),
  delivery_fee: Rupees.meta({ description: 'Delivery by the shop' }),
  sample_fee: Rupees.meta({ description: 'A cloth swatch before the stitching' }),
  cloth: Rupees.meta({ description: 'Cloth of the shop for the garments (orders-151)' }),
  discount: BillDiscount.optional().meta({ description: 'Of a code; left out without one (discounts-9)' }),
  total: Rupees,
});
export type PriceBreakdown = z.infer<typeof PriceBreakdown>;

/**
 * The customer's view of a single order (orders-19); picture URLs expire. For an order from /order_placement, garment,
 * measures and price may be null until they are agreed.
 */
export const SingleOrder = z.object({
  id: z.int(),
  customer_email: z.string().meta({ description: 'Empty where the customer has none (people-16)' }),
  contact_email: z
    .string()
    .nullable()
    .meta({ description: 'What was left for this order at /order_placement; mails go to customer_email' }),
  tailor: z.int(),
  tailor_username: z.string(),
  tailor_email: z.string().nullable(),
  tailor_area: z.string().meta({ description: 'Where the cloth goes; the address of the in-house workshop' }),
  contact_number: z.string(),
  other_number: z.string().nullable(),
  is_contact_same_as_register: z.boolean(),
  tracking_id: z.string(),
  item_type: z.enum(ITEM_TYPES),
  gender: z.enum(PEOPLE).nullable(),
  shoe_size: z.int().nullable(),
  fabric_type: z
    .string()
    .nullable()
    .meta({ description: 'Null until agreed, and for shoes; so is the dress type' }),
  dress_type: z.string().nullable(),
  description: z.string(),
  measurement_source: MeasurementSource.nullable(),
  measurement: z
    .int()
    .nullable()
    .meta({ description: 'The record that was copied; null once it is deleted' }),
  measurement_label: z.string().nullable(),
  length_choice: z
    .enum(LENGTH_CHOICES)
    .nullable()
    .meta({ description: 'Who decides the length of a kameez that the measures leave open (orders-75)' }),
  is_partly_estimated: z
    .boolean()
    .meta({ description: 'Whether the copied record has values that nobody took by tape' }),
  measurement_from: MeasurementFrom.nullable(),
  measurement_sample: MeasurementSample.nullable(),
  measurement_picture: z.string().nullable(),
  dress_design: z.string().nullable(),
  design: z.array(ChosenFeature),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
  cloth_due_on: Day.nullable().meta({
    description:
      'While the cloth is awaited: by when it must be there for the expected day to hold, which moves until it is',
  }),
  cloth_missing: z
    .array(z.int())
    .meta({ description: 'Ids of the garments whose cloth is awaited (orders-194)' }),
  cloth_receipts: z.array(ClothReceipt).meta({ description: 'Oldest first' }),
  cloth_posted: PostedCloth.nullable().meta({
    description: 'What is said of cloth that was posted (orders-182)',
  }),
  cloth_left: z.number().nullable().meta({ description: 'Metres of the cloth that are left' }),
  needed_by: Day.nullable().meta({ description: 'The day that the customer needs it; no promise' }),
  occasion: z.enum(OCCASIONS).nullable().meta({ description: 'What it is needed for' }),
  price: PriceBreakdown.nullable().meta({
    description: 'Null until staff has priced an order of /order_placement',
  }),
  total_bill: Rupees.nullable(),
  number_of_time_contacted_with_client: z.int(),
  contact_status: z.enum(CONTACT_STATUSES),
  bill_status: z.enum(BILL_STATUSES),
  ...PAID_FIELDS,
  payment_type: PaymentType,
  user_confirmation: z.enum(USER_CONFIRMATIONS),
  status: z.enum(ORDER_STATUSES),
  pickup: Handover,
  delivery: Handover,
  is_handover_known: z.boolean().meta({
    description:
      'False until the customer has said how cloth and garment travel; it cannot be confirmed before',
  }),
  delivery_type: DeliveryType,
  is_requested_sample: z.boolean().meta({ description: 'A cloth swatch is sent before the stitching' }),
  country: z.string().meta({ description: 'Where the customer lives, ISO 3166-1 alpha-2' }),
  courier: z.enum(COURIERS).meta({ description: 'How cloth and garment travel abroad' }),
  collection_address: PostalAddress.nullable().meta({ description: 'Set where the shop collects the cloth' }),
  delivery_address: PostalAddress.nullable().meta({ description: 'Set where the shop delivers the garment' }),
  opening_hours: z.array(OpeningHours).meta({ description: 'Of the tailor, Pakistan time' }),
  question: z
    .object({ text: z.string(), asked_at: Timestamp })
    .nullable()
    .meta({ description: 'Of the tailor, while the customer has not answered; the promised day waits' }),
  invoice_id: z.string().nullable().meta({ description: 'Names the PDF; null until the order is confirmed' }),
  garments: z.array(Garment).meta({ description: 'All that is stitched, 1 to 12; the first is also above' }),
  altered_garment: z
    .int()
    .nullable()
    .meta({ description: 'Which one of several is altered, while it is (orders-120)' }),
  actions: z.array(OrderAction),
});
export type SingleOrder = z.infer<typeof SingleOrder>;

/** An order in the customer's list, without what only the order page shows. */
export const ListedOrder = SingleOrder.omit({
  contact_email: true,
  tailor_area: true,
  gender: true,
  measurement: true,
  needed_by: true,
  occasion: true,
  is_partly_estimated: true,
  cloth_missing: true,
  cloth_receipts: true,
  cloth_left: true,
  cloth_posted: true,
  measurement_from: true,
  measurement_sample: true,
  design: true,
  price: true,
  is_requested_sample: true,
  country: true,
  courier: true,
  collection_address: true,
  delivery_address: true,
  opening_hours: true,
  question: true,
  length_choice: true,
  altered_garment: true,
}).extend({ garments: z.array(ListedGarment) });
export type ListedOrder = z.infer<typeof ListedOrder>;

const FormId = unlessEmpty(Id);

/** The book-tailor form (orders-3), and `measurement`, the record that a STORE order copies. */
export const SingleOrderForm = z
  .object({
    tailor: FormId.meta({ description: 'Chosen tailor; the in-house workshop when left out' }),
    dress_type: withoutCardNumber(requiredText(60)),
    fabric_type: withoutCardNumber(requiredText(60)),
    description: withoutCardNumber(text(2000)).default(''),
    measurement_source: MeasurementSource,
    measurement_from: unlessEmpty(PersonAskedText),
    measurement_sample: unlessEmpty(SampleSentText),
    measurement: FormId.meta({ description: 'Measurement record for STORE; the latest one when left out' }),
    top_length: unlessEmpty(TypedLength).meta({
      description: "Length of a kameez for this order, in the record's unit; used where the record has none",
    }),
    length_choice: unlessEmpty(z.enum(LENGTH_CHOICES)).meta({ description: 'Who decides it otherwise' }),
    is_contact_same_as_register: YesNo,
    other_number: unlessEmpty(NumberAsTyped),
    delivery_type: DeliveryType,
    ...HANDOVER_FIELDS,
    is_requested_sample: YesNo.default(false).meta({
      description: 'A cloth swatch before the stitching, where the shop collects or delivers',
    }),
    design_choices: unlessEmpty(DesignChoicesText),
    ...CLOTH_FIELDS,
    needed_by: unlessEmpty(ComingDay).meta({ description: 'The day on which the customer needs it' }),
    occasion: unlessEmpty(z.enum(OCCASIONS)).meta({ description: 'What it is needed for; with `needed_by`' }),
    is_late_known: YesNo.default(false).meta({
      description: 'The customer knows that the promised day is later than `needed_by`; refused otherwise',
    }),
  })
  .check(readNumber('other_number'))
  .refine(hasDayOfOccasion, { path: ['needed_by'], error: () => checkWords.required });

/** The two shapes of POST /tailor_module/single-order/create/ (orders-8). */
export const singleOrderShapes = oneOf({
  wizard: {
    bodyType: 'multipart',
    body: SingleOrderWizard,
    files: ['design_inspiration', 'measurement_picture'],
    identifiedBy: 'item_type',
  },
  form: { bodyType: 'multipart', body: SingleOrderForm, files: ['dress_design', 'measurement_picture'] },
});

export const createSingleOrder = endpoint('POST /tailor_module/single-order/create/', {
  summary: 'Place a single order with a tailor or the in-house workshop',
  tag,
  action: 'stitching.order',
  idempotent: true,
  status: 201,
  ...singleOrderShapes,
  response: SingleOrder.extend({ message: z.string() }),
});

/** Newest first. */
export const singleOrders = endpoint('GET /tailor_module/single-orders/all/', {
  summary: 'List the own single orders',
  tag,
  action: 'stitching.order',
  query: z.object({ page: PageNumber, status: unlessEmpty(z.enum(ORDER_STATUSES)), search: NumberSearch }),
  response: pageOf(ListedOrder),
});

export const singleOrder = endpoint('GET /tailor_module/single-order/{id}/', {
  summary: 'Read one own single order with its history',
  tag,
  action: 'stitching.order',
  params: IdParams,
  response: SingleOrder.extend({ events: z.array(OrderEvent) }),
});

/**
 * Takes PLACED → CONFIRMED and issues the invoice. Idempotent. If price or day have changed, 409 `orders.terms_changed`
 * has both figures, and the customer agrees by sending the new ones.
 */
export const checkoutSingleOrder = endpoint('PATCH /tailor_module/single-order/{id}/checkout/', {
  summary: 'Confirm a single order',
  tag,
  action: 'stitching.order',
  params: IdParams,
  body: AgreedTerms,
  response: SingleOrder,
});

/** `id` is an order id or a tracking number (invoices-1). */
export const invoice = endpoint('GET /tailor_module/single-order/invoice/{id}/', {
  summary: "Download a confirmed order's invoice",
  tag,
  action: 'stitching.order',
  responseType: 'application/pdf',
  params: z.object({ id: z.union([Id.transform(String), TrackingNumber]) }),
});
