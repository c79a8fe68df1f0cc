import { inAsciiDigits } from './typed-number.ts';

/** Crockford's base 32, without the easily misread I, L, O and U. */
export const TRACKING_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Without the prefix `NP-`. */
export const TRACKING_LENGTH = 10;

const TRACKING_ID = /^NP-[0-9A-HJKMNP-TV-Z]{10}$/;

const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/**
 * Parses a tracking number, or null: any case, Urdu digits, spaces and dashes anywhere, I and L as 1 and O as 0 (Crockford), `NP`
 * optional.
 */
export function trackingNumberFrom(typed: string): string | null {
  const characters = inAsciiDigits(typed).replace(BETWEEN, '');
  if (!/^[0-9A-Za-z]+$/.test(characters)) return null;
  const read = characters.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  const id = `NP-${read.length === TRACKING_LENGTH ? read : read.replace(/^NP/, '')}`;
  return TRACKING_ID.test(id) ? id : null;
}

/** Parses part of a tracking number in the same way; null if no number can contain it. */
export function trackingPartFrom(typed: string): string | null {
  const characters = inAsciiDigits(typed).replace(BETWEEN, '').toUpperCase().replace(/^NP/, '');
  const read = characters.replace(/[IL]/g, '1').replaceAll('O', '0');
  return [...read].every((character) => TRACKING_CHARACTERS.includes(character)) ? read : null;
}
