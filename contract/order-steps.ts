import { z } from 'zod';
import { OrderAddressText } from './addresses.ts';
import { AgreedTerms } from './agreed-terms.ts';
import { BillPayment, PAYMENT_FIELDS, REVERSAL_FIELDS, StaffBillPayment } from './bill-payments.ts';
import { BulkOrderView } from './bulk-orders.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { CLOTH_FACTS, GOES_BACK, PressedAt } from './cloth-receipts.ts';
import { BULK_STATUSES, MAX_PRICE, ORDER_STATUSES } from './constants/orders.ts';
import { SELLER_ORDER_STATUSES } from './constants/shop-orders.ts';
import { ContactNumber } from './contact-number.ts';
import { IssuedDocument } from './documents.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { ComingDay, Rupees } from './fields.ts';
import { FitNoteShape } from './fit-memory.ts';
import { SeenPieces } from './goods-returns.ts';
import { HandoverForm } from './handover.ts';
import { MEASURE_CODES } from './measures.ts';
import { PersonName } from './names.ts';
import { NearAlteration } from './near-alteration.ts';
import { KeptAmount, NotDelivered } from './not-delivered.ts';
import { OrderEvent } from './order-events.ts';
import { Garment } from './order-garments.ts';
import { FinishedMeasures, FrozenMeasures } from './order-measures.ts';
import { DeliveryType, OrderAction, SingleOrder, SingleOrderForm } from './orders.ts';
import { POSTED_FACTS } from './posted-cloth.ts';
import { PRICE_FIELDS } from './price-step.ts';
import { STAFF_ROLES } from './roles.ts';
import { GarmentIds, SampleIds } from './sample-garments.ts';
import { requiredText, text, unlessEmpty } from './text.ts';

const tag = 'Orders';

const Reason = withoutCardNumber(requiredText(500));
const OptionalReason = unlessEmpty(withoutCardNumber(text(500)));

const ExpectedStatus = z
  .enum([...new Set([...ORDER_STATUSES, ...BULK_STATUSES])])
  .optional()
  .meta({ description: 'The status that the caller has seen; 409 when the order is in another one by now' });

/** Detects changes that leave the status unchanged, such as a new price (backoffice-3). */
const ExpectedEvents = z.int().min(1).max(1_000_000).optional().meta({
  description: 'How many events of the order the caller has seen; 409 when there are others by now',
});

/** Set to send a garment whose measures differ from the order; `reason` must say why (workshop-9). */
export const DespiteDifference = z
  .boolean()
  .optional()
  .meta({ description: 'Sends it although its measures differ' });

const step = <Action extends string, Fields extends z.ZodRawShape>(action: Action, fields: Fields) =>
  z.object({
    action: z.literal(action),
    expected_status: ExpectedStatus,
    expected_events: ExpectedEvents,
    ...fields,
  });

