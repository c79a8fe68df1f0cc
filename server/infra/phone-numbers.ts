import type { CountryCode } from 'libphonenumber-js';

/**
 * Normalises a number typed in `country` (ISO 3166) to E.164; null if it is invalid or lacks a country code
 * (accounts-3).
 */
export async function readPhoneNumber(typed: string, country: string | undefined): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const withPlus = typed.trim().replace(/^00(?=[1-9])/, '+');
  const home: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  const number = home ? parsePhoneNumberFromString(withPlus, home) : parsePhoneNumberFromString(withPlus);
  return number?.isValid() && !number.ext ? number.number : null;
}
