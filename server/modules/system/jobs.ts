import { withoutTimeouts } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { purgeExpiredSessions } from '../accounts/purge-service.ts';
import { purgeApplications } from '../applications/purge-service.ts';
import { purgeUploads } from '../catalogue/shelf-pictures-service.ts';
import { type SweepLog, sweepFiles } from '../files/sweep-service.ts';
import { purgeUnconfirmedSubscribers } from '../newsletter/purge-service.ts';
import { purgeOldNotifications } from '../notifications/purge-service.ts';
import { deleteDueAccounts } from '../privacy/deletion-service.ts';
import { purgeOldExports, purgeOldRecords } from '../privacy/purge-service.ts';
import { purgeExpiredShopOrders } from '../shop/purge-service.ts';
import { purgeOldTransfers } from '../transfers/purge-service.ts';
import { deleteIdempotencyRecords } from './queries.ts';

/** Longer than pg-boss's default of 15 minutes, for large folders. */
const PURGE_MAX_SECONDS = 6 * 3600;

export function systemJobs(deps: Deps, log: SweepLog): void {
  deps.jobs.handle('system.purge', async () => {
    await deleteDueAccounts(deps);
    await purgeExpired(deps);
    await purgeUploads(deps);
    await sweepFiles(deps, log);
  });
  deps.jobs.schedule('system.purge', '30 3 * * *', { maxSeconds: PURGE_MAX_SECONDS });
  deps.jobs.schedule('mail.resume', '* * * * *');
}

export async function purgeExpired({
  db,
  outbox,
  storage,
}: Pick<Deps, 'db' | 'outbox' | 'storage'>): Promise<void> {
  await withoutTimeouts(db, async (ownDb) => {
    await deleteIdempotencyRecords(ownDb);
    await purgeExpiredSessions(ownDb);
    await purgeUnconfirmedSubscribers(ownDb);
    await purgeApplications(ownDb, { storage });
    await purgeExpiredShopOrders(ownDb);
    await purgeOldNotifications(ownDb);
    await purgeOldExports(ownDb);
    await purgeOldRecords(ownDb, storage);
    await purgeOldTransfers(ownDb, storage);
  });
  await outbox.purge();
}
