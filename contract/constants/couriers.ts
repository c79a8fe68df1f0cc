/** What moves the cash of a parcel: collected at the door, taken back, paid to us, kept as a fee, closed, undone. */
export const COURIER_ENTRY_KINDS = ['COLLECTED', 'CORRECTED', 'REMITTED', 'FEE', 'CLOSED', 'UNDONE'] as const;

/** A remittance comes as a file, or its parcels are chosen by hand, as for the shop's own rider. */
export const REMITTANCE_KINDS = ['FILE', 'HAND'] as const;

/** What becomes of a row of a remittance file; the first two are booked. */
export const ROW_OUTCOMES = [
  'MATCHED',
  'DIFFERS',
  'UNKNOWN',
  'SEVERAL',
  'REMITTED',
  'DOUBLED',
  'NO_NUMBER',
  'WRONG_AMOUNT',
  'WRONG_FEE',
  'WRONG_DATE',
] as const;

export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const BOOKED_OUTCOMES: readonly RowOutcome[] = ['MATCHED', 'DIFFERS'];

/** How a difference is closed. */
export const CLOSINGS = ['PAID', 'WRITTEN_OFF', 'RETURNED', 'WRONG_SUM', 'OTHER'] as const;

export type Closing = (typeof CLOSINGS)[number];

/** Stands for parcels that were sent without naming a courier. */
export const UNNAMED_COURIER = 'UNNAMED';

export const MAX_REMITTANCE_ROWS = 50_000;

/** Rows that are not booked; a file with more is mended first. */
export const MAX_ROWS_LEFT_OUT = 1000;

export const MAX_ROWS_SHOWN = 200;

export const MAX_HANDOVER_PARCELS = 500;

export const MAX_COURIER_REASON = 300;

export const MAX_COLUMN_NAME = 100;

/** Rupees of one parcel. */
export const MAX_REMITTED = 10_000_000;
