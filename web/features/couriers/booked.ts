import { COURIER_BRANDS } from '../../../contract/constants/courier-bookings.ts';
import type { ParcelToBook } from '../../../contract/courier-bookings.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type Parcel, parcelQuery, parcelsQuery } from './api.ts';

export function keepParcel(parcel: Parcel, answer: ParcelToBook): void {
  queryClient.setQueryData(parcelQuery(parcel).queryKey, answer);
}

/** The same, where several are shown together. */
export function keepParcelOf(parcels: readonly Parcel[], parcel: Parcel, answer: ParcelToBook): void {
  keepParcel(parcel, answer);
  queryClient.setQueryData(parcelsQuery(parcels).queryKey, (rows) =>
    rows?.map((row) => (row.parcel === parcel ? { parcel, data: answer } : row)),
  );
}

/** Courier and number for the step by which the parcel is sent; empty unless it is booked and shown. */
export function bookedCourier(parcel: Parcel): { courier: string; courier_number: string } {
  const booking = queryClient.getQueryData(parcelQuery(parcel).queryKey)?.booking;
  return booking?.state === 'BOOKED'
    ? { courier: COURIER_BRANDS[booking.courier], courier_number: booking.number }
    : { courier: '', courier_number: '' };
}
