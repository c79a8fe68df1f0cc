import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { DIRECTIONS, LOCALE_NAMES, localePath } from '../../../../contract/locale.ts';
import type { PageHandle } from '../../../lib/page-handle.ts';
import { chooseLanguage, OTHER_LOCALE, rememberScroll } from '../store.ts';

interface LanguageChooserProps {
  className?: string;
  /** In the other language, whose name it is by default. */
  children?: ReactNode;
}

/** To the same page in the other language. */
export function LanguageChooser({ className, children }: LanguageChooserProps) {
  const { pathname, search, hash } = useLocation();
  const read = useMatches().flatMap(({ handle }) => (handle as PageHandle | undefined)?.query ?? []);
  return (
    <a
      // Pages are cached by the parameters that they read, so the server's link has no others.
      href={localePath(OTHER_LOCALE, pathname + parametersOf(search, read))}
      hrefLang={OTHER_LOCALE}
      lang={OTHER_LOCALE}
      className={className}
      onClick={({ currentTarget, ctrlKey, metaKey, shiftKey }) => {
        currentTarget.href = localePath(OTHER_LOCALE, pathname + search + hash);
        chooseLanguage(OTHER_LOCALE);
        // Otherwise this tab stays where it is.
        if (!ctrlKey && !metaKey && !shiftKey) rememberScroll();
      }}
    >
      <span dir={DIRECTIONS[OTHER_LOCALE]} className={children ? undefined : 'font-language-name'}>
        {children ?? LOCALE_NAMES[OTHER_LOCALE]}
      </span>
    </a>
  );
}

function parametersOf(search: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
