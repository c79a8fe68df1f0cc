import { and, eq, sql } from 'drizzle-orm';
import type { PostalAddressForm } from '../../../contract/addresses.ts';
import type { Tx } from '../../db/client.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { orderAddresses, orders } from '../../db/schema/orders.ts';

interface NewOrder {
  order: Omit<typeof orders.$inferInsert, 'kind' | 'status' | 'customerId'> & { customerId: number };
  details: Omit<typeof singleOrderDetails.$inferInsert, 'orderId'>;
  addresses?: { collection: OrderAddressFields | null; delivery: OrderAddressFields | null };
}

/** Where an order is collected or delivered. */
export type OrderAddressFields = Omit<typeof orderAddresses.$inferInsert, 'orderId' | 'purpose'>;

/** Writes an order with its details and addresses; returns its id. */
export async function insertOrder(tx: Tx, { order, details, addresses }: NewOrder): Promise<number> {
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({ ...order, kind: 'single', status: 'PLACED' })
      .returning({ id: orders.id }),
  );
  const [row] = await tx
    .with(placed)
    .insert(singleOrderDetails)
    .values({ ...details, orderId: sql`(select id from placed)` })
    .returning({ id: singleOrderDetails.orderId });
  if (!row) throw new Error('The order was not written.');
  if (addresses) await insertAddresses(tx, row.id, addresses);
  return row.id;
}

type Addresses = NonNullable<NewOrder['addresses']>;

async function insertAddresses(tx: Tx, orderId: number, addresses: Addresses): Promise<void> {
  const kept = (['collection', 'delivery'] as const).flatMap((purpose) => {
    const address = addresses[purpose];
    return address ? [{ ...address, purpose, orderId }] : [];
  });
  if (kept.length > 0) await tx.insert(orderAddresses).values(kept);
}

export async function replaceAddresses(tx: Tx, orderId: number, addresses: Addresses): Promise<void> {
  await tx.delete(orderAddresses).where(eq(orderAddresses.orderId, orderId));
  await insertAddresses(tx, orderId, addresses);
}

/** Where a parcel that is sent again goes. */
export async function writeDelivery(
  tx: Tx,
  orderId: number,
  { full_name: fullName, phone, address, city, postal_code: postalCode, country }: PostalAddressForm,
): Promise<void> {
  await tx
    .update(orderAddresses)
    .set({ fullName, phone, address, city, postalCode: postalCode ?? '', country })
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.purpose, 'delivery')));
}

type OrderChanges = Partial<typeof orders.$inferInsert>;
type DetailChanges = Partial<typeof singleOrderDetails.$inferInsert>;

export async function updateOrder(tx: Tx, id: number, changes: OrderChanges): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, updatedAt: new Date() })
    .where(eq(orders.id, id));
}

export async function updateDetails(tx: Tx, id: number, changes: DetailChanges): Promise<void> {
  await tx.update(singleOrderDetails).set(changes).where(eq(singleOrderDetails.orderId, id));
}
