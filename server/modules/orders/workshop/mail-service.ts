import type { OrderAction } from '../../../../contract/constants/lifecycle.ts';
import type { WorkNews } from '../../../../contract/constants/notifications.ts';
import { NO_WORKSHOP_EMAIL } from '../../../db/reserved-addresses.ts';
import type { LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import type { Said } from '../../lifecycle/words.ts';
import { notifyOfWork, wantedMail } from '../../notifications/service.ts';
import type { BulkOrderRow } from '../bulk/queries.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { bulkWorkshopMail, workMail, workshopMail } from './mails.ts';

const NEWS: Partial<Record<OrderAction, WorkNews>> = {
  confirm: 'work_new',
  move_day: 'work_moved',
  cancel: 'work_cancelled',
  cancel_garment: 'work_garment_cancelled',
  alter: 'work_altered',
  answer: 'work_answered',
  object_cloth: 'work_objected',
  come_back: 'work_came_back',
  fail_delivery: 'work_undelivered',
};

/** Undefined for orders that the tailor cannot see: before the confirmation, or after declining. */
function newsOf(
  { action, from, to, noteCode }: TakenStep,
  { inHouse }: Pick<OrderWithMeasures, 'inHouse'>,
): WorkNews | undefined {
  if (action === 'reassign') return to === 'CONFIRMED' ? 'work_new' : 'work_taken_over';
  // What is sent to the in-house workshop before the confirmation lets support price the order.
  const isByLink = noteCode === 'MEASURES_GIVEN' || noteCode === 'SOME_MEASURES_GIVEN';
  const isForSupport = action === 'answer' && inHouse && !isByLink;
  const isUnknown =
    (from === 'PLACED' && (action === 'cancel' || (action === 'answer' && !isForSupport))) ||
    (from === 'DECLINED' && (action === 'cancel' || action === 'cancel_garment'));
  return isUnknown ? undefined : NEWS[action];
}

/**
 * Notifies the tailor of new, cancelled and altered orders; for the in-house workshop the mail goes to support
 * (notifications-7).
 */
export async function tellTailor(
  { tx, deps }: StepContext,
  { row }: LockedOrder<OrderWithMeasures>,
  step: TakenStep,
): Promise<void> {
  const news = newsOf(step, row);
  if (news) await tell({ tx, deps }, row, { news, said: step, actorId: step.actorId });
}

/** Notifies the tailor from whom staff move an order; `row` is the order before (orders-48). */
export function tellFormerTailor(
  context: StepContext,
  row: OrderWithMeasures,
  note: string | null,
): Promise<void> {
  return tell(context, row, { news: 'work_taken', said: { note }, actorId: context.actor.id });
}

interface News {
  news: WorkNews;
  said: Said;
  actorId: number | null;
}

async function tell(
  { tx, deps }: Pick<StepContext, 'tx' | 'deps'>,
  row: OrderWithMeasures,
  { news, said, actorId }: News,
): Promise<void> {
  if (row.inHouse) {
    await deps.outbox.post(tx, workshopMail(deps.config, row, news, said));
    // Nobody signs in to the workshop.
    if (row.tailorEmail === NO_WORKSHOP_EMAIL) return;
  }
  const { id: orderId, trackingNumber: number } = row.order;
  const userId = row.tailorUser;
  // A tailor who took the step needs no notification.
  if (userId === actorId) return;
  await notifyOfWork(tx, { orderId, userId, news, number });
  if (row.inHouse) return;
  const leave = await wantedMail(tx, deps, userId, 'work');
  if (leave) await deps.outbox.post(tx, workMail(deps.config, row, { news, said, leave }));
}

/** Notifies support when a bulk order starts and when it is cancelled. */
export async function tellWorkshop(
  { tx, deps }: StepContext,
  { row }: LockedOrder<BulkOrderRow>,
  step: TakenStep,
): Promise<void> {
  const { action, from } = step;
  if (action === 'accept') await deps.outbox.post(tx, bulkWorkshopMail(deps.config, row, 'work_new', step));
  if (action === 'cancel' && from !== 'REQUESTED' && from !== 'QUOTED')
    await deps.outbox.post(tx, bulkWorkshopMail(deps.config, row, 'work_cancelled', step));
}
