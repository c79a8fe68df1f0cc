import { documentName } from '../../../contract/document-names.ts';
import { shownName } from '../../../contract/erased-name.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { ShopOrder } from '../../../contract/shop-orders.ts';
import type { SellerOrderRow, ShopOrderRow } from './queries.ts';

/** Payment methods by their names on the wire. */
export const METHODS = { COD: 'cashOnDelivery', CARD: 'creditCard' } as const;

export function methodOf({ paymentMethod, wallet }: Pick<ShopOrderRow['order'], 'paymentMethod' | 'wallet'>) {
  return wallet ? 'wallet' : METHODS[paymentMethod];
}

/** The shop sends goods without a brand. */
export function presentShopOrder(
  { order, sellerOrders, card, code, payments, documents }: ShopOrderRow,
  shopName: string,
): ShopOrder {
  return {
    id: order.id,
    tracking_id: order.trackingNumber,
    order_date: order.orderDate.toISOString(),
    expected_delivery_date: order.expectedDeliveryDate,
    type: order.type,
    payment_method: methodOf(order),
    bill_status: order.billStatus,
    card,
    wallet_payment: order.status === 'UNCONFIRMED' ? order.walletPayment : null,
    bill: {
      sub_total: order.subTotal,
      discount: order.discount,
      delivery_fee: order.deliveryFee,
      total: order.total,
    },
    discount_code: code && { code: code.code, amount: code.amount },
    credit: order.credit,
    shipping: {
      full_name: shownName(order.fullName),
      address: order.address,
      city: order.city,
      postal_code: order.postalCode,
      country: order.country,
      email: order.email && realAddress(order.email),
      phone: order.phone,
      delivery: order.delivery,
    },
    payments: payments.map(presentCash),
    documents: documents.map(({ kind, number }) => ({ kind, id: documentName(kind, number) })),
    parts: sellerOrders.map((sellerOrder) => presentSellerOrder(sellerOrder, shopName)),
  };
}

/** The database allows nothing else of goods (payments-42). */
function presentCash({ at, receipt, ...payment }: ShopOrderRow['payments'][number]) {
  return {
    ...payment,
    method: 'CASH' as const,
    reference: '',
    at: new Date(at).toISOString(),
    reversed_at: null,
    receipt: receipt === null ? null : documentName('RECEIPT', receipt),
  };
}

function presentSellerOrder(sellerOrder: SellerOrderRow, shopName: string): ShopOrder['parts'][number] {
  return {
    id: sellerOrder.id,
    seller: { id: sellerOrder.brand, name: sellerOrder.seller ?? shopName },
    status: sellerOrder.status,
    can_cancel: sellerOrder.status === 'PLACED',
    sub_total: sellerOrder.subTotal,
    items: sellerOrder.items.map((item) => ({ ...item, line_total: item.price * item.quantity })),
  };
}
