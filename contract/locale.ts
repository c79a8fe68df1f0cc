/** The languages of the shop, as `lang` and `accept-language` spell them; the first is the default. */
export const LOCALES = ['en', 'ur'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language by its own name. */
export const LOCALE_NAMES = { en: 'English', ur: 'اردو' } as const satisfies Record<Locale, string>;

/** How `Intl` writes days, months and lists in each language. */
export const LANGUAGE_TAGS = {
  en: 'en-GB',
  ur: 'ur-PK-u-ca-gregory-nu-latn',
} as const satisfies Record<Locale, string>;

export const DIRECTIONS = { en: 'ltr', ur: 'rtl' } as const satisfies Record<Locale, 'ltr' | 'rtl'>;

/** Where the pages of a language begin; every page of English has the same path in the others. */
export const LOCALE_PATHS = { en: '', ur: '/ur' } as const satisfies Record<Locale, string>;

/** The address of a page in `locale`, for a path or address below `/` without a language: `/ur`, `/ur/brands?page=2`. */
export function localePath(locale: Locale, path: string): string {
  const prefix = LOCALE_PATHS[locale];
  return prefix && (path === '/' || path.startsWith('/?')) ? prefix + path.slice(1) : prefix + path;
}

/** The language of an address, and the address without it. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const locale = LOCALES.find((one) => LOCALE_PATHS[one] && isBelow(address, LOCALE_PATHS[one]));
  if (!locale) return { locale: LOCALES[0], path: address };
  const path = address.slice(LOCALE_PATHS[locale].length);
  return { locale, path: path.startsWith('/') ? path : `/${path}` };
}

function isBelow(address: string, prefix: string): boolean {
  return address.startsWith(prefix) && /^(?:[/?#]|$)/.test(address.slice(prefix.length));
}
