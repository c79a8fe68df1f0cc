/** Couriers that take bookings by their own service; every other one is written down by hand (couriers-20). */
export const BOOKING_COURIERS = ['postex'] as const;

export type BookingCourier = (typeof BOOKING_COURIERS)[number];

export const COURIER_BRANDS: Record<BookingCourier, string> = { postex: 'PostEx' };

/** `SENDING`: the courier was asked, and nobody knows yet whether it has booked. */
export const BOOKING_STATES = [
  'SENDING',
  'NOT_BOOKED',
  'BOOKED',
  'CANCELLED',
  'DELIVERED',
  'RETURNED',
] as const;

export type BookingState = (typeof BOOKING_STATES)[number];

/** Of these a parcel has one at most. */
export const OPEN_BOOKINGS: readonly BookingState[] = ['SENDING', 'NOT_BOOKED', 'BOOKED'];

/** What a courier says of a parcel; `OTHER` is shown in its own words. */
export const COURIER_STATES = [
  'BOOKED',
  'ON_THE_WAY',
  'OUT_FOR_DELIVERY',
  'ATTEMPTED',
  'UNDER_REVIEW',
  'GOING_BACK',
  'DELIVERED',
  'RETURNED',
  'CANCELLED',
  'OTHER',
] as const;

export type CourierState = (typeof COURIER_STATES)[number];

/** Why staff has to look at a booking: its step was refused, or the courier collects another sum than is due. */
export const BOOKING_PROBLEMS = ['STEP_REFUSED', 'OTHER_SUM'] as const;

export type BookingProblem = (typeof BOOKING_PROBLEMS)[number];

export const MAX_BOXES = 10;

/** As many as the guide of PostEx allows in one document. */
export const MAX_LABELS = 10;

export const MAX_COURIER_TEXT = 200;
