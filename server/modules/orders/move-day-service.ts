import type { Day } from '../../../contract/dates.ts';
import type { LockedOrder, StepContext } from '../lifecycle/service.ts';
import { updateOrder } from './write-queries.ts';

/** Whether the promise was kept is decided by the new day (orders-51). */
export async function moveDay(
  { tx }: StepContext,
  { facts }: Pick<LockedOrder<unknown>, 'facts'>,
  { expected_delivery_date: day }: { expected_delivery_date: Day },
) {
  await updateOrder(tx, facts.orderId, { expectedDeliveryDate: day });
}
