import { INVITATION_DAYS } from '../../../../contract/constants/staff.ts';
import type { Locale } from '../../../../contract/locale.ts';
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
  /** English, unless its owner has chosen another. */
  locale?: Locale;
  phoneNumber?: string;
  firstName: string;
  lastName: string | null;
  userType: Exclude<Role, 'customer'>;
}

/** Whether an account has the address, or may restore it. */
export async function isAddressTaken(db: Db | Tx, email: string): Promise<boolean> {
  return (await takenNames(db, { email })).length > 0;
}

/** The address in lower case; undefined for a deleted account. */
export async function emailOf(db: Db | Tx, id: number): Promise<string | undefined> {
  return (await userById(db, id))?.email.toLowerCase();
}

/** A free user name derived from a shop's name (accounts-1). */
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
 * Creates an account without a password. The returned token lets its owner set one and proves the address (people-12).
 * Fails on taken `username` and `email`.
 */
export async function inviteAccount(tx: Tx, deps: Pick<Deps, 'config'>, invited: Invited) {
  await refuseTakenNames(tx, invited);
  // In the demo the inviter's password is public, so the account ends with the demo (demo-2).
  const user = await mapUniqueViolation(() => insertUser(tx, { ...invited, isDemo: deps.config.demo }));
  return { id: user.id, passwordToken: await newInvitation(tx, deps, user.id) };
}

/** Voids earlier tokens. Fails with `request.not_found`, `staff.has_password` and `staff.account_blocked`. */
export async function renewInvitation(tx: Tx, deps: Pick<Deps, 'config'>, id: number) {
  const user = await lockUser(tx, id);
  // Demo accounts have no passwords once the demo is off.
  if (!user || (user.isDemo && !deps.config.demo)) fail('request.not_found');
  if (user.passwordHash !== null) fail('staff.has_password');
  if (user.blockedAt !== null) fail('staff.account_blocked');
  await spendResetsOf(tx, id);
  return { user, passwordToken: await newInvitation(tx, deps, id) };
}

/** A token to set the password, valid as long as every invitation. */
export function newInvitation(tx: Tx, deps: Pick<Deps, 'config'>, id: number): Promise<string> {
  return newResetLink(tx, deps, id, INVITATION_DAYS * 24 * 3_600_000);
}
