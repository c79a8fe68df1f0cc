/** How long a guest's unconfirmed order holds its stock, in milliseconds. */
export const RESERVED_FOR_MS = 30 * 60_000;
/** How long after ordering an order can be confirmed, in milliseconds, as long as its stock is there. */
export const CONFIRMABLE_FOR_MS = 24 * 3_600_000;

interface Confirmable {
  reservation: 'HELD' | 'RELEASED' | null;
  reservedUntil: Date | null;
  confirmedAt: Date | null;
  orderDate: Date;
}

/**
 * What a confirmation does to an order. `place`: it waits and holds its stock; `reserve_and_place`: it waits and has to
 * get its stock once more; `note`: it is placed already and only the address is confirmed.
 */
export function confirmationOf(
  order: Confirmable,
  now: Date,
): 'place' | 'reserve_and_place' | 'note' | 'already' | 'expired' {
  if (order.confirmedAt) return 'already';
  if (!order.reservedUntil) return 'note';
  const isLate = now.getTime() - order.orderDate.getTime() > CONFIRMABLE_FOR_MS;
  if (order.reservation === null || isLate) return 'expired';
  return order.reservation === 'HELD' ? 'place' : 'reserve_and_place';
}
