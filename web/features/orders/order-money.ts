import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** Uses a discount code for a placed order (discounts-9). Throws CallError. */
export function giveOrderCode(id: number, code: string, idempotencyKey: string) {
  return call('POST /api/orders/{id}/discount/', { params: { id }, body: { code }, idempotencyKey });
}

export function removeOrderCode(id: number, idempotencyKey: string) {
  return call('DELETE /api/orders/{id}/discount/', { params: { id }, idempotencyKey });
}

/** Pays a part of an order, or all that is left, from the own store credit (credit-8). Throws CallError. */
export function payWithCredit(id: number, credit: number, idempotencyKey: string) {
  return call('POST /api/orders/{id}/credit/', { params: { id }, body: { credit }, idempotencyKey });
}

/** What staff owe back of an order; read again once more is paid. */
export const owedRefundsQuery = (id: number, paid: number) =>
  definePersonalQuery({
    queryKey: ['orders', 'owed', id, paid],
    queryFn: ({ signal }) => call('GET /api/orders/{id}/owed-refunds/', { params: { id }, signal }),
  });

/** Throws CallError. */
export function chooseRefund(id: number, as_credit: boolean) {
  return call('PUT /api/owed-refunds/{id}/', { params: { id }, body: { as_credit } });
}
