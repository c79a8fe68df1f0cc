import type { Db, Tx } from '../../db/client.ts';
import { allOrders, correctCollected, enterAgain, enterCollected } from './collected-queries.ts';

interface Step {
  action: string;
  from: string | null;
  to: string;
}

/** What a step of an order does to the cash that a courier holds, in its transaction (couriers-1, couriers-2, couriers-36). */
export async function recordCash(tx: Tx, orderId: number, { action, from, to }: Step): Promise<void> {
  if (to === 'DELIVERED' && from === 'SHIPPED') await enterCollected(tx, { from: orderId, to: orderId });
  if (action === 'reverse_payment') await correctCollected(tx, orderId);
  if (action === 'record_payment') await enterAgain(tx, orderId);
}

/** So that no statement comes near its timeout, however many old parcels there are. */
const ORDERS_AT_ONCE = 2000;

/** At every start, for parcels that were delivered before couriers had entries (couriers-3). */
export async function countCash(db: Db | Tx): Promise<number> {
  const { from: first, to: last } = await allOrders(db);
  let entered = 0;
  for (let from = first; from <= last; from += ORDERS_AT_ONCE) {
    entered += await enterCollected(db, { from, to: Math.min(last, from + ORDERS_AT_ONCE - 1) });
  }
  return entered + (await correctCollected(db)) + (await enterAgain(db));
}
