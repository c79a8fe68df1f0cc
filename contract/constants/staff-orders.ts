import { BULK_STATUSES, ORDER_STATUSES } from './orders.ts';
import { SELLER_ORDER_STATUSES } from './shop-orders.ts';

export const ORDER_KINDS = ['single', 'bulk', 'goods'] as const;

/** Every status that an order of some kind may have. */
export const ALL_STATUSES = [
  ...new Set([...ORDER_STATUSES, ...BULK_STATUSES, ...SELLER_ORDER_STATUSES]),
] as const;

/** What the shop has to do before an order goes on (backoffice-2). */
export const WAITS_FOR = ['price', 'quote', 'tailor', 'call', 'payment', 'refund'] as const;

/** What came of a call. */
export const CALL_OUTCOMES = ['CONTACTED', 'UNREACHABLE'] as const;

export const MAX_ORDER_NOTE_LENGTH = 2000;
