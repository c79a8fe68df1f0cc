import { COUNTRIES, countryName } from '../../contract/constants/countries.ts';

/** The countries goods ship to, sorted by name. */
export function countries(): { code: string; name: string }[] {
  return COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}
