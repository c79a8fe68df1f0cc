import { eq } from 'drizzle-orm';
import { orders } from '../server/db/schema/orders.ts';
import type { TestApp } from './app.ts';

/** Sets an order to a state that would take days to reach. */
export async function setOrder(
  { deps }: TestApp,
  id: number,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await deps.db.update(orders).set(change).where(eq(orders.id, id));
}
