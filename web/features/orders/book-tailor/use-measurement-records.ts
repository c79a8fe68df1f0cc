import { useEffect, useState } from 'react';
import type { Measurement } from '../../../../contract/measurements.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useSession } from '../../../lib/session.ts';
import { readMeasurements } from '../../measurements/api.ts';

export type Records =
  | { state: 'signed-out' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; list: Measurement[] };

/** Loads the measurement records when the form opens (orders-5). */
export function useMeasurementRecords(): Records {
  const user = useSession((session) => session.user);
  const [records, setRecords] = useState<Records>({ state: 'loading' });
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) return setRecords({ state: 'signed-out' });
    const abort = new AbortController();
    readMeasurements(abort.signal)
      .then((list) => setRecords({ state: 'loaded', list }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) {
          setRecords({ state: 'failed', message: failureSentence(error, 'Failed to fetch measurements') });
        }
      });
    return () => abort.abort();
  }, [user]);
  return records;
}
