import { randomUUID } from 'node:crypto';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { List } from '../../../../contract/lists.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { NOBODYS_DOMAIN } from '../../../../contract/nobodys-address.ts';
import {
  IN_HOUSE_TAILOR_ID,
  IN_HOUSE_USER_ID,
  type Role,
  SUPPORT_USER_ID,
} from '../../../../contract/roles.ts';
import type { StaffMember, staffMembers } from '../../../../contract/staff-accounts.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { readPhoneNumber } from '../../../infra/phone-numbers.ts';
import { recordAudit } from '../../audit/service.ts';
import { voidEmailLinksOf } from '../email-link-queries.ts';
import { greetNewAccount } from '../email-service.ts';
import { freeUsername, usernameBase } from '../free-username.ts';
import { invitationMail, workshopInvitationMail } from '../mails.ts';
import { insertUser, lockUser, spendResetsOf, updateUser } from '../queries.ts';
import { deleteDevicesOf, revokeSessionsOf } from '../sessions/queries.ts';
import { removeSignInWays } from '../sign-in-ways-service.ts';
import { usernamesLike } from '../social/queries.ts';
import { mapUniqueViolation, refuseTakenNames } from '../taken-names-service.ts';
import { inviteAccount, newInvitation, renewInvitation } from './invitation-service.ts';
import { hasChangeableRole, mayBlock } from './policy.ts';
import { presentStaffMember } from './present.ts';
import { giveRole, listedStaff, lockAdmins, staffMember } from './queries.ts';

/** (people-12) */
export async function listStaff(db: Db, query: QueryOf<typeof staffMembers>): Promise<List<StaffMember>> {
  const { rows, ...page } = await listedStaff(db, query);
  return { ...page, results: rows.map(presentStaffMember) };
}

/** Fails on taken `username` and `email`. */
export async function createStaffMember(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox' | 'securityLog'>,
  actor: Actor,
  form: {
    username: string;
    email: string;
    first_name: string;
    last_name: string;
    role: StaffMember['role'];
  },
): Promise<StaffMember> {
  const { username, email, role } = form;
  const names = { username, email, firstName: form.first_name };
  const { id, passwordToken } = await inviteAccount(tx, deps, {
    ...names,
    lastName: form.last_name,
    userType: role,
  });
  await deps.outbox.post(tx, invitationMail(deps.config, { ...names, locale: 'en' }, passwordToken));
  await recordAudit(tx, actor, {
    action: 'accounts.staff-created',
    subject: { kind: 'account', id },
    userId: id,
    data: { role },
  });
  return presentStaffMember((await staffMember(tx, id)) ?? fail('request.not_found'));
}

/** Fails like `renewInvitation`. */
export async function inviteAgain(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
): Promise<void> {
  if (!(await staffMember(tx, id))) fail('request.not_found');
  const { user, passwordToken } = await renewInvitation(tx, deps, id);
  await deps.outbox.post(tx, invitationMail(deps.config, user, passwordToken));
  await recordAudit(tx, actor, {
    action: 'accounts.staff-invited',
    subject: { kind: 'account', id },
    userId: id,
  });
}

/** Ends all sessions of the account. Fails with `request.not_found`, `staff.yourself` and `staff.in_house_workshop`. */
export async function changeRole(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  actor: Actor,
  id: number,
  role: 'customer' | 'support' | 'admin',
): Promise<{ id: number; role: Role }> {
  const user = await lockTarget(tx, actor, id);
  if (id === IN_HOUSE_USER_ID) fail('staff.in_house_workshop');
  if (!hasChangeableRole(user)) fail('request.not_found');
  if (user.userType === role) return { id, role };
  // Like invitations, a role given in the demo ends with it.
  await giveRole(tx, id, { userType: role, ...(config.demo ? { isDemo: true } : {}) });
  await recordAudit(tx, actor, {
    action: 'accounts.role-changed',
    subject: { kind: 'account', id },
    userId: id,
    data: { from: user.userType, to: role },
  });
  return { id, role };
}

/**
 * Blocks an account and ends its sessions, or unblocks it (people-8). Fails with `request.not_found`,
 * `session.forbidden` for a staff account, `staff.yourself` and `staff.in_house_workshop`.
 */
