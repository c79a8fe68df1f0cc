import type { BulkOrder, BulkStatus } from '../../../contract/bulk-orders.ts';
import type { RedirectGatewayName } from '../../../contract/constants/gateway-payments.ts';
import type { CustomerOrder } from '../../../contract/order-steps.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call, download } from '../../lib/call.ts';
import { CallError, nullWhereMissing } from '../../lib/call-error.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import { currentRole } from '../../lib/session.ts';

export interface Placing {
  body: BodyFor<'POST /tailor_module/single-order/create/'>;
  files: Record<string, File | undefined>;
  idempotencyKey: string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** See orders-10. */
export function placeSingleOrder(order: Placing) {
  return call('POST /tailor_module/single-order/create/', order).catch(tellFormat);
}

/** Reports a proxy's response as such (wire-25). */
function tellFormat(error: unknown): never {
  throw error instanceof CallError && error.status === 200 ? new CallError(error.message, 0) : error;
}

/** Replaces a placed order by its edited form (orders-32). */
export function editSingleOrder(
  id: number,
  form: Omit<Placing, 'body'> & { body: BodyFor<'PUT /api/orders/{id}/'> },
) {
  return call('PUT /api/orders/{id}/', { params: { id }, ...form });
}

/** Sends the measurement picture that an order waits for (orders-8). */
export function sendMeasurementPicture(id: number, sent: Omit<Placing, 'body'>) {
  return call('POST /api/orders/{id}/measurement-picture/', { params: { id }, body: {}, ...sent });
}

interface BulkPlacing {
  body: BodyFor<'POST /tailor_module/bulk-order/create/'>;
  /** Only the wizard of /order_placement sends a form with files. */
  files?: Record<string, File | undefined>;
  idempotencyKey: string;
  onProgress?: (sent: number) => void;
  signal: AbortSignal;
}

/** See bulk-1. */
export function placeBulkOrder(order: BulkPlacing) {
  return call('POST /tailor_module/bulk-order/create/', order);
}

/** Where to transfer what is due of an order (payments-16). */
export const howToPayQuery = (id: number, paid: number) =>
  definePersonalQuery({
    queryKey: ['orders', 'how-to-pay', id, paid],
    queryFn: ({ signal }) => call('GET /api/orders/{id}/how-to-pay/', { params: { id }, signal }),
  });

/** May be repeated. Throws CallError. */
export function startWalletPayment(id: number, gateway: RedirectGatewayName) {
  return call('POST /api/orders/{id}/wallet-payment/', { params: { id }, body: { gateway } });
}

/** Throws CallError. */
export function sendPaymentProof(id: number, sent: Omit<Placing, 'body'> & { body: ProofBody }) {
  return call('POST /api/orders/{id}/payment-proofs/', { params: { id }, ...sent });
}

type ProofBody = BodyFor<'POST /api/orders/{id}/payment-proofs/'>;

/** What the own orders say about paying in advance (payments-14). */
export const standingQuery = definePersonalQuery({
  queryKey: ['orders', 'standing'],
  queryFn: ({ signal }) => call('GET /api/payments/standing/', { signal }),
});

/** The filters of an order list; undefined shows everything. */
export interface OrderListPage<Status extends string> {
  page: number;
  status: Status | undefined;
  /** Part of the tracking number. */
  search: string | undefined;
}

/** Whether order mails are sent, which needs a confirmed address (accounts-11). */
export const mailAddressQuery = definePersonalQuery({
  queryKey: ['orders', 'mail-address'],
  async queryFn({ signal }) {
    const { email, email_proven } = await call('GET /auth/profile/', { signal });
    return { email, isProven: email_proven };
  },
});

/** The customer's stitched orders, newest first. */
export const singleOrdersQuery = (shown: OrderListPage<OrderStatus>) =>
  definePersonalQuery({
    queryKey: ['orders', 'list', shown],
    queryFn: async ({ signal }) =>
      isCustomer()
        ? call('GET /tailor_module/single-orders/all/', { query: shown, signal })
        : NO_SINGLE_ORDERS,
  });

const NO_SINGLE_ORDERS: ResponseOf<'GET /tailor_module/single-orders/all/'> = {
  count: 0,
  next: null,
  previous: null,
  results: [],
};

/** Other roles have no orders, so the server refuses their calls. */
function isCustomer(): boolean {
  const role = currentRole();
  return role === undefined || role === 'customer';
}

/** The customer's bulk orders, newest first. */
export const bulkOrdersQuery = (shown: OrderListPage<BulkStatus>) =>
  definePersonalQuery({
    queryKey: ['orders', 'bulk-list', shown],
    async queryFn({ signal }) {
      if (!isCustomer()) return { count: 0, results: [] };
      const { count, data } = await call('GET /user_module/bulk-order/sepcific-user/list/', {
        query: shown,
        signal,
      });
      return { count, results: data };
    },
  });

/** `null` where there is no such order. */
export const bulkOrderQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['orders', 'bulk-one', id],
    queryFn: ({ signal }) =>
      call('GET /api/orders/bulk/{id}/', { params: { id }, signal }).catch(nullWhereMissing),
  });

