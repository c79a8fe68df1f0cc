import { call } from '../../lib/call.ts';

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
