import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { allPages, type ExportEntry, jsonList } from '../../infra/data-export/entries.ts';
import { listBulkOrders } from './bulk/service.ts';
import { listOrders, readOrder } from './single/service.ts';

export function exportOrders(deps: Deps, actor: Actor): ExportEntry[] {
  async function* stitched() {
    for await (const { id } of allPages((page) => listOrders(deps, actor, { page }, String))) {
      yield readOrder(deps, actor, id);
    }
  }
  const bulk = () =>
    allPages(async (page) => {
      const { next, data } = await listBulkOrders(deps, actor, { page }, String);
      return { next, results: data };
    });
  return [
    jsonList('stitched-orders.json', 'your stitched orders, with their history', stitched),
    jsonList('bulk-orders.json', 'your bulk orders', bulk),
  ];
}
