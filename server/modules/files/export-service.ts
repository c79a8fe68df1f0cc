import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { ExportEntry } from '../../infra/data-export/entries.ts';
import { MissingFileError } from '../../infra/storage/storage.ts';
import { filesAbout } from './queries.ts';

/** Every picture that the account has uploaded, or that was sent to it. */
export async function exportPictures({ db, storage }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const files = await filesAbout(db, actor.id);
  return files.map(({ key, mediaType }) => ({
    path: `pictures/${key}.${mediaType.split('/')[1]}`,
    open: () =>
      storage.read(key).catch((error: unknown) => {
        // It was removed since the list was read.
        if (error instanceof MissingFileError) return Readable.from([]);
        throw error;
      }),
  }));
}
