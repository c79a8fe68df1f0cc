import { responseWords } from '#words';
import { DELETION_REGRET_DAYS } from '../../../contract/constants/accounts.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import { endAllSessions, findUser } from '../accounts/profile-service.ts';
import type { Visitor } from '../accounts/sessions/service.ts';
import { confirmOwner } from '../accounts/sign-in-ways-service.ts';
import { eraseAtGateway } from '../cards/service.ts';
import { lapseCredit } from '../credit/service.ts';
import {
  countOpenOrders,
  deleteDeletion,
  deleteDeletionOfLink,
  dueDeletions,
  insertDeletion,
  lockDueDeletion,
} from './deletion-queries.ts';
import { anonymiseGuestOrdersOf, anonymiseOrders, eraseAccount } from './erasure-queries.ts';
import { deletionMail } from './mails.ts';
import { personOf } from './own-queries.ts';

const DAY_MS = 24 * 3600_000;

/**
 * Schedules the account's deletion in 14 days and signs it out everywhere (accounts-18). Requires the password like
 * `confirmOwner`; fails with `privacy.open_orders` and `privacy.demo_account`.
 */
export async function requestDeletion(
  deps: Deps,
  actor: Actor,
  password: string | undefined,
  visitor: Visitor,
) {
  await confirmOwner(deps, actor, password, visitor);
  const dueAt = await deps.db.transaction(async (tx) => {
    const user = (await findUser(tx, actor.id)) ?? fail('session.invalid');
    if (user.isDemo) fail('privacy.demo_account');
    await assertNoOpenOrders(tx, user.id);
    const token = newSecret();
    const dueAt = await insertDeletion(tx, {
      userId: user.id,
      tokenHash: fingerprint(token),
      dueAt: new Date(Date.now() + DELETION_REGRET_DAYS * DAY_MS),
    });
    await endAllSessions(tx, user.id);
    await deps.outbox.post(tx, deletionMail(deps.config, user, dayInKarachi(dueAt), token));
    return dueAt;
  });
  deps.securityLog.record('deletion_requested', { accountId: actor.id, address: visitor.address });
  return { deletion_due_at: dueAt.toISOString() };
}

async function assertNoOpenOrders(tx: Tx, userId: number): Promise<void> {
  const open = await countOpenOrders(tx, userId);
  if (open > 0) fail('privacy.open_orders', { orders: open });
}

/** Idempotent. */
export async function keepAccount(deps: Deps, actor: Actor): Promise<void> {
  const wasLeaving = await deleteDeletion(deps.db, actor.id);
  if (wasLeaving) deps.securityLog.record('deletion_cancelled', { accountId: actor.id });
}

/** Keeps the account by the mailed link. Fails with `privacy.keep_link_invalid`. */
export async function keepAccountByLink(deps: Deps, token: string) {
  const accountId = await deleteDeletionOfLink(deps.db, fingerprint(token));
  if (accountId === undefined) fail('privacy.keep_link_invalid');
  deps.securityLog.record('deletion_cancelled', { accountId });
  return { detail: responseWords.accountStays };
}

/** Deletes due accounts, each in a transaction of its own. An account with new orders waits until they end. */
export async function deleteDueAccounts(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await dueDeletions(deps.db)) {
    await deleteAccount(deps, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not deleted`);
}

async function deleteAccount(deps: Deps, userId: number): Promise<void> {
  const pictures = await deps.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    // Accounts that have become staff meanwhile are not deleted.
    if (user?.userType !== 'customer' || !(await lockDueDeletion(tx, userId))) return [];
    const person = await personOf(tx, userId);
    if (!person || (await countOpenOrders(tx, userId)) > 0) return [];
    await lapseCredit(tx, userId);
    const ofOrders = await anonymiseOrders(tx, person, `deleted_${newSecret().slice(0, 12)}`);
    const ofGuest = await anonymiseGuestOrdersOf(tx, person);
    const erased = await eraseAccount(tx, person);
    const customers = erased.customers.map((customer) => ({ ...customer, kind: 'customer' as const }));
    await eraseAtGateway(tx, deps, customers);
    deps.securityLog.record('account_deleted', { accountId: userId });
    return [...ofOrders, ...ofGuest, ...erased.pictures];
  });
  // On failure, the sweep of orphaned files removes them later.
  await Promise.allSettled(pictures.map((key) => deps.storage.remove(key)));
}
