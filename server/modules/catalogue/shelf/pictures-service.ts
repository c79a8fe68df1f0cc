import { addressOf, publishedFilePath } from '../../../../contract/paths.ts';
import type { Tx } from '../../../db/client.ts';
import type { ProductPicture } from '../../../db/schema/catalogue.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Upload } from '../../../http/uploads.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { deletePictureRow, withPictures } from '../../files/keep-picture.ts';
import { attachUploads, forgottenUploads, insertPictureUpload, removablePictures } from './queries.ts';

const PREFIX = addressOf(publishedFilePath, { key: '' });

const UPLOAD_KEPT_MS = 24 * 3_600_000;

const BATCH = 100;

/** Uploads and publishes a picture for a product that is saved later. Fails on `picture`. */
export async function uploadPicture(
  deps: Pick<Deps, 'db' | 'pictures' | 'storage'>,
  actor: Actor,
  picture: Upload | undefined,
): Promise<{ image: string }> {
  if (!picture) fail('catalogue.picture_missing');
  return withPictures(
    deps,
    actor.id,
    { picture },
    (keep) =>
      deps.db.transaction(async (tx) => {
        const { picture: fileId } = await keep(tx);
        if (fileId === undefined) throw new Error('The picture was not kept.');
        return { image: PREFIX + (await insertPictureUpload(tx, fileId)) };
      }),
    { published: true },
  );
}

/** Fails on `pictures` unless each is the product's already or an upload of the actor. */
export async function attachPictures(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  known: readonly ProductPicture[],
  pictures: readonly ProductPicture[],
): Promise<void> {
  const images = new Set(known.map(({ image }) => image));
  const fresh = pictures.filter(({ image }) => !images.has(image));
  const keys = fresh.flatMap(({ image }) => keyOf(image) ?? []);
  const attached = await attachUploads(tx, actor.id, keys);
  if (keys.length < fresh.length || attached.size < new Set(keys).size) fail('catalogue.picture_unknown');
}

/** Fails on `logo` unless it is empty, the brand's already, or an upload of the actor. */
export async function attachLogo(
  tx: Tx,
  actor: Pick<Actor, 'id'>,
  known: string | null,
  logo: string | null,
): Promise<void> {
  if (logo === null || logo === known) return;
  const key = keyOf(logo);
  if (!key || !(await attachUploads(tx, actor.id, [key])).has(key)) fail('catalogue.logo_unknown');
}

/** Deletes the rows of a product's old pictures; returns the keys to remove from storage after the commit. */
export async function dropPictures(
  tx: Tx,
  productId: number,
  known: readonly ProductPicture[],
  pictures: readonly ProductPicture[],
): Promise<string[]> {
  const images = new Set(pictures.map(({ image }) => image));
  const removed = known.flatMap(({ image }) => {
    const key = images.has(image) ? undefined : keyOf(image);
    return key ? [{ key, image }] : [];
  });
  const dropped: string[] = [];
  for (const id of await removablePictures(tx, productId, removed)) {
    const key = await deletePictureRow(tx, id);
    if (key) dropped.push(key);
  }
  return dropped;
}

/** Purges uploads that were not saved with a product within a day. */
export async function purgeUploads({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const before = new Date(Date.now() - UPLOAD_KEPT_MS);
  for (;;) {
    const ids = await forgottenUploads(db, before, BATCH);
    for (const id of ids) {
      const key = await db.transaction((tx) => deletePictureRow(tx, id));
      if (key) await storage.remove(key);
    }
    if (ids.length < BATCH) return;
  }
}

function keyOf(image: string): string | undefined {
  return image.startsWith(PREFIX) ? image.slice(PREFIX.length) : undefined;
}
