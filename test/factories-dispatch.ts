import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '../server/db/schema/messages.ts';
import { MessageBodies } from '../server/infra/messages/message-bodies.ts';
import type { TestApp } from './app.ts';
import { type SignedUp, signUp } from './factories.ts';
import { makeProduct } from './factories-shop.ts';
import { orderForm, sendOrder } from './factories-shop-orders.ts';

/** A parcel of goods that is packed and may be sent. */
export async function packParcel(
  shop: TestApp,
  { brand, price = 1500 }: { brand?: { id: number }; price?: number } = {},
) {
  const customer = await signUp(shop);
  const support = await signUp(shop, { userType: 'support' });
  const product = await makeProduct(shop, {
    price,
    ...(brand ? { brandId: brand.id } : { type: 'culture', brandId: null }),
  });
  const variant = { id: product.variants[0]?.id ?? 0 };
  const form = orderForm([{ product, variant, quantity: 2 }], { email: undefined });
  const placed = await sendOrder(shop, form, { by: customer });
  expect(placed.statusCode, placed.body).toBe(201);
  const order = placed.json();
  const part: number = order.parts[0].id;
  const step = async (body: Record<string, unknown>, by: SignedUp = support) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${part}/steps/`,
      headers: by.headers,
      payload: body,
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  await step({ action: 'pack' });
  const trackingNumber: string = order.tracking_id;
  return { order: order.id as number, part, trackingNumber, customer, support, step, variant: variant.id };
}

/** Where the courier collects what a seller sends. */
export function setPickup({ config }: TestApp, seller: string, code: string): void {
  if (!config.postex) throw new Error('PostEx is not configured');
  config.postex.pickups = new Map([...config.postex.pickups, [seller, code]]);
}

/** Calls of bookings, as whoever is signed in. */
export function bookingCalls(shop: TestApp) {
  const post = (url: string, by: SignedUp | undefined, payload: object = {}) =>
    shop.app.inject({ method: 'POST', url, payload, ...(by && { headers: by.headers }) });
  return {
    read: (by: SignedUp | undefined, query: string) =>
      shop.app.inject({ url: `/api/courier-bookings/?${query}`, ...(by && { headers: by.headers }) }),
    book: (by: SignedUp | undefined, body: Record<string, unknown>) =>
      post('/api/courier-bookings/', by, { courier: 'postex', ...body }),
    cancel: (by: SignedUp | undefined, id: number) => post(`/api/courier-bookings/${id}/cancelling/`, by),
    labels: (by: SignedUp | undefined, ids: readonly number[]) =>
      shop.app.inject({
        url: `/api/courier-bookings/labels/?bookings=${ids.join(',')}`,
        ...(by && { headers: by.headers }),
      }),
  };
}

/** News go to this person's phone; returns the texts that wait for it. */
export async function byWhatsApp({ app, config, deps: { db } }: TestApp, who: SignedUp) {
  const phone = '+923001234567';
  await db.execute(sql`update order_settings set news_by_whatsapp = true`);
  await db.execute(sql`insert into phone_proofs (user_id, phone) values (${who.id}, ${phone})`);
  const response = await app.inject({
    method: 'PATCH',
    url: '/api/notifications/channel/',
    headers: who.headers,
    payload: { channel: 'whatsapp', phone },
  });
  expect(response.statusCode, response.body).toBe(200);
  return async () => {
    const rows = await db.select().from(messages).where(eq(messages.userId, who.id)).orderBy(messages.id);
    const bodies = new MessageBodies(config.jwtSecrets);
    return rows.map(({ body }) => bodies.body(body)?.text);
  };
}
