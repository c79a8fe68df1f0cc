import type * as bulkOrders from './bulk-orders.ts';
import type { TypedCallsOf } from './calls.ts';
import type * as documents from './documents.ts';
import type * as orderFeedback from './order-feedback.ts';
import { ofOrders } from './order-paths.ts';
import type * as orderSteps from './order-steps.ts';
import type * as orders from './orders.ts';
import type * as payments from './payments.ts';
import type * as shopOrders from './shop-orders.ts';
import type * as tracking from './tracking.ts';

type Domains = typeof bulkOrders &
  typeof documents &
  typeof orderFeedback &
  typeof orderSteps &
  typeof orders &
  typeof payments &
  typeof shopOrders &
  typeof tracking;

/** The calls of orders, with the types of their endpoints. */
export const orderCalls: TypedCallsOf<typeof ofOrders, Domains> = ofOrders;
