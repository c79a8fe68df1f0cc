import type { Deps } from '../../deps.ts';
import { releaseReservations } from './checkout/reservation-service.ts';
import { askForAccounts } from './owed/ask-service.ts';
import { capture } from './payments/capture-service.ts';
import { reconcilePayments } from './payments/reconciliation-service.ts';
import { refund } from './refunds/service.ts';
import { chaseReturns } from './returns/overdue-service.ts';
import { chaseAnswers } from './returns/unanswered-service.ts';
import { mailWithdrawal } from './returns/withdrawal-service.ts';
import { countSold } from './seller-orders/queries.ts';

const BATCH = 1000;

export function shopJobs(deps: Deps): void {
  deps.jobs.handle('shop.capture', ({ orderId }) => capture(deps, orderId));
  deps.jobs.handle('shop.refund', ({ orderId }) => refund(deps, orderId));
  deps.jobs.handle('shop.withdrawal', (data) => mailWithdrawal(deps, data));
  deps.jobs.handle('shop.chase-returns', async () => {
    await chaseReturns(deps);
    await chaseAnswers(deps);
  });
  deps.jobs.schedule('shop.chase-returns', '52 * * * *');
  deps.jobs.handle('shop.ask-accounts', () => askForAccounts(deps));
  deps.jobs.schedule('shop.ask-accounts', '23 * * * *');
  deps.jobs.handle('shop.count-sold', () => countAllSold(deps));
  deps.jobs.handle('shop.reconcile-payments', () => reconcilePayments(deps));
  deps.jobs.handle('shop.release-reservations', () => releaseReservations(deps));
  deps.jobs.schedule('shop.release-reservations', '* * * * *');
  deps.jobs.schedule('shop.count-sold', '* * * * *');
  // A long timeout, because a slow gateway may be asked for hundreds of payments.
  deps.jobs.schedule('shop.reconcile-payments', '17 * * * *', { maxSeconds: 3300 });
}

/** Done by a job, so that checkouts of a popular product do not wait for its row. */
export async function countAllSold({ db }: Pick<Deps, 'db'>): Promise<void> {
  while ((await countSold(db, BATCH)) === BATCH);
}
