import type { Db, Tx } from '../../db/client.ts';
import { correctCollected, enterCollected } from './collected-queries.ts';

interface Step {
  action: string;
  from: string | null;
  to: string;
}

/** What a step of an order does to the cash that a courier holds, in its transaction (couriers-1, couriers-2). */
export async function recordCash(tx: Tx, orderId: number, { action, from, to }: Step): Promise<void> {
  if (to === 'DELIVERED' && from === 'SHIPPED') await enterCollected(tx, orderId);
  if (action === 'reverse_payment') await correctCollected(tx, orderId);
}

/** At every start, for parcels that were delivered before couriers had entries (couriers-3). */
export async function countCash(db: Db | Tx): Promise<number> {
  return (await enterCollected(db)) + (await correctCollected(db));
}
