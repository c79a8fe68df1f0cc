import type { Product } from '../../../contract/catalogue.ts';
import { isSignedIn } from '../../lib/session.ts';
import { readProducts, readWishlist } from './api.ts';
import { adoptWishlist, useWishlist, watchWishlist, wishlistSettled } from './store.ts';

/**
 * What is wished for, the latest first: the account's list, once it has heard of every wish made here, else the
 * device's. Throws CallError.
 */
export async function readWishes(): Promise<Product[]> {
  // A page may ask before its frame has begun to watch.
  if (useWishlist.getState().ids === undefined) watchWishlist()();
  if (!isSignedIn()) return readProducts(useWishlist.getState().ids ?? []);
  await wishlistSettled();
  const wished = await readWishlist();
  adoptWishlist(wished.map(({ id }) => id));
  return wished;
}
