import { REVIEW_PHOTOS } from '../../../../contract/constants/reviews.ts';

/** For a picture picker. */
export const PHOTO_LIMIT = {
  count: REVIEW_PHOTOS.length,
  problem: `There can be ${REVIEW_PHOTOS.length} photos.`,
};
