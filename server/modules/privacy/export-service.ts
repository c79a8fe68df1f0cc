import { Readable } from 'node:stream';
import { dataExportWords, inLocale } from '#words';
import { MAX_EXPORTS_PER_DAY } from '../../../contract/constants/accounts.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { zipOf } from '../../infra/data-export/zip.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import type { Storage } from '../../infra/storage/storage.ts';
import { accountActor, exportAccount } from '../accounts/profile-service.ts';
import { exportAddresses } from '../addresses/service.ts';
import { exportCards } from '../cards/service.ts';
import { exportPreferences } from '../catalogue/service.ts';
import { exportChat } from '../chat/service.ts';
import { exportConnections } from '../connections/export-service.ts';
import { exportCredit } from '../credit/service.ts';
import { exportDocuments } from '../documents/service.ts';
import { exportPayments } from '../earnings/export-service.ts';
import { exportPictures } from '../files/service.ts';
import { exportMeasurements } from '../measurements/service.ts';
import { exportSubscription } from '../newsletter/service.ts';
import { exportNotifications } from '../notifications/service.ts';
import { exportOrders } from '../orders/order-service.ts';
import { exportReviews } from '../reviews/service.ts';
import { exportIdentity } from '../sellers/service.ts';
import { exportRefundAccounts } from '../shop/owed/account-service.ts';
import { exportReturns } from '../shop/returns/request-service.ts';
import { exportShopOrders } from '../shop/service.ts';
import { exportWishlist } from '../wishlist/service.ts';
import {
  deleteOldExports,
  endExport,
  exportsOf,
  insertExport,
  ownerOfExport,
  startExport,
} from './export-queries.ts';
import { personOf } from './own-queries.ts';
import {
  accessTo,
  courierNewsOf,
  finishedMeasuresOf,
  fitOf,
  guestOrdersOf,
  mailsTo,
  messagesOf,
  notesAbout,
  pendingLinksOf,
  phonesOf,
  samplesOf,
} from './record-queries.ts';
import {
  anonymiseOldGuestOrders,
  deleteOldChats,
  deleteOldMeasures,
  deleteOldMessages,
  deleteOldProofs,
  deleteOldReturnWords,
} from './retention-queries.ts';

/**
 * A single-use link to a copy of all data about the account (accounts-17). Fails with `privacy.export_running` or
 * `privacy.too_many_exports`.
 */
export function requestExport(deps: Deps, actor: Actor) {
  return deps.db.transaction(async (tx) => {
    if (!(await lockUserRow(tx, actor.id))) fail('session.invalid');
    assertMayExport(await exportsOf(tx, actor.id));
    const token = newSecret();
    const expiresAt = await insertExport(tx, actor.id, fingerprint(token));
    return { url: addressOf('GET /auth/export/', {}, { token }), expires_at: expiresAt.toISOString() };
  });
}

function assertMayExport({ today, isRunning }: { today: number; isRunning: boolean }): void {
  if (isRunning) fail('privacy.export_running');
  if (today >= MAX_EXPORTS_PER_DAY) fail('privacy.too_many_exports', { limit: MAX_EXPORTS_PER_DAY });
}

/**
 * Streams the copy as a ZIP file, without holding a database connection. Fails with `privacy.export_link_invalid`,
 * `privacy.export_running` or `privacy.too_many_exports`.
 */
