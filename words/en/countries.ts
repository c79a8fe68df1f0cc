/** Where one language calls a country other than `Intl.DisplayNames` does; by ISO 3166-1 alpha-2. */
export const names: Record<string, string | undefined> = {
  DO: 'Dominican Republic',
  ES: 'Spain',
  GB: 'United Kingdom',
  HK: 'Hong Kong SAR China',
  MM: 'Myanmar (Burma)',
  MO: 'Macao SAR China',
  NL: 'Netherlands',
  SC: 'Seychelles',
  US: 'United States',
};
