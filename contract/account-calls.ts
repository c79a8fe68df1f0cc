import { ofAccount } from './account-paths.ts';
import type * as accounts from './accounts.ts';
import type * as addresses from './addresses.ts';
import type { TypedCallsOf } from './calls.ts';
import type * as chat from './chat.ts';
import type * as measurements from './measurements.ts';
import type * as notifications from './notifications.ts';
import type * as payments from './payments.ts';
import type * as privacy from './privacy.ts';

type Domains = typeof accounts &
  typeof addresses &
  typeof chat &
  typeof measurements &
  typeof notifications &
  typeof payments &
  typeof privacy;

/** The calls of somebody signed in, with the types of their endpoints. */
export const accountCalls: TypedCallsOf<typeof ofAccount, Domains> = ofAccount;
