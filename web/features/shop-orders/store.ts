import { create } from 'zustand';
import { draftKey, whenDraftsForgotten } from '../../lib/drafts.ts';
import type { PlacedShopOrder } from '../cart/api.ts';

/** Survives a reload of the success screen; cleared on logout, like drafts. */
const KEY = draftKey('placed-order');

interface Placed {
  /** Undefined until read, null when there is none. */
  order: PlacedShopOrder | null | undefined;
}

export const usePlaced = create<Placed>(() => ({ order: undefined }));

whenDraftsForgotten(() => usePlaced.setState({ order: null }));

/** Restores the order placed before a reload, if the cart is still empty. */
export function restorePlaced(isCartEmpty: boolean): void {
  if (usePlaced.getState().order) return;
  let order: PlacedShopOrder | null = null;
  try {
    if (isCartEmpty) order = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PlacedShopOrder | null;
  } catch {
    // Storage is denied or holds something else.
  }
  usePlaced.setState({ order });
}

/** Hides the order; coming back restores it. */
export function hidePlaced(): void {
  usePlaced.setState({ order: undefined });
}

export function showPlaced(order: PlacedShopOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // Without storage it is shown until the page is left.
  }
  usePlaced.setState({ order });
}

/** After Continue Shopping the order is not restored. */
export function clearPlaced(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
