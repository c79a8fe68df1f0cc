import { z } from 'zod';
import { MISS_REASONS, MISSES_SHOWN, TAILORS_WITH_ROOM_SHOWN } from './constants/staff.ts';
import { endpoint } from './endpoint.ts';
import { Day } from './fields.ts';
import { SingleOrder } from './orders.ts';

const OrderAtRisk = SingleOrder.pick({
  id: true,
  tracking_id: true,
  status: true,
  item_type: true,
  dress_type: true,
  shoe_size: true,
}).extend({
  others: z.int().meta({ description: 'How many further garments it has' }),
  events: z.int().meta({ description: 'How many the order has, for `expected_events` of its next step' }),
  customer_name: z.string(),
  tailor: z.object({ id: z.int(), name: z.string() }),
  promised: Day,
  reason: z.enum(MISS_REASONS),
  days_left: z.int().meta({ description: 'Working days of the tailor until it has to leave' }),
  days_needed: z.int().meta({ description: 'Working days that it still needs' }),
  honest_day: Day.nullable().meta({
    description: 'For when its tailor can promise it now; null if that tailor has no working day',
  }),
  with_room: z
    .array(z.object({ id: z.int(), name: z.string(), day: Day }))
    .meta({ description: `At most ${TAILORS_WITH_ROOM_SHOWN} others who can promise it in time` }),
  usual_reasons: z
    .object({ reassign: z.string(), move_day: z.string() })
    .meta({ description: "In the customer's language" }),
});
export type OrderAtRisk = z.infer<typeof OrderAtRisk>;

/** What the last evening check has found and nothing has happened to since (backoffice-13). */
export const ordersAtRisk = endpoint('GET /api/staff/orders-at-risk/', {
  summary: 'List the stitched orders that will probably miss their promised day',
  tag: 'Back office',
  action: 'orders.manage',
  response: z.object({
    count: z.int().nullable().meta({ description: 'Null: more than are counted' }),
    results: z.array(OrderAtRisk).meta({ description: `The ${MISSES_SHOWN} promised first` }),
  }),
});
