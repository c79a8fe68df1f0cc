import type { Transfer } from '../../../contract/transfers.ts';
import { queryClient } from '../../lib/query-client.ts';
import { TRANSFERS_KEY, transferKey } from './api.ts';

/** Shows a call's response, and refetches the list. */
export async function remember(answer: Promise<Transfer>): Promise<Transfer> {
  const transfer = await answer;
  queryClient.setQueryData(transferKey(transfer.id), transfer);
  void queryClient.invalidateQueries({ queryKey: TRANSFERS_KEY });
  return transfer;
}
