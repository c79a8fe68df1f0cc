import { ofAccount } from './account-paths.ts';
import type { TypedCallsOf } from './calls.ts';
import type * as payments from './payments.ts';
import type * as privacy from './privacy.ts';

/** Calls of the profile, with the types of their endpoints. */
export const accountCalls: TypedCallsOf<typeof ofAccount, typeof payments & typeof privacy> = ofAccount;
