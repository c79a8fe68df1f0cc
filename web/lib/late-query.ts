import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/**
 * A query on a public page; loads the query library only if there is one. Undefined without a query, until it is
 * loaded, and on failure.
 */
export function useLateQuery<Data, Key extends QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key> | undefined,
): Data | undefined {
  const [result, setResult] = useState<{ key: string; data: Data | undefined }>();
  const latest = useRef(options);
  latest.current = options;
  const key = options && JSON.stringify(options.queryKey);
  useEffect(() => {
    if (key === undefined) return;
    let hasLeft = false;
    let stop = () => {
      hasLeft = true;
    };
    import('./query-observer.ts').then(
      ({ observeQuery }) => {
        if (hasLeft || !latest.current) return;
        stop = observeQuery(latest.current, (data) => setResult({ key, data }));
      },
      // Without the library, the page is as for visitors.
      () => undefined,
    );
    return () => stop();
  }, [key]);
  return result && result.key === key ? result.data : undefined;
}
