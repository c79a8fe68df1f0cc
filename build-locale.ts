import { LOCALES } from './contract/locale.ts';

/** The language of the pages in this build: another language is another build (docs/decisions/0097). */
export const LOCALE = LOCALES.find((locale) => locale === process.env.LOCALE) ?? LOCALES[0];

export const BUILD_FOLDER = LOCALE === LOCALES[0] ? 'build' : `build/${LOCALE}`;
