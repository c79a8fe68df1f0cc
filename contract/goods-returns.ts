import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import {
  MAX_RETURN_NOTE,
  RETURN_PICTURES,
  RETURN_REASONS,
  SHOWN_RETURN_STATES,
} from './constants/goods-returns.ts';
import { LABEL_SIZES } from './constants/prints.ts';
import { MAX_LINES, MAX_PIECES, SELLER_ORDER_STATUSES } from './constants/shop-orders.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day, Rupees, Timestamp, YesNo } from './fields.ts';
import { Iban } from './iban.ts';
import { listOf, listQuery } from './lists.ts';
import { PersonName } from './names.ts';
import { OrderAction } from './orders.ts';
import { STAFF_ROLES } from './roles.ts';
import { jsonText, text, unlessEmpty } from './text.ts';

const tag = 'Returns';

const Note = withoutCardNumber(text(MAX_RETURN_NOTE)).default('');

/** Pieces of one bought item; `line` is its `line` in the order. */
const Pieces = z.object({ line: Id, quantity: z.int().min(1).max(MAX_PIECES) });

/** What has come back, and whether it is sold again (returns-4). */
const CameBack = Pieces.extend({
  restock: z.boolean().default(false).meta({ description: 'The pieces go back to the stock' }),
});

/** Tells a second record of the same parcel from another parcel (returns-11). */
const Seen = z.int().min(0).max(MAX_PIECES).meta({ description: 'How many had come back when it was read' });

/** The same of a whole seller order (returns-19). */
export const SeenPieces = z
  .int()
  .min(0)
  .max(MAX_LINES * MAX_PIECES)
  .meta({
    description: 'Of `return`: how many pieces had come back when the order was read; needed once some have',
  });

const Refund = {
  refund: Rupees.meta({ description: 'What these pieces give back in the way in which they were paid' }),
  credit: Rupees.meta({ description: 'What goes back to the store credit' }),
};

/**
 * What is left of a seller order, and what the pieces in `items` would refund, for its seller and staff (returns-12).
 * Fails at `items` with `shop.return_too_many`.
 */
export const goodsToTakeBack = endpoint('GET /api/seller-orders/{id}/returns/', {
  summary: 'Read what can be taken back of a seller order, and what it refunds',
  tag,
  action: 'seller-orders.step',
  params: IdParams,
  query: z.object({
    items: jsonText(3000)
      .pipe(z.array(Pieces).max(MAX_LINES))
      .optional()
      .meta({ description: 'JSON: `[{"line": 12, "quantity": 1}]`' }),
  }),
  response: z.object({
    id: z.int(),
    tracking_id: z.string(),
    open_return: z.int().nullable().meta({ description: "The customer's request, which is answered first" }),
    items: z.array(
      z.object({
        line: z.int(),
        name: z.string(),
        colour: z.string(),
        size: z.string().nullable(),
        quantity: z.int(),
        returned: z.int().meta({ description: 'How many have come back' }),
      }),
    ),
    ...Refund,
  }),
});
export type GoodsToTakeBack = z.infer<typeof goodsToTakeBack.response>;

/**
 * Records that some goods of a delivered seller order came back, for its seller and staff, and refunds them
 * (returns-1). Fails like the step `return`, with `shop.return_open` while the customer's request waits, with
 * `shop.return_outdated` where somebody else has recorded pieces of these lines since they were read (returns-11), and
 * at `items` with `shop.return_too_many`.
 */
export const takeBackGoods = endpoint('POST /api/seller-orders/{id}/returns/', {
  summary: 'Record that some of the goods of a seller order came back',
  tag,
  // Money is refunded, as by the step `return`.
  needsConfirmation: (_body, role) => STAFF_ROLES.includes(role),
  action: 'seller-orders.step',
  idempotent: true,
  params: IdParams,
  body: z.object({
    items: z
      .array(CameBack.extend({ returned: Seen }))
      .min(1)
      .max(MAX_LINES),
    reason: z.enum(RETURN_REASONS),
    note: Note.meta({ description: 'The customer reads it' }),
  }),
  response: z.object({
    id: z.int(),
    order: z.int(),
    return: z.int(),
    status: z.enum(SELLER_ORDER_STATUSES),
    actions: z.array(OrderAction),
  }),
});

