import { basicWords, cartWords } from '#words';
import type { CheckedCart, CheckedLine } from '../../../contract/shop-orders.ts';
import { formatRupees } from '../../lib/format.ts';
import { type CartItem, changeLine, isSameLine, removeFromCart } from './store.ts';

/** The server's response and the lines that were checked. */
export interface LookedUp {
  asked: readonly CartItem[];
  answer: CheckedCart;
}

export interface Difference {
  item: CartItem;
  text: string;
  acceptLabel: string;
  /** The line as available now; undefined when it must be removed. */
  offer: { quantity: number; price: number } | undefined;
  /** Another size may still be available. */
  isSizeSoldOut: boolean;
}

export function checkedLine({ asked, answer }: LookedUp, item: CartItem): CheckedLine | undefined {
  return answer.items[asked.findIndex((line) => isSameLine(line, item))];
}

/** What the customer must accept before checkout (shop-4), derived from the current cart. */
export function differencesIn(items: readonly CartItem[], lookedUp: LookedUp | undefined): Difference[] {
  if (!lookedUp) return [];
  return items.flatMap((item) => {
    const line = checkedLine(lookedUp, item);
    const difference = line && differenceOf(item, line);
    return difference ? [difference] : [];
  });
}

function differenceOf(item: CartItem, line: CheckedLine): Difference | undefined {
  const lost = unavailableReason(line);
  if (lost) {
    const isSizeSoldOut = line.size !== null && (line.problem === 'sold_out' || line.problem === null);
    return { item, text: lost, acceptLabel: basicWords.removeLabel, offer: undefined, isSizeSoldOut };
  }
  const { price } = line;
  const quantity = Math.min(item.quantity, line.left);
  const isShort = quantity < item.quantity;
  const isRepriced = price !== item.price;
  if (!isShort && !isRepriced) return undefined;
  const text = [
    isShort && cartWords.onlyLeft({ left: line.left, quantity: item.quantity }),
    isRepriced && cartWords.thePriceIsNow({ price: formatRupees(price), before: formatRupees(item.price) }),
  ].filter(Boolean);
  return {
    item,
    text: text.join(' '),
    acceptLabel: acceptLabelOf(isShort, isRepriced, quantity, price),
    offer: { quantity, price },
    isSizeSoldOut: false,
  };
}

function unavailableReason({ problem, note, left }: CheckedLine): string | undefined {
  if (problem === null || problem === 'price_changed' || problem === 'short') {
    return left === 0 ? cartWords.soldOut : undefined;
  }
  return note ?? cartWords.thisItemIsNotAvailable;
}

function acceptLabelOf(isShort: boolean, isRepriced: boolean, quantity: number, price: number): string {
  if (!isShort) return cartWords.accept({ price: formatRupees(price) });
  return isRepriced
    ? cartWords.changeToAt({ quantity, price: formatRupees(price) })
    : cartWords.changeTo({ quantity });
}

export function acceptDifference({ item, offer }: Difference): void {
  if (offer) changeLine(item, offer);
  else removeFromCart(item);
}
