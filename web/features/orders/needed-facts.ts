import { orderNameWords } from '#words';
import { neededIn } from '../../../contract/needed-by.ts';
import type { SingleOrder } from '../../../contract/orders.ts';
import { formatDay } from '../../lib/format.ts';

/** The day that the customer needs it, and what for (orders-65). */
export function neededFacts({ needed_by, occasion }: Pick<SingleOrder, 'needed_by' | 'occasion'>) {
  if (!needed_by) return [];
  // Not the whole module, which has the names of everything.
  const words = { neededFor: orderNameWords.neededFor, occasions: orderNameWords.occasions };
  return [[orderNameWords.neededBy, neededIn(words, formatDay(needed_by), occasion)]] as const;
}
