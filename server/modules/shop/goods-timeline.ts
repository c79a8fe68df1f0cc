import { GOODS_STAGES } from '../../../contract/constants/orders.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';
import type { TrackingStage } from '../../../contract/tracking.ts';

const ENTERED_BY = [
  'PLACED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
] as const satisfies readonly SellerOrderStatus[];

interface SellerOrder {
  id: number;
  status: SellerOrderStatus;
}

interface SellerOrderStep {
  sellerOrder: number;
  to: SellerOrderStatus;
  at: Date;
}

/** The status of the slowest seller order that is not cancelled. */
export function goodsStatus(sellerOrders: readonly SellerOrder[]): SellerOrderStatus {
  const sent = sentOf(sellerOrders);
  if (sent.some(({ status }) => status === 'UNCONFIRMED')) return 'UNCONFIRMED';
  if (sent.length === 0) return 'CANCELLED';
  if (sent.every(({ status }) => status === 'RETURNED')) return 'RETURNED';
  return ENTERED_BY[slowest(sent)] ?? 'PLACED';
}

/** Public stages of a cart order; `steps` oldest first. The last seller order to reach a stage decides. */
export function goodsTimeline(
  sellerOrders: readonly SellerOrder[],
  steps: readonly SellerOrderStep[],
): TrackingStage[] {
  const sent = sentOf(sellerOrders);
  const isEnded = sent.length === 0;
  // An unconfirmed order has not reached the first stage.
  const wasPlaced = steps.some(({ to }) => to === 'PLACED');
  const last = isEnded ? (wasPlaced ? 0 : -1) : slowest(sent);
  return GOODS_STAGES.map((name, place) => {
    if (place > last) return { name, state: 'open', at: null };
    const times = (isEnded ? sellerOrders : sent).map(({ id }) =>
      steps.findLast(({ sellerOrder, to }) => sellerOrder === id && to === ENTERED_BY[place])?.at.getTime(),
    );
    const known = times.filter((time) => time !== undefined);
    const isDone = place < last || isEnded || place === GOODS_STAGES.length - 1;
    return {
      name,
      state: isDone ? 'done' : 'current',
      at: known.length > 0 ? new Date(Math.max(...known)).toISOString() : null,
    };
  });
}

function sentOf(sellerOrders: readonly SellerOrder[]): SellerOrder[] {
  return sellerOrders.filter(({ status }) => status !== 'CANCELLED');
}

/** Returned goods count as delivered. */
function slowest(sent: readonly SellerOrder[]): number {
  return Math.min(
    ...sent.map(({ status }) =>
      ENTERED_BY.findIndex((entry) => entry === (status === 'RETURNED' ? 'DELIVERED' : status)),
    ),
  );
}
