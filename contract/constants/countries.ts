import { countryWords, currentLocale } from '#words';
import type { Locale } from '../locale.ts';

/** ISO 3166-1 alpha-2. Separate from the schemas, so that the browser can load it without zod. */
export const COUNTRIES: readonly string[] =
  'AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BJ BN BO BR BT BW BY CA CD CG CH CI CL CM CN CO CR CY CZ DE DJ DK DO DZ EC EE EG ES ET FI FJ FR GA GB GE GH GM GN GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW KZ LA LB LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SN SO SR SV SZ TD TG TH TJ TM TN TO TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  );

const names = new Map<Locale, Intl.DisplayNames>();

function namesNow(): Intl.DisplayNames {
  const locale = currentLocale();
  const found = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, found);
  return found;
}

/** The name of a country; an unknown code is returned unchanged. */
export function countryName(code: string): string {
  try {
    return countryWords.names[code] ?? namesNow().of(code) ?? code;
  } catch {
    return code;
  }
}
