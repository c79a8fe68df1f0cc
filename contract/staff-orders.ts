import { z } from 'zod';
import { KEPT_FIELDS, StaffBillPayment } from './bill-payments.ts';
import { StaffBulkOrder } from './bulk-orders.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { BILL_STATUSES, CONTACT_STATUSES, ITEM_TYPES, MAX_TOTAL } from './constants/orders.ts';
import { DISPUTE_STATES, PAYMENT_GATEWAYS, PAYMENT_STATUSES } from './constants/shop-orders.ts';
import {
  ALL_STATUSES,
  CALL_OUTCOMES,
  MAX_ORDER_NOTE_LENGTH,
  ORDER_KINDS,
  WAITS_FOR,
} from './constants/staff.ts';
import { IssuedDocument } from './documents.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day, Rupees, Timestamp, YesNo } from './fields.ts';
import { FitNoteShape } from './fit-memory.ts';
import { StaffWalletPayment } from './gateway-payments.ts';
import { listOf, listQuery } from './lists.ts';
import { StaffRefund } from './order-credit.ts';
import { OrderEvent } from './order-events.ts';
import { FinishedMeasures, FrozenMeasures } from './order-measures.ts';
import { StaffOrder } from './order-steps.ts';
import { OrderAction } from './orders.ts';
import { CardSummary } from './payments.ts';
import { SellerOrderStatus, ShopOrder } from './shop-orders.ts';
import { requiredText, text, unlessEmpty } from './text.ts';
import { FinishedMeasuresForm } from './workshop.ts';

const tag = 'Back office';

/** Orders without a promised day sort last, orders without a price as 0. */
export const ORDER_SORTS = { placed: 'timestamp', due: 'date', total: 'integer' } as const;

const OrderedItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('single'),
    item_type: z.enum(ITEM_TYPES),
    dress_type: z.string().nullable(),
    shoe_size: z.int().nullable(),
    others: z.int().meta({ description: 'How many further garments it has' }),
  }),
  z.object({ kind: z.literal('bulk'), name: z.string(), quantity: z.int() }),
  z.object({
    kind: z.literal('goods'),
    name: z.string().meta({ description: 'Of the first item' }),
    others: z.int().meta({ description: 'How many further items it has' }),
  }),
]);

export const StaffOrderLine = z.object({
  id: z.int(),
  kind: z.enum(ORDER_KINDS),
  tracking_id: z.string(),
  status: z.enum(ALL_STATUSES),
  bill_status: z.enum(BILL_STATUSES),
  ...KEPT_FIELDS,
  total: Rupees.nullable(),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
  is_late: z.boolean().meta({ description: 'The promised day is over, and it is not delivered' }),
  waits_for: z.enum(WAITS_FOR).nullable().meta({ description: 'What the shop has to do' }),
  item: OrderedItem,
  customer: z.object({
    id: z.int().nullable().meta({ description: 'Null: a guest' }),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    phone_proven_at: Timestamp.nullable().meta({ description: 'By a code (payments-29)' }),
  }),
  tailor: z.object({ id: z.int(), name: z.string() }).nullable(),
  city: z.string().nullable().meta({ description: 'Where it is delivered, else collected' }),
  contact_status: z.enum(CONTACT_STATUSES),
  number_of_time_contacted_with_client: z.int(),
});
export type StaffOrderLine = z.infer<typeof StaffOrderLine>;

