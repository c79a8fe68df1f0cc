/** What is paid before a parcel is sent once more. */
export const NEXT_TRY_ADVANCES = ['NONE', 'BY_RULE', 'ALL'] as const;

export type NextTryAdvance = (typeof NEXT_TRY_ADVANCES)[number];

export const MAX_RETURNED_PARCELS = 200;
