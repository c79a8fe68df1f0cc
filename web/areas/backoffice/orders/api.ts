import type { LabelSize, Print } from '../../../../contract/constants/prints.ts';
import type { BodyFor, QueryFor, ResponseOf } from '../../../../contract/paths.ts';
import { call, download } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

export type OrderQuery = QueryFor<'GET /api/staff/orders/'>;

/** Prefix of the query keys of the order list and the order pages. */
export const ORDERS_KEY = ['staff-orders'];

export const ordersQuery = (query: OrderQuery) =>
  definePersonalQuery({
    queryKey: [...ORDERS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/staff/orders/', { query, signal }),
  });

/** `null` where there is no such order. */
export const orderPageQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...ORDERS_KEY, 'one', id],
    queryFn: ({ signal }) =>
      call('GET /api/staff/orders/{id}/', { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }),
  });

export type OrderAtRisk = ResponseOf<'GET /api/staff/orders-at-risk/'>['results'][number];

export const ordersAtRiskQuery = () =>
  definePersonalQuery({
    queryKey: [...ORDERS_KEY, 'at-risk'],
    queryFn: ({ signal }) => call('GET /api/staff/orders-at-risk/', { signal }),
  });

/** Refetches everything that an action may have changed. */
export function refreshOrders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
}

/** Writes down the cloth with a photo of it (orders-230). Throws CallError. */
export function receiveClothWithPhoto(
  id: number,
  body: BodyFor<'POST /api/staff/orders/{id}/cloth-receipts/'>,
  photo: File,
  idempotencyKey: string,
) {
  return call('POST /api/staff/orders/{id}/cloth-receipts/', {
    params: { id },
    body,
    files: { photo },
    idempotencyKey,
  });
}

/** See backoffice-29. Throws CallError. */
export function createMeasureLink(id: number, garment: number, idempotencyKey: string) {
  return call('POST /api/staff/orders/{id}/garments/{garment}/measure-link/', {
    params: { id, garment },
    idempotencyKey,
  });
}

/** Throws CallError. */
export function confirmEnteredOrder(
  id: number,
  body: BodyFor<'POST /api/staff/orders/{id}/confirm-for-customer/'>,
  idempotencyKey: string,
) {
  return call('POST /api/staff/orders/{id}/confirm-for-customer/', { params: { id }, body, idempotencyKey });
}

/** No query, because queries refetch by themselves and each call is recorded (backoffice-4). Throws CallError. */
export function readMeasures(id: number) {
  return call('GET /api/staff/orders/{id}/measures/', { params: { id } });
}

/** Throws CallError. */
export async function saveJobCard(id: number): Promise<void> {
  saveFile(await download('GET /api/staff/orders/{id}/job-card/', { params: { id } }));
}

/** Saves one PDF for the orders (workshop-41). Throws CallError. */
export async function savePrints(
  print: Print,
  ids: readonly number[],
  size: LabelSize,
  cartons = 1,
): Promise<void> {
  const query = { print, orders: ids.join(','), size, cartons };
  saveFile(await download('GET /api/staff/prints/', { query }));
}

/** Saves the commercial invoice of a stitched order abroad (abroad-8). Throws CallError. */
export async function saveCommercialInvoice(id: number): Promise<void> {
  saveFile(await download('GET /api/staff/orders/{id}/commercial-invoice/', { params: { id } }));
}

/** Saves the commercial invoice of a seller's parcel abroad (abroad-8). Throws CallError. */
export async function saveParcelInvoice(id: number): Promise<void> {
  saveFile(await download('GET /api/staff/seller-orders/{id}/commercial-invoice/', { params: { id } }));
}

/** Saves the packing slips of the shop's own goods as one PDF (couriers-38). Throws CallError. */
export async function savePackingSlips(parts: readonly number[]): Promise<void> {
  saveFile(await download('GET /api/staff/packing-slips/', { query: { seller_orders: parts.join(',') } }));
}

/** Throws CallError. */
export function recordMeasures(id: number, body: BodyFor<'PUT /api/staff/orders/{id}/finished-measures/'>) {
  return call('PUT /api/staff/orders/{id}/finished-measures/', { params: { id }, body });
}

/** Throws CallError. */
export function logCall(
  id: number,
  body: BodyFor<'POST /api/staff/orders/{id}/calls/'>,
  idempotencyKey: string,
) {
  return call('POST /api/staff/orders/{id}/calls/', { params: { id }, body, idempotencyKey });
}

/** Throws CallError. */
export function addNote(id: number, text: string, idempotencyKey: string) {
  return call('POST /api/staff/orders/{id}/notes/', { params: { id }, body: { text }, idempotencyKey });
}

/** Throws CallError. */
export async function confirmGuestOrder(id: number): Promise<void> {
  await call('POST /api/staff/orders/{id}/confirm/', { params: { id } });
}

/** Throws CallError. */
export function refundOrder(
  id: number,
  body: BodyFor<'POST /api/staff/orders/{id}/refunds/'>,
  idempotencyKey: string,
) {
  return call('POST /api/staff/orders/{id}/refunds/', { params: { id }, body, idempotencyKey });
}

export type PartStep = BodyFor<'POST /api/seller-orders/{id}/steps/'>;

/** Throws CallError. */
export function refundAsCredit(id: number) {
  return call('POST /api/staff/refunds/{id}/credit/', { params: { id } });
}

export function handOverRefund(id: number) {
  return call('POST /api/staff/refunds/{id}/hand-over/', { params: { id } });
}

/** Throws CallError. */
export function giveBackWalletPayment(id: number) {
  return call('POST /api/staff/wallet-payments/{id}/give-back/', { params: { id } });
}

/** A step of a seller order. Throws CallError. */
export function takePartStep(part: number, body: PartStep, idempotencyKey: string) {
  return call('POST /api/seller-orders/{id}/steps/', { params: { id: part }, body, idempotencyKey });
}
