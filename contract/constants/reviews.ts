export const REVIEW_PAGE_SIZE = 5;

export const REVIEW_PHOTOS = ['photo_1', 'photo_2', 'photo_3'] as const;
