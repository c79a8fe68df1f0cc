import { z } from 'zod';
import { LABEL_SIZES, MAX_CARTONS, MAX_PRINTED_ORDERS, PRINTS } from './constants/prints.ts';
import { endpoint, Id } from './endpoint.ts';
import { UNITS } from './measures.ts';
import { readAs } from './text.ts';
import { TONGUES } from './tongues.ts';
import { wholeNumber } from './validation.ts';

const MAX_IDS_LENGTH = 500;

export const PrintedIds = readAs(
  MAX_IDS_LENGTH,
  (ids) => ids.split(','),
  z.array(Id).min(1).max(MAX_PRINTED_ORDERS),
).meta({
  description: 'Ids, joined by commas',
});

const Asked = {
  print: z.enum(PRINTS),
  orders: PrintedIds,
  size: z.enum(LABEL_SIZES).default('a4').meta({ description: 'Of tags and labels; job cards are A4' }),
  cartons: wholeNumber({ min: 1, max: MAX_CARTONS }).default(1).meta({
    description: 'Tags of the one bulk order that is printed, numbered; with several orders each has one',
  }),
};

/**
 * One PDF for several orders of the tailor; of a bulk order, tags and labels only. 404 if one is not theirs, and 409 `orders.not_to_print` if one is
 * over: nothing is printed then (workshop-41).
 */
export const workPrints = endpoint('GET /api/workshop/prints/', {
  summary: 'Print job cards, tags of cloth or parcel labels of orders',
  tag: 'Workshop',
  action: 'stitching.work',
  responseType: 'application/pdf',
  query: z.object({
    ...Asked,
    unit: z.enum(UNITS).optional().meta({ description: 'Of job cards; by default that of each record' }),
    tongue: z.enum(TONGUES).optional().meta({ description: 'By default the language of the account' }),
  }),
});

/** Job cards of the in-house workshop only, tags and labels of all orders. Fails like `workPrints`. */
export const staffPrints = endpoint('GET /api/staff/prints/', {
  summary: 'Print job cards, tags of cloth or parcel labels of orders',
  tag: 'Back office',
  action: 'orders.manage',
  responseType: 'application/pdf',
  query: z.object(Asked),
});
