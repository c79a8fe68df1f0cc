import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { call, download } from '../../lib/call.ts';
import { currentRole } from '../../lib/session.ts';

interface Placing {
  body: BodyFor<typeof calls.createSingleOrder>;
  files: Record<string, File | undefined>;
  idempotencyKey: string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** See orders-10. */
export function placeSingleOrder(order: Placing) {
  return call(calls.createSingleOrder, order);
}

/** Own stitched orders, newest first; empty without a call for other roles, whom the server refuses. */
export async function listSingleOrders(page: number): Promise<AnswerOf<typeof calls.singleOrders>> {
  const role = currentRole();
  if (role !== undefined && role !== 'customer') {
    return { count: 0, next: null, previous: null, results: [] };
  }
  return call(calls.singleOrders, { query: { page } });
}

export function readSingleOrder(id: number) {
  return call(calls.singleOrder, { params: { id } });
}

/** See orders-20. */
export function confirmSingleOrder(id: number) {
  return call(calls.checkoutSingleOrder, { params: { id } });
}

/** Saves the invoice as a file named by its id (invoices-1). */
export async function saveInvoice(orderId: number): Promise<void> {
  const { blob, filename } = await download(calls.invoice, { params: { id: orderId } });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
