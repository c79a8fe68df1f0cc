import { Readable } from 'node:stream';
import type { Transfer } from '../../../contract/transfers.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Upload } from '../../http/uploads.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { newFileKey } from '../../infra/storage/storage.ts';
import { recordAudit } from '../audit/service.ts';
import { restOfFile } from './import-file-service.ts';
import { presentTransfer } from './present.ts';
import { insertPart, lockTransfer, partKeys, type TransferRow, updateTransfer } from './queries.ts';
import { restOf } from './rest.ts';
import { ownTransfer } from './service.ts';

/**
 * Stores a part of an import's file; a repeated part has no effect. Fails with `transfers.part_missing`,
 * `transfers.part_out_of_order`, `transfers.part_too_long` or `transfers.ended`.
 */
export async function uploadPart(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  actor: Actor,
  { id, place }: { id: number; place: number },
  upload: Upload | undefined,
): Promise<Transfer> {
  const known = await ownTransfer(db, actor, id);
  if (place < known.parts) return presentTransfer(known);
  const { bytes } = upload ?? fail('transfers.part_missing');
  assertFits(known, place, bytes.length);
  const key = newFileKey();
  await storage.put(key, bytes, 'text/csv');
  let isStored = false;
  try {
    return await db.transaction(async (tx) => {
      const row = (await lockTransfer(tx, id)) ?? fail('request.not_found');
      if (place < row.parts) return presentTransfer(row);
      assertFits(row, place, bytes.length);
      await insertPart(tx, { transferId: id, place, key });
      isStored = true;
      const bytesUploaded = row.bytesUploaded + bytes.length;
      return presentTransfer(await updateTransfer(tx, id, { parts: place + 1, bytesUploaded }));
    });
  } finally {
    // After a lost connection the commit is in doubt, and the sweep of orphaned files decides.
    if (!isStored) await storage.remove(key).catch(() => undefined);
  }
}

function assertFits(row: TransferRow, place: number, length: number): void {
  if (row.state !== 'UPLOADING') fail('transfers.ended');
  if (place !== row.parts) fail('transfers.part_out_of_order', { parts: row.parts });
  if (row.bytesUploaded + length > (row.bytesTotal ?? 0)) fail('transfers.part_too_long');
}

/** The rows that an unfinished import has not applied, as CSV. Fails with `transfers.no_file`. */
export async function openRest({ db, storage }: Pick<Deps, 'db' | 'storage'>, actor: Actor, id: number) {
  const row = await ownTransfer(db, actor, id);
  if (restOf(row) === 0) fail('transfers.no_file');
  const stream = await streamOf(restOfFile(storage, await partKeys(db, id), row.rowsDone));
  await recordAudit(db, actor, {
    action: 'transfers.downloaded',
    subject: { kind: 'transfer', id },
    data: { kind: row.kind },
  });
  return { stream, filename: restName(row.fileName) };
}

/** `shelf.csv` → `shelf-rest.csv`. */
function restName(name: string): string {
  return `${name.replace(/\.csv$/i, '')}-rest.csv`;
}

/** Waits for the first piece, so that a missing file fails before the headers are sent. */
async function streamOf(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  if (first.done) fail('transfers.no_file');
  return Readable.from(
    (async function* () {
      yield first.value;
      yield* pieces;
    })(),
    { objectMode: false },
  );
}
