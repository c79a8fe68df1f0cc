import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { List } from '../../../../contract/lists.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import type { ListState } from '../use-list.ts';
import type { ListWords } from '../words.ts';
import { ListFilters } from './list-filters.tsx';
import { type ListColumn, ListTable } from './list-table.tsx';

export interface Selected<Row> {
  rows: readonly Row[];
  /** Replaces the selection, for example by the rows that failed. */
  keep: (ids: readonly number[]) => void;
}

interface ListPageProps<Query extends object, Row extends { id: number }> {
  list: ListState<Query>;
  /** Needs `placeholderData: keepPreviousData`, so that a page stays until the next one has loaded. */
  result: UseQueryResult<List<Row>>;
  words: ListWords;
  columns: readonly ListColumn<Row>[];
  nameOf: (row: Row) => string;
  /** The head of a phone's card. */
  summary?: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  /** Buttons for the selected rows; without it none can be selected. */
  bulk?: (selected: Selected<Row>) => ReactNode;
  /** Shown between the filters and the rows, such as the saved views. */
  children?: ReactNode;
  /** Shown when the unfiltered list is empty. */
  empty: ReactNode;
}

const NONE: readonly never[] = [];

/** Filters, rows and pages of a list with its loading, empty and error states; the page adds the heading. */
export function ListPage<Query extends object, Row extends { id: number }>({
  list,
  result,
  words,
  columns,
  nameOf,
  summary,
  actions,
  bulk,
  children,
  empty,
}: ListPageProps<Query, Row>) {
  const { data, error, isPlaceholderData, refetch } = result;
  const { definition, address } = list;
  const top = useRef<HTMLDivElement>(null);
  const shown = list.to({ place: address.place });
  const [selected, select] = useSelection(shown);
  useTopOnNextPage(top, address.place);
  const rows = data?.results ?? NONE;
  const chosen = rows.filter(({ id }) => selected.has(id));
  const isLost = error instanceof CallError && error.status === 400 && isPlaced(list);
  const counted = data && (data.count === null ? words.foundMany : words.found({ count: data.count }));
  return (
    <div className="flex flex-col gap-5">
      <ListFilters list={list} words={words} found={counted} />
      {children}
      <section aria-label={words.name} aria-busy={isPlaceholderData} className="flex flex-col gap-4">
        <div ref={top} tabIndex={-1} className="flex min-h-11 scroll-mt-4 flex-wrap items-center gap-x-4">
          <p role="status" className="text-muted">
            {isPlaceholderData ? words.loadingNext : counted}
          </p>
          {list.isNarrowed && (
            <Button variant="quiet" onClick={() => list.show({ search: '', filters: {} })}>
              {words.clearFilters}
            </Button>
          )}
        </div>
        {!data && !error && <RowsSkeleton text={words.loading} />}
        {error && !isLost && (
          <LoadFailure onRetry={() => void refetch()}>{failureSentence(error, words.failed)}</LoadFailure>
        )}
        {isLost || (data && rows.length === 0 && isPlaced(list)) ? (
          <EmptyState title={words.noMore}>
            <ButtonLink variant="secondary" to={list.to({})}>
              {words.firstPage}
            </ButtonLink>
          </EmptyState>
        ) : (
          data?.results.length === 0 &&
          (list.isNarrowed ? (
            <EmptyState title={words.noMatch}>
              <Button variant="secondary" onClick={() => list.show({ search: '', filters: {} })}>
                {words.clearFilters}
              </Button>
            </EmptyState>
          ) : (
            empty
          ))
        )}
        {rows.length > 0 && !isLost && (
          <div className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}>
            <ListTable
              label={words.name}
              columns={columns}
              rows={rows}
              nameOf={nameOf}
              sort={address.sort}
              sortCodes={definition.sorts.map(([code]) => code)}
              onSort={(sort) => list.show({ sort })}
              summary={summary}
              actions={actions}
              selection={bulk && words.selection && { selected, onSelect: select, words: words.selection }}
            />
          </div>
        )}
        {bulk && words.selection && chosen.length > 0 && (
          <BulkBar count={chosen.length} words={words.selection} onClear={() => select(new Set())}>
            {bulk({ rows: chosen, keep: (ids) => select(new Set(ids)) })}
          </BulkBar>
        )}
        {data && (data.previous !== null || data.next !== null) && (
          <nav aria-label={words.pages} className="flex justify-center gap-2">
            <PageLink
              to={data.previous === null ? undefined : list.to({ place: { before: data.previous } })}
              text={words.previous}
            />
            <PageLink
              to={data.next === null ? undefined : list.to({ place: { after: data.next } })}
              text={words.next}
            />
          </nav>
        )}
      </section>
    </div>
  );
}

function isPlaced({ address }: ListState): boolean {
  return address.place.after !== undefined || address.place.before !== undefined;
}

/** The selection of the shown page; another page starts with none. */
function useSelection(shown: string) {
  const [{ of, selected }, setState] = useState<{ of: string; selected: ReadonlySet<number> }>({
    of: shown,
    selected: new Set(),
  });
  const select = (next: ReadonlySet<number>) => setState({ of: shown, selected: next });
  return [of === shown ? selected : new Set<number>(), select] as const;
}

/** A new page of rows starts at its top, also for the keyboard. */
function useTopOnNextPage(
  top: { current: HTMLElement | null },
  { after, before }: { after?: string; before?: string },
): void {
  const place = after ?? before ?? '';
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (document.activeElement?.closest('form')) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [place, top]);
}

const STEP =
  'inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-6 font-semibold aria-disabled:opacity-40';

function PageLink({ to, text }: { to: string | undefined; text: string }) {
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address
      <a role="link" aria-disabled="true" className={STEP}>
        {text}
      </a>
    );
  }
  return (
    <Link to={to} className={`${STEP} hover:border-brand hover:text-brand`}>
      {text}
    </Link>
  );
}

function RowsSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text}>
      <div className="flex flex-col gap-3 lg:gap-1">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-32 lg:h-12" />
        ))}
      </div>
    </Loading>
  );
}

interface BulkBarProps {
  count: number;
  words: NonNullable<ListWords['selection']>;
  onClear: () => void;
  children: ReactNode;
}

/** The bulk actions; they stay in view at the bottom. */
function BulkBar({ count, words, onClear, children }: BulkBarProps) {
  return (
    <section
      aria-label={words.name}
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-2xl border border-edge bg-card p-3 shadow-lg"
    >
      <p role="status" className="me-auto px-2 font-semibold">
        {words.selected({ count })}
      </p>
      {children}
      <Button variant="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </section>
  );
}
