import type { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { isFileKey } from '../../infra/storage/file-key.ts';
import { MissingFileError } from '../../infra/storage/storage.ts';
import { fileByKey } from './queries.ts';

/** What a signed link says; `expires` in seconds since 1970. */
interface Link {
  key: string;
  expires: number;
  signature: string;
}

/** A file on its way to who holds a link to it. */
interface OpenFile {
  mediaType: string;
  bytes: number;
  content: Readable;
  /** How long the link still works, in whole seconds. */
  secondsLeft: number;
}

/**
 * Opens the file a signed link leads to. Fails with `files.link_expired` alike when the link is over or was not signed
 * here, and when the file is gone.
 */
export async function openFile(
  { db, links, storage }: Pick<Deps, 'db' | 'links' | 'storage'>,
  { key, expires, signature }: Link,
): Promise<OpenFile> {
  if (!isFileKey(key) || !links.verify(key, expires, signature)) fail('files.link_expired');
  const file = (await fileByKey(db, key)) ?? fail('files.link_expired');
  const content = await storage.read(key).catch((error: unknown) => {
    if (error instanceof MissingFileError) fail('files.link_expired');
    throw error;
  });
  return { ...file, content, secondsLeft: Math.max(0, expires - Math.ceil(Date.now() / 1000)) };
}
