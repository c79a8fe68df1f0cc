import type { Readable } from 'node:stream';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { isFileKey } from '../../infra/storage/file-key.ts';
import { MissingFileError, type Storage } from '../../infra/storage/storage.ts';
import { fileByKey, publishedFileByKey } from './queries.ts';

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
