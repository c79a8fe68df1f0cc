import { ofApplications } from './application-paths.ts';
import type * as applications from './applications.ts';
import type { TypedCallsOf } from './calls.ts';

/** The calls of whoever applies as a tailor, with the types of their endpoints. */
export const applicationCalls: TypedCallsOf<typeof ofApplications, typeof applications> = ofApplications;
