import type { CustomerOrder, OrderView } from '../../../../contract/order-steps.ts';
import type { BodyFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import type { Placing } from '../api.ts';

/** Adds a garment to a placed order (orders-101). */
export async function addGarment(
  id: number,
  form: Omit<Placing, 'body'> & { body: BodyFor<'POST /api/orders/{id}/garments/'> },
): Promise<CustomerOrder> {
  return ofCustomer(await call('POST /api/orders/{id}/garments/', { params: { id }, ...form }));
}

/** Replaces a garment of a placed order by its form (orders-102). */
export async function changeGarment(
  id: number,
  garment: number,
  form: Omit<Placing, 'body'> & { body: BodyFor<'PUT /api/orders/{id}/garments/{garment}/'> },
): Promise<CustomerOrder> {
  return ofCustomer(
    await call('PUT /api/orders/{id}/garments/{garment}/', { params: { id, garment }, ...form }),
  );
}

/** Removes a garment of a placed order (orders-102). */
export async function removeGarment(
  id: number,
  garment: number,
  idempotencyKey: string,
): Promise<CustomerOrder> {
  return ofCustomer(
    await call('DELETE /api/orders/{id}/garments/{garment}/', { params: { id, garment }, idempotencyKey }),
  );
}

/** Throws for the view of another role. */
function ofCustomer(order: OrderView): CustomerOrder {
  if (order.audience === 'customer' && order.kind === 'single') return order;
  throw new Error('The order is not of a customer.');
}