/** A step of a stitched or bulk order, with its inputs (orders-14, bulk-2). */
export const OrderStep = z.discriminatedUnion('action', [
  step('confirm', AgreedTerms.shape),
  step('edit', {
    fabric_type: unlessEmpty(withoutCardNumber(text(60))),
    description: withoutCardNumber(text(2000)).optional(),
    delivery_type: DeliveryType.optional(),
    is_requested_sample: z.boolean().optional(),
    is_contact_same_as_register: z.boolean().optional(),
    other_number: unlessEmpty(ContactNumber),
    handover: HandoverForm.optional(),
    delivery_address: unlessEmpty(OrderAddressText).meta({ description: 'Of a bulk order (bulk-7)' }),
  }),
  step('price', { ...PRICE_FIELDS, reason: OptionalReason }),
  step('quote', {
    per_piece_price: z.int().min(1).max(MAX_PRICE),
    expected_delivery_date: ComingDay.optional(),
    reason: OptionalReason,
  }),
  step('accept', {
    name: unlessEmpty(PersonName(80)).meta({ description: 'Typed by who accepts the quote of a bulk order' }),
    contract: unlessEmpty(withoutCardNumber(text(20))).meta({
      description: 'Names the contract that is accepted',
    }),
  }),
  step('decline', { reason: Reason }),
  step('cancel', { reason: OptionalReason }),
  step('reassign', { tailor: Id, reason: OptionalReason }),
  step('move_day', { expected_delivery_date: ComingDay, reason: Reason }),
  step('ask', { reason: Reason }),
  step('answer', { reason: Reason }),
  step('send_swatch', { reason: OptionalReason }),
  step('collect_cloth', { reason: OptionalReason }),
  step('fail_collection', NotDelivered),
  step('post_cloth', POSTED_FACTS),
  step('receive_cloth', { ...CLOTH_FACTS, reason: OptionalReason }),
  step('object_cloth', {
    reason: Reason,
    garments: GarmentIds.meta({
      description:
        'Ids of the garments whose cloth it is about, joined by commas; required where several receipts can be objected to',
    }),
  }),
  step('start', { reason: OptionalReason, pressed_at: PressedAt }),
  step('check', { reason: OptionalReason }),
  step('rework', { reason: OptionalReason }),
  step('record_payment', { ...PAYMENT_FIELDS, reason: OptionalReason }),
  step('reverse_payment', REVERSAL_FIELDS),
  step('record_refund', { reason: OptionalReason }),
  step('make_ready', {
    reason: OptionalReason,
    despite_difference: DespiteDifference,
    ...GOES_BACK,
  }),
  step('ship', {
    reason: OptionalReason,
    despite_difference: DespiteDifference,
    courier: unlessEmpty(withoutCardNumber(text(40))),
    courier_number: unlessEmpty(text(60)),
    ...GOES_BACK,
  }),
  step('deliver', { samples: SampleIds, reason: OptionalReason }),
  step('come_back', NotDelivered),
  step('fail_delivery', { ...NotDelivered, kept: KeptAmount }),
  step('alter', {
    reason: Reason,
    garment: Id.optional().meta({ description: 'Required where the order has several' }),
  }),
  step('settle_claim', {
    approved: z
      .int()
      .min(0)
      .max(MAX_PRICE)
      .meta({ description: 'What is paid back; 0 refuses it, with a reason' }),
    reason: OptionalReason,
  }),
  step('mend', { reason: OptionalReason }),
]);
export type OrderStep = z.output<typeof OrderStep>;

const MeasuresDue = z
  .array(z.enum(MEASURE_CODES))
  .meta({ description: 'To be measured before the garment leaves the in-house workshop' });

/** A garment as the tailor sees it, with whose measures and what is measured of it so far. */
export const WorkshopGarment = Garment.omit({ measurement_from: true }).extend({
  made_for: z.string(),
  measures: FrozenMeasures.nullable(),
  finished: FinishedMeasures.nullable(),
  measures_due: MeasuresDue,
  fit_notes: z.array(FitNoteShape).meta({ description: 'Of earlier garments of the same person' }),
});
export type WorkshopGarment = z.infer<typeof WorkshopGarment>;

const StaffGarment = Garment.extend({ measures_due: MeasuresDue });

