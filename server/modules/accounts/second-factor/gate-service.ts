import { z } from 'zod';
import { type Role, STAFF_ROLES } from '../../../../contract/roles.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail } from '../../../fail.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { fingerprint } from '../../../infra/secret-tokens.ts';
import { passkeysOf } from '../passkeys/queries.ts';
import type { UserRow } from '../queries.ts';
import { secondFactorOf } from './queries.ts';

const CHALLENGE_TTL_MS = 5 * 60_000;

const Challenge = z.object({ userId: z.int(), stamp: z.string(), until: z.int() });

/** Whether the role requires two factors (accounts-23). Not in the demo, whose passwords are public. */
export function needsTwoFactors({ config }: { config: { demo: boolean } }, role: Role): boolean {
  return !config.demo && STAFF_ROLES.includes(role);
}

/** True if the account has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Db | Tx, userId: number): Promise<boolean> {
  return (await secondFactorOf(db, userId)) !== undefined || (await passkeysOf(db, userId)).length > 0;
}

/**
 * Stops a sign-in by one factor if the account has a second one: fails with `accounts.second_factor_needed` and a
 * challenge for the next call, or with `accounts.passkey_needed` for staff who have only passkeys.
 */
export async function askForSecondFactor(
  db: Db | Tx,
  deps: Pick<Deps, 'config'>,
  user: UserRow,
  /** Sent beside the challenge. */
  data: Record<string, unknown> = {},
): Promise<void> {
  if (await secondFactorOf(db, user.id)) {
    const until = Date.now() + CHALLENGE_TTL_MS;
    const challenge = sealerOf(deps).seal(JSON.stringify({ userId: user.id, stamp: stampOf(user), until }));
    throw new Failure('accounts.second_factor_needed', {
      data: { ...data, challenge: challenge.toString('base64url') },
    });
  }
  const isStaff = needsTwoFactors(deps, user.userType);
  if (isStaff && (await passkeysOf(db, user.id)).length > 0) fail('accounts.passkey_needed');
}

/** Undefined for a changed or expired challenge. */
export function openChallenge(deps: Pick<Deps, 'config'>, sealed: string) {
  try {
    const text = sealerOf(deps).unseal(Buffer.from(sealed, 'base64url'));
    const challenge = Challenge.parse(JSON.parse(text));
    return challenge.until > Date.now() ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Changes with the password, which voids challenges. */
export function stampOf({ passwordHash }: Pick<UserRow, 'passwordHash'>): string {
  return fingerprint(passwordHash ?? '').toString('base64url');
}

function sealerOf({ config }: Pick<Deps, 'config'>): Sealer {
  return new Sealer(config.jwtSecrets, 'second factor of a sign-in');
}
