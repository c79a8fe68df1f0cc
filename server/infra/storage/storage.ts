import type { Readable } from 'node:stream';

/** Keeps files under keys that `newFileKey()` made, or that a seed names: small letters, digits and hyphens. */
export interface Storage {
  /** Where the files are, for people who run the shop: a folder, or the address of a bucket. */
  readonly place: string;
  /** Keeps the bytes; when it resolves they survive a crash. The same key again replaces them as a whole. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Streams a file. Throws MissingFileError when there is none. The caller reads the stream or destroys it. */
  read(key: string): Promise<Readable>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of the files written before a moment, in no order: for a sweep of those without a row. */
  list(before: Date): AsyncIterable<string>;
  /** The id of the database whose files these are; undefined when none has claimed them. */
  owner(): Promise<string | undefined>;
  /** Records whose files these are, in place of an earlier owner. */
  setOwner(id: string): Promise<void>;
}

/** No file is kept under this key. */
export class MissingFileError extends Error {
  readonly key: string;

  constructor(key: string, options?: ErrorOptions) {
    super(`No file is kept under "${key}"`, options);
    this.name = 'MissingFileError';
    this.key = key;
  }
}
