import type { BodyFor } from '../../../../contract/paths.ts';
import type { CheckedCart } from '../../../../contract/shop-orders.ts';
import type { CheckoutFields, PaymentWay } from './checkout-fields.ts';

type OrderRequest = BodyFor<'POST /api/shop/orders/'>;

export type OrderedCart = Pick<OrderRequest, 'items' | 'total'> & { credit: number };

/** What of the total is paid with store credit, if the customer wants it (credit-3). */
export function creditIn({ credit, bill }: Pick<CheckedCart, 'credit' | 'bill'>, useCredit: boolean): number {
  return useCredit ? Math.min(credit, bill.total) : 0;
}

export function toRequest(
  values: CheckoutFields,
  { items, total, credit }: OrderedCart,
): Omit<OrderRequest, 'payment_token' | 'saved_card' | 'save_card'> {
  const email = values.email.trim();
  const phone = values.phone.trim();
  return {
    items,
    full_name: values.fullName.trim(),
    address: values.address.trim(),
    city: values.city.trim(),
    postal_code: values.postalCode.trim(),
    country: values.country,
    ...(email && { email }),
    ...(phone && { phone }),
    delivery: values.delivery,
    ...methodOf(values.paymentMethod),
    ...(values.code && { code: values.code }),
    ...(credit > 0 && { credit }),
    total,
  };
}

function methodOf(way: PaymentWay): Pick<OrderRequest, 'payment_method' | 'gateway'> {
  if (way === 'cashOnDelivery' || way === 'creditCard') return { payment_method: way };
  return { payment_method: 'wallet', gateway: way };
}

/** The cart of a repeated order, unchecked, because the first attempt may have taken the last pieces. */
export function repeatedCart(
  lastSent: unknown,
  values: CheckoutFields,
  items: OrderedCart['items'],
): OrderedCart | undefined {
  const { total, credit = 0 } = (lastSent ?? {}) as { total?: unknown; credit?: unknown };
  if (typeof total !== 'number' || typeof credit !== 'number') return undefined;
  if (credit > 0 !== values.useCredit) return undefined;
  const cart = { items, total, credit };
  const isSame = JSON.stringify(lastSent) === JSON.stringify(toRequest(values, cart));
  return isSame ? cart : undefined;
}
