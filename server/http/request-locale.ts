import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLocale } from '#words';
import { LOCALES, type Locale } from '../../contract/locale.ts';

/** The rest of a longer header is ignored; browsers send far less. */
const MAX_HEADER_LENGTH = 200;

/** The language of the shop that `accept-language` likes most; English if it likes none. `ur-PK` is `ur`. */
export function acceptedLocale(acceptLanguage = ''): Locale {
  let liked: Locale = LOCALES[0];
  let most = 0;
  for (const entry of acceptLanguage.slice(0, MAX_HEADER_LENGTH).toLowerCase().split(',')) {
    const [language = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim());
    const locale = LOCALES.find((one) => language === one || language.startsWith(`${one}-`));
    const quality = Number(weight.replace(/^q=/, ''));
    if (!locale || !(quality > most)) continue;
    liked = locale;
    most = quality;
  }
  return liked;
}

/** Browsers cannot give a socket headers: its address may have `?lang=`. */
export function localeOf({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): Locale {
  const { lang } = Object(query) as { lang?: unknown };
  const asked = headers.upgrade === undefined ? undefined : LOCALES.find((one) => one === lang);
  return asked ?? acceptedLocale(headers['accept-language']);
}

/** Runs the hooks and the handler of a request in its language. */
export function chooseLocales(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLocale(localeOf(request), done));
  // Hooks after the body run in the connection's context: restore the request's.
  app.addHook('preValidation', (request, _reply, done) => inLocale(localeOf(request), done));
}
