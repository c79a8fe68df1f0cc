import { currentLocale } from '#words';
import { LOCALES, type Locale } from '../../../contract/locale.ts';
import { call } from '../../lib/call.ts';
import { isSignedIn } from '../../lib/session.ts';
import { readText, removeStored, writeText } from '../../lib/storage.ts';

export const LOCALE: Locale = currentLocale();
export const OTHER_LOCALE: Locale = LOCALES.find((locale) => locale !== LOCALE) ?? LOCALE;

const KEY = 'locale';
const SCROLL_KEY = 'localeScroll';

/** Remembers the language on this device, and in the account for its mails and papers. */
export function chooseLanguage(locale: Locale): void {
  writeText('device', KEY, locale);
  if (isSignedIn())
    call('PUT /auth/profile/', { body: { locale }, files: {}, keepalive: true }).catch(() => undefined);
}

/** For the same page in the other language, which is a page load. */
export function rememberScroll(): void {
  writeText('tab', SCROLL_KEY, String(window.scrollY / document.documentElement.scrollHeight));
}

export function restoreScroll(): void {
  const share = Number(readText('tab', SCROLL_KEY));
  removeStored('tab', SCROLL_KEY);
  if (share > 0)
    requestAnimationFrame(() => window.scrollTo(0, share * document.documentElement.scrollHeight));
}

/** Keeps to this page's language, so that the other one is no longer suggested. */
export function stayHere(): void {
  chooseLanguage(LOCALE);
  delete document.documentElement.dataset.suggest;
  // The pressed button is hidden now.
  document.querySelector('main')?.focus();
}

/** Runs in the head before the first paint, because cached pages are the same for everybody. */
export const MARK_SUGGESTION = `try{if((localStorage.getItem('${KEY}')||(navigator.languages.some(l=>/^ur\\b/i.test(l))?'ur':'${LOCALE}'))!=='${LOCALE}')document.documentElement.dataset.suggest=''}catch{}`;
