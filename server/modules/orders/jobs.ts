import type { Deps } from '../../deps.ts';
import { checkPromises } from './at-risk/service.ts';
import { chaseCloth } from './cloth-chase-service.ts';
import { expireOrders } from './expiry-service.ts';
import { remindOfLinks } from './measure-links/reminder-service.ts';
import { codeOldNotes } from './note-codes-service.ts';
import { chaseAdvances } from './payments/advance-chase-service.ts';
import { askAllGateways, settleWalletPayment } from './payments/wallet-service.ts';
import { remindOfSamples } from './samples/reminder-service.ts';

export function orderJobs(deps: Deps): void {
  deps.jobs.handle('orders.expire', () => expireOrders(deps));
  deps.jobs.schedule('orders.expire', '23 * * * *');
  deps.jobs.handle('orders.remind-links', () => remindOfLinks(deps));
  deps.jobs.schedule('orders.remind-links', '31 * * * *');
  deps.jobs.handle('orders.chase-cloth', async () => {
    await chaseCloth(deps);
    await remindOfSamples(deps);
  });
  deps.jobs.schedule('orders.chase-cloth', '38 * * * *');
  deps.jobs.handle('orders.chase-advances', () => chaseAdvances(deps));
  deps.jobs.schedule('orders.chase-advances', '44 * * * *');
  deps.jobs.handle('orders.check-promises', () => checkPromises(deps));
  deps.jobs.schedule('orders.check-promises', '8 19 * * *');
  // Of goods too: only here both kinds of orders are known.
  deps.jobs.handle('shop.settle-payment', async ({ paymentId }) => {
    await settleWalletPayment(deps, paymentId);
  });
  deps.jobs.handle('shop.ask-gateways', () => askAllGateways(deps));
  deps.jobs.schedule('shop.ask-gateways', '* * * * *');
  deps.jobs.handle('orders.code-notes', () => codeOldNotes(deps));
  deps.jobs.schedule('orders.code-notes', '50 2 * * *');
}
