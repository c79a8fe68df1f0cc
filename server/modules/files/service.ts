import { Readable } from 'node:stream';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { ExportEntry } from '../../infra/data-export/entries.ts';
import { isFileKey, MissingFileError, type Storage } from '../../infra/storage/storage.ts';
import { fileByKey, filesAbout, knownKeys, publishedFileByKey, setStorageId, storageId } from './queries.ts';

interface Link {
  key: string;
  expires: number;
  signature: string;
}

export interface OpenFile {
  mediaType: string;
  bytes: number;
  content: Readable;
}

interface LinkedFile extends OpenFile {
  secondsLeft: number;
}

/** Fails with `files.link_expired` for an expired or forged link and a missing file alike. */
export async function openFile(
  { db, links, storage }: Pick<Deps, 'db' | 'links' | 'storage'>,
  { key, expires, signature }: Link,
): Promise<LinkedFile> {
  if (!isFileKey(key) || !links.verify(key, expires, signature)) fail('files.link_expired');
  const file = (await fileByKey(db, key)) ?? fail('files.link_expired');
  const content = await contentOf(storage, key, 'files.link_expired');
  return { ...file, content, secondsLeft: Math.max(0, expires - Math.ceil(Date.now() / 1000)) };
}

/** Fails with `request.not_found` unless published. */
export async function openPublishedFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  key: string,
): Promise<OpenFile> {
  if (!isFileKey(key)) fail('request.not_found');
  const file = (await publishedFileByKey(db, key)) ?? fail('request.not_found');
  return { ...file, content: await contentOf(storage, key, 'request.not_found') };
}

async function contentOf(storage: Storage, key: string, missing: ErrorCode): Promise<Readable> {
  return storage.read(key).catch((error: unknown) => {
    if (error instanceof MissingFileError) fail(missing);
    throw error;
  });
}

/** All pictures uploaded by the account or sent to it. */
export async function exportPictures({ db, storage }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const files = await filesAbout(db, actor.id);
  return files.map(({ key, mediaType }) => ({
    path: `pictures/${key}.${mediaType.split('/')[1]}`,
    open: () =>
      storage.read(key).catch((error: unknown) => {
        // The file was removed after the list was read.
        if (error instanceof MissingFileError) return Readable.from([]);
        throw error;
      }),
  }));
}

type Parts = Pick<Deps, 'db' | 'storage'>;

const BATCH = 500;

const FOREIGN_STORAGE_MESSAGE =
  'The stored files belong to another database: none of them is deleted. Correct DATABASE_URL, DATA_DIR or STORAGE_URL; or, after a restore, run `npm run files:adopt`.';

/**
 * Whether database and storage carry the same id. The id is set on first use, if the storage is empty or an old
 * database refers to its files.
 */
async function ownsStorage({ db, storage }: Parts): Promise<boolean> {
  // Storage first: a server that starts at the same time sets its id after the database's.
  const inStorage = await storage.owner();
  const inDatabase = await storageId(db);
  if (inStorage !== undefined) return inDatabase === inStorage;
  const sample = await firstKeys({ storage });
  const isEmpty = sample.length === 0;
  if (!isEmpty && (inDatabase !== undefined || (await knownKeys(db, sample)).size === 0)) return false;
  await storage.setOwner(inDatabase ?? (await setStorageId(db)));
  // Two servers may start together on different databases; the last write wins.
  return (await storage.owner()) === (await storageId(db));
}

/** A log line if the storage belongs to another database, otherwise undefined. */
export async function storageWarning(parts: Parts): Promise<string | undefined> {
  return (await ownsStorage(parts)) ? undefined : FOREIGN_STORAGE_MESSAGE;
}

/** Claims the storage for this database; returns how many files it holds and how many the database refers to. */
export async function adoptStorage({ db, storage }: Parts): Promise<{ stored: number; known: number }> {
  const counts = { stored: 0, known: 0 };
  for await (const keys of batches(storage.list(new Date(Date.now() + 60_000)))) {
    counts.stored += keys.length;
    counts.known += (await knownKeys(db, keys)).size;
  }
  await storage.setOwner((await storageId(db)) ?? (await setStorageId(db)));
  return counts;
}

async function firstKeys({ storage }: Pick<Parts, 'storage'>): Promise<string[]> {
  for await (const keys of batches(storage.list(new Date(Date.now() + 60_000)))) return keys;
  return [];
}

async function* batches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Younger files may still be waiting for their row. */
const ORPHAN_AGE_MS = 24 * 3_600_000;
/** More deletions than this, and than a share of all files, cannot result from crashes. */
const MAX_DELETIONS = 500;
const MAX_DELETED_SHARE = 0.05;

const TOO_MANY_ORPHANS_MESSAGE =
  'too many stored files have no row: none of them is deleted; restore the database that they belong to, or run `npm run files:adopt -- --delete-orphans`';

export interface SweepLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Deletes stored files without a row, which crashes leave. Only logs an error if the storage belongs to another
 * database or there are too many orphans.
 */
export async function sweepFiles(
  parts: Pick<Deps, 'db' | 'storage'>,
  log: SweepLog,
  now = Date.now(),
): Promise<void> {
  const warning = await storageWarning(parts);
  if (warning) return log.error({}, warning);
  let [stored, orphans] = [0, 0];
  for await (const { size, unknown } of orphansIn(parts, now)) {
    stored += size;
    orphans += unknown.length;
  }
  if (orphans === 0) return;
  const limit = Math.max(MAX_DELETIONS, Math.floor(stored * MAX_DELETED_SHARE));
  if (orphans > limit) return log.error({ stored, orphans, limit }, TOO_MANY_ORPHANS_MESSAGE);
  const deleted = await deleteOrphans(parts, now);
  log.info({ stored, deleted }, 'deleted stored files without a row');
}

/** Deletes orphans without a limit; returns how many. */
export async function deleteOrphans(parts: Pick<Deps, 'db' | 'storage'>, now = Date.now()): Promise<number> {
  let deleted = 0;
  for await (const { unknown } of orphansIn(parts, now)) {
    for (const key of unknown) await parts.storage.remove(key);
    deleted += unknown.length;
  }
  return deleted;
}

async function* orphansIn({ db, storage }: Pick<Deps, 'db' | 'storage'>, now: number) {
  const before = new Date(now - ORPHAN_AGE_MS);
  for await (const keys of batches(storage.list(before))) {
    const known = await knownKeys(db, keys);
    yield { size: keys.length, unknown: keys.filter((key) => !known.has(key)) };
  }
}
