import { QueryClient } from '@tanstack/react-query';
import { useSession } from './session.ts';

/** A failed query is not retried by a timer: pages show "Try again", and reconnect and focus refetch. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, fail instead of waiting for the network.
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

// No provider does it: in the root it would load the library on every page.
queryClient.mount();

useSession.subscribe(({ account }, before) => {
  if (account !== before.account) forgetEverything();
});

/** Mounted queries are emptied and refetched, the others are dropped. */
function forgetEverything(): void {
  void queryClient.resetQueries();
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
}
