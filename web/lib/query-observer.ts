import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Calls `onData` with a query's data, undefined until loaded. Returns a function to stop. */
export function observeQuery<Data, Key extends QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
  onData: (data: Data | undefined) => void,
): () => void {
  const observer = new QueryObserver(queryClient, options);
  onData(observer.getCurrentResult().data);
  return observer.subscribe(({ data }) => onData(data));
}
