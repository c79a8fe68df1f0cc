import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Failure, failOn } from '../../fail.ts';
import type { Upload } from '../../http/uploads.ts';
import { LONG_SIDE, PictureError, type PreparedPicture } from '../../infra/pictures/pictures.ts';
import { newFileKey } from '../../infra/storage/file-key.ts';
import { addFile, removeFile } from './queries.ts';

type Keeping = Pick<Deps, 'pictures' | 'storage'>;

/** A picture that lies in the storage while no row speaks of it yet. */
interface StoredPicture {
  key: string;
  picture: PreparedPicture;
}

/** Who may see kept pictures: those who hold a signed link, or everybody. */
interface Audience {
  published: boolean;
}

/** The long side of what everybody sees, in pixels: such pictures stand on pages among others. */
const PUBLISHED_LONG_SIDE = 1280;

/** Writes the rows of the uploaded pictures; their ids by field. Call it once, in the transaction that needs them. */
type Keep<Field extends string> = (tx: Tx) => Promise<Partial<Record<Field, number>>>;

/**
 * Judges and stores the uploaded pictures, then runs `act`, which keeps them in its own transaction by calling `keep`.
 * Whatever `act` did not keep, because it failed or did not want it, is removed from the storage again; only when an
 * unexpected error leaves open whether the transaction stands, it stays for the sweep of files no row speaks of. Fails on
 * the field of a picture that is refused, before `act` begins.
 */
export async function withPictures<Field extends string, Answer>(
  deps: Keeping,
  ownerId: number,
  uploads: Partial<Record<Field, Upload | undefined>>,
  act: (keep: Keep<Field>) => Promise<Answer>,
  audience: Audience = { published: false },
): Promise<Answer> {
  const stored = new Map<Field, StoredPicture>();
  let mayBeKept = false;
  try {
    for (const [field, upload] of Object.entries(uploads) as [Field, Upload | undefined][]) {
      if (upload) stored.set(field, await storePicture(deps, field, upload, { ownerId, ...audience }));
    }
    return await act(async (tx) => {
      mayBeKept = true;
      return insertFiles(tx, { ownerId, ...audience }, stored);
    });
  } catch (error) {
    // An expected failure has rolled back; a lost connection may have committed before.
    if (error instanceof Failure) mayBeKept = false;
    throw error;
  } finally {
    const unkept = mayBeKept ? [] : stored.values();
    // What cannot be removed now goes with the sweep.
    await Promise.allSettled(Array.from(unkept, ({ key }) => deps.storage.remove(key)));
  }
}

/**
 * Takes a kept picture's row away. Returns the key to remove from the storage once the transaction is committed;
 * undefined when there is no such picture.
 */
export async function forgetPicture(tx: Tx, id: number): Promise<string | undefined> {
  return removeFile(tx, id);
}

async function storePicture(
  deps: Keeping,
  field: string,
  upload: Upload,
  { ownerId, published }: Audience & { ownerId: number },
): Promise<StoredPicture> {
  const longSide = published ? PUBLISHED_LONG_SIDE : LONG_SIDE;
  const picture = await deps.pictures
    .prepare(upload.bytes, { caller: String(ownerId), longSide })
    .catch((error: unknown) => {
      if (error instanceof PictureError) failOn(field, error.code);
      throw error;
    });
  const key = newFileKey();
  await deps.storage.put(key, picture.bytes, picture.mediaType);
  return { key, picture };
}

async function insertFiles<Field extends string>(
  tx: Tx,
  traits: Audience & { ownerId: number },
  stored: Map<Field, StoredPicture>,
) {
  const ids: Partial<Record<Field, number>> = {};
  for (const [field, { key, picture }] of stored) {
    const { mediaType, width, height } = picture;
    ids[field] = await addFile(tx, { key, ...traits, mediaType, bytes: picture.bytes.length, width, height });
  }
  return ids;
}
