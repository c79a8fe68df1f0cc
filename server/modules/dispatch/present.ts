import type { BookingCourier } from '../../../contract/constants/courier-bookings.ts';
import type { CourierBooking } from '../../../contract/courier-bookings.ts';
import type { CourierNews } from '../../../contract/tracking.ts';
import type { BookingRow, newsOfOrder } from './queries.ts';

export function presentBooking(row: BookingRow): CourierBooking {
  const { id, courier, state, number, cash, boxes, refusal, attempts, history, problem } = row;
  return {
    ...{ id, courier, state, number, cash, boxes, refusal, attempts, history, problem },
    at: row.at.toISOString(),
    courier_state: row.courierState,
    courier_text: row.courierText,
    courier_at: row.courierAt?.toISOString() ?? null,
  };
}

/** Public: a courier's own words may hold somebody's number. */
export function presentNews({
  courier,
  number,
  state,
  text,
  at,
  attempts,
}: Awaited<ReturnType<typeof newsOfOrder>>[number]): CourierNews {
  return {
    courier: courier as BookingCourier,
    number,
    state: state ?? 'OTHER',
    text: text.replace(/\+?\d[\d -]{5,}\d/g, '…'),
    at: at?.toISOString() ?? null,
    attempts,
  };
}
