import { create } from 'zustand';

/** A line of the cart, as it lies in local storage (S1 §3). */
interface CartItem {
  id: number;
  name: string;
  price: number;
  image: string;
  category: string;
  quantity: number;
  type: 'brand' | 'culture';
}

/** The key of local storage is the specification's (S1 §9). */
const KEY = 'cart';

interface Cart {
  /** `undefined` means not read yet (server, first paint). */
  items: CartItem[] | undefined;
}

/** The cart as the pages see it. */
export const useCart = create<Cart>(() => ({ items: undefined }));

/** Reads the stored cart, and keeps this tab in step with the others from then on. */
export function watchCart(): () => void {
  const read = () => useCart.setState({ items: cartFrom(localStorage.getItem(KEY)) });
  const follow = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) read();
  };
  read();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** What a stored value holds; lines without a whole quantity of at least 1 (S1 §5) are left out. */
export function cartFrom(stored: string | null): CartItem[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) ? items.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** How many pieces lie in the cart. */
export function piecesIn(items: readonly CartItem[]): number {
  return items.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

function isItem(value: unknown): value is CartItem {
  return Number.isInteger((value as CartItem | null)?.quantity) && (value as CartItem).quantity >= 1;
}
