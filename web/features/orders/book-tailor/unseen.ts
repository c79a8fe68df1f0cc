import { orderFormWords } from '#words';
import type { Address } from '../../../../contract/addresses.ts';
import { isAllSent } from './cloth.ts';
import type { OrderFields } from './draft.ts';
import type { Records } from './use-measurement-records.ts';

type Problem = [field: 'measurement_source' | 'collection_address' | 'delivery_address', message: string];

/** Problems of values that the form does not show: a record or an address that has not loaded (orders-42). */
export function unseenIn(
  fields: Pick<
    OrderFields,
    | 'measurement_source'
    | 'pickup'
    | 'delivery'
    | 'collection_address'
    | 'delivery_address'
    | 'cloth_source'
    | 'is_pickup_for_others'
  >,
  records: Records['state'],
  addresses: readonly Address[] | undefined,
): Problem[] {
  const problems: Problem[] = [];
  if (fields.measurement_source === 'STORE' && (records === 'loading' || records === 'failed')) {
    problems.push(['measurement_source', orderFormWords.yourMeasurementsAreNotLoadedTry]);
  }
  const ways = [
    [isAllSent(fields) ? 'BY_OWN' : fields.pickup, 'collection_address'],
    [fields.delivery, 'delivery_address'],
  ] as const;
  for (const [handover, field] of ways) {
    const { choice } = fields[field];
    const isKnown =
      choice === 'new' || choice === 'same' || addresses?.some(({ id }) => String(id) === choice);
    if (handover === 'BY_SHOP' && !isKnown) {
      problems.push([field, orderFormWords.yourAddressesAreNotLoadedTry]);
    }
  }
  return problems;
}
