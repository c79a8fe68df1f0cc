import type { CountryCode } from 'libphonenumber-js';

/**
 * A phone number as somebody types it who lives in `country` (ISO 3166, two letters), in E.164; null when nobody could
 * be called on it. Where no country settles it, the number brings its country code (accounts-3).
 */
export async function readPhoneNumber(typed: string, country: string | undefined): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const withPlus = typed.trim().replace(/^00(?=[1-9])/, '+');
  const home: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  const number = home ? parsePhoneNumberFromString(withPlus, home) : parsePhoneNumberFromString(withPlus);
  return number?.isValid() && !number.ext ? number.number : null;
}
