import type { BodyFor, QueryFor } from '../../../../contract/calls.ts';
import { orderCalls } from '../../../../contract/order-calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call, download } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

export type OrderQuery = QueryFor<typeof staffCalls.staffOrders>;

/** The list of orders, and what is open of it. */
const ORDERS_KEY = ['staff-orders'];

export const ordersQuery = (query: OrderQuery) =>
  definePersonalQuery({
    queryKey: [...ORDERS_KEY, 'list', query],
    queryFn: ({ signal }) => call(staffCalls.staffOrders, { query, signal }),
  });

/** `null` where there is no such order. */
export const orderPageQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...ORDERS_KEY, 'one', id],
    queryFn: ({ signal }) =>
      call(staffCalls.staffOrder, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }),
  });

/** Reads again whatever an action may have changed. */
export function refreshOrders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
}

/** Each call is recorded (backoffice-4), so it is no query that would be repeated by itself. Throws CallError. */
export function readMeasures(id: number) {
  return call(staffCalls.staffOrderMeasures, { params: { id } });
}

/** Throws CallError. */
export async function saveJobCard(id: number): Promise<void> {
  saveFile(await download(staffCalls.staffJobCard, { params: { id } }));
}

/** Throws CallError. */
export function recordMeasures(id: number, body: BodyFor<typeof staffCalls.recordStaffMeasures>) {
  return call(staffCalls.recordStaffMeasures, { params: { id }, body });
}

/** Throws CallError. */
export function logCall(id: number, body: BodyFor<typeof staffCalls.logOrderCall>, idempotencyKey: string) {
  return call(staffCalls.logOrderCall, { params: { id }, body, idempotencyKey });
}

/** Throws CallError. */
export function addNote(id: number, text: string, idempotencyKey: string) {
  return call(staffCalls.addOrderNote, { params: { id }, body: { text }, idempotencyKey });
}

/** Throws CallError. */
export async function confirmGuestOrder(id: number): Promise<void> {
  await call(staffCalls.confirmGuestOrder, { params: { id } });
}

/** Throws CallError. */
export function refundOrder(
  id: number,
  body: BodyFor<typeof staffCalls.refundOrder>,
  idempotencyKey: string,
) {
  return call(staffCalls.refundOrder, { params: { id }, body, idempotencyKey });
}

export type PartStep = BodyFor<typeof orderCalls.takeSellerOrderStep>;

/** Throws CallError. */
export function handOverRefund(id: number) {
  return call(staffCalls.handOverRefund, { params: { id } });
}

/** A step of a seller order. Throws CallError. */
export function takePartStep(part: number, body: PartStep, idempotencyKey: string) {
  return call(orderCalls.takeSellerOrderStep, { params: { id: part }, body, idempotencyKey });
}
