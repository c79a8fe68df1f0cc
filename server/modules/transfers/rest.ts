import type { TRANSFER_PHASES, TransferState } from '../../../contract/constants/transfers.ts';

interface Ended {
  phase: (typeof TRANSFER_PHASES)[number];
  state: TransferState;
  rowsDone: number;
  rowsTotal: number | null;
  lastRow: number | null;
}

/** How many rows are not imported because the import was cancelled or has failed in the middle (transfers-14). */
export function restOf({ phase, state, rowsDone, rowsTotal, lastRow }: Ended): number {
  const endedEarly = phase === 'apply' && (state === 'CANCELLED' || state === 'FAILED');
  return endedEarly && lastRow !== null ? (rowsTotal ?? 0) - rowsDone : 0;
}
