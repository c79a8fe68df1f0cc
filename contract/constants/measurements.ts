/** Per customer. */
export const MAX_MEASUREMENTS = 50;

/** All versions are stored; only the latest are shown. */
export const VERSIONS_SHOWN = 100;

export const PEOPLE = ['male', 'female'] as const;
