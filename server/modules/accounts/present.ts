import type { z } from 'zod';
import type { Profile, Session, SignedIn } from '../../../contract/accounts.ts';
import { shownDevice } from '../../../contract/device-names.ts';
import { realAddress } from '../../../contract/nobodys-address.ts';
import type { SignInWays } from '../../../contract/sign-in.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import type { PasskeyRow } from './passkeys/queries.ts';
import type { UserRow } from './queries.ts';
import type { SessionRow } from './sessions/queries.ts';
import type { IdentityRow } from './social/queries.ts';

/** Seconds; the page header reuses the link until the profile is read again. */
const PICTURE_LINK_SECONDS = 7 * 24 * 3600;

export interface Tokens {
  access: string;
  refresh: string;
  needsSecondFactor: boolean;
}

/** The response to every sign-in (wire-6). */
export function presentSignedIn(
  user: UserRow,
  tokens: Tokens,
  links: SignedLinks,
): z.output<typeof SignedIn> {
  const { access, refresh, needsSecondFactor } = tokens;
  return {
    ...presentUser(user, links),
    ...(user.deletionDueAt ? { deletion_due_at: user.deletionDueAt.toISOString() } : {}),
    access,
    refresh,
    ...(needsSecondFactor ? { setup_required: true } : {}),
  };
}

export interface EmailState {
  isProven: boolean;
  pending: string | null;
}

export function presentProfile(user: UserRow, email: EmailState, links: SignedLinks): Profile {
  return {
    ...presentUser(user, links),
    first_name: user.firstName,
    last_name: user.lastName,
    address: user.address,
    date_of_birth: user.dateOfBirth,
    locale: user.locale,
    email_proven: email.isProven && realAddress(user.email) !== null,
    pending_email: email.pending,
    deletion_due_at: user.deletionDueAt?.toISOString() ?? null,
  };
}

/** Empty for an account without a mailbox, because the wire has a text here (accounts-29). */
function shownAddress(email: string): string {
  return realAddress(email) ?? '';
}

function presentUser(user: UserRow, links: SignedLinks) {
  return {
    username: user.username,
    email: shownAddress(user.email),
    phone_number: user.phoneNumber,
    user_type: user.userType,
    gender: user.gender,
    profile_picture: user.pictureKey ? links.sign(user.pictureKey, PICTURE_LINK_SECONDS) : null,
  };
}

export function presentSession(session: SessionRow, currentId: number): z.output<typeof Session> {
  return {
    id: session.id,
    device: shownDevice(session.device),
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    current: session.id === currentId,
  };
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow) {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

export interface Ways {
  identities: readonly IdentityRow[];
  passkeys: readonly PasskeyRow[];
  secondFactor: SignInWays['second_factor'];
  phone: { phone: string; verifiedAt: Date } | undefined;
  guardedUntil: Date | null;
}

export function presentSignInWays(
  user: UserRow,
  { identities, passkeys, secondFactor, phone, guardedUntil }: Ways,
): SignInWays {
  return {
    has_password: user.passwordHash !== null,
    second_factor: secondFactor,
    passkeys: passkeys.map(presentPasskey),
    phone: phone ? { number: phone.phone, verified_at: phone.verifiedAt.toISOString() } : null,
    guarded_until: guardedUntil && guardedUntil > new Date() ? guardedUntil.toISOString() : null,
    social: identities.map(({ id, provider, email, createdAt, lastUsedAt }) => ({
      id,
      provider,
      email,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
  };
}
