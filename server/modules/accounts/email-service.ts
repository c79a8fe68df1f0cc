import { responseWords } from '#words';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { isProven } from '../../infra/mail/proven-addresses.ts';
import { fingerprint, newSecret } from '../../infra/secret-tokens.ts';
import {
  countProofs,
  type EmailLinkRow,
  insertEmailLink,
  liveEmailLink,
  pendingEmail,
  spendProofs,
  spendUndo,
  voidEmailChanges,
} from './email-link-queries.ts';
import {
  confirmNewEmailMail,
  emailChangedMail,
  emailRestoredMail,
  proveAddressMail,
  welcomeMail,
} from './mails.ts';
import { postResetLink } from './passwords/service.ts';
import { lockUser, spendResetsOf, updateUser } from './queries.ts';
import { deleteDevicesOf, revokeSessionsOf } from './sessions/queries.ts';
import { removeSignInWays } from './sign-in-ways-service.ts';
import { mapUniqueViolation, refuseTakenNames } from './taken-names-service.ts';

const HOUR_MS = 3600_000;
const PROOF_TTL_MS = 24 * HOUR_MS;
const UNDO_TTL_MS = 7 * 24 * HOUR_MS;

const PROOFS_PER_HOUR = 5;

type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>;
type LinkPurpose = EmailLinkRow['purpose'];

/** Mails a welcome to a proven address, otherwise a verification link. */
export async function greetNewAccount(
  tx: Tx,
  deps: Deps,
  user: Pick<User, 'id' | 'email' | 'locale' | 'username' | 'firstName'>,
): Promise<void> {
  if (await isProven(tx, user.email)) {
    await deps.outbox.post(tx, welcomeMail(deps.config, user));
    return;
  }
  const token = await newLink(tx, user.id, 'prove', user.email, PROOF_TTL_MS);
  await deps.outbox.post(tx, proveAddressMail(deps.config, user, token));
}

export async function requestEmailChange(tx: Tx, deps: Deps, user: User, email: string): Promise<void> {
  await refuseTooManyLinks(tx, user.id);
  await voidEmailChanges(tx, user.id, email);
  const token = await newLink(tx, user.id, 'change', email, PROOF_TTL_MS);
  await deps.outbox.post(tx, confirmNewEmailMail(deps.config, { email, locale: user.locale }, token));
}

/** Fails with `accounts.nothing_to_confirm` and `accounts.too_many_links`. */
export async function resendEmailLink(deps: Deps, actor: Actor): Promise<{ detail: string }> {
  return deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    const pending = await pendingEmail(tx, user.id);
    if (pending === null && (await isProven(tx, user.email))) fail('accounts.nothing_to_confirm');
    if (pending !== null) await requestEmailChange(tx, deps, user, pending);
    else {
      await refuseTooManyLinks(tx, user.id);
      const token = await newLink(tx, user.id, 'prove', user.email, PROOF_TTL_MS);
      await deps.outbox.post(tx, proveAddressMail(deps.config, user, token));
    }
    return { detail: responseWords.weEMailedALink({ email: pending ?? user.email }) };
  });
}

export async function cancelEmailChange(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    await voidEmailChanges(tx, user.id);
  });
}

/**
 * Proves an address, or completes a change and mails an undo link to the old address. Fails with
 * `accounts.email_link_invalid`, or on `email` when it was taken meanwhile.
 */
export async function confirmEmail(deps: Deps, token: string): Promise<{ detail: string }> {
  const { link, isChange } = await deps.db.transaction(async (tx) => {
    const { link, user } = await lockLink(tx, token, ['prove', 'change']);
    const isChange = link.purpose === 'change';
    if (isChange) await moveAccount(tx, deps, user, link.email);
    else if (user.email !== link.email) fail('accounts.email_link_invalid');
    const isFirstProof = !(await isProven(tx, link.email));
    await spendProofs(tx, link);
    await deps.outbox.markProven(tx, link.email);
    if (!isChange && isFirstProof) await deps.outbox.post(tx, welcomeMail(deps.config, user));
    return { link, isChange };
  });
  if (isChange) deps.securityLog.record('email_changed', { accountId: link.userId });
  const { email } = link;
  return {
    detail: isChange ? responseWords.addressIsNew({ email }) : responseWords.addressIsConfirmed({ email }),
  };
}

/** Notifies the old address only if it was proven. */
async function moveAccount(tx: Tx, deps: Deps, user: User, email: string): Promise<void> {
  await refuseTakenNames(tx, { email }, user.id);
  await mapUniqueViolation(() => updateUser(tx, user.id, { email }));
  await spendResetsOf(tx, user.id);
  if (isNobodysAddress(user.email) || !(await isProven(tx, user.email))) return;
  const token = await newLink(tx, user.id, 'undo', user.email, UNDO_TTL_MS);
  await deps.outbox.post(tx, emailChangedMail(deps.config, user, token));
}

/**
 * Restores the old address, removes all sessions and sign-in methods, voids the password and mails a reset link. Fails
 * with `accounts.undo_link_invalid`.
 */
export async function undoEmailChange(deps: Deps, token: string): Promise<{ detail: string }> {
  // A random password, so that only a mailed link can replace it.
  const passwordHash = await deps.passwords.hash(newSecret());
  const link = await deps.db.transaction(async (tx) => {
    const { link, user } = await lockLink(tx, token, ['undo']);
    await mapUniqueViolation(() => updateUser(tx, user.id, { email: link.email, passwordHash }));
    await revokeSessionsOf(tx, user.id);
    await deleteDevicesOf(tx, user.id);
    await spendResetsOf(tx, user.id);
    await spendUndo(tx, link);
    await removeSignInWays(tx, user.id);
    const restored = { ...user, email: link.email };
    await postResetLink(tx, deps, restored, 'undone');
    if (user.email !== link.email) await deps.outbox.post(tx, emailRestoredMail(deps.config, user));
    return link;
  });
  deps.securityLog.record('email_change_undone', { accountId: link.userId });
  return { detail: responseWords.addressIsBack({ email: link.email }) };
}

async function lockLink(tx: Tx, token: string, purposes: LinkPurpose[]) {
  const invalid = purposes.includes('undo') ? 'accounts.undo_link_invalid' : 'accounts.email_link_invalid';
  const tokenHash = fingerprint(token);
  const found = (await liveEmailLink(tx, tokenHash)) ?? fail(invalid);
  const user = (await lockUser(tx, found.userId)) ?? fail(invalid);
  // A concurrent request may have used the link before this one got the lock.
  const link = (await liveEmailLink(tx, tokenHash)) ?? fail(invalid);
  if (!purposes.includes(link.purpose)) fail(invalid);
  return { link, user };
}

async function newLink(
  tx: Tx,
  userId: number,
  purpose: LinkPurpose,
  email: string,
  ttl: number,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + ttl);
  await insertEmailLink(tx, { userId, purpose, email, tokenHash: fingerprint(token), expiresAt });
  return token;
}

async function refuseTooManyLinks(tx: Tx, userId: number): Promise<void> {
  if ((await countProofs(tx, userId, new Date(Date.now() - HOUR_MS))) >= PROOFS_PER_HOUR) {
    fail('accounts.too_many_links');
  }
}
