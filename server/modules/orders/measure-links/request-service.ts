import { isDeepStrictEqual } from 'node:util';
import type { PersonAsked } from '../../../../contract/person-asked.ts';
import type { Tx } from '../../../db/client.ts';
import type { LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { type GarmentRow, writeGarment } from '../garment-queries.ts';
import type { OrderRow, OrderWithMeasures } from '../queries.ts';
import { askAgain, askByCode } from '../single/question-service.ts';
import { closeOpenQuestion } from '../workshop/queries.ts';
import { voidLink } from './queries.ts';

type AskedGarment = GarmentRow & { measurementFrom: PersonAsked };

/** Whether a garment waits for the measures of somebody who is asked by a link (orders-70). */
export function isAwaited(garment: GarmentRow): garment is AskedGarment {
  return garment.measurementFrom !== null && garment.measurementSource === 'UPLOAD';
}

export function garmentsAwaited({ garments }: Pick<OrderRow, 'garments'>): AskedGarment[] {
  return garments.filter(isAwaited);
}

/** The order cannot be confirmed before the question is closed. */
export function awaitMeasures(tx: Tx, order: { id: number; tailorId: number }): Promise<void> {
  return askByCode(tx, order, 'MEASURES_OF_ANOTHER');
}

export function isMeasureQuestion({ question }: Pick<OrderRow, 'question'>): boolean {
  return question?.code === 'MEASURES_OF_ANOTHER';
}

/** The measures of these garments come from elsewhere. */
export async function forgetRequests(
  tx: Tx,
  orderId: number,
  garments: readonly GarmentRow[],
): Promise<void> {
  for (const garment of garments) {
    await voidLink(tx, garment.id);
    await writeGarment(tx, orderId, garment, { measurementFrom: null });
  }
}

/** Ends the link of a garment that was changed; `garment` is the one before. It stays while the same person is asked. */
export async function endLinkOfChanged(
  tx: Tx,
  garment: GarmentRow,
  asked: PersonAsked | null,
): Promise<void> {
  const waits = isAwaited(garment);
  if (waits && isDeepStrictEqual(asked, garment.measurementFrom)) return;
  if (waits || asked) await voidLink(tx, garment.id);
}

/** A placed order has the question exactly while a garment waits for somebody's measures (orders-130). */
export async function settleWait(
  { tx }: StepContext,
  { row }: LockedOrder<OrderWithMeasures>,
  { action }: TakenStep,
): Promise<void> {
  const { id, status, tailorId } = row.order;
  if (status !== 'PLACED') return;
  const isWaiting = garmentsAwaited(row).length > 0;
  if (!isWaiting) {
    if (isMeasureQuestion(row)) await closeOpenQuestion(tx, id);
  } else if (!row.question) await awaitMeasures(tx, { id, tailorId });
  // An edit counts the day anew.
  else if (action === 'edit') await askAgain(tx, id);
}
