import { TRANSFER_NAMES, type TransferState } from '../../../contract/constants/transfers.ts';
import type { Transfer } from '../../../contract/transfers.ts';

const grouped = new Intl.NumberFormat('en-US');

/** `1 row`, `12,000 rows`. */
export function rowsText(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? 'row' : 'rows'}`;
}

export function transferTitle({ kind }: Pick<Transfer, 'kind'>): string {
  return `Import of ${TRANSFER_NAMES[kind].toLowerCase()}`;
}

export const STATE_WORDS: Record<TransferState, string> = {
  UPLOADING: 'Not uploaded',
  QUEUED: 'Waiting',
  RUNNING: 'Running',
  CHECKED: 'Checked',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
};

/** Progress or result as a sentence. */
export function progressText(transfer: Transfer): string {
  const { state, rows_done, rows_total, errors } = transfer;
  switch (state) {
    case 'UPLOADING':
      return 'The upload of the file was not finished.';
    case 'QUEUED':
      return 'It begins in a moment...';
    case 'RUNNING':
      return runningText(transfer);
    case 'CHECKED':
      return errors > 0
        ? `${rowsText(errors)} of ${rowsText(rows_total ?? 0)} cannot be imported.`
        : `All ${rowsText(rows_total ?? 0)} can be imported.`;
    case 'DONE':
      return errors > 0
        ? `${rowsText(rows_done - errors)} imported, ${rowsText(errors)} left out.`
        : `${rowsText(rows_done)} imported.`;
    case 'FAILED':
      return `${transfer.failure ?? 'It failed.'}${importedText(transfer)}`;
    case 'CANCELLED':
      return `Cancelled.${importedText(transfer)}`;
  }
}

/** The imported rows of an import that ended early, so that nobody imports them twice (transfers-14). */
function importedText({ phase, rows_done, last_row, errors }: Transfer): string {
  if (phase !== 'apply') return '';
  if (rows_done === 0) return ' No row is imported.';
  const except =
    errors > 0 ? `, except ${rowsText(errors)} that ${errors === 1 ? 'was' : 'were'} left out` : '';
  // Transfers of earlier releases did not store the row.
  if (last_row === null) return ` The first ${rowsText(rows_done)} are imported${except}.`;
  const imported =
    last_row === 2 ? 'Row 2 is imported' : `Rows 2 to ${grouped.format(last_row)} are imported`;
  return ` ${imported}${except}.`;
}

/** `Download the 700 rows that are not imported`; the file has no rows that were left out before. */
export function restText({ rest_rows, errors }: Transfer): string {
  const count = rest_rows ?? 0;
  if (errors > 0) return `Download the other ${rowsText(count)}`;
  return count === 1
    ? 'Download the row that is not imported'
    : `Download the ${rowsText(count)} that are not imported`;
}

function runningText({ phase, rows_done, rows_total }: Transfer): string {
  const done =
    rows_total === null ? rowsText(rows_done) : `${grouped.format(rows_done)} of ${rowsText(rows_total)}`;
  return `${done} ${phase === 'check' ? 'checked' : 'imported'}`;
}

/** The fraction done, 0 to 1; undefined without a total. */
export function fractionDone({ rows_done, rows_total }: Transfer): number | undefined {
  if (rows_total === null) return undefined;
  return rows_total === 0 ? 1 : Math.min(1, rows_done / rows_total);
}
