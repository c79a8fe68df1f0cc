import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import {
  CLOSINGS,
  MAX_COLUMN_NAME,
  MAX_COURIER_REASON,
  MAX_HANDOVER_PARCELS,
  REMITTANCE_KINDS,
  ROW_OUTCOMES,
} from './constants/couriers.ts';
import { MAX_BANK_REFERENCE } from './constants/payouts.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { requiredText, text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Couriers';
const action = 'couriers.settle';

const Rupees = z.int().meta({ description: 'Whole Pakistani rupees' });
const Name = z.string().nullable().meta({ description: 'Username; null where the account is gone' });
const Reason = withoutCardNumber(requiredText(MAX_COURIER_REASON));

/** `UNNAMED` and `OWN_RIDER` are worded by the page. */
const CourierLine = z.object({
  id: z.int(),
  name: z.string(),
  held: Rupees.meta({
    description: 'Cash of delivered parcels that it has not paid; below 0 after too much was paid',
  }),
  parcels: z.int().meta({ description: 'That are not settled' }),
  oldest: Timestamp.nullable().meta({ description: 'Delivery of the oldest parcel that is not settled' }),
  differences: z
    .int()
    .meta({ description: 'Parcels paid with another sum, and rows of files that were not booked' }),
});
export type CourierLine = z.infer<typeof CourierLine>;

export const couriers = endpoint('GET /api/staff/couriers/', {
  summary: 'List what each courier holds, most first',
  tag,
  action,
  response: z.object({ results: z.array(CourierLine) }),
});

const column = withoutCardNumber(requiredText(MAX_COLUMN_NAME));
const optionalColumn = unlessEmpty(withoutCardNumber(text(MAX_COLUMN_NAME)));

/** Names of columns in the first row of a remittance file. */
const Columns = z.object({
  number: column.meta({ description: "The courier's number of the parcel, or the number of the order" }),
  amount: column.meta({ description: "Cash of the parcel, before the courier's fee" }),
  fee: optionalColumn.meta({ description: 'What the courier has kept' }),
  date: optionalColumn.meta({ description: 'Day of the payment' }),
});
export type Columns = z.infer<typeof Columns>;

const Remittance = z.object({
  id: z.int(),
  kind: z.enum(REMITTANCE_KINDS),
  file_name: z.string(),
  reference: z.string(),
  parcels: z.int(),
  received: Rupees.meta({ description: 'Without fees' }),
  fees: Rupees,
  left_out: z.int().meta({ description: 'Rows of the file that were not booked' }),
  at: Timestamp,
  by: Name,
  undone_at: Timestamp.nullable(),
  undone_by: Name,
  undo_reason: z.string(),
});
export type Remittance = z.infer<typeof Remittance>;

const LeftOut = z.object({
  id: z.int(),
  remittance: z.int(),
  row: z.int().meta({ description: 'As a spreadsheet counts them: the header is row 1' }),
  number: z.string(),
  amount: Rupees.nullable(),
  outcome: z.enum(ROW_OUTCOMES),
});

const Courier = CourierLine.extend({
  columns: Columns.nullable().meta({ description: 'Of the last file' }),
  remittances: z.array(Remittance).meta({ description: 'The newest 50' }),
  rows_left_out: z.array(LeftOut).meta({ description: 'The oldest 200 that nobody has closed' }),
});
export type Courier = z.infer<typeof Courier>;

export const courier = endpoint('GET /api/staff/couriers/{id}/', {
  summary: 'Read what a courier holds and has paid',
  tag,
  action,
  params: IdParams,
  response: Courier,
});

export const PARCEL_SORTS = { id: 'integer' } as const;

const Parcel = z.object({
  id: z.int(),
  number: z.string().meta({ description: "The courier's; empty without one" }),
  order: z.object({ id: z.int(), tracking_id: z.string(), kind: z.enum(['single', 'bulk', 'goods']) }),
  collected: Rupees,
  received: Rupees,
  fees: Rupees,
  held: Rupees,
  is_remitted: z.boolean(),
  closing: z.enum(CLOSINGS).nullable(),
  reason: z.string().meta({ description: 'Of the closing' }),
  delivered_at: Timestamp,
});
export type Parcel = z.infer<typeof Parcel>;

/** `search` is the courier's number or the order's. */
export const courierParcels = endpoint('GET /api/staff/couriers/{id}/parcels/', {
  summary: "List a courier's parcels",
  tag,
  action,
  params: IdParams,
  query: listQuery({
    sorts: PARCEL_SORTS,
    first: 'id',
    filters: {
      state: unlessEmpty(z.enum(['held', 'differs'])).meta({
        description: 'Not settled, or of these those that were paid with another sum; left out: all',
      }),
    },
  }),
  response: listOf(Parcel),
});

