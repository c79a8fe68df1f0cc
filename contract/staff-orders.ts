import { z } from 'zod';
import { BILL_STATUSES, CONTACT_STATUSES, ITEM_TYPES } from './constants/orders.ts';
import { ALL_STATUSES, ORDER_KINDS, WAITS_FOR } from './constants/staff-orders.ts';
import { endpoint, Id } from './endpoint.ts';
import { Day, Rupees, Timestamp, YesNo } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { staff } from './staff-paths.ts';
import { unlessEmpty } from './text.ts';

const tag = 'Back office';

/** Of the list of orders; without a promised day last, without a price as if it were 0. */
export const ORDER_SORTS = { placed: 'timestamp', due: 'date', total: 'integer' } as const;

/** What is ordered, by the kind of the order. */
const OrderedItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('single'),
    item_type: z.enum(ITEM_TYPES),
    dress_type: z.string().nullable(),
    shoe_size: z.int().nullable(),
  }),
  z.object({ kind: z.literal('bulk'), name: z.string(), quantity: z.int() }),
  z.object({
    kind: z.literal('goods'),
    name: z.string().meta({ description: 'Of the first item' }),
    others: z.int().meta({ description: 'How many further items it has' }),
  }),
]);

export const StaffOrderLine = z.object({
  id: z.int(),
  kind: z.enum(ORDER_KINDS),
  tracking_id: z.string(),
  status: z.enum(ALL_STATUSES),
  bill_status: z.enum(BILL_STATUSES),
  total: Rupees.nullable(),
  order_date: Timestamp,
  expected_delivery_date: Day.nullable(),
  is_late: z.boolean().meta({ description: 'The promised day is over, and it is not delivered' }),
  waits_for: z.enum(WAITS_FOR).nullable().meta({ description: 'What the shop has to do' }),
  item: OrderedItem,
  customer: z.object({
    id: z.int().nullable().meta({ description: 'Null: a guest' }),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  tailor: z.object({ id: z.int(), name: z.string() }).nullable(),
  city: z.string().nullable().meta({ description: 'Where it is delivered, else collected' }),
  contact_status: z.enum(CONTACT_STATUSES),
  number_of_time_contacted_with_client: z.int(),
});
export type StaffOrderLine = z.infer<typeof StaffOrderLine>;

/** Of all kinds (backoffice-1). */
export const staffOrders = endpoint(staff.staffOrders, {
  summary: 'List the orders of all customers',
  tag,
  action: 'orders.manage',
  query: listQuery({
    sorts: ORDER_SORTS,
    first: '-placed',
    filters: {
      kind: unlessEmpty(z.enum(ORDER_KINDS)),
      status: unlessEmpty(z.enum(ALL_STATUSES)),
      tailor: unlessEmpty(Id),
      late: unlessEmpty(YesNo).meta({ description: 'The promised day is over, and it is not delivered' }),
      unpaid: unlessEmpty(YesNo),
      waiting: unlessEmpty(YesNo).meta({ description: 'The shop has to do something' }),
      from: unlessEmpty(Day).meta({ description: 'Placed on this day in Karachi or later' }),
      to: unlessEmpty(Day),
    },
  }),
  answer: listOf(StaffOrderLine),
});
