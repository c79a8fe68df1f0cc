import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { basicWords, currentLocale, workshopsWords } from '#words';
import type { EarningEntry, Earnings, MonthSummary } from '../../../../contract/earnings.ts';
import { LANGUAGE_TAGS } from '../../../../contract/locale.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import {
  earningsKey,
  monthKey,
  readMonth,
  saveCsv,
  saveStatement,
  type WhoseEarnings,
} from '../earnings-api.ts';
import { EarningTotals, inFigures } from './earning-totals.tsx';
import { PaymentsCard } from './payments-card.tsx';

interface EarningsOverviewProps {
  whose: WhoseEarnings;
  earnings: Earnings;
}

/** A year by months (earnings-1); `year` is in the URL. */
export function EarningsOverview({ whose, earnings }: EarningsOverviewProps) {
  const { year, years, kind, months, totals, paid_out } = earnings;
  const [parameters] = useSearchParams();
  const searchOf = (one: number) => {
    const search = new URLSearchParams(parameters);
    search.set('year', String(one));
    return `?${search}`;
  };
  return (
    <div className="flex flex-col gap-6 pb-8">
      {years.length > 1 && (
        <nav aria-label={workshopsWords.year} className="flex flex-wrap gap-2">
          {years.map((one) => (
            <Link
              key={one}
              to={searchOf(one)}
              aria-current={one === year ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 font-semibold hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand"
            >
              {one}
            </Link>
          ))}
        </nav>
      )}
      {months.length === 0 ? (
        <EmptyState title={workshopsWords.nothingEarnedInYet({ year })}>
          <p className="text-muted">
            {kind === 'brand' ? workshopsWords.whenGoodsCount : workshopsWords.whenAnOrderCounts}
          </p>
        </EmptyState>
      ) : (
        <>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Card as="section" aria-label={workshopsWords.theYear({ year })} className="max-w-xl">
              <p className="text-sm text-muted">{workshopsWords.earnedIn({ year })}</p>
              <p className="figures mb-3 font-display text-3xl">{inFigures(totals.net)}</p>
              <EarningTotals whose={whose} kind={kind} totals={{ ...totals, paid_out }} />
            </Card>
            <PaymentsCard earnings={earnings} />
          </div>
          <ul className="grid items-start gap-4 xl:grid-cols-2">
            {months.map((month) => (
              <Month key={month.month} whose={whose} kind={kind} month={month} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface MonthProps {
  whose: WhoseEarnings;
  kind: Earnings['kind'];
  month: MonthSummary;
}

function Month({ whose, kind, month }: MonthProps) {
  const [isOpen, setOpen] = useState(false);
  const name = nameOfMonth(month.month);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="item">
          {name}
        </Heading>
        <p className="text-sm text-muted">
          {month.is_over ? (month.statement ?? workshopsWords.over) : workshopsWords.soFar}
        </p>
      </div>
      <EarningTotals whose={whose} kind={kind} totals={month} balance={month.balance} />
      <MonthFiles whose={whose} month={month.month} isOver={month.is_over} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 content-center font-semibold text-brand">
          {workshopsWords.ordersOf({ month: name })}
        </summary>
        {isOpen && <MonthEntries whose={whose} month={month.month} />}
      </details>
    </Card>
  );
}

interface MonthFilesProps {
  whose: WhoseEarnings;
  month: string;
  isOver: boolean;
}

/** The statement of a finished month, and the entries as CSV. */
function MonthFiles({ whose, month, isOver }: MonthFilesProps) {
  const name = nameOfMonth(month);
  const button = (label: string, describedAs: string, save: () => Promise<void>) => (
    <DownloadButton
      label={label}
      describedAs={describedAs}
      save={save}
      errorText={(error) => failureSentence(error, workshopsWords.failedToPrepareTheFile)}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {isOver &&
          button(workshopsWords.statementPdf, workshopsWords.statementPdfOf({ month: name }), async () => {
            await saveStatement(whose, month);
            await queryClient.invalidateQueries({ queryKey: earningsKey(whose) });
          })}
        {button('CSV', workshopsWords.csvOf({ month: name }), () => saveCsv(whose, month))}
      </div>
      {!isOver && <p className="text-sm text-muted">{workshopsWords.theStatementComesOnceOver}</p>}
    </div>
  );
}

const monthName = new Intl.DateTimeFormat(LANGUAGE_TAGS[currentLocale()], {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `November 2026` of `2026-11`. */
function nameOfMonth(month: string): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`));
}

/** The earnings of a month by order. */
function MonthEntries({ whose, month }: { whose: WhoseEarnings; month: string }) {
  const query = useInfiniteQuery(
    {
      queryKey: monthKey(whose, month),
      initialPageParam: undefined as number | undefined,
      queryFn: ({ pageParam, signal }) => readMonth(whose, month, pageParam, signal),
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    queryClient,
  );
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data) {
    if (error) {
      return (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, workshopsWords.failedToGetTheOrders)}
        </LoadFailure>
      );
    }
    return (
      <Loading text={workshopsWords.loadingTheOrders}>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  if (data.pages[0]?.entries.length === 0) return <p className="text-muted">{workshopsWords.noOrders}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col">
        {data.pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <Entry key={entry.id} entry={entry} to={pathOf(entry, whose)} />
          ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? basicWords.loading : workshopsWords.showMore}
        </Button>
      )}
    </div>
  );
}

function pathOf({ order, seller_order }: EarningEntry, whose: WhoseEarnings): string {
  if (whose !== 'own') return `/admin/orders/${order}`;
  return seller_order === null ? `/workshop/orders/${order}` : `/workshop/shipments/${seller_order}`;
}

function Entry({ entry, to }: { entry: EarningEntry; to: string }) {
  return (
    <li className="figures flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-2">
      <span>
        {entry.garment}
        <span className="block text-sm text-muted">
          {workshopsWords.entryOf[entry.kind]({ day: formatDay(entry.at) })} ·{' '}
          <TextLink to={to}>{entry.tracking_id}</TextLink>
          {entry.urgent_surcharge !== 0 && ` · ${workshopsWords.urgent}`}
        </span>
      </span>
      <span className="font-semibold">
        {entry.kind === 'ALTERATION' ? workshopsWords.freeOfCharge : inFigures(entry.net)}
      </span>
    </li>
  );
}
