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

/**
 * The URL of the form of a further garment of a placed order, or of one that it has (orders-105); `again` is the order
 * whose garments follow one by one (orders-122).
 */
export function garmentAddress(
  order: number,
  { garment, again }: { garment?: number | undefined; again?: number | undefined } = {},
): string {
  const change = garment === undefined ? '' : `&garment=${garment}`;
  return `/garment?order=${order}${change}${again === undefined ? '' : `&again=${again}`}`;
}

/** The form of a garment whose measures the customer gives instead of whoever was asked (orders-131). */
export function ownMeasuresAddress(order: number, garment: number): string {
  return `${garmentAddress(order, { garment })}&measures=own`;
}
