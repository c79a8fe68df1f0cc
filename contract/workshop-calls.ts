import type { TypedCallsOf } from './calls.ts';
import { workshop } from './workshop-paths.ts';

/** The calls of tailors and brands at work, with the types of their endpoints. */
export const workshopCalls: TypedCallsOf<typeof workshop, object> = workshop;
