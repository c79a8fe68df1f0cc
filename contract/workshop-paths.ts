import type { Call } from './paths.ts';

/** The calls of tailors and brands at work, apart so that the pages of customers do not load them. */
export const workshop = {} as const satisfies Record<string, Call>;
