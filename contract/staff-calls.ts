import type { TypedCallsOf } from './calls.ts';
import type * as chat from './chat.ts';
import type * as savedViews from './saved-views.ts';
import type * as staffOrders from './staff-orders.ts';
import { staff } from './staff-paths.ts';

/** The calls of the back office, with the types of their endpoints. */
export const staffCalls: TypedCallsOf<typeof staff, typeof chat & typeof savedViews & typeof staffOrders> =
  staff;
