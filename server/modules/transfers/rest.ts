import type { TRANSFER_PHASES, TransferState } from '../../../contract/constants/transfers.ts';

interface Ended {
  phase: (typeof TRANSFER_PHASES)[number];
  state: TransferState;
  rowsDone: number;
  rowsTotal: number | null;
  lastRow: number | null;
}

/** Whether there is something to download: the file of an export, or the rest of an import. */
export function hasFile(row: Ended): boolean {
  return (row.phase === 'export' && row.state === 'DONE') || restOf(row) > 0;
}

/** How many rows are not imported because the import was cancelled or has failed in the middle (transfers-14). */
export function restOf({ phase, state, rowsDone, rowsTotal, lastRow }: Ended): number {
  const endedEarly = phase === 'apply' && (state === 'CANCELLED' || state === 'FAILED');
  return endedEarly && lastRow !== null ? (rowsTotal ?? 0) - rowsDone : 0;
}
