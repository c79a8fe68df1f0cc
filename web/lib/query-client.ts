import { QueryClient } from '@tanstack/react-query';
import { useSession } from './session.ts';

/** A failed query is not retried by a timer: pages show "Try again", and reconnect and focus refetch. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Fail offline instead of waiting for the network.
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

// A provider in the root would load the library on every page.
queryClient.mount();

useSession.subscribe(({ account }, before) => {
  if (account !== before.account) forgetEverything();
});

/** Clears and refetches mounted queries, drops the others. */
function forgetEverything(): void {
  void queryClient.resetQueries();
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
}
