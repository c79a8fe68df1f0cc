import { COUNTRIES } from '../../contract/countries.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country; an unknown code speaks for itself. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Every country goods travel to with its name, in the order of the names. */
export function countries(): { code: string; name: string }[] {
  return COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
}
