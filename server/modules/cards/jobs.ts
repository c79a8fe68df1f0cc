import type { Deps } from '../../deps.ts';
import { erase, eraseWaiting } from './service.ts';

export function cardJobs(deps: Deps): void {
  deps.jobs.handle('cards.forget', (card) => erase(deps, { ...card, kind: 'card' }));
  deps.jobs.handle('cards.forget-customer', (customer) => erase(deps, { ...customer, kind: 'customer' }));
  deps.jobs.handle('cards.forget-waiting', () => eraseWaiting(deps));
  deps.jobs.schedule('cards.forget-waiting', '41 4 * * *');
}