export const courierParcelsCsv = endpoint('GET /api/staff/couriers/{id}/csv/', {
  summary: 'Download the parcels that a courier has not settled as CSV',
  tag,
  action,
  responseType: 'text/csv',
  params: IdParams,
});

const CheckedRow = z.object({
  row: z.int().meta({ description: 'As a spreadsheet counts them: the header is row 1' }),
  number: z.string(),
  order: z.string().nullable().meta({ description: 'Tracking number of the order' }),
  amount: Rupees.nullable(),
  fee: Rupees,
  held: Rupees.nullable().meta({ description: 'Of the parcel, before this file' }),
  outcome: z.enum(ROW_OUTCOMES),
});
export type CheckedRow = z.infer<typeof CheckedRow>;

const Check = z.object({
  seen: z.string().meta({ description: 'Names what was checked; sent with the booking' }),
  rows: z.int(),
  counts: z.partialRecord(z.enum(ROW_OUTCOMES), z.int()),
  amount: Rupees.meta({ description: 'Of the rows that are booked' }),
  fees: Rupees,
  results: z.array(CheckedRow).meta({ description: 'Of 200 rows, what is wrong first' }),
});
export type Check = z.infer<typeof Check>;

/**
 * Changes nothing. Fails at `file` with `couriers.no_file`, `transfers.not_csv`, `couriers.column_missing`,
 * `transfers.too_many_rows` and `transfers.empty`.
 */
export const checkRemittance = endpoint('POST /api/staff/couriers/{id}/remittances/check/', {
  summary: 'Check a remittance file against the parcels of a courier',
  tag,
  action,
  files: ['file'],
  params: IdParams,
  body: Columns,
  response: Check,
});

/**
 * Books what was checked in one transaction. Fails like the check, with `couriers.changed_meanwhile` where it is not
 * what was seen, `couriers.file_known`, `couriers.nothing_matched` and `couriers.too_many_left_out`.
 */
export const bookRemittance = endpoint('POST /api/staff/couriers/{id}/remittances/', {
  summary: 'Book a remittance file that was checked',
  tag,
  action,
  idempotent: true,
  status: 201,
  files: ['file'],
  params: IdParams,
  body: Columns.extend({
    seen: requiredText(64),
    file_name: withoutCardNumber(text(200)).default(''),
    reference: withoutCardNumber(text(MAX_BANK_REFERENCE)).default(''),
  }),
  response: Remittance,
});

/** Fails with `couriers.changed_meanwhile` where a parcel holds another sum than was seen. */
export const bookHandover = endpoint('POST /api/staff/couriers/{id}/handovers/', {
  summary: 'Book the cash of chosen parcels that was handed over without a file',
  tag,
  action,
  idempotent: true,
  status: 201,
  params: IdParams,
  body: z.object({
    parcels: z
      .array(
        z.object({
          id: z.int().min(1).max(2_147_483_647),
          held: z.int().min(1).max(2_147_483_647).meta({ description: 'The sum that was seen' }),
        }),
      )
      .min(1, 'Choose at least one parcel.')
      .max(MAX_HANDOVER_PARCELS, `Choose at most ${MAX_HANDOVER_PARCELS} parcels.`),
    reference: withoutCardNumber(text(MAX_BANK_REFERENCE)).default(''),
  }),
  response: Remittance,
});

/** Closings of its parcels are undone with it. Fails with `couriers.undone`. */
export const undoRemittance = endpoint('POST /api/staff/remittances/{id}/undoing/', {
  summary: 'Undo what was booked by mistake',
  tag,
  action: 'couriers.close',
  idempotent: true,
  needsConfirmation: true,
  params: IdParams,
  body: z.object({ reason: Reason }),
  response: Remittance,
});

const ClosingBody = z.object({ closing: z.enum(CLOSINGS), reason: Reason });

/** Fails with `couriers.changed_meanwhile` where the parcel holds another sum than was seen. */
export const closeParcel = endpoint('POST /api/staff/courier-parcels/{id}/closing/', {
  summary: 'Close the difference of a parcel',
  tag,
  action: 'couriers.close',
  idempotent: true,
  params: IdParams,
  body: ClosingBody.extend({ held: wholeNumber({ min: -2_147_483_648, max: 2_147_483_647 }) }),
  response: Parcel,
});

/** Fails with `couriers.not_closed`. */
export const reopenParcel = endpoint('POST /api/staff/courier-parcels/{id}/reopening/', {
  summary: 'Take back the closing of a parcel',
  tag,
  action: 'couriers.close',
  idempotent: true,
  params: IdParams,
  body: z.object({ reason: Reason }),
  response: Parcel,
});

/** Fails with `couriers.undone` for a row that is closed. */
export const closeRow = endpoint('POST /api/staff/remittance-rows/{id}/closing/', {
  summary: 'Close a row of a file that was not booked',
  tag,
  action: 'couriers.close',
  idempotent: true,
  params: IdParams,
  body: ClosingBody,
  response: z.object({ id: z.int() }),
});
