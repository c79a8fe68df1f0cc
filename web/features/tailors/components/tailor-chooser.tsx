import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { codesOf } from '../../../../contract/codes.ts';
import { TAILOR_FILTERS } from '../../../../contract/constants/tailors.ts';
import type { Tailor, TailorFilter } from '../../../../contract/tailors.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { choiceIn, pageIn } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { listTailors } from '../api.ts';
import { TailorCard } from './tailor-card.tsx';

interface TailorChooserProps {
  chosenId: number | undefined;
  onChoose: (tailor: Tailor) => void;
}

type Listing =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'loaded'; tailors: Tailor[] };

/** Filter and page are in the URL; the search filters the loaded page by area (tailors-4). */
export function TailorChooser({ chosenId, onChoose }: TailorChooserProps) {
  const [parameters, setParameters] = useSearchParams();
  const filter = choiceIn(codesOf(TAILOR_FILTERS), parameters.get('filter')) ?? 'all';
  const page = pageIn(parameters);
  const [area, setArea] = useState('');
  const { listing, pages, retry } = useListing(filter, page);

  function show(change: { filter?: TailorFilter; page?: number }) {
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set('filter', change.filter ?? filter);
        next.set('page', String(change.page ?? 1));
        return next;
      },
      { preventScrollReset: true },
    );
  }

  const loaded = listing.state === 'loaded' ? listing.tailors : [];
  const found = loaded.filter(({ tailor_area }) =>
    tailor_area.toLowerCase().includes(area.trim().toLowerCase()),
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <TextField
          label="Search by area"
          type="search"
          placeholder="e.g. Gulberg"
          value={area}
          onChange={(event) => setArea(event.currentTarget.value)}
        />
        <SelectField
          label="Show"
          value={filter}
          onChange={(event) =>
            show({ filter: choiceIn(codesOf(TAILOR_FILTERS), event.currentTarget.value) ?? 'all' })
          }
        >
          {Object.entries(TAILOR_FILTERS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {listing.state === 'loading' && (
        <Loading text="Loading Tailors...">
          <div className="grid gap-4 md:grid-cols-2">
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} className="h-56" />
            ))}
          </div>
        </Loading>
      )}
      {listing.state === 'failed' && (
        <Banner kind="error">
          <p>Error: {listing.message}</p>
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </Banner>
      )}
      {listing.state === 'loaded' && found.length === 0 && (
        <EmptyState title="No tailors found matching your criteria.">
          <Button
            variant="secondary"
            onClick={() => {
              setArea('');
              show({ filter: 'all' });
            }}
          >
            Show all tailors
          </Button>
        </EmptyState>
      )}
      {listing.state === 'loaded' && (
        <ul className="grid gap-4 md:grid-cols-2">
          {found.map((tailor) => (
            <TailorCard
              key={tailor.id}
              tailor={tailor}
              isChosen={tailor.id === chosenId}
              onChoose={() => onChoose(tailor)}
            />
          ))}
        </ul>
      )}
      <Pagination label="Tailors" page={page} pages={pages} onPage={(to) => show({ page: to })} />
    </div>
  );
}

/** Keeps the page count while the next page loads, so that the pagination does not move. */
function useListing(filter: TailorFilter, page: number) {
  const [listing, setListing] = useState<Listing>({ state: 'loading' });
  const [pages, setPages] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload on retry
  useEffect(() => {
    const abort = new AbortController();
    setListing({ state: 'loading' });
    listTailors(filter, page, abort.signal)
      .then((loaded) => {
        setListing({ state: 'loaded', tailors: loaded.tailors });
        setPages(loaded.pages);
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted)
          setListing({ state: 'failed', message: failureSentence(error, 'Failed to fetch Tailors') });
      });
    return () => abort.abort();
  }, [filter, page, attempt]);
  return { listing, pages, retry: () => setAttempt((count) => count + 1) };
}
