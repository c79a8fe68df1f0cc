import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Driver } from 'flydrive/drivers/s3';
import { BusyError } from '../busy-error.ts';
import { isFileKey, MissingFileError, type Storage } from './storage.ts';
import type { Bucket } from './storage-url.ts';

/** Object with the id of the owning database; file keys have no dot. */
const OWNER = '.naap-owner';
const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;

interface Opened {
  client: S3Client;
  driver: S3Driver;
}

/** Stores files in a private bucket. Throws BusyError while the store does not respond. */
export class S3Storage implements Storage {
  readonly place: string;
  readonly #bucket: Bucket;
  #opening: Promise<Opened> | undefined;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
    this.place = `${bucket.endpoint}/${bucket.bucket}/${bucket.prefix}`;
  }

  async put(key: string, bytes: Buffer, mediaType: string): Promise<void> {
    assertFileKey(key);
    await this.#put(key, bytes, mediaType);
  }

  async read(key: string): Promise<Readable> {
    if (!isFileKey(key)) throw new MissingFileError(key);
    return this.#read(key);
  }

  async remove(key: string): Promise<void> {
    assertFileKey(key);
    const { driver } = await this.#open();
    await driver.delete(this.#bucket.prefix + key).catch(throwUnlessMissing);
  }

  async *list(before: Date): AsyncGenerator<string> {
    const { client } = await this.#open();
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    const { bucket, prefix } = this.#bucket;
    // The driver's own list lacks timestamps, which would take a request per file.
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
    try {
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified } of Contents) {
          const key = Key.slice(prefix.length);
          if (isFileKey(key) && LastModified && LastModified < before) yield key;
        }
      }
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async owner(): Promise<string | undefined> {
    try {
      return (await buffer(await this.#read(OWNER))).toString().trim() || undefined;
    } catch (error) {
      if (error instanceof MissingFileError) return undefined;
      throw error;
    }
  }

  async setOwner(id: string): Promise<void> {
    await this.#put(OWNER, Buffer.from(`${id}\n`), 'text/plain');
  }

  async #put(name: string, bytes: Buffer, contentType: string): Promise<void> {
    const { driver } = await this.#open();
    await driver.put(this.#bucket.prefix + name, bytes, { contentType }).catch((error: unknown) => {
      throw asStorageError(error);
    });
  }

  async #read(name: string): Promise<Readable> {
    const { driver } = await this.#open();
    return driver.getStream(this.#bucket.prefix + name).catch((error: unknown) => {
      throw isMissing(error) ? new MissingFileError(name, { cause: error }) : asStorageError(error);
    });
  }

  #open(): Promise<Opened> {
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  /** Loads the 40 MB client lazily: shops with disk storage never need it. */
  async #connect(): Promise<Opened> {
    const [{ S3Client }, { S3Driver }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('flydrive/drivers/s3'),
    ]);
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = this.#bucket;
    const client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      // Stores other than AWS reject the client's default checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    });
    return { client, driver: new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }) };
  }
}

function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`"${key}" is no file key`);
}

function statusOf(error: unknown): number | undefined {
  return (error as Partial<S3ServiceException>).$metadata?.httpStatusCode;
}

/** A missing bucket is a wrong setting, not a missing file. */
function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}

function throwUnlessMissing(error: unknown): void {
  if (!isMissing(error)) throw asStorageError(error);
}

/** Maps temporary failures (no response, 429, 5xx) to BusyError. */
function asStorageError(error: unknown): unknown {
  const status = statusOf(error);
  if (status !== undefined && status !== 429 && status < 500) return error;
  return new BusyError('The store of files does not answer', { cause: error });
}
