import { create } from 'zustand';
import { draftKey, whenDraftsForgotten } from '../../lib/drafts.ts';
import { readStored, removeStored, writeText } from '../../lib/storage.ts';
import type { PlacedShopOrder } from '../cart/api.ts';

/** Survives a reload of the success screen; deleted on logout, like drafts. */
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
  const stored = isCartEmpty ? (readStored('tab', KEY) as PlacedShopOrder | undefined) : null;
  usePlaced.setState({ order: stored ?? null });
}

/** Hides the order; returning to the page restores it. */
export function hidePlaced(): void {
  usePlaced.setState({ order: undefined });
}

export function showPlaced(order: PlacedShopOrder): void {
  // The page of its payment shows what becomes of it.
  if (!order.wallet_payment) writeText('tab', KEY, JSON.stringify(order));
  usePlaced.setState({ order });
}

/** After Continue Shopping the order is not restored. */
export function clearPlaced(): void {
  removeStored('tab', KEY);
}
