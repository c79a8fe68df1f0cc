import { useCallback, useEffect, useState } from 'react';
import { useHeld } from '../../ui/use-held.ts';
import { type CartItem, removeFromCart, restoreLine } from './store.ts';

const UNDO_MS = 10_000;

export interface Removal {
  item: CartItem;
  place: number;
}

/** Removes lines; for a while the last removal can be undone. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal>();
  const { isHeld, holdProps, letGo } = useHeld();

  useEffect(() => {
    if (!removal || isHeld) return;
    const timer = setTimeout(() => setRemoval(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal, isHeld]);

  const remove = useCallback((item: CartItem, place: number) => {
    removeFromCart(item);
    setRemoval({ item, place });
  }, []);

  const undo = useCallback(() => {
    if (removal) restoreLine(removal.item, removal.place);
    setRemoval(undefined);
    letGo();
  }, [removal, letGo]);

  return { removal, remove, undo, holdProps };
}
