import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { SignedUp } from './factories.ts';

export interface CartOf {
  product: { id: number; price: number };
  variant?: { id: number };
  quantity?: number;
  price?: number;
}

let guests = Math.floor(Math.random() * 10_000);

/** Unique, because unconfirmed guest orders are limited by contact. */
function freshContact() {
  guests += 1;
  return {
    email: `guest_${process.pid}_${guests}@mail.example`,
    phone: `0321 4${String(guests).padStart(6, '0')}`,
  };
}

/** Unique, because unconfirmed guest orders are limited by network too. */
function freshAddress(): string {
  guests += 1;
  return `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`;
}

export function orderForm(lines: CartOf[], more: Record<string, unknown> = {}) {
  const items = lines.map(({ product, variant, quantity = 1, price = product.price }) => ({
    id: product.id,
    ...(variant ? { variant: variant.id } : {}),
    quantity,
    price,
  }));
  return {
    items,
    full_name: 'Ayesha Siddiqui',
    address: '27-B, Block H, Gulberg III',
    city: 'Lahore',
    postal_code: '54660',
    ...freshContact(),
    payment_method: 'cashOnDelivery',
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    ...more,
  };
}

/** Sends an order: without `by` a guest's, without `from`, `device` or `visitor` from a new address or device. */
export function sendOrder(
  { app }: TestApp,
  form: object,
  {
    by,
    key = randomUUID(),
    from = freshAddress(),
    device,
    visitor,
  }: {
    by?: SignedUp | undefined;
    key?: string;
    from?: string;
    device?: string | undefined;
    visitor?: string;
  } = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/shop/orders/',
    remoteAddress: from,
    payload: form,
    headers: { 'idempotency-key': key, ...by?.headers },
    cookies: { ...(device && { guest_device: device }), ...(visitor && { visitor }) },
  });
}

export async function cardToken(
  { app }: TestApp,
  number = '4242 4242 4242 4242',
  cvv = '123',
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/payments/tokens/',
    payload: { card_number: number, expiry: '09/39', cvv },
  });
  if (response.statusCode !== 201) throw new Error(`No token: ${response.payload}`);
  return response.json().token;
}
