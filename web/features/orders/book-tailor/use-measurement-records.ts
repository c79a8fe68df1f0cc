import { useQuery } from '@tanstack/react-query';
import { orderFormWords } from '#words';
import type { Measurement } from '../../../../contract/measurements.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { measurementsQuery } from '../../measurements/api.ts';

export type Records =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'loaded'; list: Measurement[] };

/** True if the chosen record was deleted meanwhile. */
export function isRecordGone(chosen: string, list: readonly Measurement[] | undefined): boolean {
  return chosen !== '' && list !== undefined && !list.some(({ id }) => String(id) === chosen);
}

/** Refetches the records if an order was refused because its record was deleted; throws `error`. */
export async function readRecordsAfter(error: unknown): Promise<never> {
  if (error instanceof CallError && error.fields.measurement) {
    await queryClient.refetchQueries({ queryKey: measurementsQuery.queryKey });
  }
  throw error;
}

/** See orders-5. */
export function useMeasurementRecords(): Records {
  const user = useSession((session) => session.user);
  const { data: list, error, refetch } = useQuery(measurementsQuery, queryClient);
  if (user === null) return { state: 'signed-out' };
  if (list) return { state: 'loaded', list };
  if (!error) return { state: 'loading' };
  const message = failureSentence(error, orderFormWords.failedToFetchMeasurements);
  return { state: 'failed', message, retry: () => void refetch() };
}
