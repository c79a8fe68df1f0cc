import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { allPages, type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { listShopOrders } from './orders-service.ts';

export function exportShopOrders(deps: Deps, actor: Actor): ExportEntry[] {
  const orders = () => allPages((page) => listShopOrders(deps, actor, { page }, String));
  return [jsonList('shop-orders.json', 'your orders of ready-made goods', orders)];
}
