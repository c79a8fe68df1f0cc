import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import { failureSentence } from '../../../lib/form-errors.ts';

export type BulkAction = 'call' | Extract<OrderAction, 'cancel' | 'reassign'>;

export interface Outcome {
  order: Pick<StaffOrderLine, 'id' | 'tracking_id'>;
  /** Undefined on success. */
  failure: string | undefined;
}

/** Acts on the orders one after the other; a failure does not stop the rest. */
export async function runEach(
  orders: readonly StaffOrderLine[],
  act: (order: StaffOrderLine) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const order of orders) {
    const failure = await act(order).then(
      () => undefined,
      (error: unknown) => failureSentence(error, 'It could not be saved. Please try again.'),
    );
    outcomes.push({ order, failure });
    onProgress(outcomes.length);
  }
  return outcomes;
}
