import { z } from 'zod';
import { checkWords } from '#words';
import { Email } from './accounts.ts';
import { BillPayment } from './bill-payments.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { ProductType, Size } from './catalogue.ts';
import { COUNTRIES } from './constants/countries.ts';
import { REDIRECT_GATEWAYS } from './constants/gateway-payments.ts';
import {
  MAX_LINES,
  MAX_PIECES,
  MAX_TOTAL,
  PAYMENT_METHODS,
  SELLER_ORDER_STATUSES,
  SHOP_BILL_STATUSES,
} from './constants/shop-orders.ts';
import { DELIVERY_CHOICES } from './delivery.ts';
import { TypedCode, UsedCode } from './discounts.ts';
import { IssuedDocument } from './documents.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Day, NumberSearch, Picture, Rupees, Timestamp } from './fields.ts';
import { AddressLine, PersonName } from './names.ts';
import { PageNumber, pageOf } from './page.ts';
import { CardSummary } from './payments.ts';
import { checkPostalCode } from './postal-code.ts';
import { text, unlessEmpty } from './text.ts';

const tag = 'Shop';

export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const DeliveryChoice = z.enum([...DELIVERY_CHOICES.local, ...DELIVERY_CHOICES.international]);

/** `id` is the product's, `price` what the customer saw. The server trusts nothing else of a cart. */
const CartLine = z.object({
  id: Id,
  variant: Id.optional().meta({ description: 'Colour and size; may be left out where there is one only' }),
  quantity: z.int().min(1).max(MAX_PIECES),
  price: z.int().min(0).max(100_000_000),
});

const CartLines = z.array(CartLine).min(1).max(MAX_LINES);

/** Why a line cannot be ordered; `other_type`: not the type of the first line. */
const LINE_PROBLEMS = [
  'gone',
  'variant_missing',
  'sold_out',
  'short',
  'price_changed',
  'other_type',
] as const;

