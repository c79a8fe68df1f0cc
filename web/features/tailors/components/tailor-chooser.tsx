import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { codesOf } from '../../../../contract/codes.ts';
import { TAILOR_FILTERS } from '../../../../contract/constants/tailors.ts';
import type { Tailor, TailorFilter } from '../../../../contract/tailors.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { choiceIn, pageIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { tailorsQuery } from '../api.ts';
import { TailorCard } from './tailor-card.tsx';

interface TailorChooserProps {
  chosenId: number | undefined;
  onChoose: (tailor: Tailor) => void;
}

/** Filter and page are in the URL; the search filters the loaded page by area (tailors-4). */
export function TailorChooser({ chosenId, onChoose }: TailorChooserProps) {
  const [parameters, setParameters] = useSearchParams();
  const filter = choiceIn(codesOf(TAILOR_FILTERS), parameters.get('filter')) ?? 'all';
  const page = pageIn(parameters);
  const [area, setArea] = useState('');
  const { data, error, refetch } = useQuery(tailorsQuery(filter, page), queryClient);
  // Keep the page count while the next page loads, so that the pagination does not move.
  const [pages, setPages] = useState(0);
  if (data && data.pages !== pages) setPages(data.pages);

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

  const found = data?.tailors.filter(({ tailor_area }) =>
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
      {!data && !error && (
        <Loading text="Loading Tailors...">
          <div className="grid gap-4 md:grid-cols-2">
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} className="h-56" />
            ))}
          </div>
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          Error: {failureSentence(error, 'Failed to fetch Tailors')}
        </LoadFailure>
      )}
      {found?.length === 0 && (
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
      {found && (
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
