import type { DashboardPeriod } from '../../../../contract/constants/dashboard.ts';
import type { BodyFor, ResponseOf } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type Dashboard = ResponseOf<'GET /api/staff/dashboard/'>;
export type Point = Dashboard['points'][number];

const REFRESH_MS = 60_000;

export const dashboardQuery = (days: DashboardPeriod) =>
  definePersonalQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => call('GET /api/staff/dashboard/', { query: { days }, signal }),
    refetchInterval: REFRESH_MS,
  });

export type Setup = ResponseOf<'GET /api/staff/setup/'>;

/** Under the key of the dashboard, so that it is refreshed with it. */
export const setupQuery = () =>
  definePersonalQuery({
    queryKey: ['dashboard', 'setup'],
    queryFn: ({ signal }) => call('GET /api/staff/setup/', { signal }),
  });

export async function hideSetup(isHidden: boolean): Promise<void> {
  const setup = await call('PUT /api/staff/setup/', { body: { is_hidden: isHidden } });
  queryClient.setQueryData(setupQuery().queryKey, setup);
}

export const noLightQuery = () =>
  definePersonalQuery({
    queryKey: ['dashboard', 'no-light'],
    queryFn: ({ signal }) => call('GET /api/staff/no-light/', { signal }),
    refetchInterval: REFRESH_MS,
  });

/** Throws CallError. */
export async function moveForNoLight(body: BodyFor<'POST /api/staff/no-light/moves/'>) {
  const result = await call('POST /api/staff/no-light/moves/', { body });
  await queryClient.invalidateQueries({ queryKey: noLightQuery().queryKey });
  return result;
}
