import type { Deps } from '../../../deps.ts';
import { wantedMail } from '../../notifications/service.ts';
import { orderWithin } from '../queries.ts';
import { linksUnansweredMail } from '../waiting-mails.ts';
import { updateDetails } from '../write-queries.ts';
import { ordersToRemindOfLinks } from './queries.ts';

const BATCH = 50;

/** Mails customers whose links nobody has answered after three days, and on the last day of a link (orders-132). */
export async function remindOfLinks(deps: Deps, now = new Date()): Promise<void> {
  while ((await remindBatch(deps, now)) === BATCH);
}

function remindBatch(deps: Deps, now: Date): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const ids = await ordersToRemindOfLinks(tx, now, BATCH);
    for (const id of ids) {
      await updateDetails(tx, id, { linksRemindedAt: now });
      const row = await orderWithin(tx, 'all', id);
      const leave = row && (await wantedMail(tx, deps, row.order.customerId, 'reminders'));
      if (row && leave) await deps.outbox.post(tx, linksUnansweredMail(deps.config, row, leave));
    }
    return ids.length;
  });
}
