import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Calls `onData` with the data of a query, undefined until it is loaded, until the returned function is called. */
export function observeQuery<Data, Key extends QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
  onData: (data: Data | undefined) => void,
): () => void {
  const observer = new QueryObserver(queryClient, options);
  onData(observer.getCurrentResult().data);
  return observer.subscribe(({ data }) => onData(data));
}
