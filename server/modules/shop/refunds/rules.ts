import type { REFUND_CAUSES } from '../../../../contract/constants/shop-orders.ts';
import type { SellerOrderStatus } from '../../../../contract/shop-orders.ts';

interface SellerOrderAmount {
  status: SellerOrderStatus;
  subTotal: number;
  /** Its share of the order's discount; absent in orders of release 1.0.0. */
  discount?: number | null;
  /** Goods that have come back in parts, with their price and their share of the discount. */
  returns?: readonly { id: number; value: number; discount?: number | null }[];
}

interface OrderAmounts {
  subTotal: number;
  discount: number;
  total: number;
  /** Paid from store credit; absent: nothing. */
  credit?: number;
}

/**
 * Rupees that should be refunded by now: everything if nothing was shipped, otherwise cancelled and returned goods less
 * their share of the discount.
 */
export function refundDue(order: OrderAmounts, sellerOrders: readonly SellerOrderAmount[]): number {
  return dueFor(
    order,
    sellerOrders,
    sellerOrders.flatMap((one) => sharesOf({ ...one, id: 0 })),
  );
}

function priceOf(sellerOrders: readonly Pick<SellerOrderAmount, 'subTotal'>[]): number {
  return sellerOrders.reduce((sum, { subTotal }) => sum + subTotal, 0);
}

/** The part of the order's discount that belongs to these seller orders (discounts-4). */
export function discountOf(
  order: Pick<OrderAmounts, 'discount' | 'subTotal'>,
  sellerOrders: readonly Pick<SellerOrderAmount, 'subTotal' | 'discount'>[],
): number {
  const shares = sellerOrders.map(({ discount }) => discount ?? null);
  if (shares.every((share) => share !== null)) return shares.reduce((sum, share) => sum + share, 0);
  return Math.round((order.discount * priceOf(sellerOrders)) / order.subTotal);
}

export function hasEnded(sellerOrders: readonly SellerOrderAmount[]): boolean {
  return sellerOrders.every(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
}

interface MadeRefund {
  cause: (typeof REFUND_CAUSES)[number];
  sellerOrderId: number | null;
  returnId?: number | null;
  amount: number;
}

export interface DueRefund extends MadeRefund {
  cause: 'PART_CANCELLED' | 'RETURN';
  sellerOrderId: number;
  returnId: number | null;
}

export interface Paid {
  order: OrderAmounts;
  /** `cash`: the amount that the courier collects, once it is fixed. */
  sellerOrders: readonly (SellerOrderAmount & { id: number; cash?: number | null })[];
  /** Cancelled goods are never paid in cash, so they need no refund. */
  isCash: boolean;
}

/**
 * The money paid, without store credit: by card everything, in cash the goods that were not cancelled. What is left of
 * a cash order is paid from the credit first.
 */
export function paidFor({ order, sellerOrders, isCash }: Paid): number {
  const credit = order.credit ?? 0;
  if (!isCash) return order.total - credit;
  const collected = sellerOrders.filter((one) => !isCancelled(one)).map(({ cash }) => cash ?? null);
  const isCertain = collected.length > 0 && collected.every((cash) => cash !== null);
  if (isCertain) return collected.reduce<number>((sum, cash) => sum + (cash ?? 0), 0);
  const fixed = collected.reduce<number>((sum, cash) => sum + (cash ?? 0), 0);
  return Math.max(
    fixed,
    order.total - dueFor(order, sellerOrders, sellerOrders.filter(isCancelled).flatMap(sharesOf)) - credit,
  );
}

/**
 * Rupees of the credit that should be back by now (credit-5): what the cancelled and returned goods have cost, less
 * the money that goes back for them or was never collected. So money goes back first, and credit after it.
 */
export function creditBack(paid: Paid, made: readonly MadeRefund[]): number {
  const { order, sellerOrders } = paid;
  const credit = order.credit ?? 0;
  if (credit === 0) return 0;
  const ofGoods = made.filter(({ cause }) => cause === 'PART_CANCELLED' || cause === 'RETURN');
  const money = sumOf(ofGoods) + sumOf(refundsDue(paid, made));
  const uncollected = order.total - credit - paidFor(paid);
  return Math.min(credit, Math.max(0, refundDue(order, sellerOrders) - money - uncollected));
}

/** A part of a seller order that has a refund of its own. */
interface Share {
  sellerOrderId: number;
  /** Null: what was cancelled, or what came back without a return of its own. */
  returnId: number | null;
  subTotal: number;
  discount: number | null;
  isCancelled: boolean;
}

function sharesOf(one: SellerOrderAmount & { id: number }): Share[] {
  const { id: sellerOrderId, subTotal, discount = null, returns = [] } = one;
  const all = { sellerOrderId, returnId: null, subTotal, discount, isCancelled: isCancelled(one) };
  if (all.isCancelled) return [all];
  const shares = returns.map((back) => ({
    ...all,
    returnId: back.id,
    subTotal: back.value,
    discount: back.discount ?? null,
  }));
  if (one.status !== 'RETURNED') return shares;
  const rest = {
    ...all,
    subTotal: subTotal - priceOf(shares),
    discount:
      discount === null ? null : shares.reduce((left, share) => left - (share.discount ?? 0), discount),
  };
  return rest.subTotal > 0 ? [...shares, rest] : shares;
}

const keyOf = ({ sellerOrderId, returnId = null }: Pick<MadeRefund, 'sellerOrderId' | 'returnId'>) =>
  `${sellerOrderId}-${returnId ?? 0}`;

/**
 * Due refunds that are not recorded, one for each cancelled seller order and each return. Other refunds do not reduce
 * them, but the sum never exceeds the amount paid.
 */
export function refundsDue(paid: Paid, made: readonly MadeRefund[]): DueRefund[] {
  const { order, sellerOrders, isCash } = paid;
  const settled = new Set(made.map(keyOf));
  const isSettled = (share: Share) => settled.has(keyOf(share)) || (isCash && share.isCancelled);
  const shares = sellerOrders.flatMap(sharesOf);
  const done = shares.filter(isSettled);
  const cancelled = shares.filter((share) => share.isCancelled);
  let left = paidFor(paid) - sumOf(made);
  let refunded = isCash ? dueFor(order, sellerOrders, cancelled) : 0;
  refunded += sumOf(made.filter(({ cause }) => cause === 'PART_CANCELLED' || cause === 'RETURN'));
  const due: DueRefund[] = [];
  for (const share of shares) {
    if (isSettled(share)) continue;
    done.push(share);
    const amount = Math.min(dueFor(order, sellerOrders, done) - refunded, left);
    if (amount <= 0) continue;
    refunded += amount;
    left -= amount;
    const { sellerOrderId, returnId } = share;
    due.push({ cause: share.isCancelled ? 'PART_CANCELLED' : 'RETURN', sellerOrderId, returnId, amount });
  }
  return due;
}

/** Ends the name of a refund, which is the same in all attempts. */
export function partName({ sellerOrderId, returnId }: Pick<DueRefund, 'sellerOrderId' | 'returnId'>): string {
  return returnId === null ? `${sellerOrderId}` : `${sellerOrderId}-${returnId}`;
}

export function isEnded({ status }: Pick<SellerOrderAmount, 'status'>): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}

