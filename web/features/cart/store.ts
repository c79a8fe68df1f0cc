import { create } from 'zustand';

/** A line of the cart, as it lies in local storage (S1 §3): a product, in one colour and size. */
export interface CartItem {
  id: number;
  name: string;
  price: number;
  image: string;
  category: string;
  quantity: number;
  type: 'brand' | 'culture';
  /** Colour and size; a line put there by something else may lack them. */
  variant?: number;
  colour?: string;
  size?: string | null;
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

/**
 * Puts one piece into the cart: one more of what lies there already, else a new line (S1 §4). A cart of the other type
 * stays as it is, and the buyer has to be asked.
 */
export function addToCart(item: Omit<CartItem, 'quantity'>): 'added' | 'other-type' {
  const items = currentItems();
  if (items.some(({ type }) => type !== item.type)) return 'other-type';
  const known = items.some((line) => isSameLine(line, item));
  keep(
    known
      ? items.map((line) => (isSameLine(line, item) ? { ...line, quantity: line.quantity + 1 } : line))
      : [...items, { ...item, quantity: 1 }],
  );
  return 'added';
}

/** Sets how many pieces a line has; nothing happens for a line that is not there, or for less than 1 (S1 §5). */
export function changeQuantity(line: CartItem, quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1) return;
  keep(currentItems().map((item) => (isSameLine(item, line) ? { ...item, quantity } : item)));
}

/** Takes a line out. */
export function removeFromCart(line: CartItem): void {
  keep(currentItems().filter((item) => !isSameLine(item, line)));
}

/** Empties the cart. */
export function resetCart(): void {
  keep([]);
}

function isSameLine(one: Omit<CartItem, 'quantity'>, other: Omit<CartItem, 'quantity'>): boolean {
  return one.id === other.id && one.variant === other.variant;
}

/** What lies in local storage now: another tab may have changed it a moment ago. */
function currentItems(): CartItem[] {
  return cartFrom(localStorage.getItem(KEY));
}

/** Every change is saved to local storage (S1 §4). */
function keep(items: CartItem[]): void {
  localStorage.setItem(KEY, JSON.stringify(items));
  useCart.setState({ items });
}
