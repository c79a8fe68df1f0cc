import type { transfers } from '../../db/schema/transfers.ts';

type Ended = Pick<typeof transfers.$inferSelect, 'phase' | 'state' | 'rowsDone' | 'rowsTotal' | 'lastRow'>;

/** How many rows were not imported because the import was cancelled or failed midway (transfers-14). */
export function restOf({ phase, state, rowsDone, rowsTotal, lastRow }: Ended): number {
  const endedEarly = phase === 'apply' && (state === 'CANCELLED' || state === 'FAILED');
  return endedEarly && lastRow !== null ? (rowsTotal ?? 0) - rowsDone : 0;
}
