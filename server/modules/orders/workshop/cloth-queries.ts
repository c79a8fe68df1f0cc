import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** Writes the customer's objection to a receipt, about some of its garments or all; it is open. */
export async function objectToReceipt(
  tx: Tx,
  { orderId, number }: { orderId: number; number: number },
  { objection, objectedGarments }: { objection: string; objectedGarments: number[] | null },
): Promise<void> {
  await tx
    .update(clothReceipts)
    .set({ objection, objectedGarments, objectedAt: new Date(), settledAt: null })
    .where(and(eq(clothReceipts.orderId, orderId), eq(clothReceipts.number, number)));
}

/** Settles the open objections to the receipts with these numbers, or all of the order. */
export async function settleObjections(tx: Tx, orderId: number, numbers?: readonly number[]): Promise<void> {
  if (numbers?.length === 0) return;
  await tx
    .update(clothReceipts)
    .set({ settledAt: new Date() })
    .where(
      and(
        eq(clothReceipts.orderId, orderId),
        numbers && inArray(clothReceipts.number, [...numbers]),
        isNotNull(clothReceipts.objectedAt),
        isNull(clothReceipts.settledAt),
      ),
    );
}
