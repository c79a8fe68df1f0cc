import type { AdvanceCause } from '../../../../contract/advance.ts';
import type { Measurement } from '../../../../contract/measurements.ts';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { defineQuery } from '../../../lib/queries.ts';
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

export type OrderEntry = Exclude<BodyFor<'POST /api/staff/customers/{id}/orders/'>, { entry: string }>;

/** Throws CallError. */
export async function enterOrder(
  id: number,
  entry: OrderEntry,
  files: Record<string, File> | undefined,
  idempotencyKey: string,
) {
  const order = await call('POST /api/staff/customers/{id}/orders/', {
    params: { id },
    ...(files ? { body: { entry: JSON.stringify(entry) }, files } : { body: entry }),
    idempotencyKey,
  });
  void queryClient.invalidateQueries({ queryKey: CUSTOMERS_KEY });
  void refreshOrders();
  return order;
}

/** The price and delivery day of an order, and what is due before the work. */
export interface Terms {
  price: PriceBreakdown;
  day: string;
  advance: number;
  cause: AdvanceCause | null;
}

/** The new price and day, if the server refused the order because they have changed. */
export function changedTermsIn(error: unknown): Terms | undefined {
  if (!(error instanceof CallError) || error.code !== 'orders.terms_changed') return undefined;
  const { price, expected_delivery_date, advance } = error.body as {
    price: PriceBreakdown;
    expected_delivery_date: { now: string };
    advance?: { now: number };
  };
  return { price, day: expected_delivery_date.now, advance: advance?.now ?? 0, cause: null };
}

/** Never prefetched, because each read is recorded with the reader's name. Throws CallError. */
export async function readFitOf(id: number) {
  const { results } = await call('GET /api/staff/customers/{id}/fit-memory/', { params: { id } });
  return results;
}

export type FitOfRecord = Awaited<ReturnType<typeof readFitOf>>[number];

/** Unstitched products by name or brand, which may be cloth for a garment. */
export const foundClothQuery = (q: string) =>
  defineQuery({
    queryKey: ['products', 'found-cloth', q],
    async queryFn({ signal }) {
      const { products } = await call('GET /api/search/', { session: 'none', query: { q }, signal });
      return products.results.filter(({ section }) => section === 'unstitched');
    },
  });
