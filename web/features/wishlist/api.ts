import type { Product } from '../../../contract/catalogue.ts';
import { call } from '../../lib/call.ts';

const MAX_IDS_PER_CALL = 100;

/** The latest first. Throws CallError. */
export async function readWishlist(signal: AbortSignal): Promise<Product[]> {
  return (await call('GET /user_module/wishlist/', { signal })).results;
}

/** Returns all ids of the account's wishlist, the latest first. Throws CallError. */
export async function addWishes(ids: number[], signal?: AbortSignal): Promise<number[]> {
  return (await call('POST /user_module/wishlist/', { body: { products: ids }, ...(signal && { signal }) }))
    .products;
}

/** Throws CallError. */
export async function removeWish(id: number): Promise<void> {
  await call('DELETE /user_module/wishlist/{id}/', { params: { id } });
}

/** The listed products among `ids`, in that order. Throws CallError. */
export async function readProducts(ids: readonly number[], signal: AbortSignal): Promise<Product[]> {
  const pages = [];
  for (let from = 0; from < ids.length; from += MAX_IDS_PER_CALL) {
    pages.push(
      call('GET /api/products/', {
        session: 'none',
        query: { ids: ids.slice(from, from + MAX_IDS_PER_CALL).join(',') },
        signal,
      }),
    );
  }
  return (await Promise.all(pages)).flatMap(({ results }) => results);
}
