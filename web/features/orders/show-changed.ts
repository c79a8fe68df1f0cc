import type { OrderView } from '../../../contract/order-steps.ts';
import { queryClient } from '../../lib/query-client.ts';
import { reloadOrders } from './after-step.ts';
import { customerOrderQuery } from './api.ts';

/** Shows an order as it is after a call. */
export function showChanged(changed: OrderView): void {
  if (changed.kind === 'single' && changed.audience === 'customer')
    queryClient.setQueryData(customerOrderQuery(changed.id).queryKey, changed);
  void reloadOrders();
}
