import { basicWords, uiWords } from '#words';
import { ButtonLink } from './button.tsx';

interface CursorLinksProps {
  /** The list's name. */
  label: string;
  /** Of the page that is shown; null at either end of the list. */
  page: { previous: string | null; next: string | null } | undefined;
  to: (place: 'before' | 'after', cursor: string) => string;
}

/** Links to the pages before and after, where a list is read by cursors. */
export function CursorLinks({ label, page, to }: CursorLinksProps) {
  if (!page?.previous && !page?.next) return null;
  return (
    <nav aria-label={uiWords.pages({ label })} className="flex flex-wrap justify-center gap-2">
      {page.previous && (
        <ButtonLink variant="secondary" to={to('before', page.previous)}>
          {basicWords.previous}
        </ButtonLink>
      )}
      {page.next && (
        <ButtonLink variant="secondary" to={to('after', page.next)}>
          {basicWords.next}
        </ButtonLink>
      )}
    </nav>
  );
}
