import type { CheckedCart, CheckedLine } from '../../../contract/shop-orders.ts';
import { formatRupees } from '../../lib/format.ts';
import { type CartItem, changeLine, isSameLine, removeFromCart } from './store.ts';

/** What the server said about a cart, beside the lines it was asked about. */
export interface LookedUp {
  asked: readonly CartItem[];
  answer: CheckedCart;
}

/** Where a line of the cart is not what the shop can sell now. */
export interface Difference {
  item: CartItem;
  /** What differs, in a sentence. */
  text: string;
  /** What the button that settles it says. */
  settle: string;
  /** The line as it can be had; undefined: it has to go. */
  offer: { quantity: number; price: number } | undefined;
  /** Whether this size is sold out, so that another one may be had. */
  isSizeSoldOut: boolean;
}

/** What the server said about a line; undefined as long as it was not asked about it. */
export function checkedLine({ asked, answer }: LookedUp, item: CartItem): CheckedLine | undefined {
  return answer.items[asked.findIndex((line) => isSameLine(line, item))];
}

/**
 * What the customer has to agree to before anything can be bought (shop-4). It is worked out from the cart as
 * it is now, so that what was settled is gone at once.
 */
export function differencesIn(items: readonly CartItem[], lookedUp: LookedUp | undefined): Difference[] {
  if (!lookedUp) return [];
  return items.flatMap((item) => {
    const line = checkedLine(lookedUp, item);
    const difference = line && differenceOf(item, line);
    return difference ? [difference] : [];
  });
}

function differenceOf(item: CartItem, line: CheckedLine): Difference | undefined {
  const lost = lostBecause(line);
  if (lost) {
    const isSizeSoldOut = line.size !== null && (line.problem === 'sold_out' || line.problem === null);
    return { item, text: lost, settle: 'Remove', offer: undefined, isSizeSoldOut };
  }
  const { price } = line;
  const quantity = Math.min(item.quantity, line.left);
  const isShort = quantity < item.quantity;
  const isRepriced = price !== item.price;
  if (!isShort && !isRepriced) return undefined;
  const text = [
    isShort && `Only ${line.left} left; you have ${item.quantity} in the cart.`,
    isRepriced && `The price is now ${formatRupees(price)} instead of ${formatRupees(item.price)}.`,
  ].filter(Boolean);
  return {
    item,
    text: text.join(' '),
    settle: settling(isShort, isRepriced, quantity, price),
    offer: { quantity, price },
    isSizeSoldOut: false,
  };
}

/** Why a line cannot be bought at all, in the server's words. */
function lostBecause({ problem, note, left }: CheckedLine): string | undefined {
  if (problem === null || problem === 'price_changed' || problem === 'short') {
    return left === 0 ? 'Sold out.' : undefined;
  }
  return note ?? 'This item is not available.';
}

function settling(isShort: boolean, isRepriced: boolean, quantity: number, price: number): string {
  if (!isShort) return `Accept ${formatRupees(price)}`;
  return isRepriced ? `Change to ${quantity} at ${formatRupees(price)}` : `Change to ${quantity}`;
}

/** Makes a line of the cart what the shop can sell. */
export function settleDifference({ item, offer }: Difference): void {
  if (offer) changeLine(item, offer);
  else removeFromCart(item);
}
