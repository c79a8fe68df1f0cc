import type { LocationType } from '../../../contract/accounts.ts';
import type { ErrorCode } from '../../../contract/errors.ts';

/** Whose numbers may come without a country code: local customers type Pakistani ones (accounts-3). */
export const PHONE_COUNTRIES = {
  local: 'PK',
  international: undefined,
} as const satisfies Record<LocationType, string | undefined>;

/** Why a number could not be read, by what was expected. */
export const PHONE_ERRORS = {
  local: 'accounts.phone_not_local',
  international: 'accounts.phone_not_international',
} as const satisfies Record<LocationType, ErrorCode>;
