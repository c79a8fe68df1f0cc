import type { Deps } from '../../../deps.ts';
import { moneyBackLink } from './link-service.ts';
import { accountAskedMail } from './mails.ts';
import { deleteSettled, markAsked, ordersToAsk } from './queries.ts';

const BATCH = 100;

/** What has been owed for longer is known to staff and customer; nobody is mailed about it by an update of the shop. */
const ASKED_DAYS = 30;

/** Asks for accounts to which money can be sent back, and deletes those of which nothing is owed (payments-37). */
export async function askForAccounts(deps: Deps): Promise<void> {
  await deleteSettled(deps.db);
  for (;;) {
    const found = await ordersToAsk(deps.db, { days: ASKED_DAYS, limit: BATCH });
    for (const order of found)
      await deps.db.transaction(async (tx) => {
        if (!(await markAsked(tx, order.orderId))) return;
        const token = order.customerId === null ? moneyBackLink(deps.config, order.orderId) : null;
        await deps.outbox.post(tx, accountAskedMail(deps.config, order, token));
      });
    if (found.length < BATCH) return;
  }
}
