import { inLocale } from '#words';
import { resumedDay } from '../../../../contract/cloth-wait.ts';
import { QUESTION_SENTENCES, type QuestionCode } from '../../../../contract/constants/lifecycle.ts';
import { addDays, type Day, dayInKarachi, daysBetween, weekOf } from '../../../../contract/dates.ts';
import type { Tx } from '../../../db/client.ts';
import { readDaysOff } from '../../calendar/service.ts';
import type { LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { closeOpenQuestion, insertQuestion, restartOpenQuestion } from '../workshop/queries.ts';
import { updateOrder } from '../write-queries.ts';

/** Stores the question, which postpones the promised day (workshop-8). */
export function askCustomer(
  tx: Tx,
  { id, tailorId }: { id: number; tailorId: number },
  question: { text: string; code?: QuestionCode },
): Promise<void> {
  return insertQuestion(tx, { orderId: id, tailorId, ...question, askedOn: dayInKarachi() });
}

/** Asks what the shop itself needs to know. */
export function askByCode(
  tx: Tx,
  order: { id: number; tailorId: number },
  code: QuestionCode,
): Promise<void> {
  // The text is read by the version before this one.
  const text = inLocale('en', () => QUESTION_SENTENCES[code]);
  return askCustomer(tx, order, { text, code });
}

/** Postpones the promised day only from today or another day, not from the first question on. */
export function askAgain(tx: Tx, orderId: number, from = dayInKarachi()): Promise<void> {
  return restartOpenQuestion(tx, orderId, from);
}

/** Moves the promised day by the business days since the question (workshop-8). */
export async function resumeOrder(tx: Tx, { order }: OrderWithMeasures): Promise<void> {
  const asked = await closeOpenQuestion(tx, order.id);
  if (asked === undefined) return;
  const today = dayInKarachi();
  const { clothDueOn } = order;
  // The receipt of the cloth counts the days after it was due.
  await postpone(tx, order, asked, clothDueOn !== null && clothDueOn < today ? clothDueOn : today);
}

/** Moves the promised day and the tailor's week by the business days for which the order waited. */
export async function postpone(
  tx: Tx,
  order: OrderWithMeasures['order'],
  since: Day,
  until: Day,
): Promise<void> {
  const promised = order.expectedDeliveryDate;
  // Before there is a price, the day is only a request.
  if (promised === null || order.total === null) return;
  const day = resumedDay(promised, since, until, await readDaysOff(tx, since));
  if (day === promised) return;
  const workWeek = order.workWeek && addDays(order.workWeek, daysBetween(weekOf(promised), weekOf(day)));
  await updateOrder(tx, order.id, { expectedDeliveryDate: day, workWeek });
}

/** Closes the question of an order that is cancelled or goes to another tailor. */
export async function closeQuestion(
  { tx }: StepContext,
  { facts }: LockedOrder<OrderWithMeasures>,
  { action, to }: TakenStep,
): Promise<void> {
  if (to === 'CANCELLED' || to === 'DECLINED' || action === 'reassign')
    await closeOpenQuestion(tx, facts.orderId);
}
