import { staffCalls } from '../../../contract/staff-calls.ts';
import { workshopCalls } from '../../../contract/workshop-calls.ts';
import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { WhoseWorkshop } from './api.ts';

/** The years and months of a workshop. */
export const earningsKey = (whose: WhoseWorkshop) => ['workshops', whose, 'earnings'];

/** What a workshop has earned in a year, the present one when left out (earnings-1). */
export const earningsQuery = (whose: WhoseWorkshop, year: number | undefined) =>
  definePersonalQuery({
    queryKey: [...earningsKey(whose), year ?? 'present'],
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call(workshopCalls.workshopEarnings, { query: { year }, signal })
        : call(staffCalls.tailorEarnings, { params: { id: whose }, query: { year }, signal }),
  });

/** A page of a month's entries; `after` is the `next` of the page before. */
export const readMonth = (
  whose: WhoseWorkshop,
  month: string,
  after: number | undefined,
  signal: AbortSignal,
) =>
  whose === 'own'
    ? call(workshopCalls.workshopEarningsMonth, { params: { month }, query: { after }, signal })
    : call(staffCalls.tailorEarningsMonth, { params: { id: whose, month }, query: { after }, signal });

export const monthKey = (whose: WhoseWorkshop, month: string) => [...earningsKey(whose), 'month', month];

/** Downloads the statement of a month that is over (earnings-2). */
export async function saveStatement(whose: WhoseWorkshop, month: string): Promise<void> {
  saveFile(
    whose === 'own'
      ? await download(workshopCalls.earningsStatement, { params: { month } })
      : await download(staffCalls.tailorStatement, { params: { id: whose, month } }),
  );
}

export async function saveCsv(whose: WhoseWorkshop, month: string): Promise<void> {
  saveFile(
    whose === 'own'
      ? await download(workshopCalls.earningsCsv, { params: { month } })
      : await download(staffCalls.tailorEarningsCsv, { params: { id: whose, month } }),
  );
}
