import type { LocationType } from '../../../contract/accounts.ts';
import type { ErrorCode } from '../../../contract/errors.ts';

/** Countries whose numbers need no country code (accounts-3). */
export const PHONE_COUNTRIES = {
  local: 'PK',
  international: undefined,
} as const satisfies Record<LocationType, string | undefined>;

export const PHONE_ERRORS = {
  local: 'accounts.phone_not_local',
  international: 'accounts.phone_not_international',
} as const satisfies Record<LocationType, ErrorCode>;
