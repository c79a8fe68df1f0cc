import { workshopCalls } from '../../../contract/workshop-calls.ts';
import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

/** What the own workshop has earned in a year, the present one when left out (earnings-1). */
export const earningsQuery = (year: number | undefined) =>
  definePersonalQuery({
    queryKey: ['workshops', 'own', 'earnings', year ?? 'present'],
    queryFn: ({ signal }) => call(workshopCalls.workshopEarnings, { query: { year }, signal }),
  });

/** A page of a month's entries; `after` is the `next` of the page before. */
export const readMonth = (month: string, after: number | undefined, signal: AbortSignal) =>
  call(workshopCalls.workshopEarningsMonth, { params: { month }, query: { after }, signal });

export const monthKey = (month: string) => ['workshops', 'own', 'earnings', 'month', month];

/** Downloads the statement of a month that is over (earnings-2). */
export async function saveStatement(month: string): Promise<void> {
  saveFile(await download(workshopCalls.earningsStatement, { params: { month } }));
}

export async function saveCsv(month: string): Promise<void> {
  saveFile(await download(workshopCalls.earningsCsv, { params: { month } }));
}
