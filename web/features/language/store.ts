import { currentLocale } from '#words';
import { LOCALES, type Locale } from '../../../contract/locale.ts';
import { call } from '../../lib/call.ts';
import { isSignedIn } from '../../lib/session.ts';
import { readText, removeStored, writeText } from '../../lib/storage.ts';

export const LOCALE: Locale = currentLocale();
export const OTHER_LOCALE: Locale = LOCALES.find((locale) => locale !== LOCALE) ?? LOCALE;

const KEY = 'locale';
const UNSAVED_KEY = 'localeUnsaved';
const SCROLL_KEY = 'localeScroll';
const CONTENT_TIMEOUT_MS = 3000;

/** Remembers the language on this device, and in the account for its mails and papers. */
export function chooseLanguage(locale: Locale): void {
  writeText('device', KEY, locale);
  if (!isSignedIn()) return;
  writeText('tab', UNSAVED_KEY, locale);
  saveLanguage();
}

/** The page load of a switch may cut the request off, so the next page repeats it. */
function saveLanguage(): void {
  const locale = LOCALES.find((one) => one === readText('tab', UNSAVED_KEY));
  if (!locale || !isSignedIn()) return;
  call('PUT /auth/profile/', { body: { locale }, files: {}, keepalive: true })
    .then(() => removeStored('tab', UNSAVED_KEY))
    .catch(() => undefined);
}

/** For the same page in the other language, which is a page load. */
export function rememberScroll(): void {
  const { scrollTop, scrollHeight } = scrolled();
  writeText('tab', SCROLL_KEY, String(scrollTop / scrollHeight));
}

/** Ends a switch of the language on the page it leads to. */
export function finishSwitch(): void {
  saveLanguage();
  const share = Number(readText('tab', SCROLL_KEY));
  removeStored('tab', SCROLL_KEY);
  if (share > 0) scrollTo(share, performance.now() + CONTENT_TIMEOUT_MS);
}

/** Repeats until the content of the page is there. */
function scrollTo(share: number, until: number): void {
  requestAnimationFrame(() => {
    const element = scrolled();
    const wanted = share * element.scrollHeight;
    element.scrollTop = wanted;
    if (element.scrollTop < wanted - 1 && performance.now() < until) scrollTo(share, until);
  });
}

/** What scrolls a page: the window, or the content of a page that fills the screen. */
function scrolled(): Element {
  return document.querySelector('[data-fills-screen] main') ?? document.documentElement;
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
