import type { z } from 'zod';
import type { Profile, Session, SignedIn } from '../../../contract/accounts.ts';
import type { SignedLinks } from '../../infra/storage/signed-links.ts';
import type { UserRow } from './queries.ts';
import type { SessionRow } from './session-queries.ts';

/** How long a link to a profile picture works, in seconds: the header shows it until the profile is read again. */
const PICTURE_LINK_LIFE = 7 * 24 * 3600;

export interface Tokens {
  /** JWT, 15 minutes. */
  access: string;
  /** Opaque, 30 days. */
  refresh: string;
}

/** What every sign-in answers (wire-6). */
export function presentSignedIn(
  user: UserRow,
  tokens: Tokens,
  links: SignedLinks,
): z.output<typeof SignedIn> {
  return { ...presentUser(user, links), ...tokens };
}

export interface EmailState {
  isProven: boolean;
  /** The address the account is to move to. */
  pending: string | null;
}

/** A person's own profile (accounts-12). */
export function presentProfile(user: UserRow, email: EmailState, links: SignedLinks): Profile {
  return {
    ...presentUser(user, links),
    first_name: user.firstName,
    last_name: user.lastName,
    address: user.address,
    date_of_birth: user.dateOfBirth,
    email_proven: email.isProven,
    pending_email: email.pending,
  };
}

function presentUser(user: UserRow, links: SignedLinks) {
  return {
    username: user.username,
    email: user.email,
    phone_number: user.phoneNumber,
    user_type: user.userType,
    gender: user.gender,
    profile_picture: user.pictureKey ? links.sign(user.pictureKey, PICTURE_LINK_LIFE) : null,
  };
}

/** A signed-in device; `current` is the one that asks. */
export function presentSession(session: SessionRow, currentId: number): z.output<typeof Session> {
  return {
    id: session.id,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    current: session.id === currentId,
  };
}
