import type { LocationType } from '../../../contract/accounts.ts';
import type { ErrorCode } from '../../../contract/errors.ts';

/**
 * A phone number as a person types it, in E.164; null when nobody could be called on it. Local numbers are read as
 * Pakistani ones (`0300 1234567` is `+923001234567`), international ones need their country code (accounts-3).
 */
export async function readPhoneNumber(typed: string, location: LocationType): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const withPlus = typed.trim().replace(/^00(?=[1-9])/, '+');
  const number =
    location === 'local' ? parsePhoneNumberFromString(withPlus, 'PK') : parsePhoneNumberFromString(withPlus);
  return number?.isValid() && !number.ext ? number.number : null;
}

/** Why a number could not be read, by what was expected. */
export const PHONE_ERRORS = {
  local: 'accounts.phone_not_local',
  international: 'accounts.phone_not_international',
} as const satisfies Record<LocationType, ErrorCode>;
