import type { AnswerOf } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

/** A good review with the product it is about. */
export type Testimonial = AnswerOf<typeof calls.featuredReviews>['results'][number];

/** What a few customers say; nobody when it cannot be read, for the page is not about it. */
export async function readTestimonials(read: Read): Promise<Testimonial[]> {
  try {
    return (await read(calls.featuredReviews)).results;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [];
  }
}
