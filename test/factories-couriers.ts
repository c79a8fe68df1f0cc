import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Check } from '../contract/couriers.ts';
import { sellerOrders } from '../server/db/schema/shop.ts';
import type { TestApp } from './app.ts';
import { type SignedUp, signUp } from './factories.ts';
import { makeProduct } from './factories-shop.ts';
import { orderForm, sendOrder } from './factories-shop-orders.ts';

let sent = 0;

/** Goods that are paid in cash to a courier, sent and, unless `isDelivered` is false, delivered. */
export async function sendParcel(
  shop: TestApp,
  {
    price = 1000,
    courier = 'TCS',
    number = `T-${++sent}-${randomUUID().slice(0, 8)}`,
    isDelivered = true,
    product,
  }: {
    price?: number;
    courier?: string;
    number?: string;
    isDelivered?: boolean;
    product?: Awaited<ReturnType<typeof makeProduct>>;
  } = {},
) {
  const customer = await signUp(shop);
  const support = await signUp(shop, { userType: 'support' });
  const bought = product ?? (await makeProduct(shop, { price }));
  const variant = { id: bought.variants[0]?.id ?? 0 };
  const form = orderForm([{ product: bought, variant, quantity: 1 }], { email: undefined });
  const order = (await sendOrder(shop, form, { by: customer })).json();
  const part: number = order.parts[0].id;
  const step = async (body: Record<string, unknown>) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/seller-orders/${part}/steps/`,
      headers: support.headers,
      payload: body,
    });
    expect(response.statusCode, response.body).toBe(200);
  };
  await step({ action: 'pack' });
  await step({ action: 'ship', courier, courier_number: number });
  if (isDelivered) await step({ action: 'deliver' });
  const [row] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.id, part));
  const cash = row?.cash ?? 0;
  return { order: order.id as number, trackingNumber: order.tracking_id as string, part, number, cash, step };
}

export const COLUMNS = { number: 'CN', amount: 'COD', fee: 'Charges', date: 'Paid on' };

export function remittanceFile(rows: readonly (readonly (string | number)[])[]): string {
  return ['CN,COD,Charges,Paid on', ...rows.map((row) => row.join(','))].join('\n');
}

/** Sends a file to be checked or booked. */
export function sendRemittance(
  shop: TestApp,
  by: SignedUp,
  path: string,
  {
    csv,
    fields = COLUMNS,
    key = randomUUID(),
  }: { csv: string | Buffer | undefined; fields?: Record<string, string>; key?: string },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (csv !== undefined)
    form.set(
      'file',
      new Blob([typeof csv === 'string' ? csv : new Uint8Array(csv)], { type: 'text/csv' }),
      'tcs.csv',
    );
  return shop.app.inject({
    method: 'POST',
    url: `/api/staff/couriers/${path}`,
    headers: { 'idempotency-key': key, ...by.headers },
    payload: form,
  });
}

/** Checks and books a file; returns the remittance. */
export async function bookFile(shop: TestApp, by: SignedUp, courier: number, csv: string) {
  const checked = await sendRemittance(shop, by, `${courier}/remittances/check/`, { csv });
  expect(checked.statusCode, checked.body).toBe(200);
  const { seen } = checked.json<Check>();
  const fields = { ...COLUMNS, seen, file_name: 'tcs.csv', reference: 'HBL 1' };
  return sendRemittance(shop, by, `${courier}/remittances/`, { csv, fields });
}
