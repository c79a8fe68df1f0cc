import { accountsWords } from '#words';
import type { LocationType } from '../../../contract/accounts.ts';

/** The server parses a number without a country code by the visitor's country. */
export function phoneHint(location: LocationType): string {
  return accountsWords.phoneHints[location];
}
