import type { AnswerOf } from '../../../../contract/calls.ts';
import type { DashboardPeriod } from '../../../../contract/constants/dashboard.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type Dashboard = AnswerOf<typeof staffCalls.dashboard>;
export type Point = Dashboard['points'][number];

const REFRESH_MS = 60_000;

export const dashboardQuery = (days: DashboardPeriod) =>
  definePersonalQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => call(staffCalls.dashboard, { query: { days }, signal }),
    refetchInterval: REFRESH_MS,
  });
