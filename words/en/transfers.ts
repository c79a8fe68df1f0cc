import { grouped } from '../../contract/figures.ts';
import { plural } from '../plural.ts';

const rows = (count: number) => plural(count, '1 row', `${grouped(count)} rows`);

export const exportLabel = 'Export';
export const exporting = 'Exporting...';
export const exportNames = {
  orders: 'export of orders',
  customers: 'export of customers',
  newsletter: 'export of newsletter subscribers',
  products: 'export of products',
};
export const cancelExport = {
  orders: 'Cancel the export of orders',
  customers: 'Cancel the export of customers',
  newsletter: 'Cancel the export of newsletter subscribers',
  products: 'Cancel the export of products',
};
export const cancel = 'Cancel';
export const kilobytes = ({ size }: { size: number }) => `${grouped(size)} kB`;
export const theFileIsComplete = 'The file is complete.';
export const cancelled = 'Cancelled.';
export const theExportBrokeOff = 'The export broke off, and nothing was saved. Please try again.';
export const csvFileOf = { products: 'CSV file of products' };
export const columnsAreNotImported = ({ count, columns }: { count: number; columns: string }) =>
  plural(count, `This column is not imported: ${columns}.`, `These columns are not imported: ${columns}.`);
export const uploadOf = ({ file }: { file: string }) => `Upload of ${file}`;
export const uploadOfTheFile = 'Upload of the file';
export const theCheckBegins = 'Uploaded; the check begins...';
export const checkTheFile = 'Check the file';
export const chooseACsvFile = 'Choose a CSV file.';
export const theFileIsTooLarge = ({ most }: { most: number }) =>
  `The file is larger than ${most} MB. Please split it: each part needs the first row.`;
export const theFileHasChanged = 'The file has changed since you chose it. Choose it again.';
export const theFileCouldNotBeUploaded = 'The file could not be uploaded.';
export const theCheckIsComplete = 'The check is complete.';
export const imported = 'Imported.';
export const importOf = { products: 'Import of products' };
export const cancelImport = { products: 'Cancel the import of products' };
export const importRows = ({ count }: { count: number }) => `Import ${rows(count)}`;
export const theImportCouldNotBeStarted = 'The import could not be started.';
export const theRowsCouldNotBeDownloaded = 'The rows could not be downloaded.';
export const itCouldNotBeCancelled = 'It could not be cancelled.';
export const states = {
  UPLOADING: 'Not uploaded',
  QUEUED: 'Waiting',
  RUNNING: 'Running',
  CHECKED: 'Checked',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
};
export const theUploadWasNotFinished = 'The upload of the file was not finished.';
export const itBeginsInAMoment = 'It begins in a moment...';
/** By phase: of a file whose rows are not counted yet. */
export const rowsSoFar = {
  check: ({ done }: { done: number }) => `${rows(done)} checked`,
  apply: ({ done }: { done: number }) => `${rows(done)} imported`,
};
/** By phase. */
export const rowsOfAll = {
  check: ({ done, total }: { done: number; total: number }) => `${grouped(done)} of ${rows(total)} checked`,
  apply: ({ done, total }: { done: number; total: number }) => `${grouped(done)} of ${rows(total)} imported`,
};
export const rowsCannotBeImported = ({ wrong, total }: { wrong: number; total: number }) =>
  `${rows(wrong)} of ${rows(total)} cannot be imported.`;
export const allRowsCanBeImported = ({ total }: { total: number }) => `All ${rows(total)} can be imported.`;
export const rowsAreImported = ({ count }: { count: number }) => `${rows(count)} imported.`;
export const rowsAreImportedAndLeftOut = ({ count, leftOut }: { count: number; leftOut: number }) =>
  `${rows(count)} imported, ${rows(leftOut)} left out.`;
export const itFailed = 'It failed.';
export const noRowIsImported = 'No row is imported.';
const except = (leftOut: number) =>
  leftOut === 0 ? '' : `, except ${rows(leftOut)} that ${plural(leftOut, 'was', 'were')} left out`;
export const theFirstRowsAreImported = ({ count, leftOut }: { count: number; leftOut: number }) =>
  `The first ${rows(count)} are imported${except(leftOut)}.`;
/** The first row of data is row 2. */
export const rowsUpToAreImported = ({ last, leftOut }: { last: number; leftOut: number }) =>
  `${last === 2 ? 'Row 2 is imported' : `Rows 2 to ${grouped(last)} are imported`}${except(leftOut)}.`;
export const downloadTheOtherRows = ({ count }: { count: number }) => `Download the other ${rows(count)}`;
export const downloadTheRowsThatAreNotImported = ({ count }: { count: number }) =>
  plural(
    count,
    'Download the row that is not imported',
    `Download the ${grouped(count)} rows that are not imported`,
  );
export const fileStarted = ({ file, moment, day }: { file: string; moment: string; day: string }) =>
  `${file}, started ${moment}, deleted on ${day}`;
export const wrongRowsOf = ({ file }: { file: string }) => `Wrong rows of ${file}`;
export const loadingTheWrongRows = 'Loading the wrong rows...';
export const failedToGetTheWrongRows = 'Failed to get the wrong rows';
export const wrongRows = 'Wrong rows';
export const row = 'Row';
export const column = 'Column';
export const whatIsWrong = 'What is wrong';
export const showAll = 'Show all';
export const onlyTheFirstThousandAreListed = 'Only the first thousand errors are listed.';
export const loadingTheTransfers = 'Loading the transfers...';
export const failedToGetTheTransfers = 'Failed to get the transfers';
export const noTransfersYet = 'No transfers yet';
