import { INVITATION_DAYS } from '../../../../contract/constants/staff.ts';
import type { Role } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import { freeUsername } from '../free-username.ts';
import { newResetLink } from '../passwords/service.ts';
import { insertUser, lockUser, spendResetsOf, takenNames, userById } from '../queries.ts';
import { usernamesLike } from '../social/queries.ts';
import { mapUniqueViolation, refuseTakenNames } from '../taken-names-service.ts';

interface Invited {
  username: string;
  email: string;
  phoneNumber?: string;
  firstName: string;
  lastName: string | null;
  userType: Exclude<Role, 'customer'>;
}

/** Whether an account has the address, or may come back to it. */
export async function isAddressTaken(db: Db | Tx, email: string): Promise<boolean> {
  return (await takenNames(db, { email })).length > 0;
}

/** In lower case; undefined for a deleted account. */
export async function emailOf(db: Db | Tx, id: number): Promise<string | undefined> {
  return (await userById(db, id))?.email.toLowerCase();
}

/** A free user name like the name of a shop (accounts-1). */
export async function proposeUsername(db: Db | Tx, name: string): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, '_')
    .replace(/^[._-]+/, '')
    .replace(/^(?:www\.)+/, '')
    .slice(0, 24)
    .replace(/(?<![._-])[._-]+$/, '');
  const base = plain.length < 3 || plain.includes('www.') || /\d{10}/.test(plain) ? 'tailor' : plain;
  return freeUsername(base, await usernamesLike(db, base));
}

/**
 * An account without a password, whose owner sets it by the returned token, which also proves the address (people-12).
 * Fails on taken `username` and `email`.
 */
export async function inviteAccount(tx: Tx, deps: Pick<Deps, 'config'>, invited: Invited) {
  await refuseTakenNames(tx, invited);
  // Who may invite is published while the demo is on, so the account ends with it (demo-2).
  const user = await mapUniqueViolation(() => insertUser(tx, { ...invited, isDemo: deps.config.demo }));
  return { id: user.id, passwordToken: await newInvitation(tx, deps, user.id) };
}

/** A new token; the earlier ones end. Fails with `request.not_found`, `staff.has_password` and `staff.account_blocked`. */
export async function renewInvitation(tx: Tx, deps: Pick<Deps, 'config'>, id: number) {
  const user = await lockUser(tx, id);
  // The passwords of the demo are gone with it.
  if (!user || (user.isDemo && !deps.config.demo)) fail('request.not_found');
  if (user.passwordHash !== null) fail('staff.has_password');
  if (user.blockedAt !== null) fail('staff.account_blocked');
  await spendResetsOf(tx, id);
  return { user, passwordToken: await newInvitation(tx, deps, id) };
}

/** A link that sets the password, for as long as all invitations. */
export function newInvitation(tx: Tx, deps: Pick<Deps, 'config'>, id: number): Promise<string> {
  return newResetLink(tx, deps, id, INVITATION_DAYS * 24 * 3_600_000);
}
