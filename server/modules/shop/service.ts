import type { Db, Tx } from '../../db/client.ts';
import { wasDelivered } from './queries.ts';

/** Whether this customer has got this product: only then may they say what they think of it (product.md §3). */
export function hasDeliveredProduct(db: Db | Tx, customerId: number, productId: number): Promise<boolean> {
  return wasDelivered(db, customerId, productId);
}
