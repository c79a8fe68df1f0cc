import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** `page` of a list's query, counted from 1. */
export const PageNumber = wholeNumber({ min: 1 }).default(1);

/** A paginated answer: `next` and `previous` are addresses, `null` at the ends. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** One page of a list as it stands on the wire. */
export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}
