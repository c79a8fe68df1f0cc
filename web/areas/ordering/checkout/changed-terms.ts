import type { PriceBreakdown } from '../../../../contract/orders.ts';
import { CallError } from '../../../lib/call-error.ts';

/** Price and day when the order was placed, and now (orders-25). */
export interface ChangedTerms {
  total: { before: number; now: number };
  expected_delivery_date: { before: string | null; now: string };
  /** Due before the work. */
  advance: { before: number; now: number };
  price: PriceBreakdown;
}

/** Undefined for any other failure. */
export function changedTermsIn(error: unknown): ChangedTerms | undefined {
  if (!(error instanceof CallError) || error.code !== 'orders.terms_changed') return undefined;
  return error.body as ChangedTerms;
}
