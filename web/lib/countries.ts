import { COUNTRIES, countryName } from '../../contract/constants/countries.ts';

/** Every country goods travel to with its name, in the order of the names. */
export function countries(): { code: string; name: string }[] {
  return COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}
