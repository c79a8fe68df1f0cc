import type { ExportName, ImportName } from '../../../contract/constants/transfers.ts';
import type { Transfer, TransferError } from '../../../contract/transfers.ts';
import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

const PROGRESS_INTERVAL_MS = 1_000;

export const TRANSFERS_KEY = ['transfers', 'list'];
export const transferKey = (id: number) => ['transfers', 'one', id];

/** True while a job is running or queued. */
export function isWorking({ state }: Pick<Transfer, 'state'>): boolean {
  return state === 'QUEUED' || state === 'RUNNING';
}

/** One's own imports, newest first; polled while one is running. */
export const transfersQuery = definePersonalQuery({
  queryKey: TRANSFERS_KEY,
  queryFn: ({ signal }) => call('GET /api/transfers/', { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isWorking) ? PROGRESS_INTERVAL_MS : false),
});

export const transferQuery = (id: number) =>
  definePersonalQuery({
    queryKey: transferKey(id),
    queryFn: ({ signal }) => call('GET /api/transfers/{id}/', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && !isWorking(state.data) ? false : PROGRESS_INTERVAL_MS),
  });

export const transferErrorsQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...transferKey(id), 'errors'],
    queryFn: ({ signal }): Promise<TransferError[]> =>
      call('GET /api/transfers/{id}/errors/', { params: { id }, signal }),
  });

/** Has the browser save a list as CSV when complete. Throws CallError, and the signal's reason. */
export async function exportList(
  kind: ExportName,
  filters: Record<string, string>,
  { signal, onReceived }: { signal: AbortSignal; onReceived: (bytes: number) => void },
): Promise<void> {
  saveFile(await download('POST /api/exports/', { body: { kind, filters }, signal, onReceived }));
}

/** Throws CallError. */
export function startImport(kind: ImportName, file: File, idempotencyKey: string): Promise<Transfer> {
  const body = { kind, file_name: file.name, bytes: file.size };
  return call('POST /api/transfers/imports/', { body, idempotencyKey });
}

/** Throws CallError. */
export function uploadPart(
  id: number,
  place: number,
  part: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<Transfer> {
  return call('PUT /api/transfers/{id}/parts/{place}/', {
    params: { id, place },
    files: { part },
    signal,
    onProgress,
  });
}

/** Throws CallError. */
export function checkImport(id: number): Promise<Transfer> {
  return call('POST /api/transfers/{id}/check/', { params: { id } });
}

/** Throws CallError. */
export function applyImport(id: number): Promise<Transfer> {
  return call('POST /api/transfers/{id}/apply/', { params: { id } });
}

/** Throws CallError. */
export function cancelTransfer(id: number): Promise<Transfer> {
  return call('POST /api/transfers/{id}/cancel/', { params: { id } });
}

/** Has the browser save the rows that were not imported. Throws CallError. */
export async function downloadRest(id: number): Promise<void> {
  saveFile(await download('GET /api/transfers/{id}/rest/', { params: { id } }));
}
