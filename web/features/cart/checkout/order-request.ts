import type { BodyFor } from '../../../../contract/paths.ts';
import type { CheckoutFields, PaymentWay } from './checkout-fields.ts';

type OrderRequest = BodyFor<'POST /api/shop/orders/'>;

export type OrderedCart = Pick<OrderRequest, 'items' | 'total'>;

export function toRequest(
  values: CheckoutFields,
  { items, total }: OrderedCart,
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
  const { total } = (lastSent ?? {}) as { total?: unknown };
  if (typeof total !== 'number') return undefined;
  const cart = { items, total };
  const isSame = JSON.stringify(lastSent) === JSON.stringify(toRequest(values, cart));
  return isSame ? cart : undefined;
}
