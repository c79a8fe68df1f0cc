export const EXPORT_KINDS = ['orders', 'customers', 'newsletter', 'products'] as const;
export type ExportName = (typeof EXPORT_KINDS)[number];

export const IMPORT_KINDS = ['products'] as const;
export type ImportName = (typeof IMPORT_KINDS)[number];

/** An import is first checked without changes, then applied. */
export const TRANSFER_PHASES = ['check', 'apply'] as const;

/** `UPLOADING` and `CHECKED` wait for the person, `QUEUED` and `RUNNING` for a job; the others are final. */
export const TRANSFER_STATES = [
  'UPLOADING',
  'QUEUED',
  'RUNNING',
  'CHECKED',
  'DONE',
  'FAILED',
  'CANCELLED',
] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const OPEN_TRANSFER_STATES = ['UPLOADING', 'QUEUED', 'RUNNING', 'CHECKED'] as const;

export function isOpenTransfer(state: TransferState): boolean {
  return OPEN_TRANSFER_STATES.some((open) => open === state);
}

/** Per account at a time. */
export const MAX_OPEN_TRANSFERS = 5;

/** Days after which an import and its file are deleted. */
export const TRANSFER_DAYS = 7;

/** Files are uploaded in parts of this size; the last may be smaller. */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** Per import; others are only counted. */
export const MAX_LISTED_ERRORS = 1000;

export const TRANSFER_LIST_LENGTH = 50;
