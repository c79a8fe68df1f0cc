import { inLocale, pushMessageWords } from '#words';
import { TEMPLATE_SLOTS, type Template } from './templates.ts';

/** What the service worker shows (`web/push-worker.ts`). */
export interface PushNotice {
  title: string;
  body: string;
  /** Of our own pages. */
  path: string;
  /** A notification with the same tag is replaced, so that a repeated attempt shows nothing new. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/**
 * Others may read a locked screen: it has what happened, without order number, sum, day or name (messages-28). These are
 * on the page that a press opens.
 */
export function pushNotice({ name, language, values }: Template, tag: string): PushNotice {
  const link = values[(TEMPLATE_SLOTS[name] as readonly string[]).indexOf('link')] ?? '';
  const { pathname, search } = URL.canParse(link)
    ? new URL(link)
    : { pathname: '/notifications', search: '' };
  const [title, body] = inLocale(language, () => [
    pushMessageWords.titles[name],
    pushMessageWords.pressToRead,
  ]);
  return {
    title,
    body,
    path: pathname + search,
    tag,
    lang: language,
    dir: language === 'ur' ? 'rtl' : 'ltr',
  };
}
