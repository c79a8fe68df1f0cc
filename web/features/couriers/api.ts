import type { ParcelToBook } from '../../../contract/courier-bookings.ts';
import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

/** A stitched or bulk order, or a seller order. */
export type Parcel = { order: number } | { seller_order: number };

const COURIER_BOOKINGS_KEY = ['courier-bookings'];

export const parcelQuery = (parcel: Parcel) =>
  definePersonalQuery({
    queryKey: [...COURIER_BOOKINGS_KEY, parcel],
    queryFn: ({ signal }) => call('GET /api/courier-bookings/', { query: parcel, signal }),
  });

export interface ReadParcel {
  parcel: Parcel;
  /** Undefined where it could not be read. */
  data: ParcelToBook | undefined;
  error?: unknown;
}

/** Several parcels; what was read in the last half minute is not read again. */
export const parcelsQuery = (parcels: readonly Parcel[]) =>
  definePersonalQuery({
    queryKey: [...COURIER_BOOKINGS_KEY, 'several', parcels],
    queryFn: ({ client }) =>
      Promise.all(
        parcels.map((parcel) =>
          client.fetchQuery({ ...parcelQuery(parcel), staleTime: 30_000 }).then(
            (data): ReadParcel => ({ parcel, data }),
            (error: unknown): ReadParcel => ({ parcel, data: undefined, error }),
          ),
        ),
      ),
  });

/** Throws CallError. A repeated call books nothing twice. */
export function bookParcel(
  parcel: Parcel,
  body: { courier: ParcelToBook['couriers'][number]; boxes: number },
): Promise<ParcelToBook> {
  return call('POST /api/courier-bookings/', { body: { ...parcel, ...body } });
}

export function cancelBooking(id: number): Promise<ParcelToBook> {
  return call('POST /api/courier-bookings/{id}/cancelling/', { params: { id } });
}

/** Throws CallError. */
export async function saveLabels(ids: readonly number[]): Promise<void> {
  saveFile(await download('GET /api/courier-bookings/labels/', { query: { bookings: ids.join(',') } }));
}
