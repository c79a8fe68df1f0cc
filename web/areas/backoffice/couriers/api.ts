import type { Columns, Remittance } from '../../../../contract/couriers.ts';
import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import { call, download } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

const COURIERS_KEY = ['couriers'];

export type ParcelQuery = QueryFor<'GET /api/staff/couriers/{id}/parcels/'>;

export const couriersQuery = definePersonalQuery({
  queryKey: [...COURIERS_KEY, 'list'],
  queryFn: ({ signal }) => call('GET /api/staff/couriers/', { signal }),
});

export const courierQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...COURIERS_KEY, id],
    queryFn: ({ signal }) => call('GET /api/staff/couriers/{id}/', { params: { id }, signal }),
  });

export const parcelsQuery = (id: number, query: ParcelQuery) =>
  definePersonalQuery({
    queryKey: [...COURIERS_KEY, id, 'parcels', query],
    queryFn: ({ signal }) => call('GET /api/staff/couriers/{id}/parcels/', { params: { id }, query, signal }),
  });

export function refreshCouriers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: COURIERS_KEY });
}

/** Throws CallError, like the calls below. */
export function checkRemittance(id: number, file: Blob, columns: Columns) {
  return call('POST /api/staff/couriers/{id}/remittances/check/', {
    params: { id },
    body: columns,
    files: { file },
  });
}

export function bookRemittance(
  id: number,
  file: Blob,
  body: BodyFor<'POST /api/staff/couriers/{id}/remittances/'>,
  idempotencyKey: string,
): Promise<Remittance> {
  return call('POST /api/staff/couriers/{id}/remittances/', {
    params: { id },
    body,
    files: { file },
    idempotencyKey,
  });
}

export function bookHandover(
  id: number,
  body: BodyFor<'POST /api/staff/couriers/{id}/handovers/'>,
  idempotencyKey: string,
): Promise<Remittance> {
  return call('POST /api/staff/couriers/{id}/handovers/', { params: { id }, body, idempotencyKey });
}

export function undoRemittance(id: number, reason: string, idempotencyKey: string): Promise<Remittance> {
  return call('POST /api/staff/remittances/{id}/undoing/', {
    params: { id },
    body: { reason },
    idempotencyKey,
  });
}

export function closeParcel(
  id: number,
  body: BodyFor<'POST /api/staff/courier-parcels/{id}/closing/'>,
  idempotencyKey: string,
) {
  return call('POST /api/staff/courier-parcels/{id}/closing/', { params: { id }, body, idempotencyKey });
}

export function reopenParcel(id: number, reason: string, idempotencyKey: string) {
  return call('POST /api/staff/courier-parcels/{id}/reopening/', {
    params: { id },
    body: { reason },
    idempotencyKey,
  });
}

export function closeRow(
  id: number,
  body: BodyFor<'POST /api/staff/remittance-rows/{id}/closing/'>,
  idempotencyKey: string,
) {
  return call('POST /api/staff/remittance-rows/{id}/closing/', { params: { id }, body, idempotencyKey });
}

export async function saveHeld(id: number): Promise<void> {
  saveFile(await download('GET /api/staff/couriers/{id}/csv/', { params: { id } }));
}
