import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { basicWords, tailorsWords } from '#words';
import { MAX_AREA, TAILOR_FILTERS } from '../../../../contract/constants/tailors.ts';
import { garmentOf, tailorTypesFor } from '../../../../contract/garments.ts';
import type { Tailor, TailorType } from '../../../../contract/tailors.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { choiceIn, pageIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type TailorSearch, tailorsQuery } from '../api.ts';
import { isInArea, placeIn } from '../area-matches.ts';
import { type NeededDay, TailorCard } from './tailor-card.tsx';
import { TailorSearchFields } from './tailor-search-fields.tsx';

interface TailorChooserProps {
  chosenId: number | undefined;
  /**
   * `dressType`: the garment of the shown prices, empty if none; `type`: the kind of tailor for it, if there is only
   * one.
   */
  onChoose: (tailor: Tailor, dressType: string, type: TailorType | undefined) => void;
  /** The day that the customer needs the garment. */
  needed?: NeededDay | undefined;
}

/**
 * Filter, garment and page are in the URL. A typed area filters the loaded page at once; a button offers the matches on
 * other pages and puts the area into the URL (tailors-4).
 */
export default function TailorChooser({ chosenId, onChoose, needed }: TailorChooserProps) {
  const [search, show] = useTailorSearch();
  const { page, dressType } = search;
  const [type, otherType] = tailorTypesFor(dressType);
  const [typed, setTyped] = useState(search.area);
  // Back and the button change the URL.
  useEffect(() => setTyped(search.area), [search.area]);
  const { data, error, refetch } = useQuery(tailorsQuery(search), queryClient);
  // Keep the page count while the next page loads, so that the pagination does not move.
  const [pages, setPages] = useState(0);
  if (data && data.pages !== pages) setPages(data.pages);

  const found = data?.tailors.filter(({ tailor_area }) => isInArea(tailor_area, typed));
  const { more, label } = useOtherPages(search, typed.trim(), found?.length ?? 0);
  const results = useRef<HTMLElement>(null);
  /** For buttons that the change removes. */
  function showAndFocus(change: Parameters<typeof show>[0]) {
    results.current?.focus({ preventScroll: true });
    show(change);
  }
  const isPastEnd = error instanceof CallError && error.code === 'page.invalid';
  return (
    <div className="flex flex-col gap-6">
      <TailorSearchFields search={search} typed={typed} onType={setTyped} onShow={show} />
      <section
        ref={results}
        tabIndex={-1}
        aria-label={tailorsWords.tailors}
        className="flex flex-col gap-6 focus-visible:outline-none"
      >
        {!data && !error && (
          <Loading text={tailorsWords.loadingTailors}>
            <div className="grid gap-4 md:grid-cols-2">
              {[0, 1, 2, 3].map((number) => (
                <Skeleton key={number} className="h-56" />
              ))}
            </div>
          </Loading>
        )}
        {!data && isPastEnd && (
          <EmptyState title={basicWords.thereIsNoPage({ page })}>
            <Button variant="secondary" onClick={() => showAndFocus({ page: 1 })}>
              {basicWords.showPage1}
            </Button>
          </EmptyState>
        )}
        {!data && error && !isPastEnd && (
          <LoadFailure onRetry={() => void refetch()}>
            {basicWords.error({ error: failureSentence(error, tailorsWords.failedToFetchTailors) })}
          </LoadFailure>
        )}
        {found?.length === 0 && more === 0 && (
          <EmptyState title={tailorsWords.noTailorsFoundMatchingYourCriteria}>
            <Button
              variant="secondary"
              onClick={() => {
                setTyped('');
                showAndFocus(EVERY_TAILOR);
              }}
            >
              {tailorsWords.showAllTailors}
            </Button>
          </EmptyState>
        )}
        {found && found.length > 0 && (
          <ul className="grid gap-4 md:grid-cols-2">
            {found.map((tailor) => (
              <TailorCard
                key={tailor.id}
                tailor={tailor}
                dressType={dressType}
                needed={needed}
                isChosen={tailor.id === chosenId}
                onChoose={() => onChoose(tailor, dressType, otherType ? undefined : type)}
              />
            ))}
          </ul>
        )}
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
          {found?.length === 0 && more === undefined && (
            <p className="text-muted">{tailorsWords.searchingTheOtherPages}</p>
          )}
          {found && more !== undefined && more > 0 && (
            <>
              {found.length === 0 && <p className="text-muted">{tailorsWords.noneOnThisPage}</p>}
              <Button variant="secondary" onClick={() => showAndFocus({ area: typed.trim() })}>
                {label}
              </Button>
            </>
          )}
        </div>
      </section>
      <Pagination
        label={tailorsWords.tailors}
        page={page}
        pages={pages}
        onPage={(to) => show({ page: to })}
      />
      <p className="text-muted">
        {tailorsWords.areYouATailorYourself}{' '}
        <TextLink to="/become-a-tailor" variant="inline">
          {tailorsWords.stitchForOurCustomers}
        </TextLink>
      </p>
    </div>
  );
}

const SEARCH_DEBOUNCE_MS = 350;

interface OtherPages {
  /** The number of matching tailors on other pages; undefined while unknown. */
  more: number | undefined;
  /** The button that shows them: "3 more in Islamabad". */
  label: string;
}

/** The matches of the typed area on other pages (tailors-4); none for the URL's area, to which all pages belong. */
function useOtherPages(search: TailorSearch, typed: string, shown: number): OtherPages {
  const [area, setArea] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setArea(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const isAsked = typed !== '' && typed.toLowerCase() !== search.area.toLowerCase();
  const { data, isError } = useQuery(
    { ...tailorsQuery({ ...search, area, page: 1 }), enabled: isAsked && area === typed },
    queryClient,
  );
  if (!isAsked || isError) return { more: 0, label: '' };
  if (area !== typed || !data) return { more: undefined, label: '' };
  const places = new Set(data.tailors.map(({ tailor_area }) => placeIn(tailor_area, typed)));
  const [place = typed] = places;
  const more = data.count - shown;
  // Part of a name may match several places.
  const label =
    places.size === 1
      ? tailorsWords.moreIn({ count: more, place })
      : tailorsWords.moreFor({ count: more, typed });
  return { more, label };
}

const EVERY_TAILOR: TailorSearch = { filter: 'all', page: 1, area: '', dressType: '' };

/** The search in the URL, and its setter, which shows the first page unless a page is given. */
function useTailorSearch(): [TailorSearch, (change: Partial<TailorSearch>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const dress = parameters.get('dress') ?? '';
  const search: TailorSearch = {
    filter: choiceIn(TAILOR_FILTERS, parameters.get('filter')) ?? 'all',
    page: pageIn(parameters),
    area: (parameters.get('area') ?? '').trim().slice(0, MAX_AREA),
    dressType: garmentOf(dress) ? dress : '',
  };
  const show = (change: Partial<TailorSearch>) =>
    setParameters(
      (previous) => {
        const { filter, page, area, dressType } = { ...search, page: 1, ...change };
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries({ filter, page, area, dress: dressType })) {
          if (value === '') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return [search, show];
}
