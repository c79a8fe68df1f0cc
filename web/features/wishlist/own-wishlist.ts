import type { Product } from '../../../contract/catalogue.ts';
import { isSignedIn } from '../../lib/session.ts';
import { readProducts, readWishlist } from './api.ts';
import { storeAccountWishlist, useWishlist, watchWishlist, wishlistSettled } from './store.ts';

/** The wished-for products, the latest first: the account's when signed in, else this device's. Throws CallError. */
export async function readWishes(): Promise<Product[]> {
  // A page may load before its frame starts watching.
  if (useWishlist.getState().ids === undefined) watchWishlist()();
  if (!isSignedIn()) return readProducts(useWishlist.getState().ids ?? []);
  await wishlistSettled();
  const wished = await readWishlist();
  storeAccountWishlist(wished.map(({ id }) => id));
  return wished;
}
