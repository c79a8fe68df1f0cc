import { z } from 'zod';
import { SELLER_ORDER_STATUSES } from './constants/shop-orders.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Rupees, Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { OrderAction } from './orders.ts';
import { PrintedIds } from './prints.ts';
import { BoughtItem, DeliveryChoice, PaymentMethod } from './shop-orders.ts';

const tag = 'Seller orders';

/** Sellers do not see unconfirmed orders. */
export const SHOWN_SELLER_STATUSES = SELLER_ORDER_STATUSES.filter(
  (status): status is Exclude<(typeof SELLER_ORDER_STATUSES)[number], 'UNCONFIRMED'> =>
    status !== 'UNCONFIRMED',
);

const ShownStatus = z.enum(SHOWN_SELLER_STATUSES);
export type ShownSellerStatus = z.infer<typeof ShownStatus>;

/** A seller order in its brand's list (shop-17). */
export const SellerOrderListItem = z.object({
  id: z.int(),
  tracking_id: z.string(),
  order_date: Timestamp,
  status: ShownStatus,
  updated_at: Timestamp.meta({ description: 'Of the latest step' }),
  expected_delivery_date: Day,
  for_tailor: z
    .boolean()
    .meta({ description: 'Cloth of a stitched order, which goes to its tailor (shop-30)' }),
  recipient: z.string().nullable().meta({ description: 'null once shipping needs it no more (shop-18)' }),
  city: z.string(),
  country: z.string(),
  payment_method: PaymentMethod,
  is_disputed: z.boolean().meta({ description: "The customer's bank claims the payment back: do not ship" }),
  is_payment_due: z.boolean().meta({ description: 'A card whose payment has not arrived: do not ship yet' }),
  sub_total: Rupees,
  pieces: z.int(),
  items: z.array(BoughtItem),
  actions: z.array(OrderAction),
});
export type SellerOrderListItem = z.infer<typeof SellerOrderListItem>;

export const SellerOrderDetail = SellerOrderListItem.extend({
  delivery: DeliveryChoice,
  collect: Rupees.meta({ description: 'Cash that the courier is to collect; 0 when paid by card' }),
  shipping: z
    .object({
      full_name: z.string(),
      address: z.string(),
      city: z.string(),
      postal_code: z.string(),
      country: z.string(),
      phone: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'null once it is cancelled, or 30 days after delivery (shop-18)' }),
  return_until: Day.nullable().meta({ description: 'The last day on which it is taken back' }),
  events: z.array(
    z.object({
      action: OrderAction.nullable(),
      to: z.string(),
      at: Timestamp,
      by: z.enum(['you', 'customer', 'shop']),
      note: z.string().nullable(),
      courier: z.string().nullable(),
      courier_number: z.string().nullable(),
    }),
  ),
});
export type SellerOrderDetail = z.infer<typeof SellerOrderDetail>;

export const SELLER_ORDER_SORTS = { id: 'integer' } as const;

/** The brand's own seller orders in one status; `search` is a tracking number. */
export const sellerOrders = endpoint('GET /api/workshop/seller-orders/', {
  summary: 'List what the own brand ships',
  tag,
  action: 'brand.work',
  query: listQuery({
    sorts: SELLER_ORDER_SORTS,
    first: 'id',
    filters: { status: ShownStatus.default('PLACED') },
  }),
  response: listOf(SellerOrderListItem).extend({
    counts: z
      .record(ShownStatus, z.int().nullable())
      .meta({ description: 'Seller orders in each status; null above 1,000' }),
  }),
});

/** 404 for another brand's seller order. */
export const sellerOrder = endpoint('GET /api/workshop/seller-orders/{id}/', {
  summary: 'Read one of them',
  tag,
  action: 'brand.work',
  params: IdParams,
  response: SellerOrderDetail,
});

/** 404 for another brand's seller order, 409 `shop.not_to_send` once the address is hidden (shop-19). */
export const packingSlip = endpoint('GET /api/workshop/seller-orders/{id}/packing-slip/', {
  summary: 'Print the packing slip of one of them',
  tag,
  action: 'brand.work',
  responseType: 'application/pdf',
  params: IdParams,
});

/** Of the shop's own goods. Fails like `packingSlips`, also for a brand's seller order. */
export const staffPackingSlips = endpoint('GET /api/staff/packing-slips/', {
  summary: "Print the packing slips of the shop's own goods",
  tag: 'Back office',
  action: 'orders.manage',
  responseType: 'application/pdf',
  query: z.object({ seller_orders: PrintedIds }),
});

/** One PDF for several. Fails like `packingSlip`; nothing is printed then. */
export const packingSlips = endpoint('GET /api/workshop/packing-slips/', {
  summary: 'Print the packing slips of several of them',
  tag,
  action: 'brand.work',
  responseType: 'application/pdf',
  query: z.object({ seller_orders: PrintedIds }),
});
