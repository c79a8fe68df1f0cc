import { CULTURE_RETURN_DAYS } from '../../../../contract/constants/contact.ts';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { STAFF_ROLES } from '../../../../contract/roles.ts';
import type { SellerOrderDetail, SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import { actionsFor } from '../../lifecycle/steps.ts';
import { noteOf } from '../../lifecycle/words.ts';
import { cashShare } from '../payments/cash-share.ts';
import { METHODS } from '../present.ts';
import type { SellerOrderDetailRow, SellerOrderListRow } from './list-queries.ts';

const DAY_MS = 86_400_000;

export function presentSellerListItem(
  row: Omit<SellerOrderListRow, 'cursor'>,
  now: Date,
): SellerOrderListItem {
  const isPaymentDue = row.paymentMethod === 'CARD' && row.billStatus !== 'PAID';
  return {
    id: row.id,
    tracking_id: row.trackingNumber,
    order_date: row.orderDate.toISOString(),
    status: row.status,
    updated_at: row.updatedAt.toISOString(),
    expected_delivery_date: row.expectedDeliveryDate,
    recipient: needsShipping(row, now) ? row.fullName : null,
    city: row.city,
    country: row.country,
    payment_method: METHODS[row.paymentMethod],
    is_payment_due: isPaymentDue && (row.status === 'PLACED' || row.status === 'PACKED'),
    is_disputed: row.isDisputed,
    sub_total: row.subTotal,
    pieces: row.items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: row.items.map((item) => ({ ...item, line_total: item.price * item.quantity })),
    actions: actionsFor(
      {
        kind: 'goods',
        status: row.status,
        total: row.total,
        delivery: null,
        deliveredAt: row.deliveredAt ? new Date(row.deliveredAt) : null,
        isPaymentDue,
        isRefundDue: false,
        isQuoteExpired: false,
        isAsked: false,
        isHandoverKnown: true,
        isInHouse: false,
        isDisputed: row.isDisputed,
      },
      'brand',
      now,
    ),
  };
}

export function presentSellerOrder(
  row: SellerOrderDetailRow,
  brandUserId: number,
  now: Date,
): SellerOrderDetail {
  const { fullName, address, city, postalCode, country, phone } = row;
  const isCash = row.paymentMethod === 'COD';
  const paid = {
    order: { subTotal: row.orderSubTotal, discount: row.discount, total: row.total },
    sellerOrders: row.parts,
    isCash,
  };
  const isReturnable = row.status === 'DELIVERED' && row.deliveredAt !== null;
  return {
    ...presentSellerListItem(row, now),
    delivery: row.delivery,
    collect: isCash ? cashShare(paid, row.id) : 0,
    shipping: needsShipping(row, now)
      ? { full_name: fullName, address, city, postal_code: postalCode, country, phone }
      : null,
    return_until: isReturnable
      ? addDays(dayInKarachi(new Date(row.deliveredAt as string)), CULTURE_RETURN_DAYS)
      : null,
    events: (row.events ?? []).map(({ action, to, at, actorId, role, courier, courierNumber, ...said }) => ({
      action: action as OrderAction | null,
      to,
      at: new Date(at).toISOString(),
      by: actorId === brandUserId ? 'you' : isOfShop({ action, actorId, role }) ? 'shop' : 'customer',
      note: noteOf(said),
      courier,
      courier_number: courierNumber,
    })),
  };
}

/** Whether the brand sees the customer's name, address and number: while it may ship or take back (shop-18). */
function needsShipping(
  { status, deliveredAt }: Pick<SellerOrderListRow, 'status' | 'deliveredAt'>,
  now: Date,
): boolean {
  if (status === 'CANCELLED') return false;
  if (status !== 'DELIVERED' && status !== 'RETURNED') return true;
  return (
    deliveredAt !== null && now.getTime() - new Date(deliveredAt).getTime() <= CULTURE_RETURN_DAYS * DAY_MS
  );
}

function isOfShop({
  action,
  actorId,
  role,
}: {
  action: string | null;
  actorId: number | null;
  role: string | null;
}) {
  return actorId === null ? action !== 'place' : STAFF_ROLES.some((staff) => staff === role);
}
