import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigation, useNavigationType, useRevalidator } from 'react-router';
import { catalogueWords } from '#words';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLinks } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Listing } from '../listing.ts';

/** After this delay a skeleton replaces the old list. */
const SKELETON_DELAY_MS = 700;

interface ResultListProps<Item> {
  listing: Listing<Item>;
  /** The heading for screen readers: "Brands". */
  label: string;
  /** "12 brands" */
  countOf: (count: number) => string;
  /** The list's path; a navigation within it shows the list as loading. */
  path: string;
  to: (page: number) => string;
  empty: ReactNode;
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

export function ResultList<Item>({
  listing,
  label,
  countOf,
  path,
  to,
  empty,
  skeleton,
  children,
}: ResultListProps<Item>) {
  const { location } = useNavigation();
  const { state: revalidation, revalidate } = useRevalidator();
  const isWaiting = location?.pathname === path || revalidation === 'loading';
  const isLate = useDelayed(isWaiting);
  const page = listing.state === 'listed' ? listing.page : 1;
  const top = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusTopOnPageChange(top, page);
  return (
    <section aria-labelledby={titleId} aria-busy={isWaiting} className="flex flex-col gap-6">
      <h2 id={titleId} className="sr-only">
        {label}
      </h2>
      <div ref={top} tabIndex={-1} className="flex min-h-7 items-center gap-4 text-muted">
        <p role="status">
          {isWaiting ? catalogueWords.loading : listing.state === 'listed' && summary(listing, countOf)}
        </p>
        <span
          aria-hidden="true"
          className={`stitched flex-1 transition-opacity duration-200 ${isWaiting ? 'animate-pulse' : 'opacity-0'}`}
        />
      </div>
      {isLate ? (
        skeleton
      ) : (
        <div
          className={`flex flex-col gap-10 transition-opacity duration-200 ${isWaiting ? 'opacity-50' : ''}`}
        >
          {listing.state === 'failed' && (
            <LoadFailure onRetry={() => void revalidate()}>{listing.sentence}</LoadFailure>
          )}
          {listing.state === 'beyond' && (
            <EmptyState title={catalogueWords.thisPageDoesNotExist}>
              <ButtonLink variant="secondary" to={to(1)}>
                {catalogueWords.goToTheFirstPage}
              </ButtonLink>
            </EmptyState>
          )}
          {listing.state === 'listed' && (listing.count === 0 ? empty : children(listing.items))}
          {listing.state === 'listed' && (
            <PageLinks label={label} page={listing.page} pages={listing.pages} to={to} />
          )}
        </div>
      )}
    </section>
  );
}

function summary(
  { count, page, pages }: { count: number; page: number; pages: number },
  countOf: (count: number) => string,
) {
  return pages > 1 ? catalogueWords.pageOf({ found: countOf(count), page, pages }) : countOf(count);
}

function useDelayed(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}

/** A new page of results starts at its top, also for the keyboard. */
function useFocusTopOnPageChange(top: { current: HTMLElement | null }, page: number): void {
  const shown = useRef(page);
  const type = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (type === 'PUSH' && !isTyping && !document.activeElement?.closest('form')) top.current?.focus();
  }, [page, top, type]);
}
