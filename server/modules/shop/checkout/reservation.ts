export const RESERVED_FOR_MS = 30 * 60_000;
/** Longer than the payment can be made, so that the gateway is asked before the stock returns. */
export const WALLET_RESERVED_FOR_MS = 40 * 60_000;
/** If the stock is still available. */
export const CONFIRMABLE_FOR_MS = 24 * 3_600_000;

interface Confirmable {
  reservation: 'RESERVED' | 'RELEASED' | null;
  reservedUntil: Date | null;
  confirmedAt: Date | null;
  orderDate: Date;
}

/**
 * `place`: the stock is still reserved. `reserve_and_place`: stock must be reserved again. `note`: already placed, only
 * the address is confirmed.
 */
export function confirmationOf(
  order: Confirmable,
  now: Date,
): 'place' | 'reserve_and_place' | 'note' | 'already' | 'expired' {
  if (order.confirmedAt) return 'already';
  if (!order.reservedUntil) return 'note';
  const isLate = now.getTime() - order.orderDate.getTime() > CONFIRMABLE_FOR_MS;
  if (order.reservation === null || isLate) return 'expired';
  return order.reservation === 'RESERVED' ? 'place' : 'reserve_and_place';
}

/** The first status of an order and its seller orders. */
export function firstStatus({ reservation }: Pick<Confirmable, 'reservation'>): 'UNCONFIRMED' | 'PLACED' {
  return reservation ? 'UNCONFIRMED' : 'PLACED';
}
