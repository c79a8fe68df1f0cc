import type { Deps } from '../../deps.ts';
import { knownKeys, setStorageId, storageId } from './queries.ts';

type Parts = Pick<Deps, 'db' | 'storage'>;

const BATCH = 500;

const FOREIGN =
  'The stored files belong to another database: none of them is deleted. Correct DATABASE_URL, DATA_DIR or STORAGE_URL; or, after a restore, run `npm run files:adopt`.';

/**
 * Whether the stored files are this database's: both carry the same id. The first use of a database with an empty storage
 * writes it on both sides; a shop of an earlier version gets it when the database refers to its files.
 */
async function ownsStorage({ db, storage }: Parts): Promise<boolean> {
  const [inDatabase, inStorage] = [await storageId(db), await storage.owner()];
  if (inStorage !== undefined) return inDatabase === inStorage;
  const sample = await firstKeys({ storage });
  const isEmpty = sample.length === 0;
  if (!isEmpty && (inDatabase !== undefined || (await knownKeys(db, sample)).size === 0)) return false;
  await storage.setOwner(inDatabase ?? (await setStorageId(db)));
  // Of two servers that start together on different databases one has written last.
  return (await storage.owner()) === (await storageId(db));
}

/** The line for the log when the stored files are another database's; undefined when all is well. */
export async function storageComplaint(parts: Parts): Promise<string | undefined> {
  return (await ownsStorage(parts)) ? undefined : FOREIGN;
}

/** Ties the stored files to this database, whatever they belonged to; returns how many there are, and how many it refers to. */
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

/** The keys of a list in groups that fit one query. */
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
