/** Most records one customer may keep. */
export const MAX_MEASUREMENTS = 50;

/** How many of a record's saves are shown; all are kept. */
export const VERSIONS_SHOWN = 100;

/** Whom a record may describe; patterns differ by it. */
export const PEOPLE = ['male', 'female'] as const;
