import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { Failure, fail, failOn } from '../../fail.ts';
import type { Upload } from '../../http/uploads.ts';
import { DEFAULT_LONG_SIDE_PX, PictureError, type PreparedPicture } from '../../infra/pictures/pictures.ts';
import { newFileKey } from '../../infra/storage/storage.ts';
import { addFile, keptWithinDay, removeFile } from './queries.ts';

type Keeping = Pick<Deps, 'pictures' | 'storage'>;

/** Without its bytes: a form may have many pictures. */
interface StoredPicture extends Pick<PreparedPicture, 'mediaType' | 'width' | 'height'> {
  key: string;
  /** In bytes. */
  size: number;
}

/** The account that owns the files; pictures of visitors have no owner and are queued by network. */
type Owner = number | { network: string };

/** Who may see the picture: holders of a signed link, or everybody. */
interface Audience {
  published: boolean;
  /** Pixels; replaces the default of the audience. */
  longSide?: number;
  /** Staff who send them for the owner; the limit of who sends them counts. */
  sentBy?: number;
}

/** New pictures of a customer in 24 hours. */
const MAX_PICTURES_A_DAY = 100;
const UNPROVEN_MAX_PICTURES_A_DAY = 20;

const PUBLISHED_LONG_SIDE_PX = 1280;

/** Private at first, and small enough to be published later. */
export const TO_BE_PUBLISHED: Audience = { published: false, longSide: PUBLISHED_LONG_SIDE_PX };

/**
 * Inserts the pictures' rows and returns ids by field. Call once, in the transaction that refers to them. Fails with
 * `files.too_many` or `files.too_many_unproven` (files-4).
 */
export type Keep<Field extends string> = (tx: Tx) => Promise<Partial<Record<Field, number>>>;

/** Registers the storage keys of replaced pictures, which are removed after the commit. */
type Replace = (keys: readonly string[]) => void;

/**
 * Stores the uploads, one after the other, then runs `act`, which inserts their rows by `keep` in its transaction. Unused files are removed
 * again, unless an unexpected error leaves the commit in doubt. Fails on a refused picture's field before `act`.
 */
export async function withPictures<Field extends string, Result>(
  deps: Keeping,
  owner: Owner,
  uploads: Partial<Record<Field, Upload | undefined>>,
  act: (keep: Keep<Field>, replace: Replace) => Promise<Result>,
  audience: Audience = { published: false },
): Promise<Result> {
  const stored = new Map<Field, StoredPicture>();
  let mayBeKept = false;
  let replaced: readonly string[] = [];
  try {
    for (const [field, upload] of Object.entries(uploads) as [Field, Upload | undefined][]) {
      if (upload) stored.set(field, await storePicture(deps, field, upload, { owner, ...audience }));
    }
    const keep: Keep<Field> = async (tx) => {
      mayBeKept = true;
      return insertFiles(tx, { owner, ...audience }, stored);
    };
    const answer = await act(keep, (keys) => {
      replaced = keys;
    });
    await removeQuietly(deps, replaced);
    return answer;
  } catch (error) {
    // An expected failure has rolled back; after a lost connection the commit is in doubt.
    if (error instanceof Failure) mayBeKept = false;
    throw error;
  } finally {
    if (!mayBeKept)
      await removeQuietly(
        deps,
        Array.from(stored.values(), ({ key }) => key),
      );
  }
}

/** On failure, the sweep of orphaned files removes them later. */
async function removeQuietly({ storage }: Keeping, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
}

/** Deletes the row; returns the key to remove from storage after the commit, or undefined. */
export async function deletePictureRow(tx: Tx, id: number): Promise<string | undefined> {
  return removeFile(tx, id);
}

async function storePicture(
  deps: Keeping,
  field: string,
  upload: Upload,
  { owner, published, longSide, sentBy = owner }: Omit<Audience, 'sentBy'> & { owner: Owner; sentBy?: Owner },
): Promise<StoredPicture> {
  const picture = await deps.pictures
    .prepare(upload.bytes, {
      caller: typeof sentBy === 'number' ? String(sentBy) : sentBy.network,
      longSide: longSide ?? (published ? PUBLISHED_LONG_SIDE_PX : DEFAULT_LONG_SIDE_PX),
    })
    .catch((error: unknown) => {
      if (error instanceof PictureError) failOn(field, error.code);
      throw error;
    });
  const key = newFileKey();
  const { bytes, mediaType, width, height } = picture;
  await deps.storage.put(key, bytes, mediaType);
  return { key, mediaType, width, height, size: bytes.length };
}

async function insertFiles<Field extends string>(
  tx: Tx,
  { owner, published, sentBy }: Audience & { owner: Owner },
  stored: Map<Field, StoredPicture>,
) {
  const ownerId = typeof owner === 'number' ? owner : null;
  const sender = sentBy ?? ownerId;
  if (sender !== null && stored.size > 0) await assertMayKeep(tx, sender, stored.size);
  const ids: Partial<Record<Field, number>> = {};
  for (const [field, { size: bytes, ...picture }] of stored) {
    ids[field] = await addFile(tx, { ...picture, bytes, ownerId, published });
  }
  return ids;
}

async function assertMayKeep(tx: Tx, sender: number, more: number): Promise<void> {
  const kept = await keptWithinDay(tx, sender);
  if (!kept) return;
  const pictures = kept.pictures + more;
  if (!kept.isProven && pictures > UNPROVEN_MAX_PICTURES_A_DAY) {
    fail('files.too_many_unproven', { limit: UNPROVEN_MAX_PICTURES_A_DAY });
  }
  if (pictures > MAX_PICTURES_A_DAY) fail('files.too_many', { limit: MAX_PICTURES_A_DAY });
}
