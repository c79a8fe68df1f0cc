import { create } from 'zustand';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import { draftKey, whenDraftsForgotten } from '../../lib/drafts.ts';
import type { PlacedShopOrder } from '../cart/api.ts';

/** It survives a reload of the success screen, and like a draft it is forgotten on logout. */
const KEY = draftKey('placed-order');

interface Placed {
  /** The order placed a moment ago in this tab; undefined as long as nobody has looked, null when there is none. */
  order: PlacedShopOrder | null | undefined;
}

/** What the success screen shows. */
export const usePlaced = create<Placed>(() => ({ order: undefined }));

whenDraftsForgotten(() => usePlaced.setState({ order: null }));

/** Looks for an order that was placed before a reload; it is shown as long as the cart is empty. */
export function recallPlaced(isCartEmpty: boolean): void {
  if (usePlaced.getState().order) return;
  let order: PlacedShopOrder | null = null;
  try {
    if (isCartEmpty) order = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PlacedShopOrder | null;
  } catch {
    // Nothing can be kept here, or somebody else has written it.
  }
  usePlaced.setState({ order });
}

/** The page is left; coming back finds the order again. */
export function leavePlaced(): void {
  usePlaced.setState({ order: undefined });
}

export function showPlaced(order: PlacedShopOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // It is shown until the page is left, then.
  }
  usePlaced.setState({ order });
}

/** The customer goes on shopping: coming back finds nothing any more. */
export function forgetPlaced(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}

/** Brings the payment of the shown order up to date; a seller order is touched only when all of them were cancelled. */
export function updatePlaced(
  id: number,
  { bill_status, status }: Pick<PlacedShopOrder, 'bill_status'> & { status: SellerOrderStatus },
): void {
  const { order } = usePlaced.getState();
  if (order?.id !== id || (order.bill_status === bill_status && status !== 'CANCELLED')) return;
  const parts = status === 'CANCELLED' ? order.parts.map((part) => ({ ...part, status })) : order.parts;
  const updated = { ...order, bill_status, parts };
  usePlaced.setState({ order: updated });
  try {
    // After Continue Shopping nothing is kept any more.
    if (sessionStorage.getItem(KEY) !== null) sessionStorage.setItem(KEY, JSON.stringify(updated));
  } catch {
    // Nothing can be kept here.
  }
}
