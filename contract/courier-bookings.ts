import { z } from 'zod';
import {
  BOOKING_COURIERS,
  BOOKING_PROBLEMS,
  BOOKING_STATES,
  COURIER_STATES,
  MAX_BOXES,
  MAX_LABELS,
} from './constants/courier-bookings.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { readAs } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Couriers';
const action = 'couriers.book';

/** A stitched or bulk order, or a seller order: the parcel that is sent. */
const PARCEL = {
  order: Id.optional().meta({ description: 'A stitched or bulk order' }),
  seller_order: Id.optional().meta({
    description: 'What one seller ships of a cart order, or cloth for a tailor',
  }),
};

const isOne = ({ order, seller_order }: { order?: number | undefined; seller_order?: number | undefined }) =>
  (order === undefined) !== (seller_order === undefined);

const ONE = { path: ['order'], message: 'Name an order or a seller order.' };

const CourierNews = {
  courier_state: z.enum(COURIER_STATES).nullable().meta({ description: 'Null until the courier was asked' }),
  courier_text: z.string().meta({ description: 'In the words of the courier' }),
  courier_at: Timestamp.nullable(),
  attempts: z.int().meta({ description: 'How often it could not be handed over' }),
};

const CourierBooking = z.object({
  id: z.int(),
  courier: z.enum(BOOKING_COURIERS),
  state: z.enum(BOOKING_STATES),
  number: z.string().meta({ description: "The courier's; empty until it is booked" }),
  cash: Rupees.meta({ description: 'That the courier was told to collect' }),
  boxes: z.int(),
  refusal: z.string().meta({ description: 'What the courier said when it refused' }),
  at: Timestamp,
  ...CourierNews,
  history: z
    .array(z.object({ state: z.enum(COURIER_STATES), text: z.string(), at: Timestamp.nullable() }))
    .meta({ description: 'The newest 20, oldest first' }),
  problem: z.enum(BOOKING_PROBLEMS).nullable(),
});
export type CourierBooking = z.infer<typeof CourierBooking>;

const ParcelToBook = z.object({
  tracking_id: z.string().meta({ description: 'Of its order' }),
  couriers: z
    .array(z.enum(BOOKING_COURIERS))
    .meta({ description: 'That collect from its seller and take bookings; empty where it is done by hand' }),
  can_book: z.boolean().meta({ description: 'It may be sent now' }),
  cash: Rupees.meta({ description: 'To be collected at the door now' }),
  booking: CourierBooking.nullable().meta({ description: 'The latest one' }),
  can_cancel: z
    .boolean()
    .meta({ description: 'Not sent yet; staff also ends one that no courier has answered for in two hours' }),
});
export type ParcelToBook = z.infer<typeof ParcelToBook>;

/** For its seller or tailor and for staff; a parcel of others is 404. */
export const parcelToBook = endpoint('GET /api/courier-bookings/', {
  summary: 'Read whether a parcel is booked with a courier',
  tag,
  action,
  query: z.object(PARCEL).refine(isOne, ONE),
  response: ParcelToBook,
});

/**
 * Books a parcel that may be sent. A parcel has one open booking: a repeated call returns it, and asks the courier where
 * nobody knows whether it was booked (couriers-23). Fails with `couriers.not_bookable`, `couriers.no_mobile_number`,
 * `couriers.city_not_served` and `couriers.abroad`.
 */
export const bookParcel = endpoint('POST /api/courier-bookings/', {
  summary: 'Book a parcel with a courier',
  tag,
  action,
  body: z
    .object({
      ...PARCEL,
      courier: z.enum(BOOKING_COURIERS),
      boxes: wholeNumber({ min: 1, max: MAX_BOXES }).default(1),
    })
    .refine(isOne, ONE),
  response: ParcelToBook,
});

/** Fails with `couriers.on_its_way` once it is sent under this number, `couriers.not_cancelled` and `couriers.unavailable`. */
export const cancelBooking = endpoint('POST /api/courier-bookings/{id}/cancelling/', {
  summary: 'Cancel the booking of a parcel',
  tag,
  action,
  params: IdParams,
  response: ParcelToBook,
});

/** Fails with 404 if one is not the own or has no label, and with `couriers.unavailable`. */
export const courierLabels = endpoint('GET /api/courier-bookings/labels/', {
  summary: "Download the courier's labels of booked parcels",
  tag,
  action,
  responseType: 'application/pdf',
  query: z.object({
    bookings: readAs(200, (ids) => ids.split(','), z.array(Id).min(1).max(MAX_LABELS)).meta({
      description: 'Ids of bookings of one courier, joined by commas',
    }),
  }),
});
