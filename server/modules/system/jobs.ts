import { withoutTimeouts } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { purgeExpiredSessions } from '../accounts/profile-service.ts';
import { purgeApplications } from '../applications/purge-service.ts';
import { purgeUploads } from '../catalogue/shelf/pictures-service.ts';
import { purgeInbound } from '../chat/whatsapp/inbound-service.ts';
import { purgeConnections } from '../connections/purge-service.ts';
import { purgeWrongCodes } from '../discounts/service.ts';
import { type SweepLog, sweepFiles } from '../files/service.ts';
import { purgeUnconfirmedSubscribers } from '../newsletter/service.ts';
import { purgeOldNotifications } from '../notifications/service.ts';
import { purgeOldLinks } from '../orders/measure-links/service.ts';
import { purgeCodes } from '../phones/service.ts';
import { deleteDueAccounts } from '../privacy/deletion-service.ts';
import { purgeOldExports, RECORD_PURGES } from '../privacy/export-service.ts';
import { purgeExpiredShopOrders } from '../shop/service.ts';
import { purgeOldTransfers } from '../transfers/purge-service.ts';
import { deleteIdempotencyRecords } from './queries.ts';

/** Longer than the default of 15 minutes, for large folders. */
const PURGE_MAX_SECONDS = 6 * 3600;

export function systemJobs(deps: Deps, log: SweepLog): void {
  deps.jobs.handle('system.purge', () =>
    allOf(
      () => deleteDueAccounts(deps),
      () => purgeExpired(deps),
      () => purgeUploads(deps),
      () => sweepFiles(deps, log),
    ),
  );
  deps.jobs.schedule('system.purge', '30 3 * * *', { maxSeconds: PURGE_MAX_SECONDS });
  deps.jobs.schedule('mail.resume', '* * * * *');
  deps.jobs.schedule('message.resume', '* * * * *');
  deps.jobs.schedule('message.resume-urgent', '* * * * *');
}

export async function purgeExpired({
  db,
  outbox,
  messages,
  storage,
}: Pick<Deps, 'db' | 'outbox' | 'messages' | 'storage'>): Promise<void> {
  await withoutTimeouts(db, (ownDb) =>
    allOf(
      () => deleteIdempotencyRecords(ownDb),
      () => purgeExpiredSessions(ownDb),
      () => purgeUnconfirmedSubscribers(ownDb),
      () => purgeApplications(ownDb, { storage }),
      () => purgeExpiredShopOrders(ownDb),
      () => purgeWrongCodes(ownDb),
      () => purgeOldNotifications(ownDb),
      () => purgeOldLinks(ownDb),
      () => purgeOldExports(ownDb),
      ...RECORD_PURGES.map((purge) => () => purge(ownDb, storage)),
      () => purgeOldTransfers(ownDb, storage),
      () => outbox.purge(),
      () => messages.purge(),
      () => purgeCodes(ownDb),
      () => purgeInbound(ownDb),
      () => purgeConnections(ownDb),
    ),
  );
}

/** Runs all parts in sequence, even after failures; then throws the failures. */
async function allOf(...parts: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the purge failed`);
}
