import type { Deps } from '../../deps.ts';
import { resumeSending, startSending } from './send-service.ts';

export function connectionJobs(deps: Deps): void {
  deps.jobs.handle('webhooks.send', ({ deliveryId }) => startSending(deps, deliveryId));
  deps.jobs.handle('webhooks.resume', () => resumeSending(deps));
  deps.jobs.schedule('webhooks.resume', '* * * * *');
}
