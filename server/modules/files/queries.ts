import { and, eq, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { files, storageIdentity } from '../../db/schema/files.ts';
import { transferParts } from '../../db/schema/transfers.ts';

export async function addFile(tx: Tx, file: typeof files.$inferInsert): Promise<number> {
  const [row] = await tx.insert(files).values(file).returning({ id: files.id });
  if (!row) throw new Error('The file was not written');
  return row.id;
}

export async function fileByKey(db: Db, key: string) {
  const [row] = await db
    .select({ mediaType: files.mediaType, bytes: files.bytes })
    .from(files)
    .where(eq(files.key, key));
  return row;
}

export async function publishedFileByKey(db: Db, key: string) {
  const [row] = await db
    .select({ mediaType: files.mediaType, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.key, key), files.published));
  return row;
}

/** Returns the key to remove from storage. */
export async function removeFile(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.delete(files).where(eq(files.id, id)).returning({ key: files.key });
  return row?.key;
}

export async function knownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const pictures = db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  const parts = db
    .select({ key: transferParts.key })
    .from(transferParts)
    .where(inArray(transferParts.key, keys));
  const rows = await unionAll(pictures, parts);
  return new Set(rows.map(({ key }) => key));
}

export async function storageId(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ id: storageIdentity.id }).from(storageIdentity);
  return row?.id;
}

/** Keeps an existing id. */
export async function setStorageId(db: Db): Promise<string> {
  await db.insert(storageIdentity).values({}).onConflictDoNothing();
  const id = await storageId(db);
  if (!id) throw new Error('The id of the storage was not written');
  return id;
}

export function filesOf(db: Db, ownerId: number) {
  return db
    .select({ key: files.key, mediaType: files.mediaType })
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(files.id);
}
