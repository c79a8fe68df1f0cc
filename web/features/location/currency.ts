import { basicWords } from '#words';
import type { Currency } from '../../../contract/settings.ts';

/** By region code; other regions use the dollar. */
const BY_REGION: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  CA: 'CAD',
  GB: 'GBP',
  KW: 'KWD',
  MY: 'MYR',
  OM: 'OMR',
  QA: 'QAR',
  SA: 'SAR',
  TR: 'TRY',
};
const EURO = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';
const USUAL = 'USD';

/** The chosen currency, else that of the browser's region, else the dollar, else the shop's first. */
export function currencyFor(
  currencies: readonly Currency[],
  chosen: string | null,
  languages: readonly string[],
): Currency | undefined {
  const of = (code: string | null | undefined) => currencies.find((currency) => currency.code === code);
  return of(chosen) ?? of(regionalCurrency(languages)) ?? of(USUAL) ?? currencies[0];
}

function regionalCurrency(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const region = /-([A-Z]{2})\b/.exec(language)?.[1];
    if (!region || region === 'PK') continue;
    return EURO.includes(region) ? 'EUR' : BY_REGION[region];
  }
  return undefined;
}

/** `≈ $5.70`: tenths below 100, units below 1,000, tens above; more digits would suggest a precise rate. */
export function approximate(rupees: number, { code, rupees: rate }: Currency): string | undefined {
  if (rupees <= 0) return undefined;
  const amount = rupees / rate;
  const step = amount >= 1000 ? 10 : amount >= 100 ? 1 : 0.1;
  const rounded = formatOf(code, step < 1 ? 2 : 0).format(Math.max(Math.round(amount / step) * step, 0.1));
  return basicWords.leftToRight({ text: `≈ ${rounded}` });
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    // Urdu writes prices alike.
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
}
