import { COURIER_BRANDS } from '../../../contract/constants/courier-bookings.ts';
import type { ParcelToBook } from '../../../contract/courier-bookings.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type Parcel, parcelQuery } from './api.ts';

export function keepParcel(parcel: Parcel, answer: ParcelToBook): void {
  queryClient.setQueryData(parcelQuery(parcel).queryKey, answer);
}

/** Courier and number for the step by which the parcel is sent; empty unless it is booked and shown. */
export function bookedCourier(parcel: Parcel): { courier: string; courier_number: string } {
  const booking = queryClient.getQueryData(parcelQuery(parcel).queryKey)?.booking;
  return booking?.state === 'BOOKED'
    ? { courier: COURIER_BRANDS[booking.courier], courier_number: booking.number }
    : { courier: '', courier_number: '' };
}