/** Lists orders of all kinds (backoffice-1). */
export const staffOrders = endpoint('GET /api/staff/orders/', {
  summary: 'List the orders of all customers',
  tag,
  action: 'orders.manage',
  query: listQuery({
    sorts: ORDER_SORTS,
    first: '-placed',
    filters: {
      kind: unlessEmpty(z.enum(ORDER_KINDS)),
      status: unlessEmpty(z.enum(ALL_STATUSES)),
      tailor: unlessEmpty(Id),
      city: unlessEmpty(text(80)).meta({ description: 'Where it is delivered, else collected' }),
      late: unlessEmpty(YesNo).meta({ description: 'The promised day is over, and it is not delivered' }),
      at_risk: unlessEmpty(YesNo).meta({ description: 'It will probably miss its promised day' }),
      unpaid: unlessEmpty(YesNo),
      owed: unlessEmpty(YesNo).meta({ description: 'A refund has to be handed over' }),
      disputed: unlessEmpty(YesNo).meta({ description: "The customer's bank claims the payment back" }),
      claimed: unlessEmpty(YesNo).meta({
        description: 'The receipt of an alteration near the customer is undecided',
      }),
      samples: unlessEmpty(YesNo).meta({ description: 'A sample has to go back to the customer' }),
      waiting: unlessEmpty(YesNo).meta({ description: 'The shop has to do something' }),
      from: unlessEmpty(Day).meta({ description: 'Placed on this day in Karachi or later' }),
      to: unlessEmpty(Day),
    },
  }),
  response: listOf(StaffOrderLine),
});

const CallLogged = z.object({
  id: z.int(),
  outcome: z.enum(CALL_OUTCOMES),
  note: z.string(),
  by: z.string().nullable().meta({ description: 'Null: an account that is gone' }),
  at: Timestamp,
});

const OrderNote = z.object({ id: z.int(), text: z.string(), by: z.string().nullable(), at: Timestamp });

const StaffGoods = ShopOrder.extend({
  kind: z.literal('goods'),
  status: SellerOrderStatus,
  payments: z.array(StaffBillPayment.extend({ part: z.int() })),
  parts: z.array(
    ShopOrder.shape.parts.element.extend({
      actions: z.array(OrderAction),
    }),
  ),
  events: z.array(
    OrderEvent.extend({
      from: SellerOrderStatus.nullable(),
      to: SellerOrderStatus,
      part: z.int().nullable().meta({ description: 'The seller order that took the step' }),
    }),
  ),
});
export type StaffGoods = z.infer<typeof StaffGoods>;

const StaffOrderPage = z.object({
  line: StaffOrderLine,
  order: z.discriminatedUnion('kind', [StaffOrder, StaffBulkOrder, StaffGoods]),
  wallet_payments: z.array(StaffWalletPayment).meta({ description: 'At a gateway, oldest first' }),
  is_entered: z.boolean().meta({ description: 'By staff, who confirm it for the customer (backoffice-29)' }),
  documents: z.array(IssuedDocument).meta({ description: 'Oldest first' }),
  payment: z
    .object({
      gateway: z.enum(PAYMENT_GATEWAYS),
      amount: Rupees,
      refunded: Rupees,
      status: z.enum(PAYMENT_STATUSES),
      card: CardSummary.nullable(),
      at: Timestamp,
      disputes: z
        .array(
          z.object({
            id: z.int(),
            amount: Rupees,
            reason: z.string().meta({ description: "The gateway's word, such as `fraudulent`" }),
            state: z.enum(DISPUTE_STATES),
            respond_by: Timestamp.nullable(),
            at: Timestamp,
          }),
        )
        .meta({
          description: "What the customer's bank claims back; while one is open nothing is sent or refunded",
        }),
    })
    .nullable()
    .meta({ description: 'By card; null for cash' }),
  refunds: z.array(StaffRefund),
  refundable: Rupees.meta({ description: 'At most this can still be refunded as goodwill' }),
  to_send_back: Rupees.meta({
    description:
      'Of what was paid for a cancelled stitched or bulk order, beside its refunds and what is kept',
  }),
  has_refund_account: z.boolean().meta({
    description: 'An IBAN for what is owed back is kept; staff may read it (payments-36)',
  }),
  from_tailor: Rupees.meta({
    description: 'At most this can be taken back from what the tailor has earned by it',
  }),
  calls: z.array(CallLogged).meta({ description: 'Newest first' }),
  notes: z.array(OrderNote).meta({ description: 'Internal, newest first' }),
});
export type StaffOrderPage = z.infer<typeof StaffOrderPage>;

/** The order of any customer (backoffice-3). */
export const staffOrder = endpoint('GET /api/staff/orders/{id}/', {
  summary: 'Read an order of any kind with everything about it',
  tag,
  action: 'orders.manage',
  params: IdParams,
  response: StaffOrderPage,
});

