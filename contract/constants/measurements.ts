/** Per customer. */
export const MAX_MEASUREMENTS = 50;

/** All versions are stored; only the latest are shown. */
export const VERSIONS_SHOWN = 100;

export const PEOPLE = ['male', 'female'] as const;

/** Relations of a measured person to the customer, in display order (measurements-8). */
// biome-ignore format: related codes share a line
export const RELATIONS = [
  'self', 'spouse', 'son', 'daughter', 'father', 'mother', 'brother', 'sister', 'other',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** How a version was created (measurements-5). */
export const ORIGINS = ['form', 'guide', 'questions', 'import', 'restore', 'fit', 'garment'] as const;

/** What a customer says to a suggested change of a record (measurements-16). */
export const SUGGESTION_ANSWERS = ['accept', 'dismiss'] as const;

/** Marks of a value (measurements-9, measurements-10). */
const MARKS = ['estimated', 'confirmed'] as const;
export type Mark = (typeof MARKS)[number];
