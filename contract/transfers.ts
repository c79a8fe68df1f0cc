import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import {
  EXPORT_KINDS,
  IMPORT_KINDS,
  MAX_IMPORT_BYTES,
  TRANSFER_PHASES,
  TRANSFER_STATES,
} from './constants/transfers.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { exactText, requiredText, text } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Transfers';

/** Each kind of export and import also has its own roles (transfers-2). */
const action = 'transfers.use';

/** A CSV import (transfers-3). */
export const Transfer = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  phase: z.enum(TRANSFER_PHASES),
  state: z.enum(TRANSFER_STATES),
  rows_done: z.int().min(0).meta({ description: 'In this phase' }),
  rows_total: z.int().min(0).nullable().meta({ description: 'Null until counted' }),
  last_row: z.int().min(1).nullable().meta({ description: 'The last row that is done; the header is row 1' }),
  rest_rows: z.int().min(1).nullable().meta({
    description: 'Behind it where it ended early, to be downloaded; null where there is no such file',
  }),
  bytes_uploaded: z.int().min(0),
  bytes_total: z.int().min(0).nullable().meta({ description: 'Of the file' }),
  parts: z.int().min(0).meta({ description: 'Of the file, so far' }),
  errors: z.int().min(0).meta({ description: 'Rows that are wrong, and once it is applied, left out' }),
  failure: z.string().nullable().meta({ description: 'Why it failed, in a sentence' }),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
  deleted_at: Timestamp.meta({ description: 'When it is deleted with its file' }),
});
export type Transfer = z.infer<typeof Transfer>;

/** Newest first, only the caller's own. */
export const transfers = endpoint('GET /api/transfers/', {
  summary: 'List the own imports of the last days',
  tag,
  action,
  response: z.array(Transfer),
});

export const transfer = endpoint('GET /api/transfers/{id}/', {
  summary: 'Read an own import',
  tag,
  action,
  params: IdParams,
  response: Transfer,
});

/**
 * The connection breaks if the file cannot be completed. Fails with `session.forbidden` for another role's kind, and
 * with `transfers.too_many`.
 */
export const exportList = endpoint('POST /api/exports/', {
  summary: 'Export a list as CSV',
  tag,
  action,
  // Required for lists of people (people-11), but not for products.
  needsConfirmation: ({ kind }) => kind !== 'products',
  body: z.object({
    kind: z.enum(EXPORT_KINDS),
    filters: z
      .record(exactText(40), withoutCardNumber(text(400)))
      .default({})
      .meta({ description: 'The query of the list, without page and order' }),
  }),
  responseType: 'text/csv',
});

/** Fails with `session.forbidden` for another role's kind, and with `transfers.too_many`. */
export const startImport = endpoint('POST /api/transfers/imports/', {
  summary: 'Start an import, whose CSV file is then uploaded in parts',
  tag,
  action,
  idempotent: true,
  status: 201,
  body: z.object({
    kind: z.enum(IMPORT_KINDS),
    file_name: withoutCardNumber(requiredText(200)),
    bytes: wholeNumber({ min: 1, max: MAX_IMPORT_BYTES }),
  }),
  response: Transfer,
});

/** Idempotent. Fails with `transfers.part_out_of_order`. */
export const uploadPart = endpoint('PUT /api/transfers/{id}/parts/{place}/', {
  summary: 'Upload the next part of the file of an import',
  tag,
  action,
  params: z.object({ id: Id, place: wholeNumber({ min: 0, max: 1000 }) }),
  files: ['part'],
  response: Transfer,
});

/** Only checks the file. Fails with `transfers.upload_incomplete`. */
export const checkImport = endpoint('POST /api/transfers/{id}/check/', {
  summary: 'Check every row of an uploaded file',
  tag,
  action,
  params: IdParams,
  response: Transfer,
});

/** Fails with `transfers.not_checked` unless the check found no errors. */
export const applyImport = endpoint('POST /api/transfers/{id}/apply/', {
  summary: 'Apply a checked import',
  tag,
  action,
  params: IdParams,
  response: Transfer,
});

export const TransferError = z.object({
  row: z.int().min(1).meta({ description: 'As a spreadsheet counts them: the header is row 1' }),
  column: z.string().nullable(),
  sentence: z.string(),
});
export type TransferError = z.infer<typeof TransferError>;

export const transferErrors = endpoint('GET /api/transfers/{id}/errors/', {
  summary: 'List the wrong rows of an import, up to the first thousand errors',
  tag,
  action,
  params: IdParams,
  response: z.array(TransferError),
});

/** Rows that are already imported stay. Fails with `transfers.ended`. */
export const cancelTransfer = endpoint('POST /api/transfers/{id}/cancel/', {
  summary: 'Cancel an import',
  tag,
  action,
  params: IdParams,
  response: Transfer,
});

/** Fails with `transfers.no_file`. */
export const importRest = endpoint('GET /api/transfers/{id}/rest/', {
  summary: 'Download the rows of an import that ended early which are not imported',
  tag,
  action,
  params: IdParams,
  responseType: 'text/csv',
});