/**
 * Those of the first garment with measures, and beside it those of all (backoffice-20). Every view is recorded; 404 if
 * no garment has measures (backoffice-4).
 */
export const staffOrderMeasures = endpoint('GET /api/staff/orders/{id}/measures/', {
  summary: 'Read the measures that a stitched order was placed with',
  tag,
  action: 'orders.manage',
  params: IdParams,
  response: FrozenMeasures.extend({
    finished: FinishedMeasures.nullable(),
    fit_notes: z.array(FitNoteShape),
    garments: z.array(
      z.object({
        id: z.int(),
        measures: FrozenMeasures.nullable(),
        finished: FinishedMeasures.nullable(),
        fit_notes: z.array(FitNoteShape),
      }),
    ),
  }),
});

/** For orders of the in-house workshop, which staff run (orders-45); recorded. Fails like `jobCard`. */
export const staffJobCard = endpoint('GET /api/staff/orders/{id}/job-card/', {
  summary: 'Print the job card of an order of the in-house workshop',
  tag,
  action: 'orders.manage',
  responseType: 'application/pdf',
  params: IdParams,
});

/** For orders of the in-house workshop; recorded. Fails like `recordFinishedMeasures`. */
export const recordStaffMeasures = endpoint('PUT /api/staff/orders/{id}/finished-measures/', {
  summary: 'Record what a finished garment of the in-house workshop measures',
  tag,
  action: 'orders.manage',
  params: IdParams,
  body: FinishedMeasuresForm,
  response: FinishedMeasures,
});

/** Sets the contact status and counts the call (orders-17). */
export const logOrderCall = endpoint('POST /api/staff/orders/{id}/calls/', {
  summary: 'Log a call to the customer of an order',
  tag,
  action: 'orders.manage',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({
    outcome: z.enum(CALL_OUTCOMES),
    note: withoutCardNumber(text(MAX_ORDER_NOTE_LENGTH)).default(''),
  }),
  response: CallLogged,
});

export const addOrderNote = endpoint('POST /api/staff/orders/{id}/notes/', {
  summary: 'Write an internal note about an order',
  tag,
  action: 'orders.manage',
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({ text: withoutCardNumber(requiredText(MAX_ORDER_NOTE_LENGTH)) }),
  response: OrderNote,
});

/**
 * For use after a call to the guest (shop-11). Fails with `shop.confirmation_expired` and `shop.confirmation_sold_out`.
 */
export const confirmGuestOrder = endpoint('POST /api/staff/orders/{id}/confirm/', {
  summary: "Confirm a guest's order by phone",
  tag,
  action: 'orders.manage',
  status: 204,
  params: IdParams,
});

/**
 * Goodwill for a paid cart order: by card through the gateway, in cash as already paid, with a credit note
 * (payments-5). For a stitched or bulk order, staff have already paid the money (orders-50). Fails with 409
 * `shop.not_refundable`, with `shop.refund_too_large` at `amount`, and with `orders.from_tailor_too_large`.
 */
export const refundOrder = endpoint('POST /api/staff/orders/{id}/refunds/', {
  summary: 'Refund a part or all of a paid order',
  tag,
  action: 'orders.refund',
  needsConfirmation: true,
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({
    amount: z.int().min(1).max(MAX_TOTAL),
    reason: withoutCardNumber(requiredText(500)),
    from_tailor: z.int().min(0).max(MAX_TOTAL).default(0).meta({
      description: 'Of a stitched order: what of the amount is taken back from the tailor',
    }),
  }),
  response: z.object({ id: z.int(), amount: Rupees }),
});

/**
 * Marks a refund that `is_owed` as paid. Idempotent (payments-8). 409 `shop.refund_under_way` for one at the gateway.
 */
export const handOverRefund = endpoint('POST /api/staff/refunds/{id}/hand-over/', {
  summary: 'Record that a refund was handed over',
  tag,
  action: 'orders.refund',
  needsConfirmation: true,
  params: IdParams,
  response: z.object({ id: z.int(), amount: Rupees }),
});
