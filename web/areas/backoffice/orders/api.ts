import type { QueryFor } from '../../../../contract/calls.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type OrderQuery = QueryFor<typeof staffCalls.staffOrders>;

/** The list of orders, and what is open of it. */
const ORDERS_KEY = ['staff-orders'];

export const ordersQuery = (query: OrderQuery) =>
  definePersonalQuery({
    queryKey: [...ORDERS_KEY, 'list', query],
    queryFn: ({ signal }) => call(staffCalls.staffOrders, { query, signal }),
  });
