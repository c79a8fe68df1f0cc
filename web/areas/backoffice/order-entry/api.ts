import type { Measurement } from '../../../../contract/measurements.ts';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { CUSTOMERS_KEY } from '../accounts/api.ts';
import { refreshOrders } from '../orders/api.ts';

/** Throws CallError. */
export async function createCustomer(body: BodyFor<'POST /api/staff/customers/'>, idempotencyKey: string) {
  const customer = await call('POST /api/staff/customers/', { body, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: CUSTOMERS_KEY });
  return customer;
}

/** Throws CallError. */
export function addMeasures(
  id: number,
  body: BodyFor<'POST /api/staff/customers/{id}/measurements/'>,
  idempotencyKey: string,
): Promise<Measurement> {
  return call('POST /api/staff/customers/{id}/measurements/', { params: { id }, body, idempotencyKey });
}

export type OrderEntry = BodyFor<'POST /api/staff/customers/{id}/orders/'>;

/** Throws CallError. */
export async function enterOrder(id: number, body: OrderEntry, idempotencyKey: string) {
  const order = await call('POST /api/staff/customers/{id}/orders/', {
    params: { id },
    body,
    idempotencyKey,
  });
  void queryClient.invalidateQueries({ queryKey: CUSTOMERS_KEY });
  void refreshOrders();
  return order;
}

/** The price and delivery day of an order. */
export interface Terms {
  price: PriceBreakdown;
  day: string;
}

/** The new price and day, if the server refused the order because they have changed. */
export function changedTermsIn(error: unknown): Terms | undefined {
  if (!(error instanceof CallError) || error.code !== 'orders.terms_changed') return undefined;
  const { price, expected_delivery_date } = error.body as {
    price: PriceBreakdown;
    expected_delivery_date: { now: string };
  };
  return { price, day: expected_delivery_date.now };
}
