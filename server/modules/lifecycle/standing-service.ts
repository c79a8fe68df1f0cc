import type { CustomerStanding } from '../../../contract/advance.ts';
import type { Db, Tx } from '../../db/client.ts';
import { standingOf } from './standing-queries.ts';

/** What the customer's own orders say (payments-14). */
export function readStanding(db: Db | Tx, customerId: number): Promise<CustomerStanding> {
  return standingOf(db, customerId);
}
