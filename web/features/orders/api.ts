import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import type { CustomerOrder } from '../../../contract/order-steps.ts';
import { call, download } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
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

interface BulkPlacing {
  body: BodyFor<typeof calls.createBulkOrder>;
  /** Of the wizard of /order_placement, which sends a form. */
  files?: Record<string, File | undefined>;
  idempotencyKey: string;
  onProgress?: (sent: number) => void;
  signal: AbortSignal;
}

/** See bulk-1. */
export function placeBulkOrder(order: BulkPlacing) {
  return call(calls.createBulkOrder, order);
}

/** Own stitched orders, newest first. */
export const singleOrdersQuery = (page: number) =>
  definePersonalQuery({
    queryKey: ['orders', 'list', page],
    queryFn: ({ signal }) => readSingleOrders(page, signal),
  });

/** Empty without a call for roles other than customers, whom the server refuses. */
async function readSingleOrders(
  page: number,
  signal: AbortSignal,
): Promise<AnswerOf<typeof calls.singleOrders>> {
  const role = currentRole();
  if (role !== undefined && role !== 'customer') {
    return { count: 0, next: null, previous: null, results: [] };
  }
  return call(calls.singleOrders, { query: { page }, signal });
}

/** The newest own orders of all kinds; with a number the own order that has it. */
export const recentOrdersQuery = (trackingId?: string) =>
  definePersonalQuery({
    queryKey: ['orders', 'recent', trackingId],
    async queryFn({ signal }) {
      const { results } = await call(calls.recentOrders, { query: { tracking_id: trackingId }, signal });
      return results;
    },
  });

/** An own stitched order with its history; `null` where there is none of this id. */
export const customerOrderQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['orders', 'view', id],
    async queryFn({ signal }): Promise<CustomerOrder | null> {
      const order = await call(calls.order, { params: { id }, signal }).catch(nullWhereMissing);
      return order && order.audience === 'customer' && order.kind === 'single' ? order : null;
    },
  });

function nullWhereMissing(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}

/** See orders-20. `agreed`: changed terms that the customer has seen (orders-25). */
export function confirmSingleOrder(id: number, agreed: BodyFor<typeof calls.checkoutSingleOrder> = {}) {
  return call(calls.checkoutSingleOrder, { params: { id }, body: agreed });
}

/** A step that `actions` of the order offers (orders-14). */
export function takeOrderStep(id: number, body: BodyFor<typeof calls.takeOrderStep>, idempotencyKey: string) {
  return call(calls.takeOrderStep, { params: { id }, body, idempotencyKey });
}

/** Saves the invoice as a file named by its id (invoices-1). */
export async function saveInvoice(orderId: number): Promise<void> {
  saveFile(await download(calls.invoice, { params: { id: orderId } }));
}
