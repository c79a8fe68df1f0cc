import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { codesOf } from './codes.ts';
import {
  MAX_PAUSE_REASON,
  MAX_TAILOR_ABOUT,
  MAX_TAILOR_AREA,
  TAILOR_RATINGS,
  TAILOR_STATES,
} from './constants/staff.ts';
import { MAX_AREA, TAILOR_KINDS } from './constants/tailors.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp, YesNo } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { AddressLine } from './names.ts';
import { text, unlessEmpty } from './text.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Back office';

/** `joined` sorts by id, `rating` by tenths of a star. */
export const TAILOR_SORTS = { joined: 'integer', rating: 'integer', delivered: 'integer' } as const;

const Kind = z.enum(TAILOR_KINDS);

const StaffTailorLine = z.object({
  id: z.int(),
  name: z.string().meta({ description: 'Username; in-house the name of the shop' }),
  shop_name: z.string().nullable().meta({ description: 'Of the application; null where there was none' }),
  in_house: z.boolean(),
  area: z.string(),
  kind: Kind,
  active: z.boolean().meta({ description: 'Whether new orders are taken' }),
  blocked_at: Timestamp.nullable().meta({ description: 'When the account was blocked' }),
  rating: z.number(),
  number_of_reviews: z.int(),
  number_of_order_delivery: z.int(),
  open_orders: z
    .int()
    .nullable()
    .meta({ description: 'Agreed on and not delivered yet; null above 1,000, as below' }),
  late_orders: z.int().nullable().meta({ description: 'Those of them whose promised day is over' }),
  joined_at: Timestamp,
});
export type StaffTailorLine = z.infer<typeof StaffTailorLine>;

/**
 * Includes the in-house workshop and tailors who are paused or blocked (tailors-30). `search` matches part of the
 * username, e-mail address, phone number, shop or area.
 */
export const staffTailors = endpoint('GET /api/staff/tailors/', {
  summary: 'List the tailors',
  tag,
  action: 'tailors.read',
  query: listQuery({
    sorts: TAILOR_SORTS,
    first: '-joined',
    filters: {
      area: unlessEmpty(text(MAX_AREA)).meta({ description: 'Part of the area, in any case' }),
      kind: unlessEmpty(Kind),
      state: unlessEmpty(z.enum(codesOf(TAILOR_STATES))),
      rating: unlessEmpty(z.enum(codesOf(TAILOR_RATINGS))),
      late: unlessEmpty(YesNo).meta({ description: 'Has orders whose promised day is over' }),
    },
  }),
  response: listOf(StaffTailorLine),
});

/** What staff see and may change; rates and calendar have calls of their own, with the same version. */
export const StaffTailor = StaffTailorLine.extend({
  ...VERSION_FIELDS,
  about: z.string(),
  lead_time_days: z.int().meta({ description: 'Business days; calendar days in-house' }),
  weekly_capacity: z.int().nullable(),
  number_of_rates: z.int(),
  promise_kept: z.int().nullable().meta({ description: 'Per cent; null while there are few orders' }),
  measured_share: z
    .int()
    .nullable()
    .meta({ description: 'Per cent of garments measured before dispatch; null while there are few' }),
  account: z.object({
    id: z.int(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    has_address: z.boolean().meta({
      description: 'False for the in-house workshop until admins have opened its sign-in (people-15)',
    }),
    phone_number: z.string().nullable(),
    has_password: z.boolean().meta({ description: 'False until the mailed link has set one' }),
    blocked_reason: z.string().nullable(),
  }),
  application: z.int().nullable(),
  can_be_welcomed: z
    .boolean()
    .meta({ description: 'Whether a new welcome mail can be sent: while no password is set' }),
});
export type StaffTailor = z.infer<typeof StaffTailor>;

export const staffTailor = endpoint('GET /api/staff/tailors/{id}/', {
  summary: 'Read a tailor',
  tag,
  action: 'tailors.read',
  params: IdParams,
  response: StaffTailor,
});

/**
 * Fails with `edits.outdated`, with `tailors.rates_of_other_kind` if there are rates of the other kind, and with
 * `tailors.in_house_kind` and `tailors.in_house_active`. Pausing or resuming notifies the tailor (tailors-33).
 */
export const updateStaffTailor = endpoint('PUT /api/staff/tailors/{id}/', {
  summary: 'Edit, pause or resume a tailor',
  tag,
  action: 'tailors.edit',
  params: IdParams,
  body: z.object({
    version: Version,
    area: AddressLine(MAX_TAILOR_AREA),
    kind: Kind,
    about: withoutCardNumber(text(MAX_TAILOR_ABOUT)),
    active: z.boolean(),
    reason: unlessEmpty(withoutCardNumber(text(MAX_PAUSE_REASON))).meta({
      description: 'Why the tailor is paused, for the tailor; without effect otherwise',
    }),
  }),
  response: StaffTailor,
});
