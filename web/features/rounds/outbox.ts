import type { Round } from '../../../contract/rounds.ts';
import { type KeptRead, keptRead } from '../../lib/kept-read.ts';
import { createOutbox } from '../../lib/outbox.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ROUND_KEY, sendTick } from './api.ts';
import { afterTick, nextTick, type Tick } from './ticks.ts';

/** The ticks to send (backoffice-28). */
export const ticks = createOutbox<Tick>({
  name: 'rounds',
  next: nextTick,
  reread: rereadRounds,
  async carryOut(tick) {
    await sendTick(tick);
    return () => showSent(tick);
  },
});

let isWatched = false;

/** Sends what waits from now on, on every page until a reload. */
export function watchTicks(): void {
  if (!isWatched) ticks.watch();
  isWatched = true;
}

function rereadRounds(): void {
  void queryClient.invalidateQueries({ queryKey: ROUND_KEY });
}

/** Shows what was sent, also on the device, and refetches the lists. */
function showSent(tick: Tick): void {
  const lists = queryClient.getQueriesData<KeptRead<Round>>({ queryKey: ROUND_KEY });
  for (const [queryKey, read] of lists) {
    if (!read) continue;
    const round = afterTick(read.data, tick);
    queryClient.setQueryData(queryKey, { ...read, data: round });
    void keptRead('rounds', round.day, async () => round);
  }
  rereadRounds();
}
