import type { Deps } from '../../deps.ts';
import { dropCancelled, trackParcels } from './tracking-service.ts';
import { askOfUnsettled } from './unsettled-service.ts';

export function dispatchJobs(deps: Deps): void {
  deps.jobs.handle('couriers.track', () => trackParcels(deps));
  deps.jobs.handle('couriers.ask-bookings', async () => {
    await askOfUnsettled(deps);
    await dropCancelled(deps);
  });
  if (deps.couriers.size === 0) return;
  deps.jobs.schedule('couriers.track', '12 * * * *', { maxSeconds: 1800 });
  deps.jobs.schedule('couriers.ask-bookings', '* * * * *');
}
