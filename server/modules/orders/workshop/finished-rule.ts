import { differencesOf } from '../../../../contract/finished-measures.ts';
import { MEASURES } from '../../../../contract/measures.ts';
import { Failure, fail } from '../../../fail.ts';
import type { OrderWithMeasures } from '../queries.ts';

interface Said {
  despite_difference?: boolean | undefined;
  reason?: string | undefined;
}

/**
 * Fails with `orders.measures_differ` for a garment beyond the tolerance, unless the tailor sends it nevertheless and says
 * why (workshop-9).
 */
export function requireSameMeasures(
  { measures, finished }: Pick<OrderWithMeasures, 'measures' | 'finished'>,
  { despite_difference, reason }: Said,
): void {
  const differences = differencesOf(measures?.values ?? {}, finished?.values ?? {});
  if (differences.length === 0) return;
  if (!despite_difference) {
    const names = differences.map(({ measure }) => MEASURES[measure].name.toLowerCase());
    throw new Failure('orders.measures_differ', {
      details: { measures: names.join(', ') },
      data: { differences },
    });
  }
  if (!reason) fail('orders.reason_missing');
}
