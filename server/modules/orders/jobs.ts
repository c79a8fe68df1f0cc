import type { Deps } from '../../deps.ts';
import { expireOrders } from './expiry-service.ts';

export function orderJobs(deps: Deps): void {
  deps.jobs.handle('orders.expire', () => expireOrders(deps));
  deps.jobs.schedule('orders.expire', '23 * * * *');
}