const CustomerOrder = SingleOrder.extend({
  kind: z.literal('single'),
  audience: z.literal('customer'),
  near_alteration: NearAlteration.nullable().meta({ description: 'Null where none is paid for' }),
  payments: z.array(BillPayment).meta({ description: 'Oldest first' }),
  documents: z.array(IssuedDocument).meta({ description: 'Invoice, receipts and credit notes' }),
  events: z.array(OrderEvent),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** The tailor's view: what to stitch, without the customer's e-mail address. */
export const WorkshopOrder = SingleOrder.omit({
  customer_email: true,
  contact_email: true,
  measurement_from: true,
}).extend({
  kind: z.literal('single'),
  audience: z.literal('workshop'),
  customer_name: z.string(),
  is_customer_shown: z.boolean().meta({
    description:
      'False once its alterations have ended: phone, addresses, pictures and measures are left out then',
  }),
  made_for: z.string().meta({ description: 'Who wears it: the person measured, else the customer' }),
  collect: Rupees.meta({ description: 'Cash to take at the handover; 0 when it is paid another way' }),
  alteration: z.string().nullable().meta({ description: 'What is to be altered, while it is' }),
  answers: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .meta({ description: "The customer's answers, oldest first" }),
  measures: FrozenMeasures.nullable(),
  finished: FinishedMeasures.nullable(),
  measures_due: MeasuresDue,
  fit_notes: z
    .array(FitNoteShape)
    .meta({ description: 'Of earlier garments of the person of the first one' }),
  garments: z.array(WorkshopGarment).meta({ description: 'The first is also above' }),
  events: z.array(OrderEvent),
});

export type WorkshopOrder = z.infer<typeof WorkshopOrder>;

/** Support's view: without measures, because each view of them is recorded (backoffice-4). */
export const StaffOrder = SingleOrder.extend({
  kind: z.literal('single'),
  audience: z.literal('staff'),
  customer: z.object({ id: z.int(), username: z.string(), name: z.string() }),
  has_measures: z.boolean().meta({ description: 'Of any of its garments' }),
  measures_due: MeasuresDue,
  garments: z.array(StaffGarment),
  stitched_for: z
    .enum(['gents', 'ladies'])
    .nullable()
    .meta({ description: 'Whose tailors alone may make it; null: either' }),
  near_alteration: NearAlteration.nullable(),
  payments: z.array(StaffBillPayment).meta({ description: 'Oldest first' }),
  documents: z.array(IssuedDocument),
  events: z.array(OrderEvent),
});

/** The view of an order for the caller's role. */
export const OrderView = z.union([CustomerOrder, WorkshopOrder, StaffOrder, BulkOrderView]);
export type OrderView = z.infer<typeof OrderView>;

/** A customer's own order, one that the tailor stitches, or any for staff; others are 404. */
export const order = endpoint('GET /api/orders/{id}/', {
  summary: 'Read one order with its history',
  tag,
  action: 'orders.read',
  params: IdParams,
  response: OrderView,
});

/**
 * Takes a step listed in the order's `actions`. Fails with 403 for an action of other roles, and with 409
 * `orders.step_not_allowed`, `orders.status_changed` or `orders.changed_meanwhile` and the present `status`.
 */
export const takeOrderStep = endpoint('POST /api/orders/{id}/steps/', {
  summary: 'Take a step of an order',
  tag,
  needsConfirmation: ({ action }) =>
    action === 'record_refund' || action === 'settle_claim' || action === 'reverse_payment',
  action: 'orders.step',
  idempotent: true,
  params: IdParams,
  body: OrderStep,
  response: OrderView,
});

/**
 * Takes the step `edit` with the whole order form (orders-32). Absent pictures stay, and so does the measurement
 * snapshot without `measurement`. Fails like placing an order and taking a step.
 */
export const editSingleOrder = endpoint('PUT /api/orders/{id}/', {
  summary: 'Change a placed order by its form; price and day are counted again',
  tag,
  action: 'stitching.order',
  idempotent: true,
  params: IdParams,
  body: SingleOrderForm,
  files: ['dress_design', 'measurement_picture'],
  response: OrderView,
});

/**
 * Takes the step `answer` of an order that waits for the picture of the measurements (orders-8). Fails like taking a
 * step, and with 409 `orders.picture_not_wanted`.
 */
export const sendMeasurementPicture = endpoint('POST /api/orders/{id}/measurement-picture/', {
  summary: 'Send the picture of the measurements that an order waits for',
  tag,
  action: 'stitching.order',
  idempotent: true,
  params: IdParams,
  body: z.object({}),
  files: ['measurement_picture'],
  response: OrderView,
});

/** Steps of a seller order; `ship` may have a tracking number (shop-13). */
const SellerOrderStep = z.object({
  action: z.enum(['pack', 'ship', 'deliver', 'come_back', 'fail_delivery', 'cancel', 'return']),
  expected_status: z.enum(SELLER_ORDER_STATUSES).optional(),
  ...NotDelivered,
  restock: z.boolean().optional().meta({
    description:
      'Of `fail_delivery` and `return`: the pieces go back to the stock; otherwise they are written off',
  }),
  returned: SeenPieces.optional(),
  courier: unlessEmpty(withoutCardNumber(text(40))),
  courier_number: unlessEmpty(text(60)),
});

/**
 * For its seller and staff. Fails like `takeOrderStep`, with 409 `shop.not_paid_yet`, and with `shop.return_outdated`
 * where pieces have come back since the order was read.
 */
export const takeSellerOrderStep = endpoint('POST /api/seller-orders/{id}/steps/', {
  summary: 'Take a step of what one seller ships of a cart order',
  tag,
  // These steps refund money. Sellers are exempt, because they cancel and take back goods every day.
  needsConfirmation: ({ action }, role) =>
    STAFF_ROLES.includes(role) && ['cancel', 'return', 'fail_delivery'].includes(action),
  action: 'seller-orders.step',
  idempotent: true,
  params: IdParams,
  body: SellerOrderStep,
  response: z.object({
    id: z.int(),
    order: z.int(),
    status: z.enum(SELLER_ORDER_STATUSES),
    actions: z.array(OrderAction),
  }),
});
