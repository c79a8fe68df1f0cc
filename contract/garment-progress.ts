import { withDiscount } from './discounted.ts';
import type { Garment, GarmentProgress } from './order-garments.ts';
import type { OrderStatus, PriceBreakdown } from './orders.ts';

/** The garments that are stitched; the others were cancelled (orders-112). */
export function stitched<One extends Pick<Garment, 'progress'>>(garments: readonly One[]): One[] {
  return garments.filter(({ progress }) => progress !== 'CANCELLED');
}

const AT_WORK: readonly OrderStatus[] = ['ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK'];

/**
 * The order's step by which its status follows the garments that are stitched (orders-110); undefined where it has
 * followed. A parcel that the shop sends is not made ready, but shipped.
 */
export function stepThatFollows(
  { status, delivery }: { status: OrderStatus; delivery: 'BY_OWN' | 'BY_SHOP' | null },
  garments: readonly GarmentProgress[],
): 'start' | 'check' | 'rework' | 'make_ready' | undefined {
  if (!AT_WORK.includes(status) || garments.every((one) => one === 'WAITING')) return undefined;
  if (garments.some((one) => one === 'WAITING' || one === 'STITCHING')) {
    if (status === 'ACCEPTED') return 'start';
    return status === 'QUALITY_CHECK' ? 'rework' : undefined;
  }
  if (status === 'IN_PRODUCTION') return 'check';
  const isReady = garments.every((one) => one === 'READY');
  return status === 'QUALITY_CHECK' && isReady && delivery === 'BY_OWN' ? 'make_ready' : undefined;
}

/** Where garments are once their whole order has moved to `status`; a trigger of the database does the same. */
export function takenAlong(status: OrderStatus, garments: readonly GarmentProgress[]): GarmentProgress[] {
  const moving = garments.filter((one) => one !== 'CANCELLED');
  const isBehind = (one: GarmentProgress) => one === 'WAITING' || one === 'STITCHING';
  const isStarted = moving.some(isBehind) && moving.some((one) => one !== 'WAITING');
  const to = (one: GarmentProgress): GarmentProgress => {
    if (status === 'CANCELLED') return one;
    if (status === 'IN_PRODUCTION') return isStarted ? one : 'STITCHING';
    if (status === 'QUALITY_CHECK') return isBehind(one) ? 'CHECKING' : one;
    return ['READY', 'SHIPPED', 'DELIVERED', 'ALTERATION'].includes(status) ? 'READY' : 'WAITING';
  };
  return garments.map((one) => (one === 'CANCELLED' ? one : to(one)));
}

/**
 * The bill without a garment and its cloth: the surcharge of an urgent order keeps its share, other parts stay as
 * agreed.
 */
export function priceWithout(price: PriceBreakdown, garment: number | null, itsCloth = 0): PriceBreakdown {
  const stitching = price.stitching - (garment ?? 0);
  const urgent_surcharge = Math.round((price.urgent_surcharge * stitching) / price.stitching);
  const less = price.stitching - stitching + price.urgent_surcharge - urgent_surcharge + itsCloth;
  const left = { stitching, urgent_surcharge, cloth: price.cloth - itsCloth, total: price.total - less };
  return withDiscount({ ...price, ...left }, price.discount);
}
