/** What is printed for orders: the card of the work, the tag of the bag of cloth, the label of the parcel. */
export const PRINTS = ['job_card', 'cloth_tag', 'parcel_label'] as const;
export type Print = (typeof PRINTS)[number];

/** The width of tags and labels: of two thermal rolls, and several on a page of A4. */
export const LABEL_SIZES = ['62mm', '80mm', 'a4'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** Cartons of a bulk order that get a tag each. */
export const MAX_CARTONS = 40;

/** Orders of one PDF. */
export const MAX_PRINTED_ORDERS = 40;
