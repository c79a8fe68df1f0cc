import type { ExportName, ImportName } from '../../../contract/constants/transfers.ts';
import { transferCalls } from '../../../contract/transfer-calls.ts';
import type { Transfer, TransferError } from '../../../contract/transfers.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

const PROGRESS_INTERVAL_MS = 1_000;

export const TRANSFERS_KEY = ['transfers', 'list'];
export const transferKey = (id: number) => ['transfers', 'one', id];

/** Whether a job has something to do. */
export function isWorking({ state }: Pick<Transfer, 'state'>): boolean {
  return state === 'QUEUED' || state === 'RUNNING';
}

/** The own exports and imports, newest first; read again while one is worked on. */
export const transfersQuery = definePersonalQuery({
  queryKey: TRANSFERS_KEY,
  queryFn: ({ signal }) => call(transferCalls.transfers, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isWorking) ? PROGRESS_INTERVAL_MS : false),
});

export const transferQuery = (id: number) =>
  definePersonalQuery({
    queryKey: transferKey(id),
    queryFn: ({ signal }) => call(transferCalls.transfer, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && !isWorking(state.data) ? false : PROGRESS_INTERVAL_MS),
  });

export const transferErrorsQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...transferKey(id), 'errors'],
    queryFn: ({ signal }): Promise<TransferError[]> =>
      call(transferCalls.transferErrors, { params: { id }, signal }),
  });

/** Throws CallError. */
export function startExport(
  kind: ExportName,
  filters: Record<string, string>,
  idempotencyKey: string,
): Promise<Transfer> {
  return call(transferCalls.startExport, { body: { kind, filters }, idempotencyKey });
}

/** Throws CallError. */
export function startImport(kind: ImportName, file: File, idempotencyKey: string): Promise<Transfer> {
  const body = { kind, file_name: file.name, bytes: file.size };
  return call(transferCalls.startImport, { body, idempotencyKey });
}

/** Throws CallError. */
export function uploadPart(
  id: number,
  place: number,
  part: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<Transfer> {
  return call(transferCalls.uploadPart, { params: { id, place }, files: { part }, signal, onProgress });
}

/** Throws CallError. */
export function checkImport(id: number): Promise<Transfer> {
  return call(transferCalls.checkImport, { params: { id } });
}

/** Throws CallError. */
export function applyImport(id: number): Promise<Transfer> {
  return call(transferCalls.applyImport, { params: { id } });
}

/** Throws CallError. */
export function cancelTransfer(id: number): Promise<Transfer> {
  return call(transferCalls.cancelTransfer, { params: { id } });
}

/** Has the browser save the file while it arrives. Throws CallError. */
export async function downloadTransfer(id: number): Promise<void> {
  const { url } = await call(transferCalls.linkTransfer, { params: { id } });
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
