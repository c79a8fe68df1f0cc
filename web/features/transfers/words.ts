import { transfersWords } from '#words';
import type { Transfer } from '../../../contract/transfers.ts';

/** Progress or result as a sentence. */
export function progressText(transfer: Transfer): string {
  const { state, rows_done, rows_total, errors } = transfer;
  const total = rows_total ?? 0;
  switch (state) {
    case 'UPLOADING':
      return transfersWords.theUploadWasNotFinished;
    case 'QUEUED':
      return transfersWords.itBeginsInAMoment;
    case 'RUNNING':
      return runningText(transfer);
    case 'CHECKED':
      return errors > 0
        ? transfersWords.rowsCannotBeImported({ wrong: errors, total })
        : transfersWords.allRowsCanBeImported({ total });
    case 'DONE':
      return errors > 0
        ? transfersWords.rowsAreImportedAndLeftOut({ count: rows_done - errors, leftOut: errors })
        : transfersWords.rowsAreImported({ count: rows_done });
    case 'FAILED':
      return `${transfer.failure ?? transfersWords.itFailed}${importedText(transfer)}`;
    case 'CANCELLED':
      return `${transfersWords.cancelled}${importedText(transfer)}`;
  }
}

/** The imported rows of an import that ended early, so that nobody imports them twice (transfers-14). */
function importedText({ phase, rows_done, last_row, errors: leftOut }: Transfer): string {
  if (phase !== 'apply') return '';
  if (rows_done === 0) return ` ${transfersWords.noRowIsImported}`;
  // Transfers of earlier releases did not store the row.
  return last_row === null
    ? ` ${transfersWords.theFirstRowsAreImported({ count: rows_done, leftOut })}`
    : ` ${transfersWords.rowsUpToAreImported({ last: last_row, leftOut })}`;
}

/** For the button that downloads the rows after the last; those that were left out before are not in the file. */
export function restText({ rest_rows, errors }: Transfer): string {
  const count = rest_rows ?? 0;
  return errors > 0
    ? transfersWords.downloadTheOtherRows({ count })
    : transfersWords.downloadTheRowsThatAreNotImported({ count });
}

function runningText({ phase, rows_done: done, rows_total: total }: Transfer): string {
  return total === null
    ? transfersWords.rowsSoFar[phase]({ done })
    : transfersWords.rowsOfAll[phase]({ done, total });
}

/** The fraction done, 0 to 1; undefined without a total. */
export function fractionDone({ rows_done, rows_total }: Transfer): number | undefined {
  if (rows_total === null) return undefined;
  return rows_total === 0 ? 1 : Math.min(1, rows_done / rows_total);
}
