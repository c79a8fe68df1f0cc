import type { Currency } from '../../../contract/settings.ts';

/** The currencies of countries by region code; of all others the dollar stands for the money of abroad. */
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

/**
 * The currency for a visitor: the chosen one where the shop has a rate for it, else that of the region of the first
 * language their browser asks for, else the dollar, else the shop's first; undefined where it has none.
 */
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

/** `≈ $5.70`: tenths below 100, whole units below 1,000, tens above; more would feign a precision a rate does not have. */
export function approximate(rupees: number, { code, rupees: rate }: Currency): string | undefined {
  if (rupees <= 0) return undefined;
  const amount = rupees / rate;
  const step = amount >= 1000 ? 10 : amount >= 100 ? 1 : 0.1;
  return `≈ ${formatOf(code, step < 1 ? 2 : 0).format(Math.max(Math.round(amount / step) * step, 0.1))}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
}
