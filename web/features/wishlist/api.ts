import { calls } from '../../../contract/calls.ts';
import type { Product } from '../../../contract/catalogue.ts';
import { call } from '../../lib/call.ts';

const AT_ONCE = 100;

/** The latest first. Throws CallError. */
export async function readWishlist(): Promise<Product[]> {
  return (await call(calls.wishlist)).results;
}

/** Returns all ids of the account's wishlist, the latest first. Throws CallError. */
export async function addWishes(ids: number[]): Promise<number[]> {
  return (await call(calls.addWishes, { body: { products: ids } })).products;
}

/** Throws CallError. */
export async function removeWish(id: number): Promise<void> {
  await call(calls.removeWish, { params: { id } });
}

/** The listed products among `ids`, in that order. Throws CallError. */
export async function readProducts(ids: readonly number[]): Promise<Product[]> {
  const pages = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    pages.push(call(calls.products, { query: { ids: ids.slice(from, from + AT_ONCE).join(',') } }));
  }
  return (await Promise.all(pages)).flatMap(({ results }) => results);
}
