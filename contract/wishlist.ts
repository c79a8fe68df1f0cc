import { z } from 'zod';
import { Product } from './catalogue.ts';
import { WISHLIST_LIMIT } from './constants/catalogue.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
/** Latest first. */
export const wishlist = endpoint('GET /user_module/wishlist/', {
  summary: 'List the own wishlist',
  tag: 'Wishlist',
  action: 'account.use',
  response: z.object({ results: z.array(Product) }),
});

/** Adds missing products and returns all ids. */
export const addWishes = endpoint('POST /user_module/wishlist/', {
  summary: 'Add products to the own wishlist',
  tag: 'Wishlist',
  action: 'account.use',
  body: z.object({ products: z.array(Id).max(WISHLIST_LIMIT) }),
  response: z.object({ products: z.array(z.int()) }),
});

/** `id` is the product's. Idempotent. */
export const removeWish = endpoint('DELETE /user_module/wishlist/{id}/', {
  summary: 'Remove a product from the own wishlist',
  tag: 'Wishlist',
  action: 'account.use',
  status: 204,
  params: IdParams,
});
