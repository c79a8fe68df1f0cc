import type { ResponseOf } from '../../../contract/paths.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

export type Testimonial = ResponseOf<'GET /api/reviews/featured/'>['results'][number];

/** Featured reviews; empty when the call fails, because the page works without them. */
export async function readTestimonials(read: Read): Promise<Testimonial[]> {
  try {
    return (await read('GET /api/reviews/featured/')).results;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [];
  }
}
