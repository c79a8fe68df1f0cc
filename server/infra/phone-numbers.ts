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

/** A mobile number of Pakistan in E.164; null for every other number, whose messages may cost a lot (messages-6). */
export async function readMobileNumber(typed: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const withPlus = typed.trim().replace(/^00(?=[1-9])/, '+');
  const number = parsePhoneNumberFromString(withPlus, 'PK');
  const isMobile = number?.country === 'PK' && number.getType() === 'MOBILE' && !number.ext;
  return isMobile ? number.number : null;
}
