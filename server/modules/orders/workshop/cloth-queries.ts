import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { clothReceipts } from '../../../db/schema/workshop.ts';

const nextNumber = (orderId: number) => sql<number>`(select coalesce(max(earlier.number), 0) + 1
  from ${clothReceipts} earlier where earlier.order_id = ${orderId}::integer)`;

/** The order is locked, so no two receipts get one number. */
export async function insertClothReceipt(
  tx: Tx,
  receipt: Omit<typeof clothReceipts.$inferInsert, 'number'>,
): Promise<void> {
  await tx.insert(clothReceipts).values({ ...receipt, number: nextNumber(receipt.orderId) });
}

/** Adds the customer's objection to the receipt that holds. */
export async function objectToReceipt(tx: Tx, orderId: number, objection: string): Promise<void> {
  await tx
    .update(clothReceipts)
    .set({ objection, objectedAt: new Date() })
    .where(
      and(eq(clothReceipts.orderId, orderId), eq(clothReceipts.number, sql`(${nextNumber(orderId)} - 1)`)),
    );
}

export async function settleObjection(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(clothReceipts)
    .set({ settledAt: new Date() })
    .where(
      and(
        eq(clothReceipts.orderId, orderId),
        isNotNull(clothReceipts.objectedAt),
        isNull(clothReceipts.settledAt),
      ),
    );
}
