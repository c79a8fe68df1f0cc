import { useQuery } from '@tanstack/react-query';
import type { Measurement } from '../../../../contract/measurements.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { measurementsQuery } from '../../measurements/api.ts';

export type Records =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'loaded'; list: Measurement[] };

/** See orders-5. */
export function useMeasurementRecords(): Records {
  const user = useSession((session) => session.user);
  const { data: list, error, refetch } = useQuery(measurementsQuery, queryClient);
  if (user === null) return { state: 'signed-out' };
  if (list) return { state: 'loaded', list };
  if (!error) return { state: 'loading' };
  const message = failureSentence(error, 'Failed to fetch measurements');
  return { state: 'failed', message, retry: () => void refetch() };
}
