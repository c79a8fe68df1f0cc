import { calls } from '../../../contract/calls.ts';
import type { TrackedOrder } from '../../../contract/tracking.ts';
import { trackingIdFrom } from '../../../contract/tracking-number.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

export type LookUp = { status: number } & (
  | { state: 'unasked' }
  | { state: 'found'; order: TrackedOrder }
  /** Nothing can be found by this number; the sentence helps to find a better one. */
  | { state: 'refused'; sentence: string }
  /** The question could not be asked. */
  | { state: 'failed'; sentence: string }
);

/** Looks up the order of a number as somebody typed it; null when there is none in the address. */
export async function lookUpOrder(read: Read, typed: string | null): Promise<LookUp> {
  if (typed === null) return { state: 'unasked', status: 200 };
  if (typed.trim() === '') {
    return refused('Enter the tracking number from your invoice or our e-mail about the order.');
  }
  const number = trackingIdFrom(typed);
  if (!number) {
    return refused(
      'This is not a tracking number. It starts with NP-, then ten letters and digits without a U.',
    );
  }
  try {
    return { state: 'found', order: await read(calls.trackOrder, { params: { number } }), status: 200 };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 404) {
      return refused(
        `We found no order with the number ${number}. Compare it with your invoice, character by character.`,
      );
    }
    return { state: 'failed', sentence: error.message, status: error.status || 503 };
  }
}

function refused(sentence: string): LookUp {
  return { state: 'refused', sentence, status: 404 };
}
