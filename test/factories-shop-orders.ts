import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { SignedUp } from './factories.ts';

/** A line of a cart as a test writes it. */
export interface CartOf {
  product: { id: number; price: number };
  variant?: { id: number };
  quantity?: number;
  price?: number;
}

/** The body of an order for these lines, by cash on delivery for a guest, as a browser would send it. */
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
    email: 'ayesha@mail.example',
    phone: '0321 4567890',
    payment_method: 'cashOnDelivery',
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    ...more,
  };
}

/** Sends an order, by somebody or by a guest. */
export function sendOrder(
  { app }: TestApp,
  form: object,
  { by, key = randomUUID() }: { by?: SignedUp | undefined; key?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/shop/orders/',
    payload: form,
    headers: { 'idempotency-key': key, ...by?.headers },
  });
}

/** A token of the sandbox for a test card. */
export async function cardToken(
  { app }: TestApp,
  number = '4242 4242 4242 4242',
  cvv = '123',
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payments/tokens/',
    payload: { card_number: number, expiry: '09/39', cvv },
  });
  if (answer.statusCode !== 201) throw new Error(`No token: ${answer.payload}`);
  return answer.json().token;
}
