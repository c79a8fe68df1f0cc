import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { WhoseWorkshop } from './api.ts';

/** The years and months of a workshop. */
export const earningsKey = (whose: WhoseWorkshop) => ['workshops', whose, 'earnings'];

/** A workshop's earnings of a year, by default the current one (earnings-1). */
export const earningsQuery = (whose: WhoseWorkshop, year: number | undefined) =>
  definePersonalQuery({
    queryKey: [...earningsKey(whose), year ?? 'present'],
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call('GET /api/workshop/earnings/', { query: { year }, signal })
        : call('GET /api/staff/tailors/{id}/earnings/', { params: { id: whose }, query: { year }, signal }),
  });

/** A page of a month's entries; `after` is the previous page's `next`. */
export const readMonth = (
  whose: WhoseWorkshop,
  month: string,
  after: number | undefined,
  signal: AbortSignal,
) =>
  whose === 'own'
    ? call('GET /api/workshop/earnings/{month}/', { params: { month }, query: { after }, signal })
    : call('GET /api/staff/tailors/{id}/earnings/{month}/', {
        params: { id: whose, month },
        query: { after },
        signal,
      });

export const monthKey = (whose: WhoseWorkshop, month: string) => [...earningsKey(whose), 'month', month];

/** Downloads the statement of a finished month (earnings-2). */
export async function saveStatement(whose: WhoseWorkshop, month: string): Promise<void> {
  saveFile(
    whose === 'own'
      ? await download('GET /api/workshop/earnings/{month}/statement/', { params: { month } })
      : await download('GET /api/staff/tailors/{id}/earnings/{month}/statement/', {
          params: { id: whose, month },
        }),
  );
}

export async function saveCsv(whose: WhoseWorkshop, month: string): Promise<void> {
  saveFile(
    whose === 'own'
      ? await download('GET /api/workshop/earnings/{month}/csv/', { params: { month } })
      : await download('GET /api/staff/tailors/{id}/earnings/{month}/csv/', { params: { id: whose, month } }),
  );
}
