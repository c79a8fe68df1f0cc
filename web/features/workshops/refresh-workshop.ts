import { queryClient } from '../../lib/query-client.ts';
import type { WhoseWorkshop } from './api.ts';

/** Refetches the other parts of a workshop after one was saved, because they share one version. */
export async function refreshWorkshop(
  whose: WhoseWorkshop,
  { saved }: { saved: 'rates' | 'calendar' | 'profile' },
): Promise<void> {
  await queryClient.invalidateQueries({
    queryKey: ['workshops', whose],
    predicate: ({ queryKey }) => queryKey[2] !== saved,
  });
}
