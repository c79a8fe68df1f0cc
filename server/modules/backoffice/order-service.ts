import { billStatusName } from '../../../contract/constants/money-names.ts';
import {
  BULK_STATUS_NAMES,
  CONTACT_STATUS_NAMES,
  GOODS_STATUS_NAMES,
  KIND_NAMES,
  STATUS_NAMES,
  WAITS_FOR_NAMES,
} from '../../../contract/constants/order-names.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { garmentName } from '../../../contract/garment-names.ts';
import type { List } from '../../../contract/lists.ts';
import { rolesFor } from '../../../contract/permissions.ts';
import { type StaffOrderLine, staffOrders } from '../../../contract/staff-orders.ts';
import type { Deps } from '../../deps.ts';
import type { ExportKind } from '../../infra/transfers/kinds.ts';
import { listedOrders, type NamedGarment, type OrderListQuery } from './order-list-queries.ts';
import { presentOrderLine } from './present.ts';

/** Orders of all kinds (backoffice-1). */
export async function listOrders(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  query: OrderListQuery,
): Promise<List<StaffOrderLine>> {
  const { rows, ...page } = await listedOrders(db, query, dayInKarachi());
  return { ...page, results: rows.map((row) => presentOrderLine(row, config.brandName)) };
}

interface ExportedOrder extends StaffOrderLine {
  /** Of a stitched order, without those that were cancelled. */
  garments: readonly NamedGarment[];
  /** Null for other orders than those of a cart. */
  less: { discount: number; code: string | null; credit: number } | null;
}

/** Exports the list of orders, oldest first, so that new orders come last (transfers-1). */
export function ordersExport(
  config: Pick<Deps['config'], 'brandName'>,
): ExportKind<OrderListQuery, ExportedOrder> {
  return {
    name: 'orders',
    roles: rolesFor('orders.manage'),
    filters: staffOrders.query,
    columns: [
      { name: 'Order', value: ({ id }) => id },
      { name: 'Tracking number', value: ({ tracking_id }) => tracking_id },
      { name: 'Kind', value: ({ kind }) => KIND_NAMES[kind] },
      { name: 'Placed', value: ({ order_date }) => dayInKarachi(new Date(order_date)) },
      { name: 'Status', value: ({ status }) => statusName(status) },
      { name: 'Waits for', value: ({ waits_for }) => waits_for && WAITS_FOR_NAMES[waits_for] },
      { name: 'Item', value: ({ item }) => nameOf(item) },
      { name: 'Total', value: ({ total }) => total },
      { name: 'Bill', value: (order) => billStatusName(order) },
      { name: 'Promised day', value: ({ expected_delivery_date }) => expected_delivery_date },
      { name: 'Late', value: ({ is_late }) => (is_late ? 'yes' : 'no') },
      { name: 'Customer', value: ({ customer }) => customer.name },
      { name: 'E-mail', value: ({ customer }) => customer.email },
      { name: 'Phone', value: ({ customer }) => customer.phone },
      { name: 'City', value: ({ city }) => city },
      { name: 'Tailor', value: ({ tailor }) => tailor?.name ?? null },
      { name: 'Contact', value: ({ contact_status }) => CONTACT_STATUS_NAMES[contact_status] },
      { name: 'Calls', value: (order) => order.number_of_time_contacted_with_client },
      // Last, because spreadsheets know the columns before by their place.
      { name: 'Garments', value: ({ garments }) => garments.map(garmentNameOf).join('; ') || null },
      { name: 'Number of garments', value: ({ garments }) => garments.length || null },
      { name: 'Discount', value: ({ less }) => less?.discount ?? null },
      { name: 'Discount code', value: ({ less }) => less?.code ?? null },
      { name: 'Store credit', value: ({ less }) => less?.credit ?? null },
    ],
    read: async (db, { filters, after, limit }) => {
      const query = { ...filters, sort: 'placed' as const, before: undefined, after, size: limit };
      const { rows, next } = await listedOrders(db, query, dayInKarachi());
      const exported = rows.map((row) => ({
        ...presentOrderLine(row, config.brandName),
        garments: row.garment?.all ?? [],
        less: row.lessToPay,
      }));
      return { rows: exported, next: next ?? undefined };
    },
  };
}

/** Statuses that kinds share have the same name. */
function statusName(status: StaffOrderLine['status']): string {
  return { ...STATUS_NAMES, ...BULK_STATUS_NAMES, ...GOODS_STATUS_NAMES }[status];
}

function dressLabel(code: string | null): string | null {
  return code && (garmentName(code) ?? code.replaceAll('_', ' '));
}

function garmentNameOf(item: NamedGarment): string {
  return item.item_type === 'shoes'
    ? `Shoes, size ${item.shoe_size}`
    : (dressLabel(item.dress_type) ?? 'To be agreed');
}

function nameOf(item: StaffOrderLine['item']): string {
  if (item.kind === 'bulk') return `${item.quantity} × ${item.name}`;
  const name = item.kind === 'goods' ? item.name : garmentNameOf(item);
  return item.others > 0 ? `${name} and ${item.others} more` : name;
}