const ReturnItem = z.object({
  line: z.int(),
  name: z.string(),
  colour: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  received: z.int().meta({ description: 'How many of them have come back' }),
});

/** A return of goods, as customer and seller see it (returns-2). */
export const GoodsReturn = z.object({
  id: z.int(),
  part: z.int().meta({ description: 'The seller order' }),
  state: z.enum(SHOWN_RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  note: z.string(),
  answer: z.string().meta({ description: 'What the seller says to it' }),
  as_credit: z.boolean().meta({ description: 'The customer wants store credit instead of money' }),
  asked_at: Timestamp,
  answer_by: Day.nullable().meta({
    description: 'While it waits for an answer: the last day before it goes to staff (returns-21)',
  }),
  escalated_at: Timestamp.nullable().meta({ description: 'When it went to staff' }),
  decided_at: Timestamp.nullable(),
  received_at: Timestamp.nullable(),
  items: z.array(ReturnItem),
  pictures: z.array(z.string()).meta({ description: 'Signed links' }),
});
export type GoodsReturn = z.infer<typeof GoodsReturn>;

/** What a customer can send back of an order, and what was asked before (returns-2). */
export const ReturnsOfOrder = z.object({
  tracking_id: z.string(),
  is_cash: z
    .boolean()
    .meta({ description: 'It was paid in cash: staff pay it back, for example to an IBAN' }),
  is_credit_offered: z
    .boolean()
    .meta({ description: 'What staff pay back can be had as store credit instead (credit-10)' }),
  parts: z.array(
    z.object({
      id: z.int(),
      seller: z.string(),
      until: Day.meta({ description: 'The last day on which a return can be asked for' }),
      reasons: z.array(z.enum(RETURN_REASONS)),
      items: z.array(
        ReturnItem.omit({ received: true, quantity: true }).extend({
          left: z.int().meta({ description: 'How many can still be sent back' }),
        }),
      ),
    }),
  ),
  returns: z.array(
    GoodsReturn.extend({
      send_to: z
        .string()
        .nullable()
        .meta({ description: "Of an accepted one: the shop's address; a brand says it in its answer" }),
    }),
  ),
});
export type ReturnsOfOrder = z.infer<typeof ReturnsOfOrder>;

/** The own order's; others are 404. */
export const returnsOfOrder = endpoint('GET /api/shop/orders/{id}/returns/', {
  summary: 'Read what can be sent back of an order, and its returns',
  tag,
  action: 'goods.order',
  params: IdParams,
  response: ReturnsOfOrder,
});

/** A customer's request to send goods of one seller back. */
export const ReturnRequest = z.object({
  part: Id,
  items: jsonText(3000)
    .pipe(z.array(Pieces).min(1).max(MAX_LINES))
    .meta({ description: 'JSON: `[{"line": 12, "quantity": 1}]`' }),
  reason: z.enum(RETURN_REASONS),
  note: Note,
  iban: unlessEmpty(Iban).meta({
    description: 'Of an order that was paid in cash; deleted after the refund',
  }),
  account_title: unlessEmpty(PersonName(80)),
  as_credit: YesNo.default(false).meta({
    description: 'Of an own order that was paid in cash: store credit instead of money (credit-10)',
  }),
});
export type ReturnRequest = z.output<typeof ReturnRequest>;

/**
 * Fails with `shop.not_returnable` past the last day and for cloth of a garment, with `shop.return_open` while another
 * one is open, at `reason` with `shop.return_reason_unfit`, and at `items` with `shop.return_too_many` (returns-2).
 */
export const askReturn = endpoint('POST /api/shop/orders/{id}/returns/', {
  summary: 'Ask to send goods back, with a reason and pictures',
  tag,
  action: 'goods.order',
  guarded: ({ iban, as_credit }) => iban !== undefined || as_credit,
  idempotent: true,
  status: 201,
  files: RETURN_PICTURES,
  params: IdParams,
  body: ReturnRequest,
  response: ReturnsOfOrder,
});

/** Of the own request, before the goods have come. Fails with `shop.return_decided`. */
export const withdrawReturn = endpoint('POST /api/shop/returns/{id}/withdraw/', {
  summary: 'Keep goods that were to be sent back',
  tag,
  action: 'goods.order',
  guarded: true,
  params: IdParams,
  body: z.object({}),
  response: ReturnsOfOrder,
});

const LabelQuery = z.object({ size: z.enum(LABEL_SIZES).default('a4') });

/** Of the own accepted return. Fails with `shop.return_without_label` before that and after its end (returns-13). */
export const returnLabel = endpoint('GET /api/shop/returns/{id}/label/', {
  summary: 'Print the label of the own return',
  tag,
  action: 'goods.order',
  responseType: 'application/pdf',
  params: IdParams,
  query: LabelQuery,
});

/** Of any accepted return; each printing is in the audit log. Fails like `returnLabel`. */
export const staffReturnLabel = endpoint('GET /api/staff/goods-returns/{id}/label/', {
  summary: 'Print the label of a return for its customer',
  tag,
  action: 'orders.manage',
  responseType: 'application/pdf',
  params: IdParams,
  query: LabelQuery,
});

/** A return in the list of sellers and staff. */
export const ListedReturn = GoodsReturn.extend({
  order: z.int(),
  tracking_id: z.string(),
  seller: z.string(),
  is_own: z.boolean().meta({ description: "Of the shop's own goods" }),
  has_account: z.boolean().meta({ description: 'An IBAN to refund to is kept; staff may read it' }),
});
export type ListedReturn = z.infer<typeof ListedReturn>;

export const RETURN_SORTS = { id: 'integer' } as const;

/** Of the own brand; staff see all. `search` is a tracking number. */
export const goodsReturns = endpoint('GET /api/goods-returns/', {
  summary: 'List returns of goods',
  tag,
  action: 'seller-orders.step',
  query: listQuery({
    sorts: RETURN_SORTS,
    first: 'id',
    filters: { state: unlessEmpty(z.enum(SHOWN_RETURN_STATES)) },
  }),
  response: listOf(ListedReturn),
});

/**
 * The customer reads the answer, and is mailed. Required for a refusal, and for a brand that accepts: it says where to.
 * A refusal is possible until the goods are recorded. Fails with `shop.return_decided`.
 */
export const answerReturn = endpoint('POST /api/goods-returns/{id}/answer/', {
  summary: 'Accept or refuse a return',
  tag,
  action: 'seller-orders.step',
  params: IdParams,
  body: z.object({ accepted: z.boolean(), answer: Note }),
  response: ListedReturn,
});

/** Records what has come and refunds it, like `takeBackGoods`; what is not named has not come (returns-4). */
export const receiveReturn = endpoint('POST /api/goods-returns/{id}/receive/', {
  summary: 'Record the goods of a return that have come back',
  tag,
  needsConfirmation: (_body, role) => STAFF_ROLES.includes(role),
  action: 'seller-orders.step',
  idempotent: true,
  params: IdParams,
  body: z.object({ items: z.array(CameBack).min(1).max(MAX_LINES) }),
  response: ListedReturn,
});

/** Each look is in the audit log. 404 once the refund is made (returns-7). */
export const accountOfReturn = endpoint('GET /api/staff/goods-returns/{id}/account/', {
  summary: 'Read the IBAN to which a return is refunded',
  tag,
  action: 'orders.manage',
  params: IdParams,
  response: z.object({ iban: z.string(), title: z.string() }),
});
