export const RESERVED_FOR_MS = 30 * 60_000;
/** As long as the stock is available. */
export const CONFIRMABLE_FOR_MS = 24 * 3_600_000;

interface Confirmable {
  reservation: 'HELD' | 'RELEASED' | null;
  reservedUntil: Date | null;
  confirmedAt: Date | null;
  orderDate: Date;
}

/**
 * `place`: stock is still reserved; `reserve_and_place`: stock must be taken again; `note`: placed already, only the
 * address is confirmed.
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

/** Where an order, and what the sellers send of it, begins. */
export function firstStatus({ reservation }: Pick<Confirmable, 'reservation'>): 'UNCONFIRMED' | 'PLACED' {
  return reservation ? 'UNCONFIRMED' : 'PLACED';
}
