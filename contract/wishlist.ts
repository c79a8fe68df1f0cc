import { z } from 'zod';
import { Product } from './catalogue.ts';
import { WISHLIST_LIMIT } from './constants/wishlist.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { ours } from './paths.ts';
/** GET /user_module/wishlist/: the latest wish first. */
export const wishlist = endpoint(ours.wishlist, {
  summary: 'List the own wishlist',
  tag: 'Wishlist',
  answer: z.object({ results: z.array(Product) }),
});

/** POST /user_module/wishlist/: adds what is not there yet; answers the ids of the whole list. Merges a device's list after sign-in. */
export const addWishes = endpoint(ours.addWishes, {
  summary: 'Add products to the own wishlist',
  tag: 'Wishlist',
  body: z.object({ products: z.array(Id).max(WISHLIST_LIMIT) }),
  answer: z.object({ products: z.array(z.int()) }),
});

/** DELETE /user_module/wishlist/{id}/: `id` is the product's; one that is not there is no error. */
export const removeWish = endpoint(ours.removeWish, {
  summary: 'Take a product from the own wishlist',
  tag: 'Wishlist',
  status: 204,
  params: IdParams,
});
