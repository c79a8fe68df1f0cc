import { z } from 'zod';
import { MAX_AREA, TAILOR_FILTERS, TAILOR_TYPES } from './constants/tailors.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Rupees } from './fields.ts';
import { PageNumber, pageOf } from './page.ts';
import { Review } from './reviews.ts';
import { text, unlessEmpty } from './text.ts';

const tag = 'Tailors';

export const TailorFilter = z.enum(TAILOR_FILTERS);
export type TailorFilter = z.infer<typeof TailorFilter>;

export const TailorType = z.enum(TAILOR_TYPES);
export type TailorType = z.infer<typeof TailorType>;

export const OpeningHours = z.object({ days: z.string(), hours: z.string() });
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Where customers bring cloth and collect garments (orders-13). */
export const Premises = z.object({
  address: z.string().nullable().meta({ description: 'Null: cloth and garments go through the shop' }),
  opening_hours: z.array(OpeningHours).meta({ description: 'Pakistan time' }),
});
export type Premises = z.infer<typeof Premises>;

/** At most as many places as an order has garments (orders-223). */
export const WeeklyRoom = z.object({
  places: z.int().meta({ description: 'Garments in a week without orders' }),
  weeks: z
    .array(z.object({ week: Day, places: z.int() }))
    .meta({ description: 'Mondays of the weeks with fewer places, and how many' }),
});

/** A tailor in a list (tailors-1). */
export const Tailor = z.object({
  id: z.int(),
  user_username: z.string(),
  number_of_order_delivery: z.int(),
  avg_price: Rupees.nullable().meta({ description: 'Mean of the rates, whole rupees; null without rates' }),
  tailor_area: z.string(),
  tailor_city: z
    .string()
    .meta({ description: 'Of the area, in-house of the shop; empty where none is named' }),
  tailor_type_name: TailorType.nullable(),
  rating: z
    .number()
    .min(0)
    .max(5)
    .meta({ description: 'Mean of verified reviews, one decimal; 0 without any' }),
  number_of_reviews: z.int(),
  service_provided: z.record(z.string(), z.string()),
  rate_per_design: z.record(z.string(), Rupees).meta({ description: 'Dress type → rupees' }),
  lead_time_days: z
    .int()
    .meta({ description: 'Business days from confirmation to delivery; calendar days in-house' }),
  days_off: z
    .array(z.object({ from: Day, until: Day }))
    .meta({ description: "The tailor's own days off, both days included" }),
  weekdays_off: z
    .array(z.int().min(0).max(6))
    .meta({ description: "The tailor's weekly days off; 0 is Sunday" }),
  full_weeks: z.array(Day).meta({ description: 'Mondays of the weeks that take no more orders' }),
  weekly_room: WeeklyRoom.nullable().meta({
    description: 'How many garments of one order fit into a week; null: any number',
  }),
  promise_kept: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'Per cent of orders delivered by the promised day; null while there are few' }),
  measured_share: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'Per cent of garments measured before dispatch; null while there are few' }),
});
export type Tailor = z.infer<typeof Tailor>;

/** 404 "Invalid page." past the end (tailors-5). */
export const tailors = endpoint('GET /tailor_module/tailors/', {
  summary: 'List the partner tailors',
  tag,
  query: z.object({
    filter_type: TailorFilter.default('all'),
    page: PageNumber,
    area: unlessEmpty(text(MAX_AREA)).meta({ description: 'Part of the area, in any case' }),
    dress_type: unlessEmpty(text(60)).meta({ description: 'Only tailors who stitch it' }),
  }),
  response: pageOf(Tailor),
});

/** A tailor with the details of the tailor's page (tailors-11). */
export const TailorPage = Tailor.extend(Premises.shape).extend({
  about: z.string(),
  pictures: z.array(z.string()).meta({ description: "Addresses of pictures of the tailor's work" }),
});
export type TailorPage = z.infer<typeof TailorPage>;

/** Includes the in-house workshop. */
export const tailor = endpoint('GET /tailor_module/tailors/{id}/', {
  summary: 'Read one tailor',
  tag,
  params: IdParams,
  response: TailorPage,
});

/** Newest first, without how garments fit (reviews-5). */
export const tailorReviews = endpoint('GET /tailor_module/tailors/{id}/reviews/', {
  summary: 'List the reviews of a tailor',
  tag,
  params: IdParams,
  query: z.object({ page: PageNumber }),
  response: pageOf(Review),
});
