import type { Deps } from '../../deps.ts';
import { knownKeys, setStorageId, storageId } from './queries.ts';

type Parts = Pick<Deps, 'db' | 'storage'>;

const BATCH = 500;

const FOREIGN_STORAGE_MESSAGE =
  'The stored files belong to another database: none of them is deleted. Correct DATABASE_URL, DATA_DIR or STORAGE_URL; or, after a restore, run `npm run files:adopt`.';

/**
 * Database and storage carry the same id. It is set at the first use with an empty storage, or where an earlier
 * version's rows refer to its files.
 */
async function ownsStorage({ db, storage }: Parts): Promise<boolean> {
  // The storage first: a server that starts at the same moment sets its id after that of the database.
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

/** A line for the log, undefined when the storage belongs to this database. */
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

export async function* batches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
