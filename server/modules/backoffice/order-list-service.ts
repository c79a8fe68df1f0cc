import { dayInKarachi } from '../../../contract/dates.ts';
import type { List } from '../../../contract/lists.ts';
import type { StaffOrderLine } from '../../../contract/staff-orders.ts';
import type { Deps } from '../../deps.ts';
import { listedOrders, type OrderListQuery } from './order-list-queries.ts';
import { presentOrderLine } from './present.ts';

/** Orders of all kinds (backoffice-1). */
export async function listOrders(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  query: OrderListQuery,
): Promise<List<StaffOrderLine>> {
  const { rows, ...page } = await listedOrders(db, query, dayInKarachi());
  return { ...page, results: rows.map((row) => presentOrderLine(row, config.brandName)) };
}
