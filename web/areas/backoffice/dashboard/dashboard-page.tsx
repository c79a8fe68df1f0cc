import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { DASHBOARD_PERIODS, type DashboardPeriod } from '../../../../contract/constants/dashboard.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { BACK_OFFICE } from '../rooms.tsx';
import { type Dashboard, dashboardQuery, type Point } from './api.ts';
import { NoLight } from './no-light.tsx';
import { SetupList } from './setup-list.tsx';
import { changeText, countText, KINDS, ordersOf, pointText, TO_DO_LINKS } from './words.ts';

const DEFAULT_PERIOD = 30;

const TABS = DASHBOARD_PERIODS.map((days) => ({
  name: String(days),
  to: days === DEFAULT_PERIOD ? '/admin' : `/admin?days=${days}`,
  text: days === 365 ? '12 months' : `${days} days`,
}));

export const meta = privateMeta('Dashboard');

/** The day's figures and to-do items (backoffice-10). */
export default function DashboardPage() {
  const [search] = useSearchParams();
  const isAdmin = useSession(({ user }) => user?.user_type === 'admin');
  const days = periodIn(search);
  const query = { ...dashboardQuery(days), placeholderData: keepPreviousData };
  const { data, error, isPlaceholderData, refetch } = useQuery(query, queryClient);
  return (
    <div className="flex flex-col gap-8 p-4 lg:p-8">
      <Heading level={1} size="part">
        Dashboard
      </Heading>
      {isAdmin && <SetupList />}
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
          <GarmentCards garments={data.garments} />
          <NoLight />
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

/** The to-do items, each with a link to its list. */
function ToDoList({ items }: { items: Dashboard['to_do'] }) {
  const shown = items.filter(({ what }) => hasRoom(TO_DO_LINKS[what].to));
  const open = shown.filter(({ count }) => count !== 0);
  return (
    <section aria-labelledby="to-do" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="to-do">
        Waiting for us
      </Heading>
      {open.length === 0 && <p className="text-muted">Nothing waits. Well done.</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {open.map(({ what, count }) => (
          <Card as="li" key={what} isLink padding="small">
            <Link
              to={TO_DO_LINKS[what].to}
              className="flex min-h-11 flex-col after:absolute after:inset-0 after:rounded-2xl"
            >
              <span
                className={`figures font-display text-2xl font-semibold ${what === 'late' || what === 'at_risk' ? 'text-madder' : ''}`}
              >
                {countText(count)}
              </span>{' '}
              <span className="font-semibold text-muted">{TO_DO_LINKS[what].text}</span>
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function hasRoom(to: string): boolean {
  const [page = ''] = to.split('?');
  const { home, rooms } = BACK_OFFICE;
  return rooms.some(({ path }) => page === path || (path !== home && page.startsWith(`${path}/`)));
}

const CELL = 'px-3 py-2 text-end whitespace-nowrap';

/** The numbers of the charts, for those who cannot see them. */
function FiguresTable({ points, step }: { points: readonly Point[]; step: Dashboard['step'] }) {
  return (
    <details className="rounded-2xl border border-hairline bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-brand">
        Show the figures as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section aria-label="Figures" tabIndex={0} className="max-h-96 overflow-auto">
        <table className="figures w-full text-sm">
          <caption className="sr-only">Orders and revenue by {step}</caption>
          <thead>
            <tr className="border-b border-hairline text-muted">
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {step === 'month' ? 'Month' : step === 'week' ? 'Week' : 'Day'}
              </th>
              {[...KINDS.map(({ name }) => name), 'All orders', 'Revenue'].map((name) => (
                <th key={name} scope="col" className={`${CELL} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.day} className="border-b border-hairline last:border-0">
                <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
                  {pointText(point.day, step)}
                </th>
                {KINDS.map(({ kind }) => (
                  <td key={kind} className={CELL}>
                    {point[kind]}
                  </td>
                ))}
                <td className={CELL}>{ordersOf(point)}</td>
                <td className={CELL}>{formatRupees(point.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const grouped = new Intl.NumberFormat('en-US');

function FigureCards({ today }: Pick<Dashboard, 'today'>) {
  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="today">
        Today
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-2">
        <Figure name="Orders" value={grouped.format(ordersOf(today))} note={kindsText(today)} />
        <Figure
          name="Revenue"
          value={formatRupees(today.revenue)}
          note="Without what was cancelled or returned"
        />
      </ul>
    </section>
  );
}

function GarmentCards({ garments }: Pick<Dashboard, 'garments'>) {
  const { in_work, late, waiting_for_cloth } = garments;
  return (
    <section aria-labelledby="garments" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="garments">
        Garments
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-3">
        <Figure name="At work" value={countText(in_work)} note="Being stitched or checked" />
        <Figure name="Late" value={countText(late)} note="Not ready, and past the promised day" />
        <Figure
          name="Waiting for cloth"
          value={countText(waiting_for_cloth)}
          note="Confirmed, and their cloth has not come"
        />
      </ul>
    </section>
  );
}

function PeriodCards({ period, before }: Pick<Dashboard, 'period' | 'before'>) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      <Figure
        name="Orders"
        value={grouped.format(ordersOf(period))}
        note={changeText(ordersOf(period), ordersOf(before))}
      />
      <Figure
        name="Revenue"
        value={formatRupees(period.revenue)}
        note={changeText(period.revenue, before.revenue)}
      />
    </ul>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <Card as="li" padding="small" className="flex flex-col gap-1">
      <p className="text-sm font-semibold text-muted">{name}</p>
      <p className="figures font-display text-2xl font-semibold wrap-anywhere">{value}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </Card>
  );
}

function kindsText(figures: Dashboard['today']): string {
  return KINDS.map(({ kind, name }) => `${name} ${grouped.format(figures[kind])}`).join(', ');
}
