import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { realAddress } from '../../../../contract/nobodys-address.ts';
import { inAsciiDigits } from '../../../../contract/typed-number.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { qrOutline } from '../../../infra/pdf/qr.ts';
import { Sealer } from '../../../infra/sealing.ts';
import { fingerprint } from '../../../infra/secret-tokens.ts';
import { lockUser, type UserRow, userById } from '../queries.ts';
import { revokeWeakSessions } from '../sessions/queries.ts';
import { admit, liveSession, type Visitor, welcome, withLoginThrottle } from '../sessions/service.ts';
import { recoveryCodeUsedMail, secondFactorOffMail, secondFactorOnMail } from '../sign-in-mails.ts';
import { confirmOwner } from '../sign-in-ways-service.ts';
import { needsTwoFactors, openChallenge, stampOf } from './gate-service.ts';
import {
  allSecondFactors,
  countRecoveryCodes,
  deleteSecondFactor,
  insertSecondFactor,
  markTwoFactors,
  replaceRecoveryCodes,
  replaceSealedSecret,
  secondFactorOf,
  spendRecoveryCode,
  takeStep,
} from './queries.ts';
import { normalisedCode, RECOVERY_CODE_BYTES, RECOVERY_CODES, recoveryCode } from './recovery-codes.ts';

/** The parameters of RFC 6238 that authenticator apps support. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 };
const SECRET_BYTES = 20;
/** Accepted steps before and after the present one, for inaccurate clocks. */
const WINDOW = 1;

const SETUP_TTL_MS = 15 * 60_000;
const SECRET_PURPOSE = 'second factor secret';
const Setup = z.object({ userId: z.int(), secret: z.string(), until: z.int() });

/** Stores nothing yet. Fails with `accounts.second_factor_on`, and like `confirmOwner`. */
export async function startSetup(deps: Deps, actor: Actor, password: string | undefined, visitor: Visitor) {
  await confirmOwner(deps, actor, password, visitor);
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  if (await secondFactorOf(deps.db, user.id)) fail('accounts.second_factor_on');
  const secret = new Secret({ size: SECRET_BYTES });
  const url = new TOTP({
    ...TOTP_OPTIONS,
    issuer: deps.config.brandName,
    label: realAddress(user.email) ?? user.username,
    secret,
  }).toString();
  const setup = { userId: user.id, secret: secret.base32, until: Date.now() + SETUP_TTL_MS };
  return {
    secret: secret.base32,
    url,
    qr_code: await qrOutline(url),
    setup_token: sealerOf(deps, 'set-up').seal(JSON.stringify(setup)).toString('base64url'),
  };
}

/**
 * Turns the second factor on, after a code has proven that the app has the secret. Sessions with one factor end, but
 * this one counts as having two. Fails with `accounts.second_factor_expired`, `accounts.second_factor_on` and
 * `accounts.wrong_code`.
 */
export async function turnOn(
  deps: Deps,
  actor: Actor,
  { setup_token, code }: { setup_token: string; code: string },
  visitor: Visitor,
) {
  const setup = openSetup(deps, setup_token);
  if (setup?.userId !== actor.id) fail('accounts.second_factor_expired');
  const before = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  let step: number | null = null;
  const check = async () => {
    step = stepOf(setup.secret, code);
    return step !== null;
  };
  // Recovery codes do not exist yet.
  await throttled(deps, before, visitor, check, 'accounts.wrong_setup_code');
  const lastStep = step ?? fail('accounts.wrong_setup_code');
  const codes = await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    await liveSession(tx, actor);
    const sealedSecret = sealerOf(deps, 'secret').seal(setup.secret);
    if (!(await insertSecondFactor(tx, { userId: user.id, sealedSecret, lastStep }))) {
      fail('accounts.second_factor_on');
    }
    await markTwoFactors(tx, actor.sessionId);
    await revokeWeakSessions(tx, user.id, actor.sessionId);
    await deps.outbox.post(tx, secondFactorOnMail(deps.config, user));
    return newRecoveryCodes(tx, user.id);
  });
  deps.securityLog.record('second_factor_on', { accountId: actor.id, address: visitor.address });
  const { id, role, sessionId } = actor;
  return { recovery_codes: codes, access: await deps.accessTokens.sign({ id, role, sessionId }) };
}

/** Fails with `accounts.second_factor_kept` for staff, `accounts.second_factor_off` and `accounts.wrong_code`. */
export async function turnOff(deps: Deps, actor: Actor, code: string, visitor: Visitor): Promise<void> {
  if (needsTwoFactors(deps, actor.role)) fail('accounts.second_factor_kept');
  await requireCode(deps, actor, code, visitor);
  await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    if (!(await deleteSecondFactor(tx, user.id))) fail('accounts.second_factor_off');
    await deps.outbox.post(tx, secondFactorOffMail(deps.config, user));
  });
  deps.securityLog.record('second_factor_off', { accountId: actor.id, address: visitor.address });
}