export async function setBlocked(
  tx: Tx,
  actor: Actor,
  id: number,
  reason: string | null,
): Promise<{ id: number; blocked_at: string | null }> {
  const user = await lockTarget(tx, actor, id);
  if (!mayBlock(actor, user)) fail('session.forbidden');
  if (id === IN_HOUSE_USER_ID && reason !== null) fail('staff.in_house_workshop');
  const blockedAt = reason === null ? null : (user.blockedAt ?? new Date());
  await updateUser(tx, id, { blockedAt, blockedReason: reason });
  if (blockedAt) await revokeSessionsOf(tx, id);
  await recordAudit(tx, actor, {
    action: blockedAt ? 'accounts.blocked' : 'accounts.unblocked',
    subject: { kind: 'account', id },
    userId: id,
    data: reason === null ? {} : { reason },
  });
  return { id, blocked_at: blockedAt?.toISOString() ?? null };
}

/** Locks the account to change. Fails for the actor's own account, and if an acting admin is no longer one. */
export async function lockTarget(tx: Tx, actor: Actor, id: number) {
  if (id === actor.id) fail('staff.yourself');
  // Locked first and in a fixed order, so that two admins who act on each other cannot both succeed.
  const admins = await lockAdmins(tx);
  if (actor.role === 'admin' && !admins.includes(actor.id)) fail('session.invalid');
  if (id === SUPPORT_USER_ID) fail('request.not_found');
  return (await lockUser(tx, id)) ?? fail('request.not_found');
}

interface NewCustomer {
  first_name: string;
  last_name?: string | null | undefined;
  phone_number: string;
  email?: string | undefined;
  locale?: Locale | undefined;
}

/**
 * Creates an account without a password for a customer at the counter or on the telephone, and mails a confirmation
 * link to the address, if any (people-16). Fails on `phone_number` and on a taken `email`.
 */
export async function createCustomer(tx: Tx, deps: Deps, actor: Actor, form: NewCustomer): Promise<number> {
  const { first_name: firstName, last_name: lastName = null, locale = 'en' } = form;
  const phoneNumber = await readPhoneNumber(form.phone_number, 'PK');
  if (phoneNumber === null) fail('accounts.phone_not_local');
  const base = usernameBase([firstName, lastName].filter(Boolean).join('.'));
  const username = freeUsername(base, await usernamesLike(tx, base));
  await refuseTakenNames(tx, { username, email: form.email });
  const email = form.email ?? `customer-${randomUUID()}${NOBODYS_DOMAIN}`;
  const userType = 'customer' as const;
  const account = { username, email, phoneNumber, firstName, lastName, locale, userType };
  const user = await mapUniqueViolation(() => insertUser(tx, account));
  if (form.email !== undefined) await greetNewAccount(tx, deps, user);
  await recordAudit(tx, actor, {
    action: 'customers.created',
    subject: { kind: 'account', id: user.id },
    userId: user.id,
    data: { email: form.email !== undefined },
  });
  return user.id;
}

/**
 * Sets the in-house workshop's sign-in address and mails it a link to set the password; earlier links end. A new
 * address also revokes all access of the previous one. Fails on a taken `email`, and with `staff.has_password` for the
 * present address (people-15).
 */
export async function giveWorkshopAddress(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  email: string,
): Promise<{ accountId: number; isMoved: boolean }> {
  const user = (await lockUser(tx, IN_HOUSE_USER_ID)) ?? fail('request.not_found');
  const { id } = user;
  const isMoved = user.email.toLowerCase() !== email;
  if (isMoved) {
    await refuseTakenNames(tx, { email }, id);
    await endEveryWayIn(tx, id);
    // In the demo an admin's password is public, so this sign-in ends with the demo (demo-2).
    const { demo: isDemo } = deps.config;
    const unblocked = { blockedAt: null, blockedReason: null };
    await mapUniqueViolation(() => updateUser(tx, id, { email, passwordHash: null, isDemo, ...unblocked }));
  } else if (user.passwordHash !== null) fail('staff.has_password');
  await spendResetsOf(tx, id);
  const token = await newInvitation(tx, deps, id);
  await deps.outbox.post(tx, workshopInvitationMail(deps.config, { ...user, email }, token));
  await recordAudit(tx, actor, {
    action: 'accounts.workshop-opened',
    subject: { kind: 'tailor', id: IN_HOUSE_TAILOR_ID },
    userId: id,
    data: { moved: isMoved },
  });
  return { accountId: id, isMoved };
}

async function endEveryWayIn(tx: Tx, id: number): Promise<void> {
  await revokeSessionsOf(tx, id);
  await voidEmailLinksOf(tx, id);
  await deleteDevicesOf(tx, id);
  await removeSignInWays(tx, id);
}