function isCancelled({ status }: SellerOrderAmount): boolean {
  return status === 'CANCELLED';
}

/** What the shares cost, less their part of the discount; the whole order if all of it was cancelled. */
function dueFor(
  order: OrderAmounts,
  sellerOrders: readonly SellerOrderAmount[],
  shares: readonly Share[],
): number {
  if (shares.filter((share) => share.isCancelled).length === sellerOrders.length) return order.total;
  return priceOf(shares) - discountOf(order, shares);
}

interface RefundState {
  paymentId: number | null;
  completedAt: Date | null;
  failedAt: Date | null;
}

/** True if the gateway has yet to make it. */
export function isOpen({ paymentId, completedAt, failedAt }: RefundState): boolean {
  return paymentId !== null && completedAt === null && failedAt === null;
}

export function isMadeByGateway({ paymentId, completedAt, failedAt }: RefundState): boolean {
  return paymentId !== null && completedAt !== null && failedAt === null;
}

/** True if staff have to pay it: the order was paid in cash, or the gateway could not refund it. */
export function isByHand({ paymentId, failedAt }: Pick<RefundState, 'paymentId' | 'failedAt'>): boolean {
  return paymentId === null || failedAt !== null;
}

interface Listed {
  name: string | null;
  amount: number;
  state: 'made' | 'pending' | 'failed';
}

/** Rupees refunded at the gateway beyond our records; negative if a recorded refund came back. */
export function takenElsewhere(
  listed: readonly Listed[],
  rows: readonly (RefundState & { name: string; amount: number; cause: string })[],
): number {
  const ours = new Set(rows.map(({ name }) => name));
  const named = new Set(listed.map(({ name }) => name));
  const unknown = listed.filter(
    ({ name, state }) => state !== 'failed' && (name === null || !ours.has(name)),
  );
  const recorded = rows.filter(
    (row) => row.completedAt !== null && !isByHand(row) && row.cause !== 'CHARGEBACK' && !named.has(row.name),
  );
  return sumOf(unknown) - sumOf(recorded);
}

/**
 * Assigns `amount`, refunded in the gateway's dashboard, to our open refunds: one of the same amount is completed by
 * it; those that exceed what is `left` at the gateway are completed or reduced; the rest is goodwill.
 */
export function splitOf(
  amount: number,
  left: number,
  unmade: readonly { id: number; amount: number }[],
): { completed: number[]; lessened: { id: number; amount: number }[]; goodwill: number } {
  const same = unmade.find((row) => row.amount === amount);
  if (same) return { completed: [same.id], lessened: [], goodwill: 0 };
  const completed: number[] = [];
  const lessened: { id: number; amount: number }[] = [];
  for (const row of unmade) {
    if (row.amount <= left) left -= row.amount;
    else if (row.amount <= amount) {
      completed.push(row.id);
      amount -= row.amount;
    } else {
      lessened.push({ id: row.id, amount: left });
      left = 0;
    }
  }
  return { completed, lessened, goodwill: amount };
}

/** In rupees. */
export function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
