import type { RecentOrder } from '../../../contract/tracking.ts';

/** The tabs of /orders by kind of order (orders-19). */
const TAB_OF_KIND = { bulk: 'bulk', single: 'tailor', goods: 'brand' } as const satisfies Record<
  RecentOrder['kind'],
  string
>;

/** The URL of a customer's order. */
export function orderAddress({ kind, id }: Pick<RecentOrder, 'kind' | 'id'>): string {
  return `/orders?tab=${TAB_OF_KIND[kind]}&order=${id}`;
}

/** The URL of the form of a further garment of a placed order, or of one that it has (orders-105). */
export function garmentAddress(order: number, garment?: number): string {
  return `/garment?order=${order}${garment === undefined ? '' : `&garment=${garment}`}`;
}

/** The form of a garment whose measures the customer gives instead of whoever was asked (orders-131). */
export function ownMeasuresAddress(order: number, garment: number): string {
  return `${garmentAddress(order, garment)}&measures=own`;
}
