import { currentLocale } from '#words';
import { COUNTRIES, countryName } from '../../contract/constants/countries.ts';

/** The countries that goods are shipped to, sorted by name. */
export function countries(): { code: string; name: string }[] {
  return COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort((one, other) =>
    one.name.localeCompare(other.name, currentLocale()),
  );
}
