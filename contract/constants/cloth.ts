/** Hours after a receipt of the cloth within which the customer can object to it (orders-82). */
export const OBJECTION_HOURS = 24;

/** Bounds of what a receipt of the cloth says (orders-81). */
export const MIN_CLOTH_METRES = 0.1;
export const MAX_CLOTH_METRES = 200;
export const MAX_CLOTH_PIECES = 20;
export const MAX_BAG_TAG_LENGTH = 20;
export const MAX_FAULTS_LENGTH = 500;

/** Days for which a receipt may be sent later; one that was pressed before counts from then. */
export const CLOTH_LATE_DAYS = 7;

/** How long ago cloth may have been posted, and the days for which nobody is reminded of it then (orders-182, orders-183). */
export const MAX_POSTED_DAYS = 60;
export const POSTED_CLOTH_DAYS = 7;

/** Business days within which a brand packs and hands over cloth that it sends to a tailor (orders-154). */
export const SHELF_HANDLING_DAYS = 2;

/** Pieces of one cloth for a garment. */
export const MAX_SHELF_PIECES = 20;
