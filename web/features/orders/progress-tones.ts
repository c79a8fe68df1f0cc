import type { GarmentProgress } from '../../../contract/order-garments.ts';

/** The tone of the badge that says how far a garment is. */
export const PROGRESS_TONES = {
  WAITING: 'brand',
  STITCHING: 'saffron',
  CHECKING: 'saffron',
  READY: 'leaf',
  CANCELLED: 'madder',
} as const satisfies Record<GarmentProgress, string>;
