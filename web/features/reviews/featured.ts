import type { AnswerOf } from '../../../contract/endpoint.ts';
import { featuredReviews } from '../../../contract/reviews.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

/** A good review with the product it is about. */
export type Voice = AnswerOf<typeof featuredReviews>['results'][number];

/** What a few customers say; nobody when it cannot be read, for the page is not about it. */
export async function readVoices(read: Read = call): Promise<Voice[]> {
  try {
    return (await read(featuredReviews)).results;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [];
  }
}
