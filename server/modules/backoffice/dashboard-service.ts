import { type DashboardPeriod, MAX_TO_DO, STEP_OF, TO_DO } from '../../../contract/constants/dashboard.ts';
import type { dashboard, Figures } from '../../../contract/dashboard.ts';
import { addDays, type Day, dayInKarachi } from '../../../contract/dates.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { Db } from '../../db/client.ts';
import { readGarmentFigures } from '../orders/garment-figures-service.ts';
import { countOpenStops } from '../orders/rounds/service.ts';
import { countToDo, type DayFigures, figuresOf, foldChanges } from './dashboard-queries.ts';

type Dashboard = ResponseOf<typeof dashboard>;

/** Figures of the last `days` and of the same period before, and open tasks (backoffice-10). */
export async function readDashboard(db: Db, days: number, today = dayInKarachi()): Promise<Dashboard> {
  const from = addDays(today, 1 - days);
  const firstOfBefore = addDays(from, -days);
  const [rows, counted, stops, garments] = await Promise.all([
    figuresOf(db, firstOfBefore, today),
    countToDo(db, today),
    countOpenStops(db, 'all'),
    readGarmentFigures(db, today),
  ]);
  const toDo: Record<string, number> = { ...counted, stops };
  const step = STEP_OF[days as DashboardPeriod];
  const inPeriod = rows.filter(({ day }) => day >= from);
  return {
    from,
    to: today,
    step,
    today: sumOf(rows.filter(({ day }) => day === today)),
    period: sumOf(inPeriod),
    before: sumOf(rows.filter(({ day }) => day < from)),
    points: pointsOf(inPeriod, { from, to: today, step }),
    garments,
    to_do: TO_DO.map((what) => {
      const count = toDo[what] ?? 0;
      return { what, count: count > MAX_TO_DO ? null : count };
    }),
  };
}

function sumOf(rows: readonly DayFigures[]): Figures {
  const sum: Figures = { single: 0, bulk: 0, goods: 0, revenue: 0 };
  for (const { kind, orders, revenue } of rows) {
    sum[kind] += orders;
    sum.revenue += revenue;
  }
  return sum;
}

/** One point per step, even without orders; the first and last step may be shorter. */
function pointsOf(
  rows: readonly DayFigures[],
  { from, to, step }: Pick<Dashboard, 'from' | 'to' | 'step'>,
): Dashboard['points'] {
  const daysOf = new Map<Day, Set<Day>>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const start = startOf(day, step);
    const first = start < from ? from : start;
    daysOf.set(first, (daysOf.get(first) ?? new Set()).add(day));
  }
  return Array.from(daysOf, ([day, days]) => ({ day, ...sumOf(rows.filter((row) => days.has(row.day))) }));
}

/** Weeks begin on Monday. */
function startOf(day: Day, step: Dashboard['step']): Day {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Repeats until no changes are left. */
export async function foldFigures(db: Db): Promise<void> {
  while ((await foldChanges(db)) > 0);
}
