import { queryClient } from '../../lib/query-client.ts';
import { RETURNS_KEY } from './api.ts';

/** After an answer or a receipt, which change the orders too. */
export async function refreshReturns(): Promise<void> {
  await Promise.all(
    [RETURNS_KEY, ['seller-orders'], ['staff-orders']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
