import type { Product } from '../../../contract/catalogue.ts';
import { WISHLIST_LIMIT } from '../../../contract/constants/catalogue.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { productsByIds } from '../catalogue/service.ts';
import { deleteOldWishes, deleteWish, insertWishes, wishesOf } from './queries.ts';

/** Latest first; leaves out unlisted products. */
export async function readWishlist(db: Db, actor: Actor): Promise<Product[]> {
  return productsByIds({ db }, await wishesOf(db, actor.id));
}

/** Returns all ids, latest first. Unknown ids are ignored; beyond `WISHLIST_LIMIT` the oldest wishes are deleted. */
export async function addToWishlist(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number[]> {
  if (!(await lockUserRow(tx, actor.id))) fail('session.invalid');
  await insertWishes(tx, actor.id, ids);
  await deleteOldWishes(tx, actor.id, WISHLIST_LIMIT);
  return wishesOf(tx, actor.id);
}

/** Idempotent. */
export async function removeFromWishlist(db: Db, actor: Actor, productId: number): Promise<void> {
  await deleteWish(db, actor.id, productId);
}

export function exportWishlist({ db }: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('wishlist.json', async () =>
      (await readWishlist(db, actor)).map(({ id, name, price }) => ({ id, name, price })),
    ),
  ];
}
