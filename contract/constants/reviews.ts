/** How many reviews a page holds. */
export const REVIEW_PAGE_SIZE = 5;

/** How many photos a review may carry. */
export const REVIEW_PHOTOS = ['photo_1', 'photo_2', 'photo_3'] as const;
