import type { LocationType } from '../../../contract/accounts.ts';

/** The server parses a number without a country code by the visitor's country. */
export function phoneHint(location: LocationType): string {
  return location === 'local'
    ? 'For example 0300 1234567'
    : 'With the country code, for example +44 7400 123456';
}
