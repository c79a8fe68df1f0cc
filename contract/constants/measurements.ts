/** Per customer. */
export const MAX_MEASUREMENTS = 50;

/** All versions are stored; only the latest are shown. */
export const VERSIONS_SHOWN = 100;

export const PEOPLE = ['male', 'female'] as const;

/** Relations of a measured person to the customer, in display order (measurements-8). */
export const RELATIONS = {
  self: 'Me',
  spouse: 'Husband or wife',
  son: 'Son',
  daughter: 'Daughter',
  father: 'Father',
  mother: 'Mother',
  brother: 'Brother',
  sister: 'Sister',
  other: 'Somebody else',
} as const;
export type Relation = keyof typeof RELATIONS;

/** How a version was created (measurements-5). */
export const ORIGINS = ['form', 'guide', 'questions', 'import', 'restore'] as const;

/** Marks of a value (measurements-9, measurements-10). */
const MARKS = ['estimated', 'confirmed'] as const;
export type Mark = (typeof MARKS)[number];
