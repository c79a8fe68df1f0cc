import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DASHBOARD_PERIODS, type DashboardPeriod } from '../../../../contract/constants/dashboard.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { type Dashboard, dashboardQuery } from './api.ts';
import { FigureCards, PeriodCards } from './figure-cards.tsx';
import { FiguresTable } from './figures-table.tsx';
import { ToDoList } from './to-do-list.tsx';

const DEFAULT_PERIOD = 30;

const TABS = DASHBOARD_PERIODS.map((days) => ({
  name: String(days),
  to: days === DEFAULT_PERIOD ? '/admin' : `/admin?days=${days}`,
  text: days === 365 ? '12 months' : `${days} days`,
}));

export const meta = privateMeta('Dashboard');

/** The day's figures and what is to do (backoffice-10). */
export default function DashboardPage() {
  const [search] = useSearchParams();
  const days = periodIn(search);
  const query = { ...dashboardQuery(days), placeholderData: keepPreviousData };
  const { data, error, isPlaceholderData, refetch } = useQuery(query, queryClient);
  return (
    <div className="flex flex-col gap-8 p-4 lg:p-8">
      <Heading level={1} size="part">
        Dashboard
      </Heading>
      {!data && !error && (
        <Loading text="Loading the figures...">
          <Skeleton className="h-64" />
        </Loading>
      )}
      {error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the figures')}
        </LoadFailure>
      )}
      {data && (
        <>
          <FigureCards today={data.today} />
          <ToDoList items={data.to_do} />
          <section aria-labelledby="period" className="flex flex-col gap-4">
            <Heading level={2} size="item" id="period">
              The last {days === 365 ? '12 months' : `${days} days`}
            </Heading>
            <TabLinks label="Period" tabs={TABS} chosen={String(days)} busy={isPlaceholderData}>
              <PeriodCards period={data.period} before={data.before} />
              <Charts data={data} />
              <FiguresTable points={data.points} step={data.step} />
            </TabLinks>
          </section>
        </>
      )}
    </div>
  );
}

function Charts({ data }: { data: Dashboard }) {
  return (
    <LazyPart load={loadCharts} skeleton={<Skeleton className="h-80" />}>
      {(Part) => <Part points={data.points} step={data.step} />}
    </LazyPart>
  );
}

async function loadCharts() {
  const { FigureCharts } = await import('./figure-charts.tsx');
  return { default: FigureCharts };
}

function periodIn(search: URLSearchParams): DashboardPeriod {
  const days = Number(search.get('days'));
  return DASHBOARD_PERIODS.find((period) => period === days) ?? DEFAULT_PERIOD;
}
