import { Link } from 'react-router';
import { basicWords, uiWords } from '#words';

/** Three pages around the current one, the first and the last, with gaps between (tailors-5). */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - 1, pages - 2));
  const last = Math.min(pages, first + 2);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const before = first > 2 ? [1, 'gap' as const] : first === 2 ? [1] : [];
  const after = last < pages - 1 ? ['gap' as const, pages] : last === pages - 1 ? [pages] : [];
  return [...before, ...numbers, ...after];
}

interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const STEP =
  'grid min-h-11 min-w-11 place-items-center rounded-full px-3 font-semibold figures aria-disabled:opacity-40';

export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={uiWords.pages({ label })} className="flex flex-wrap items-center justify-center gap-1">
      <button
        type="button"
        className={`${STEP} hover:bg-brand-soft`}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {basicWords.previous}
      </button>
      {pageWindow(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key than its index
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={uiWords.page({ page: entry })}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
            className={`${STEP} ${entry === page ? 'brand-gradient text-white' : 'hover:bg-brand-soft'}`}
          >
            {entry}
          </button>
        ),
      )}
      <button
        type="button"
        className={`${STEP} hover:bg-brand-soft`}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {basicWords.next}
      </button>
    </nav>
  );
}

interface PageLinksProps {
  label: string;
  page: number;
  pages: number;
  to: (page: number) => string;
}

/** Pagination by links, for lists with the page in the URL; works without scripts. */
export function PageLinks({ label, page, pages, to }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={uiWords.pages({ label })} className="flex flex-wrap items-center justify-center gap-1">
      <StepLink to={page > 1 ? to(page - 1) : undefined} text={basicWords.previous} />
      {pageWindow(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key than its index
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={to(entry)}
            preventScrollReset
            aria-label={uiWords.page({ page: entry })}
            aria-current={entry === page ? 'page' : undefined}
            className={`${STEP} ${entry === page ? 'brand-gradient text-white' : 'hover:bg-brand-soft'}`}
          >
            {entry}
          </Link>
        ),
      )}
      <StepLink to={page < pages ? to(page + 1) : undefined} text={basicWords.next} />
    </nav>
  );
}

function StepLink({ to, text }: { to: string | undefined; text: string }) {
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address
      <a role="link" aria-disabled="true" className={STEP}>
        {text}
      </a>
    );
  }
  return (
    <Link to={to} preventScrollReset className={`${STEP} hover:bg-brand-soft`}>
      {text}
    </Link>
  );
}
