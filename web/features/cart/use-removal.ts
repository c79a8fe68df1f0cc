import { useCallback, useEffect, useState } from 'react';
import { type CartItem, putBack, removeFromCart } from './store.ts';

const UNDO_MS = 10_000;

/** A line taken out a moment ago. */
export interface Removal {
  item: CartItem;
  place: number;
}

/** Takes lines out of the cart, the last of them with a chance to think again. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal>();
  // Whoever is about to press the button is given the time to.
  const [isHeld, setHeld] = useState(false);

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
    if (removal) putBack(removal.item, removal.place);
    setRemoval(undefined);
    setHeld(false);
  }, [removal]);

  return { removal, remove, undo, hold: setHeld };
}
