import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { readWishlist } from './service.ts';

export function exportWishlist({ db }: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('wishlist.json', 'your wishlist', async () =>
      (await readWishlist(db, actor)).map(({ id, name, price }) => ({ id, name, price })),
    ),
  ];
}
