import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { currentLocale } from '#words';
import { DIRECTIONS, type Locale, splitLocale } from '../../../../contract/locale.ts';

/** Classes for the rendered Markdown. */
const LOOK =
  'flex flex-col gap-3 wrap-anywhere [&_a]:font-semibold [&_a]:text-brand [&_a]:underline [&_li]:ps-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:ps-5 [&_ul]:marker:text-saffron [&_h2]:mt-7 [&_h2]:scroll-mt-24 [&_h2]:text-2xl [&_h2:first-child]:mt-0 [&_h3]:mt-4 [&_h3]:text-lg [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1.5 [&_code]:text-sm [&_code]:font-semibold [&_blockquote]:border-s-2 [&_blockquote]:border-saffron [&_blockquote]:ps-4 [&_table]:w-full [&_table]:border-collapse [&_th]:border-b-2 [&_th]:border-saffron [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_td]:border-b [&_td]:border-hairline [&_td]:py-2 [&_td]:pe-4';

/** A text by staff, rendered by the server (content-2); links within the shop navigate without a reload. */
export function ContentText({ html, language = currentLocale() }: { html: string; language?: Locale }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!address?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    void navigate(splitLocale(address).path);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter clicks a link
    <div
      className={LOOK}
      lang={language}
      dir={DIRECTIONS[language]}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
