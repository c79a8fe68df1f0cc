import { z } from 'zod';
import { ORDER_ACTIONS } from './constants/lifecycle.ts';
import { ORDER_STATUSES } from './constants/orders.ts';
import { Timestamp } from './fields.ts';

/** A step of an order, as its readers see it. */
export const OrderEvent = z.object({
  action: z.enum(ORDER_ACTIONS).nullable().meta({ description: 'Null in events of earlier versions' }),
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  by: z.string().meta({
    description:
      'For a customer `You`, a code in every language, or the shop; for others a username or the shop',
  }),
  note: z.string().nullable(),
  courier: z.string().nullable().meta({ description: 'Of a step to SHIPPED' }),
  courier_number: z.string().nullable(),
  photos: z.array(z.string()).meta({ description: 'Addresses of pictures, which expire' }),
  garment: z.int().nullable().meta({
    description:
      'That took a step of its own, or which one of several shall be altered (orders-111, orders-120)',
  }),
  at: Timestamp,
});
export type OrderEvent = z.infer<typeof OrderEvent>;
