import { ordersWords } from '#words';
import type { TrackedOrder } from '../../../contract/tracking.ts';
import { trackingNumberFrom } from '../../../contract/tracking-number.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

export type LookUp = { status: number } & (
  | { state: 'unasked' }
  | { state: 'found'; order: TrackedOrder }
  /** No order can have this number; `sentence` says why. */
  | { state: 'refused'; sentence: string }
  | { state: 'failed'; sentence: string }
);

/** Looks up an order by its typed number; null if the URL has none. */
export async function lookUpOrder(read: Read, typed: string | null): Promise<LookUp> {
  if (typed === null) return { state: 'unasked', status: 200 };
  if (typed.trim() === '') {
    return refused(ordersWords.enterTheTrackingNumber);
  }
  const number = trackingNumberFrom(typed);
  if (!number) {
    return refused(ordersWords.thisIsNotATrackingNumber);
  }
  try {
    return {
      state: 'found',
      order: await read('GET /tailor_module/order-tracking/{number}/', { params: { number } }),
      status: 200,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 404) {
      return refused(ordersWords.weFoundNoOrder({ number }));
    }
    return { state: 'failed', sentence: error.message, status: error.status || 503 };
  }
}

function refused(sentence: string): LookUp {
  return { state: 'refused', sentence, status: 404 };
}
