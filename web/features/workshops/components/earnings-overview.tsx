import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Earnings, MonthSummary } from '../../../../contract/earnings.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { WhoseWorkshop } from '../api.ts';
import { earningsKey, saveCsv, saveStatement } from '../earnings-api.ts';
import { nameOfMonth } from '../month-names.ts';
import { EarningTotals, inFigures } from './earning-totals.tsx';
import { MonthEntries } from './month-entries.tsx';

interface EarningsOverviewProps {
  whose: WhoseWorkshop;
  earnings: Earnings;
}

/** A year, month by month (earnings-1); the address has it in `year`. */
export function EarningsOverview({ whose, earnings }: EarningsOverviewProps) {
  const { year, years, months, totals } = earnings;
  const [parameters] = useSearchParams();
  const searchOf = (one: number) => {
    const search = new URLSearchParams(parameters);
    search.set('year', String(one));
    return `?${search}`;
  };
  return (
    <div className="flex flex-col gap-6 pb-8">
      {years.length > 1 && (
        <nav aria-label="Year" className="flex flex-wrap gap-2">
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
        <EmptyState title={`Nothing earned in ${year} yet`}>
          <p className="text-muted">An order counts here on the day it is delivered for the first time.</p>
        </EmptyState>
      ) : (
        <>
          <Card as="section" aria-label={`The year ${year}`} className="max-w-xl">
            <p className="text-sm text-muted">Earned in {year}</p>
            <p className="figures mb-3 font-display text-3xl">{inFigures(totals.net)}</p>
            <EarningTotals whose={whose} totals={totals} />
          </Card>
          <ul className="grid items-start gap-4 xl:grid-cols-2">
            {months.map((month) => (
              <Month key={month.month} whose={whose} month={month} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Month({ whose, month }: { whose: WhoseWorkshop; month: MonthSummary }) {
  const [isOpen, setOpen] = useState(false);
  const name = nameOfMonth(month.month);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="item">
          {name}
        </Heading>
        <p className="text-sm text-muted">{month.is_over ? (month.statement ?? 'Over') : 'So far'}</p>
      </div>
      <EarningTotals whose={whose} totals={month} />
      <MonthFiles whose={whose} month={month.month} isOver={month.is_over} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 content-center font-semibold text-brand">Orders of {name}</summary>
        {isOpen && <MonthEntries whose={whose} month={month.month} />}
      </details>
    </Card>
  );
}

interface MonthFilesProps {
  whose: WhoseWorkshop;
  month: string;
  isOver: boolean;
}

/** The statement, once the month is over, and the entries as CSV. */
function MonthFiles({ whose, month, isOver }: MonthFilesProps) {
  const button = (label: string, save: () => Promise<void>) => (
    <DownloadButton
      label={label}
      describedAs={`${label} of ${nameOfMonth(month)}`}
      save={save}
      errorText={(error) => failureSentence(error, 'Failed to prepare the file. Please try again.')}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {isOver &&
          button('Statement (PDF)', async () => {
            await saveStatement(whose, month);
            await queryClient.invalidateQueries({ queryKey: earningsKey(whose) });
          })}
        {button('CSV', () => saveCsv(whose, month))}
      </div>
      {!isOver && <p className="text-sm text-muted">The statement is ready once the month is over.</p>}
    </div>
  );
}
