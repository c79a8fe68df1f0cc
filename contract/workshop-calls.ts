import type { TypedCallsOf } from './calls.ts';
import type * as earnings from './earnings.ts';
import type * as sellerOrders from './seller-orders.ts';
import type * as sellerReviews from './seller-reviews.ts';
import type * as work from './workshop.ts';
import { workshop } from './workshop-paths.ts';
import type * as workshops from './workshops.ts';

type Domains = typeof earnings & typeof sellerOrders & typeof sellerReviews & typeof work & typeof workshops;

/** The calls of tailors and brands at work, with the types of their endpoints. */
export const workshopCalls: TypedCallsOf<typeof workshop, Domains> = workshop;
