/** What can be exported as CSV. */
export const EXPORT_KINDS = ['orders', 'customers', 'newsletter', 'products'] as const;
export type ExportName = (typeof EXPORT_KINDS)[number];

/** What can be imported from CSV. */
export const IMPORT_KINDS = ['products'] as const;
export type ImportName = (typeof IMPORT_KINDS)[number];

export const TRANSFER_NAMES: Record<ExportName | ImportName, string> = {
  orders: 'Orders',
  customers: 'Customers',
  newsletter: 'Newsletter subscribers',
  products: 'Products',
};

/** An import is first checked, which changes nothing, and then applied. */
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

/** Of one account at a time. */
export const MAX_OPEN_TRANSFERS = 5;

/** After which an import is deleted with its file. */
export const TRANSFER_DAYS = 7;

/** A file is uploaded in parts of this size, of which the last may be smaller. */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** Of one import; the others are only counted. */
export const MAX_LISTED_ERRORS = 1000;

export const TRANSFER_LIST_LENGTH = 50;