export async function downloadExport(deps: Deps, token: string) {
  const tokenHash = fingerprint(token);
  const { id, userId } = await deps.db.transaction(async (tx) => {
    const userId = (await ownerOfExport(tx, tokenHash)) ?? fail('privacy.export_link_invalid');
    if (!(await lockUserRow(tx, userId))) fail('privacy.export_link_invalid');
    assertMayExport(await exportsOf(tx, userId));
    const id = (await startExport(tx, tokenHash)) ?? fail('privacy.export_link_invalid');
    return { id, userId };
  });
  const now = new Date();
  try {
    const actor = (await accountActor(deps.db, userId)) ?? fail('privacy.export_link_invalid');
    const entries = await inLocale(actor.locale, async () => {
      const sections = await Promise.all(SECTIONS.map((section) => section(deps, actor)));
      return [contentsOf(deps.config.brandName, now), ...sections.flat()];
    });
    deps.securityLog.record('data_exported', { accountId: userId });
    const stream = zipOf(entries, now);
    // Otherwise the export would count as running for half an hour.
    stream.once('close', () => void endExport(deps.db, id).catch(() => undefined));
    return { stream, filename: `account-data-${dayInKarachi(now)}.zip` };
  } catch (error) {
    await endExport(deps.db, id);
    throw error;
  }
}

/** In the language of the caller. */
function contentsOf(brandName: string, now: Date): ExportEntry {
  const text = [
    dataExportWords.whatIsStored({ brandName, at: now.toISOString() }),
    dataExportWords.howToRead,
    '',
    ...Object.entries(dataExportWords.files).map(([path, about]) => `${path}: ${about}`),
    `documents/: ${dataExportWords.documents}`,
    `pictures/: ${dataExportWords.pictures}`,
    '',
  ].join('\n');
  return { path: 'README.txt', open: async () => Readable.from([text]) };
}

/** A module's part of the copy of an account's data (accounts-17). */
type Section = (deps: Deps, actor: Actor) => Promise<ExportEntry[]> | ExportEntry[];

/** Every module that stores data about people has a line here. */
const SECTIONS: readonly Section[] = [
  exportAccount,
  exportAddresses,
  exportCards,
  exportMeasurements,
  exportOrders,
  exportShopOrders,
  exportReturns,
  exportRefundAccounts,
  exportIdentity,
  exportConnections,
  exportPayments,
  exportCredit,
  exportDocuments,
  exportReviews,
  exportWishlist,
  exportPreferences,
  exportNotifications,
  exportSubscription,
  exportChat,
  exportRecords,
  exportPictures,
];

/** Data about an account that is not on its own pages (accounts-17). */
async function exportRecords({ db }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const person = (await personOf(db, actor.id)) ?? fail('privacy.export_link_invalid');
  return [
    jsonFile('guest-orders.json', () => guestOrdersOf(db, person)),
    jsonFile('finished-measures.json', () => finishedMeasuresOf(db, person)),
    jsonFile('samples.json', () => samplesOf(db, person)),
    jsonFile('fit.json', () => fitOf(db, person)),
    jsonFile('messages.json', () => messagesOf(db, person)),
    jsonFile('notes.json', () => notesAbout(db, person)),
    jsonFile('access.json', () => accessTo(db, person)),
    jsonFile('email-links.json', () => pendingLinksOf(db, person)),
    jsonFile('mails.json', () => mailsTo(db, person)),
    jsonFile('phones.json', () => phonesOf(db, person)),
    jsonFile('couriers.json', () => courierNewsOf(db, person)),
  ];
}

export function purgeOldExports(db: Db): Promise<void> {
  return deleteOldExports(db);
}

/**
 * Each purges one kind of personal data after `RETENTION_MONTHS`: messages, chats, guests' orders and measures in
 * orders (accounts-24).
 */
export const RECORD_PURGES: readonly ((db: Db, storage: Pick<Storage, 'remove'>) => Promise<void>)[] = [
  deleteOldMessages,
  withPictures(deleteOldChats),
  withPictures(anonymiseOldGuestOrders),
  withPictures(deleteOldMeasures),
  withPictures(deleteOldProofs),
  withPictures(deleteOldReturnWords),
];

/** Removes the returned pictures from storage after the purge. */
function withPictures(purge: (tx: Tx) => Promise<string[]>) {
  return async (db: Db, storage: Pick<Storage, 'remove'>): Promise<void> => {
    const pictures = await db.transaction(purge);
    // On failure, the sweep of orphaned files removes them later.
    await Promise.allSettled(pictures.map((key) => storage.remove(key)));
  };
}
