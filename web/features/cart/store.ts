import { create } from 'zustand';
import { MAX_LINES, MAX_PIECES } from '../../../contract/constants/shop-orders.ts';
import { parsed, readText, watchStored, writeText } from '../../lib/storage.ts';

/** A line of the cart as stored (shop-1): a product in one colour and size. */
export interface CartItem {
  id: number;
  name: string;
  price: number;
  image: string;
  category: string;
  quantity: number;
  type: 'brand' | 'culture';
  /** Missing on lines stored by older or other code. */
  variant?: number;
  colour?: string;
  size?: string | null;
}

export type NewItem = Omit<CartItem, 'quantity'>;

/** A fixed key (pages-11). */
const KEY = 'cart';

/** Rupees. */
const MAX_PRICE = 100_000_000;

interface Cart {
  /** `undefined` means not read yet (server, first paint). */
  items: CartItem[] | undefined;
}

export const useCart = create<Cart>(() => ({ items: undefined }));

/** Reads the stored cart and follows the other tabs from then on. */
export function watchCart(): () => void {
  const read = () => useCart.setState({ items: currentItems() });
  read();
  return watchStored([KEY], read);
}

/**
 * Parses a stored, possibly hand-edited cart: drops invalid lines and lines of another type, merges duplicates
 * (shop-2).
 */
export function cartFrom(stored: string | null): CartItem[] {
  const found = parsed(stored);
  const items: CartItem[] = [];
  for (const item of Array.isArray(found) ? found.filter(isItem) : []) {
    const known = items.find((line) => isSameLine(line, item));
    if (known) known.quantity = Math.min(known.quantity + item.quantity, MAX_PIECES);
    else if (item.type === (items[0] ?? item).type)
      items.push({ ...item, quantity: Math.min(item.quantity, MAX_PIECES) });
  }
  return items.slice(0, MAX_LINES);
}

export function piecesIn(items: readonly CartItem[]): number {
  return items.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price, quantity, type, variant } = value as Record<string, unknown>;
  return (
    isWhole(id, 1, 2 ** 31 - 1) &&
    (variant === undefined || isWhole(variant, 1, 2 ** 31 - 1)) &&
    isWhole(quantity, 1, Number.MAX_SAFE_INTEGER) &&
    isWhole(price, 0, MAX_PRICE) &&
    typeof name === 'string' &&
    (type === 'brand' || type === 'culture')
  );
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Adds one piece (shop-2); leaves a full cart, or one of the other type, unchanged. */
export function addToCart(item: NewItem): 'added' | 'other-type' | 'full' {
  const items = currentItems();
  if (items.some(({ type }) => type !== item.type)) return 'other-type';
  const known = items.find((line) => isSameLine(line, item));
  if (known ? known.quantity >= MAX_PIECES : items.length >= MAX_LINES) return 'full';
  // Show the current price, which the customer has just seen.
  if (known) keep(items.map((line) => (line === known ? more(line, item) : line)));
  else keep([...items, { ...item, quantity: 1 }]);
  return 'added';
}

function more(line: CartItem, item: NewItem): CartItem {
  return { ...line, ...item, quantity: line.quantity + 1 };
}

/** Ignores unknown lines and quantities below 1 (shop-2). */
export function changeQuantity(line: CartItem, quantity: number): void {
  changeLine(line, { quantity });
}

export function changeLine(
  line: CartItem,
  change: Partial<Pick<CartItem, 'quantity' | 'price' | 'variant'>>,
): void {
  if (change.quantity !== undefined && !isWhole(change.quantity, 1, MAX_PIECES)) return;
  keep(currentItems().map((item) => (isSameLine(item, line) ? { ...item, ...change } : item)));
}

export function removeFromCart(line: CartItem): void {
  keep(currentItems().filter((item) => !isSameLine(item, line)));
}

/** Restores a removed line at its index, unless the cart's type has changed. */
export function restoreLine(line: CartItem, place: number): void {
  const items = currentItems();
  if (items.some((item) => item.type !== line.type || isSameLine(item, line))) return;
  keep([...items.slice(0, place), line, ...items.slice(place)]);
}

export function resetCart(): void {
  keep([]);
}

export function isSameLine(one: NewItem, other: NewItem): boolean {
  return one.id === other.id && one.variant === other.variant;
}

/** Reads storage first, because another tab may have changed it. */
function currentItems(): CartItem[] {
  return cartFrom(readText('device', KEY));
}

/** Every change is stored (shop-1); where that fails, the cart lasts as long as the tab. */
function keep(items: CartItem[]): void {
  writeText('device', KEY, JSON.stringify(items));
  useCart.setState({ items });
}
