import { currentLocale } from '#words';
import type { RoundPaper } from '../../../contract/constants/rounds.ts';
import type { Day } from '../../../contract/dates.ts';
import type { Round } from '../../../contract/rounds.ts';
import { call, download } from '../../lib/call.ts';
import { type KeptRead, keptRead } from '../../lib/kept-read.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Tick } from './ticks.ts';

export const ROUND_KEY = ['rounds'];

/** The rider's list of a day, which stays on the device (backoffice-28). */
export const roundQuery = (day: Day) =>
  definePersonalQuery({
    queryKey: [...ROUND_KEY, day],
    queryFn: ({ signal }): Promise<KeptRead<Round>> =>
      keptRead('rounds', day, () => call('GET /api/rounds/', { query: { day }, signal })),
  });

export async function sendTick({ key, orderId: id, kind, outcome, note }: Tick): Promise<void> {
  await call('POST /api/rounds/{id}/ticks/', {
    params: { id },
    body: { kind, outcome, note },
    idempotencyKey: key,
  });
}

/** Saves the list as a PDF in the language of the page (backoffice-25). */
export async function saveRound(day: Day, paper: RoundPaper): Promise<void> {
  const query = { day, paper, locale: currentLocale() };
  saveFile(await download('GET /api/rounds/print/', { query }));
}
