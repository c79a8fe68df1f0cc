import { cityOfWorkshop } from '../../../../contract/cities.ts';
import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import { STAFF_ROLES } from '../../../../contract/roles.ts';
import type { SellerOrderDetail, SellerOrderListItem } from '../../../../contract/seller-orders.ts';
import type { Config } from '../../../config.ts';
import { actionsFor, isReturnDay } from '../../lifecycle/steps.ts';
import { noteOf } from '../../lifecycle/words.ts';
import { cashShare } from '../payments/cash-share.ts';
import { METHODS } from '../present.ts';
import { factsOfSellerOrder, isForTailor } from './facts.ts';
import type { SellerOrderDetailRow, SellerOrderListRow } from './list-queries.ts';

export function presentSellerListItem(
  row: Omit<SellerOrderListRow, 'cursor'>,
  config: Shop,
  now: Date,
): SellerOrderListItem {
  const { isPaymentDue } = factsOfSellerOrder(row);
  const to = addressOf(row, config);
  return {
    id: row.id,
    tracking_id: row.trackingNumber,
    order_date: row.orderDate.toISOString(),
    status: row.status,
    updated_at: row.updatedAt.toISOString(),
    expected_delivery_date: row.expectedDeliveryDate,
    for_tailor: isForTailor(row),
    recipient: needsShipping(row, now) ? to.full_name : null,
    city: to.city,
    country: to.country,
    // Nothing is collected for cloth, whose customer pays the bill of the stitched order.
    payment_method: METHODS[row.paymentMethod === 'COD' && !isForTailor(row) ? 'COD' : 'CARD'],
    is_payment_due: isPaymentDue && (row.status === 'PLACED' || row.status === 'PACKED'),
    is_disputed: row.isDisputed,
    sub_total: row.subTotal,
    pieces: row.items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: row.items.map((item) => ({ ...item, line_total: item.price * item.quantity })),
    actions: actionsFor(factsOfSellerOrder(row), 'brand', now),
  };
}

export function presentSellerOrder(
  row: SellerOrderDetailRow,
  brandUserId: number,
  config: Shop,
  now: Date,
): SellerOrderDetail {
  const isCash = row.paymentMethod === 'COD' && !isForTailor(row);
  const paid = {
    order: {
      subTotal: row.orderSubTotal,
      discount: row.discount,
      total: row.total,
      credit: row.credit,
    },
    sellerOrders: row.parts,
    isCash,
  };
  const isReturnable = row.status === 'DELIVERED' && row.deliveredAt !== null;
  return {
    ...presentSellerListItem(row, config, now),
    delivery: row.delivery ?? 'standard',
    collect: isCash ? cashShare(paid, row.id) : 0,
    shipping: needsShipping(row, now) ? addressOf(row, config) : null,
    return_until: isReturnable
      ? addDays(dayInKarachi(new Date(row.deliveredAt as string)), row.returnDays)
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

type Shop = Pick<Config, 'brandName' | 'support'>;

/** Where it goes: to the customer, or to the tailor of the stitched order (shop-30). */
function addressOf(
  row: Omit<SellerOrderListRow, 'cursor'>,
  { brandName, support }: Shop,
): NonNullable<SellerOrderDetail['shipping']> {
  const { tailor, fullName, address, city, postalCode, country, phone } = row;
  if (isForTailor(row) && tailor) {
    const { inHouse, area, name } = tailor;
    return {
      full_name: inHouse ? brandName : (name ?? ''),
      address: tailor.address ?? (inHouse ? support.address : (area ?? '')),
      city: cityOfWorkshop(
        { inHouse: inHouse === true, address: tailor.address, area: area ?? '' },
        support.address,
      ),
      postal_code: '',
      country: 'PK',
      phone: inHouse ? support.phone : tailor.phone,
    };
  }
  const known = { address: address ?? '', city: city ?? '', country: country ?? 'PK' };
  return { ...known, full_name: fullName ?? '', postal_code: postalCode ?? '', phone };
}

/** Whether the brand sees the customer's name, address and number: while it may ship or take back (shop-18). */
export function needsShipping(
  { status, deliveredAt, returnDays }: Pick<SellerOrderListRow, 'status' | 'deliveredAt' | 'returnDays'>,
  now: Date,
): boolean {
  if (status === 'CANCELLED') return false;
  if (status !== 'DELIVERED' && status !== 'RETURNED') return true;
  return isReturnDay({ deliveredAt: deliveredAt === null ? null : new Date(deliveredAt), returnDays }, now);
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
