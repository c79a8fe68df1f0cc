import { topicOfStep } from '../../../../contract/constants/notifications.ts';
import { readDaysOff } from '../../calendar/service.ts';
import type { LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { wantedMail } from '../../notifications/service.ts';
import { textCashOf } from '../cash-text-service.ts';
import { orderStepMail } from '../mails.ts';
import { isPayableOnPage } from '../payments/how-to-pay-service.ts';
import type { OrderWithMeasures } from '../queries.ts';

/** Tells the customer of a step of a stitched order. */
export async function mailCustomer(
  { tx, deps }: StepContext,
  { row }: LockedOrder<OrderWithMeasures>,
  step: TakenStep,
): Promise<void> {
  const topic = topicOfStep(step.action);
  const leave = topic && (await wantedMail(tx, deps, row.order.customerId, topic));
  if (topic && !leave) return;
  const { clothDueOn } = row.order;
  const daysOff = clothDueOn === null ? undefined : await readDaysOff(tx, clothDueOn);
  const place = { isPayableOnPage: await isPayableOnPage(tx, deps) };
  const mail = orderStepMail(deps.config, { ...row, ...place }, step, { leave, daysOff });
  if (mail) await deps.outbox.post(tx, mail);
  if (step.action === 'ship') await textCashOf(tx, deps, row);
}
