import { Readable } from 'node:stream';
import { MAX_EXPORTS_PER_DAY } from '../../../contract/constants/privacy.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { addressOf } from '../../../contract/paths.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import type { ExportEntry } from '../../infra/data-export/entries.ts';
import { zipOf } from '../../infra/data-export/zip.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import { accountActor } from '../accounts/export-service.ts';
import { endExport, exportsOf, insertExport, ownerOfExport, startExport } from './export-queries.ts';
import { SECTIONS } from './sections-service.ts';

/**
 * A link to a copy of all that is stored about the account, which works once (accounts-17). Fails with
 * `privacy.export_running` or `privacy.too_many_exports`.
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
 * The copy of a link as a ZIP file. No connection of the database is held while it is sent. Fails with
 * `privacy.export_link_invalid`, `privacy.export_running` or `privacy.too_many_exports`.
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
    const sections = await Promise.all(SECTIONS.map((section) => section(deps, actor)));
    const entries = sections.flat();
    deps.securityLog.record('data_exported', { accountId: userId });
    const stream = zipOf([contentsOf(entries, deps.config.brandName, now), ...entries], now);
    // Without its end it counts as running for half an hour.
    stream.once('close', () => void endExport(deps.db, id).catch(() => undefined));
    return { stream, filename: `account-data-${dayInKarachi(now)}.zip` };
  } catch (error) {
    await endExport(deps.db, id);
    throw error;
  }
}

function contentsOf(entries: readonly ExportEntry[], brandName: string, now: Date): ExportEntry {
  const lines = entries.flatMap(({ path, about }) => (about ? [`${path}: ${about}`] : []));
  const text = [
    `What ${brandName} has stored about your account, on ${now.toISOString()}.`,
    'Times are UTC. Money is whole rupees. Pictures are named by the key in their address.',
    '',
    ...lines,
    'documents/: invoices, credit notes and contracts',
    'pictures/: every picture that you have uploaded, or that a tailor or support has sent you',
    '',
  ].join('\n');
  return { path: 'README.txt', open: async () => Readable.from([text]) };
}
