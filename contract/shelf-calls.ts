import type { TypedCallsOf } from './calls.ts';
import type * as sellerReviews from './seller-reviews.ts';
import type * as products from './shelf.ts';
import { shelf } from './shelf-paths.ts';

/** The calls about the goods of sellers, with the types of their endpoints. */
export const shelfCalls: TypedCallsOf<typeof shelf, typeof products & typeof sellerReviews> = shelf;
