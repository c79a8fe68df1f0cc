import { z } from 'zod';
import { PostalAddressForm } from './addresses.ts';
import { DELIVERY_FAILURE_CODES } from './constants/lifecycle.ts';
import { NEXT_TRY_ADVANCES } from './constants/returned-parcels.ts';
import { endpoint, Id } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';

const tag = 'Couriers';
const action = 'orders.manage';

const ReturnedParcel = z.object({
  order: z.int(),
  seller_order: z.int().nullable().meta({ description: 'Of a cart order, or of cloth for a tailor' }),
  tracking_id: z.string(),
  kind: z.enum(['single', 'bulk', 'goods']),
  seller: z.string().nullable().meta({ description: 'Tailor or brand; null for the shop itself' }),
  recipient: z.string().nullable(),
  city: z.string().nullable(),
  came_back_at: Timestamp,
  failure: z.enum(DELIVERY_FAILURE_CODES).nullable(),
  note: z.string().nullable().meta({ description: 'Also the words of the courier' }),
  total: Rupees.nullable(),
  paid: Rupees,
  advance_due: Rupees.meta({ description: 'To be paid before it is sent again' }),
});
export type ReturnedParcel = z.infer<typeof ReturnedParcel>;

/** Parcels that are back and were neither sent again nor ended (couriers-31). */
export const returnedParcels = endpoint('GET /api/staff/returned-parcels/', {
  summary: 'List parcels that have come back, oldest first',
  tag,
  action,
  response: z.object({ results: z.array(ReturnedParcel).meta({ description: 'At most 200' }) }),
});

/**
 * Decides that a parcel is sent again: to a corrected address, of stitched and bulk orders once an advance is paid
 * (couriers-32). Cloth goes to its tailor and has no other address. Fails with `couriers.not_back`,
 * `couriers.is_booked`, `couriers.goes_to_tailor` and `couriers.abroad`.
 */
export const sendAgain = endpoint('POST /api/staff/returned-parcels/next-try/', {
  summary: 'Decide that a parcel that has come back is sent again',
  tag,
  action,
  idempotent: true,
  body: z
    .object({
      order: Id.optional().meta({ description: 'A stitched or bulk order' }),
      seller_order: Id.optional(),
      advance: z.enum(NEXT_TRY_ADVANCES).default('NONE').meta({
        description:
          'What is paid first of a stitched or bulk order: nothing, by the rules for who has refused, or all',
      }),
      address: PostalAddressForm.optional(),
    })
    .refine(({ order, seller_order: part }) => (order === undefined) !== (part === undefined), {
      path: ['order'],
      message: 'Name an order or a seller order.',
    }),
  response: z.object({ advance_due: Rupees }),
});
