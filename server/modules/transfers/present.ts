import { TRANSFER_DAYS } from '../../../contract/constants/transfers.ts';
import { type ErrorCode, errorSentence } from '../../../contract/errors.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import type { TransferRow } from './queries.ts';
import { restOf } from './rest.ts';

const DAY_MS = 86_400_000;

export function presentTransfer(row: TransferRow): Transfer {
  return {
    id: row.id,
    kind: row.kind as Transfer['kind'],
    file_name: row.fileName,
    phase: row.phase as Transfer['phase'],
    state: row.state,
    rows_done: row.rowsDone,
    rows_total: row.rowsTotal,
    last_row: row.lastRow,
    rest_rows: restOf(row) || null,
    bytes_uploaded: row.bytesUploaded,
    bytes_total: row.bytesTotal,
    parts: row.parts,
    errors: row.errors,
    failure: row.failure && errorSentence(row.failure as ErrorCode, row.failureDetails ?? {}),
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    deleted_at: new Date(row.createdAt.getTime() + TRANSFER_DAYS * DAY_MS).toISOString(),
  };
}
