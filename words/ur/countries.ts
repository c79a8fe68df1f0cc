/** Where one language calls a country other than `Intl.DisplayNames` does; by ISO 3166-1 alpha-2. */
export const names: Record<string, string | undefined> = {
  DO: 'جمہوریہ ڈومینیکن',
  ES: 'اسپین',
  GB: 'برطانیہ',
  HK: 'ہانگ کانگ',
  MM: 'میانمار',
  MO: 'مکاؤ',
  NL: 'نیدرلینڈز',
  SC: 'سیشلز',
  US: 'امریکہ',
};
