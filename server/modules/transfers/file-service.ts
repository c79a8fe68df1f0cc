import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { addressOf } from '../../../contract/paths.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Upload } from '../../http/uploads.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { MissingFileError, newFileKey, type Storage } from '../../infra/storage/storage.ts';
import { recordAudit } from '../audit/service.ts';
import { restOfFile } from './import-file-service.ts';
import { presentTransfer } from './present.ts';
import {
  insertPart,
  lockTransfer,
  partKeys,
  type TransferRow,
  transferById,
  updateTransfer,
} from './queries.ts';
import { hasFile } from './rest.ts';
import { ownTransfer } from './service.ts';

const LINK_SECONDS = 10 * 60;

/**
 * Stores a part of the file of an import; one that has arrived before changes nothing. Fails with
 * `transfers.part_missing`, `transfers.part_out_of_order`, `transfers.part_too_long` or `transfers.ended`.
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
    // After a lost connection the commit is in doubt; the sweep of orphaned files settles it.
    if (!isStored) await storage.remove(key).catch(() => undefined);
  }
}

function assertFits(row: TransferRow, place: number, length: number): void {
  if (row.direction !== 'import' || row.state !== 'UPLOADING') fail('transfers.ended');
  if (place !== row.parts) fail('transfers.part_out_of_order', { parts: row.parts });
  if (row.bytesUploaded + length > (row.bytesTotal ?? 0)) fail('transfers.part_too_long');
}

/** A link that works without a session, so that the browser saves the file while it arrives. Fails with `transfers.no_file`. */
export async function linkTransfer(
  { db, links }: Pick<Deps, 'db' | 'links'>,
  actor: Actor,
  id: number,
): Promise<{ url: string }> {
  const row = await ownTransfer(db, actor, id);
  assertHasFile(row);
  await recordAudit(db, actor, {
    action: 'transfers.downloaded',
    subject: { kind: 'transfer', id },
    data: { kind: row.kind },
  });
  const { expires, signature } = links.stamp(nameOf(id), LINK_SECONDS);
  return { url: addressOf('GET /api/transfers/{id}/file/', { id }, { expires, code: signature }) };
}

function assertHasFile(row: TransferRow): void {
  if (!hasFile(row)) fail('transfers.no_file');
}

/** No key of a file has a slash. */
function nameOf(id: number): string {
  return `transfers/${id}`;
}

/** One part is open at a time. Fails with `transfers.link_invalid` or `transfers.no_file`. */
export async function openTransferFile(
  { db, storage, links }: Pick<Deps, 'db' | 'storage' | 'links'>,
  id: number,
  { expires, code }: { expires: number; code: string },
) {
  if (!links.verify(nameOf(id), expires, code)) fail('transfers.link_invalid');
  const row = (await transferById(db, id)) ?? fail('transfers.no_file');
  assertHasFile(row);
  if (row.direction === 'export') {
    return { stream: await contentOf(db, storage, id), filename: row.fileName };
  }
  const rest = restOfFile(storage, await partKeys(db, id), row.rowsDone);
  return { stream: await streamOf(rest), filename: restName(row.fileName) };
}

/** `shelf.csv` → `shelf-rest.csv`. */
function restName(name: string): string {
  return `${name.replace(/\.csv$/i, '')}-rest.csv`;
}

/** Without the first piece there is no file, which is told before the headers are sent. */
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

async function contentOf(db: Db, storage: Storage, id: number): Promise<Readable> {
  const [first, ...others] = await partKeys(db, id);
  // Without the first part there is no file, which is told before the headers are sent.
  const opened = await readPart(storage, first ?? fail('transfers.no_file'));
  return Readable.from(
    (async function* () {
      yield* opened;
      for (const key of others) yield* await readPart(storage, key);
    })(),
    { objectMode: false },
  );
}

async function readPart(storage: Storage, key: string): Promise<Readable> {
  const stored = await storage.read(key).catch((error: unknown) => {
    if (error instanceof MissingFileError) fail('transfers.no_file');
    throw error;
  });
  // An error of either stream reaches whoever iterates over the last one.
  return pipeline(stored, createGunzip(), () => undefined);
}
