import type { AnswerOf } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

export type Testimonial = AnswerOf<typeof calls.featuredReviews>['results'][number];

/** Featured reviews; empty when the call fails, because the page works without them. */
export async function readTestimonials(read: Read): Promise<Testimonial[]> {
  try {
    return (await read(calls.featuredReviews)).results;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [];
  }
}
