import type { Tx } from '../../db/client.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import type { TakenStep } from './taken-step.ts';

export async function insertEvents(tx: Tx, steps: readonly TakenStep[]): Promise<void> {
  await tx.insert(orderEvents).values(
    steps.map(({ orderId, sellerOrderId, actorId, action, from, to, note, courier, courierNumber }) => ({
      orderId,
      sellerOrderId,
      actorId,
      action,
      fromStatus: from,
      toStatus: to,
      note,
      courier,
      courierNumber,
    })),
  );
}