export const CheckedLine = z.object({
  id: z.int(),
  variant: z.int().nullable(),
  name: z.string(),
  image: Picture.nullable(),
  type: ProductType.nullable(),
  colour: z.string().nullable(),
  size: Size.nullable(),
  seller: z.string().nullable(),
  quantity: z.int().meta({ description: 'As asked for' }),
  available: z.int().meta({ description: 'How many of them can be had' }),
  left: z.int().min(0).max(MAX_PIECES).meta({ description: 'How many could be asked for' }),
  price: Rupees.meta({ description: 'What a piece costs now' }),
  line_total: Rupees.meta({ description: 'Of the pieces that can be had' }),
  problem: z.enum(LINE_PROBLEMS).nullable(),
  note: z.string().nullable().meta({ description: 'The problem in a sentence' }),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

/** The amounts of shop-3. */
export const Bill = z.object({
  sub_total: Rupees,
  discount: Rupees,
  delivery_fee: Rupees,
  total: Rupees,
});
export type Bill = z.infer<typeof Bill>;

/** Current prices, stock and bill of a cart (shop-4). A code that cannot be used fails with its reason (discounts-2). */
export const checkCart = endpoint('POST /api/shop/cart/check/', {
  summary: 'Check a cart',
  tag,
  session: 'optional',
  body: z.object({
    items: CartLines,
    delivery: DeliveryChoice.default(DELIVERY_CHOICES.local[0]),
    code: TypedCode,
  }),
  response: z.object({
    items: z.array(CheckedLine),
    bill: Bill,
    discount_code: UsedCode.nullable(),
    credit: Rupees.meta({ description: 'What the account has; 0 for guests' }),
    delivery_fees: z
      .record(DeliveryChoice, Rupees)
      .meta({ description: 'What each way costs for this cart' }),
    free_delivery_from: Rupees.nullable().meta({ description: 'Sub total; null: never' }),
    ready: z.boolean(),
  }),
});
export type CheckedCart = z.infer<(typeof checkCart)['response']>;

/** The shipping form (shop-5) in snake case, the cart, and the total that the customer saw. */
export const PlaceShopOrder = z
  .object({
    items: CartLines,
    full_name: PersonName(80),
    address: AddressLine(200),
    city: AddressLine(80),
    postal_code: AddressLine(16),
    country: z.enum(COUNTRIES, { error: () => checkWords.chooseACountryWeSendTo }).default('PK'),
    email: z.union([z.literal('').transform(() => undefined), Email]).optional(),
    phone: withoutCardNumber(text(32)).optional(),
    delivery: DeliveryChoice.default(DELIVERY_CHOICES.local[0]).meta({
      description: '`standard` or `express` within Pakistan, `courier` to other countries',
    }),
    payment_method: PaymentMethod,
    gateway: z.enum(REDIRECT_GATEWAYS).optional().meta({ description: 'Where to pay; for wallet' }),
    payment_token: text(200).optional().meta({ description: 'From the gateway; for creditCard' }),
    saved_card: Id.optional().meta({ description: 'An own saved card, instead of a token' }),
    save_card: z
      .boolean()
      .default(false)
      .meta({ description: "Whether the gateway is to keep the token's card for the account" }),
    code: TypedCode,
    credit: z
      .int()
      .min(0)
      .max(MAX_TOTAL)
      .default(0)
      .meta({ description: 'What of the total is paid from the own store credit (credit-3)' }),
    total: Rupees.meta({ description: 'The total the customer agreed to' }),
  })
  .check(checkPostalCode);

export const SellerOrderStatus = z.enum(SELLER_ORDER_STATUSES);
export type SellerOrderStatus = z.infer<typeof SellerOrderStatus>;

export const BoughtItem = z.object({
  line: z.int().meta({ description: 'Names the item in a return' }),
  product: z.int(),
  variant: z.int(),
  type: ProductType,
  name: z.string(),
  image: Picture,
  colour: z.string(),
  size: Size.nullable(),
  price: Rupees,
  quantity: z.int(),
  returned: z.int().meta({ description: 'How many of them have come back by a return of their own' }),
  line_total: Rupees,
});
export type BoughtItem = z.infer<typeof BoughtItem>;

/** The customer's view of a cart order, with its seller orders. */
export const ShopOrder = z.object({
  id: z.int(),
  tracking_id: z.string(),
  order_date: Timestamp,
  expected_delivery_date: Day,
  type: ProductType,
  payment_method: PaymentMethod,
  bill_status: z.enum(SHOP_BILL_STATUSES),
  card: CardSummary.nullable(),
  wallet_payment: z
    .string()
    .nullable()
    .meta({ description: 'Reference of the payment that the order waits for; null: it waits for none' }),
  bill: Bill,
  discount_code: UsedCode.nullable(),
  credit: Rupees.meta({ description: 'What of the total was paid from store credit' }),
  shipping: z.object({
    full_name: z.string(),
    address: z.string(),
    city: z.string(),
    postal_code: z.string(),
    country: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    delivery: DeliveryChoice,
  }),
  payments: z
    .array(
      BillPayment.extend({ part: z.int().meta({ description: 'The parcel that the courier has brought' }) }),
    )
    .meta({ description: 'Cash that couriers have collected, in the order of the deliveries (payments-42)' }),
  documents: z
    .array(IssuedDocument)
    .meta({ description: 'Invoice, receipts and credit notes, oldest first' }),
  parts: z.array(
    z.object({
      id: z.int(),
      seller: z.object({ id: z.int().nullable(), name: z.string() }),
      status: SellerOrderStatus,
      can_cancel: z.boolean().meta({ description: 'By its customer: it is not packed yet' }),
      sub_total: Rupees,
      items: z.array(BoughtItem),
    }),
  ),
});
export type ShopOrder = z.infer<typeof ShopOrder>;

/** What a guest must do after ordering. */
const Confirmation = z.object({
  by: z.enum(['email', 'phone']).meta({
    description: 'By the link in our e-mail, or by phone where no e-mail address is known',
  }),
  reserved_until: Timestamp.nullable().meta({
    description:
      'Until when the goods are reserved; null: the order is paid and placed, and only the address is to be confirmed',
  }),
});

/**
 * A guest gives an e-mail address or a phone number. 409 `shop.cart_changed` if the cart differs from what the customer
 * saw; a declined card leaves stock and cart unchanged. A guest's cash order reserves its goods for 30 minutes, until
 * it is confirmed.
 */
export const placeShopOrder = endpoint('POST /api/shop/orders/', {
  summary: 'Buy the goods of a cart',
  tag,
  guarded: ({ credit, saved_card }) => credit > 0 || saved_card !== undefined,
  session: 'optional',
  idempotent: true,
  // Excluded, because after a lost response the customer enters the card again for the same order.
  excludedFromFingerprint: ['payment_token', 'saved_card', 'save_card'],
  status: 201,
  body: PlaceShopOrder,
  response: ShopOrder.extend({ message: z.string(), confirmation: Confirmation.nullable() }),
});

/**
 * Places a guest's order by the mailed token. Idempotent. Fails with `shop.confirmation_link_invalid`,
 * `shop.confirmation_expired` or `shop.confirmation_sold_out`.
 */
export const confirmShopOrder = endpoint('POST /api/shop/orders/confirm/', {
  summary: "Confirm a guest's order",
  tag,
  body: z.object({ token: text(100) }),
  response: z.object({ tracking_id: z.string(), expected_delivery_date: Day }),
});

/** Newest first. */
export const shopOrders = endpoint('GET /api/shop/orders/', {
  summary: 'List the own orders of ready-made goods',
  tag,
  action: 'goods.order',
  query: z.object({ page: PageNumber, status: unlessEmpty(SellerOrderStatus), search: NumberSearch }),
  response: pageOf(ShopOrder),
});

export const shopOrder = endpoint('GET /api/shop/orders/{id}/', {
  summary: 'Read one own order of ready-made goods',
  tag,
  action: 'goods.order',
  params: IdParams,
  response: ShopOrder,
});

/**
 * Takes the step `cancel` of what is not packed yet: of one seller, or of all. 404 for somebody else's order or part,
 * and 409 `shop.step_not_allowed` once nothing can be cancelled (shop-36).
 */
export const cancelShopOrder = endpoint('POST /api/shop/orders/{id}/cancel/', {
  summary: 'Cancel goods that are not packed yet',
  tag,
  action: 'goods.order',
  idempotent: true,
  params: IdParams,
  body: z.object({
    part: Id.optional().meta({ description: 'What one seller sends; everything when left out' }),
    reason: unlessEmpty(withoutCardNumber(text(500))).meta({ description: 'The sellers read it' }),
  }),
  response: ShopOrder,
});

/** Open to anyone with the order's id and tracking number, even without an account. */
export const shopOrderPayment = endpoint('GET /api/shop/orders/{id}/payment/', {
  summary: 'Read whether an order of ready-made goods is paid and confirmed',
  tag,
  params: IdParams,
  query: z.object({ tracking_id: text(20) }),
  response: z.object({
    bill_status: z.enum(SHOP_BILL_STATUSES),
    status: SellerOrderStatus,
    awaits_confirmation: z.boolean().meta({
      description: 'Whether the order, or of a paid one the e-mail address, is still to be confirmed',
    }),
  }),
});
