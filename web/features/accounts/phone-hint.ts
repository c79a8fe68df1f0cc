import type { LocationType } from '../../../contract/accounts.ts';

/** How to type a phone number, by where the visitor shops from: the server reads it with that country. */
export function phoneHint(location: LocationType): string {
  return location === 'local'
    ? 'For example 0300 1234567'
    : 'With the country code, for example +44 7400 123456';
}
