import type { CountryCode } from 'libphonenumber-js';

/**
 * A phone number as somebody types it who lives in `country` (ISO 3166, two letters), in E.164; null when nobody could
 * be called on it. Where the country does not settle it the number brings its country code (accounts-3).
 */
export async function readPhone(typed: string, country: string): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const withPlus = typed.trim().replace(/^00(?=[1-9])/, '+');
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const number = home ? parsePhoneNumberFromString(withPlus, home) : parsePhoneNumberFromString(withPlus);
  return number?.isValid() && !number.ext ? number.number : null;
}
