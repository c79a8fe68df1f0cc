import { isDeepStrictEqual } from 'node:util';
import type { PersonAsked } from '../../../../contract/person-asked.ts';
import type { Tx } from '../../../db/client.ts';
import type { OrderRow } from '../queries.ts';
import { askAgain, askByCode } from '../single/question-service.ts';
import { closeOpenQuestion } from '../workshop/queries.ts';
import { updateDetails } from '../write-queries.ts';
import { voidLink } from './queries.ts';

/** Whether the order waits for the measures of somebody who is asked by a link (orders-70). */
export function areMeasuresAwaited({ question }: Pick<OrderRow, 'question'>): boolean {
  return question?.code === 'MEASURES_OF_ANOTHER';
}

/** The order cannot be confirmed before the question is closed. */
export function awaitMeasures(tx: Tx, order: { id: number; tailorId: number }): Promise<void> {
  return askByCode(tx, order, 'MEASURES_OF_ANOTHER');
}

/** The measures come from elsewhere. */
export async function forgetRequest(tx: Tx, orderId: number): Promise<void> {
  await voidLink(tx, orderId);
  await updateDetails(tx, orderId, { measurementFrom: null });
}

/**
 * Begins, changes or ends the request of an order that was edited; `row` is the order before. The link stays while the
 * same person is asked.
 */
export async function settleRequest(
  tx: Tx,
  row: Pick<OrderRow, 'order' | 'question'>,
  edited: { asked: PersonAsked | null; tailorId: number },
): Promise<void> {
  const { id, measurementFrom } = row.order;
  const { asked, tailorId } = edited;
  const isAwaited = areMeasuresAwaited(row);
  if (isAwaited && isDeepStrictEqual(asked, measurementFrom)) return askAgain(tx, id);
  if (isAwaited || asked) {
    await voidLink(tx, id);
    await closeOpenQuestion(tx, id);
  }
  if (asked) await awaitMeasures(tx, { id, tailorId });
}