/** Saves the contract of a bulk order's quote. */
export async function saveContract({
  id,
  contract_pdf,
}: Pick<BulkOrder, 'id' | 'contract_pdf'>): Promise<void> {
  const document = contract_pdf?.split('/').findLast((part) => part !== '');
  if (document) await saveDocument(id, document);
}

/** The customer's newest orders of all kinds; with a tracking number, the order that has it. */
export const recentOrdersQuery = (trackingNumber?: string) =>
  definePersonalQuery({
    queryKey: ['orders', 'recent', trackingNumber],
    async queryFn({ signal }) {
      const { results } = await call('GET /api/orders/recent/', {
        query: { tracking_id: trackingNumber },
        signal,
      });
      return results;
    },
  });

/** A page of the customer's orders of all kinds, newest first. */
export const ownOrdersQuery = (page: number) =>
  definePersonalQuery({
    queryKey: ['orders', 'own', page],
    queryFn: ({ signal }) => call('GET /api/orders/', { query: { page }, signal }),
  });

/** A stitched order of the customer with its history; `null` if there is none with this id. */
export const customerOrderQuery = (id: number) =>
  definePersonalQuery({
    queryKey: ['orders', 'view', id],
    async queryFn({ signal }): Promise<CustomerOrder | null> {
      const order = await call('GET /api/orders/{id}/', { params: { id }, signal }).catch(nullWhereMissing);
      return order && order.audience === 'customer' && order.kind === 'single' ? order : null;
    },
  });

/** See orders-20. `agreed`: changed terms that the customer has seen (orders-25). */
export function confirmSingleOrder(
  id: number,
  agreed: BodyFor<'PATCH /tailor_module/single-order/{id}/checkout/'> = {},
) {
  return call('PATCH /tailor_module/single-order/{id}/checkout/', { params: { id }, body: agreed });
}

/** Takes a step that the order's `actions` offer (orders-14). */
export function takeOrderStep(
  id: number,
  body: BodyFor<'POST /api/orders/{id}/steps/'>,
  idempotencyKey: string,
) {
  return call('POST /api/orders/{id}/steps/', { params: { id }, body, idempotencyKey });
}

/** Saves an issued document as a file named by its id (invoices-7). */
export async function saveDocument(id: number, document: string): Promise<void> {
  saveFile(await download('GET /api/orders/{id}/documents/{document}/', { params: { id, document } }));
}

/** Saves the invoice as a file named by its id (invoices-1). */
export async function saveInvoice(orderId: number): Promise<void> {
  saveFile(await download('GET /tailor_module/single-order/invoice/{id}/', { params: { id: orderId } }));
}