/** Replaces all codes. Fails with `accounts.second_factor_off` and `accounts.wrong_code`. */
export async function renewRecoveryCodes(deps: Deps, actor: Actor, code: string, visitor: Visitor) {
  await requireCode(deps, actor, code, visitor);
  const codes = await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    if (!(await secondFactorOf(tx, actor.id))) fail('accounts.second_factor_off');
    return newRecoveryCodes(tx, actor.id);
  });
  return { recovery_codes: codes };
}

/**
 * The second step of a sign-in (accounts-23). Fails with `accounts.second_factor_expired`, `accounts.wrong_code` and
 * `accounts.too_many_failures`.
 */
export async function signInByCode(
  deps: Deps,
  { challenge, code }: { challenge: string; code: string },
  visitor: Visitor,
) {
  const opened = openChallenge(deps, challenge) ?? fail('accounts.second_factor_expired');
  const user = (await userById(deps.db, opened.userId)) ?? fail('accounts.second_factor_expired');
  if (stampOf(user) !== opened.stamp) fail('accounts.second_factor_expired');
  await checkCode(deps, user, code, visitor);
  const admitted = await deps.db.transaction(async (tx) => {
    const locked = (await lockUser(tx, user.id)) ?? fail('accounts.second_factor_expired');
    // A password change revokes sessions, so a concurrent sign-in must not open one after it.
    if (stampOf(locked) !== opened.stamp) fail('accounts.second_factor_expired');
    return admit(tx, deps, user, visitor, { twoFactors: true });
  });
  return welcome(deps, user, admitted, visitor);
}

/** Fails with `accounts.second_factor_off` and `accounts.wrong_code`, throttled like sign-ins. */
export async function requireCode(deps: Deps, actor: Actor, code: string, visitor: Visitor): Promise<void> {
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  if (!(await secondFactorOf(deps.db, user.id))) fail('accounts.second_factor_off');
  await checkCode(deps, user, code, visitor);
}

/** Accepts a code of the app or a recovery code, each once. */
async function checkCode(deps: Deps, user: UserRow, code: string, visitor: Visitor): Promise<void> {
  await throttled(deps, user, visitor, async () => {
    const factor = await secondFactorOf(deps.db, user.id);
    if (!factor) return false;
    // Null after `JWT_SECRET` has changed; recovery codes still work.
    const secret = opened(sealerOf(deps, 'secret'), factor.sealedSecret);
    const step = secret === null ? null : stepOf(secret, code);
    if (step !== null) return takeStep(deps.db, user.id, step);
    return acceptRecoveryCode(deps, user, code);
  });
}

async function acceptRecoveryCode(deps: Deps, user: UserRow, code: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await spendRecoveryCode(tx, user.id, fingerprint(normalisedCode(code))))) return false;
    await deps.outbox.post(
      tx,
      recoveryCodeUsedMail(deps.config, user, await countRecoveryCodes(tx, user.id)),
    );
    return true;
  });
}

/** Throttled like failed sign-ins, but counted separately: a right password must not clear wrong codes. */
async function throttled(
  deps: Deps,
  user: UserRow,
  visitor: Visitor,
  check: () => Promise<boolean>,
  code: 'accounts.wrong_code' | 'accounts.wrong_setup_code' = 'accounts.wrong_code',
): Promise<void> {
  const accountKey = fingerprint(`second factor of ${user.id}`);
  if (await withLoginThrottle(deps, user.email, visitor, check, accountKey)) return;
  deps.securityLog.record('second_factor_failed', { accountId: user.id, address: visitor.address });
  fail(code);
}

/** Null for a wrong code. */
function stepOf(secret: string, code: string): number | null {
  const token = inAsciiDigits(code).replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = Date.now();
  const totp = new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

async function newRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => fingerprint(normalisedCode(code))),
  );
  return codes;
}

function openSetup(deps: Deps, token: string): z.infer<typeof Setup> | undefined {
  try {
    const text = sealerOf(deps, 'set-up').unseal(Buffer.from(token, 'base64url'));
    const setup = Setup.parse(JSON.parse(text));
    return setup.until > Date.now() ? setup : undefined;
  } catch {
    return undefined;
  }
}

/** Reseals all app secrets with the new secret while `JWT_SECRET` is rotated; returns how many have changed. */
export async function resealSecondFactors({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  if (config.jwtSecrets.length === 1) return 0;
  const present = new Sealer(config.jwtSecret, SECRET_PURPOSE);
  const all = new Sealer(config.jwtSecrets, SECRET_PURPOSE);
  let changed = 0;
  for (const { userId, sealedSecret } of await allSecondFactors(db)) {
    if (opened(present, sealedSecret) !== null) continue;
    const secret = opened(all, sealedSecret);
    if (secret === null) continue;
    await replaceSealedSecret(db, userId, sealedSecret, present.seal(secret));
    changed += 1;
  }
  return changed;
}

function opened(sealer: Sealer, sealed: Buffer): string | null {
  try {
    return sealer.unseal(sealed);
  } catch {
    return null;
  }
}

function sealerOf({ config }: Pick<Deps, 'config'>, purpose: 'set-up' | 'secret'): Sealer {
  return new Sealer(config.jwtSecrets, `second factor ${purpose}`);
}
