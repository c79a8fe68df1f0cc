import type { DashboardPeriod } from '../../../../contract/constants/dashboard.ts';
import type { ResponseOf } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type Dashboard = ResponseOf<'GET /api/staff/dashboard/'>;
export type Point = Dashboard['points'][number];

const REFRESH_MS = 60_000;

export const dashboardQuery = (days: DashboardPeriod) =>
  definePersonalQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => call('GET /api/staff/dashboard/', { query: { days }, signal }),
    refetchInterval: REFRESH_MS,
  });
