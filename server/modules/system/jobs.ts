import { withoutTimeouts } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type SweepLog, sweepFiles } from '../files/sweep-service.ts';
import { deleteOutlived } from './queries.ts';

/** Nightly housekeeping. */
export function systemJobs(deps: Deps, log: SweepLog): void {
  deps.jobs.handle('service.sweep', async () => {
    await sweep(deps);
    await sweepFiles(deps, log);
  });
  deps.jobs.schedule('service.sweep', '30 3 * * *');
  deps.jobs.schedule('mail.resume', '* * * * *');
}

/** Deletes expired rows and purges mail. */
export async function sweep({ db, outbox }: Pick<Deps, 'db' | 'outbox'>): Promise<void> {
  await withoutTimeouts(db, deleteOutlived);
  await outbox.purge();
}
