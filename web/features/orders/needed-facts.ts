import { orderNameWords } from '#words';
import { neededIn } from '../../../contract/needed-by.ts';
import type { SingleOrder } from '../../../contract/orders.ts';
import { formatDay } from '../../lib/format.ts';

/** The day that the customer needs it, and what for (orders-65). */
export function neededFacts({ needed_by, occasion }: Pick<SingleOrder, 'needed_by' | 'occasion'>) {
  if (!needed_by) return [];
  return [[orderNameWords.neededBy, neededIn(orderNameWords, formatDay(needed_by), occasion)]] as const;
}
