/** How many products a wishlist holds at most. */
export const WISHLIST_LIMIT = 200;
