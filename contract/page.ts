import { z } from 'zod';
import { wholeNumber } from './validation.ts';

export const PageNumber = wholeNumber({ min: 1 }).default(1);

/** `next` and `previous` are URLs, `null` at the ends. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}
