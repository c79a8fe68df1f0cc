import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { realAddress } from '../../../../contract/nobodys-address.ts';
import type { addPasskey, signInWithPasskey } from '../../../../contract/sign-in.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { Sealer, type Secrets } from '../../../infra/sealing.ts';
import { fingerprint } from '../../../infra/secret-tokens.ts';
import { presentPasskey } from '../present.ts';
import { lockUser, userById } from '../queries.ts';
import { needsTwoFactors } from '../second-factor/gate-service.ts';
import { markTwoFactors } from '../second-factor/queries.ts';
import { confirmSession, revokeWeakSessions } from '../sessions/queries.ts';
import { admit, liveSession, type Visitor, welcome } from '../sessions/service.ts';
import { passkeyAddedMail } from '../sign-in-mails.ts';
import { confirmOwner } from '../sign-in-ways-service.ts';
import {
  insertPasskey,
  lockPasskey,
  type PasskeyRow,
  passkeysOf,
  spendChallenge,
  touchPasskey,
} from './queries.ts';

const MAX_PASSKEYS = 10;

/** COSE: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

function relyingParty({ config }: Pick<Deps, 'config'>) {
  return config.passkeys ?? fail('accounts.passkeys_off');
}

/** Loaded lazily, because it would add a tenth of a second to every start. */
const webauthn = () => import('@simplewebauthn/server');

/** Opaque, and the same for all passkeys of an account, so that a device replaces its own passkey. */
function userHandle(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(fingerprint(`passkey user ${userId}`));
}

/** Fails with `accounts.passkeys_off`, `accounts.too_many_passkeys`, and like `confirmOwner`. */
export async function optionsToAdd(deps: Deps, actor: Actor, password: string | undefined, visitor: Visitor) {
  const { id } = relyingParty(deps);
  await confirmOwner(deps, actor, password, visitor);
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  const known = await passkeysOf(deps.db, user.id);
  if (known.length >= MAX_PASSKEYS) fail('accounts.too_many_passkeys', { limit: MAX_PASSKEYS });
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpID: id,
    rpName: deps.config.brandName,
    userID: userHandle(user.id),
    userName: realAddress(user.email) ?? user.username,
    userDisplayName: user.username,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((passkey) => ({
      id: passkey.credentialId.toString('base64url'),
      transports: passkey.transports,
    })),
    // Such passkeys sign in without a user name and count as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Adds the passkey and notifies the owner by mail. Fails with `accounts.passkey_expired`, `accounts.passkey_invalid`,
 * `accounts.passkey_taken` and `accounts.too_many_passkeys`.
 */
export async function addNewPasskey(
  deps: Deps,
  actor: Actor,
  { name, credential }: z.output<typeof addPasskey.body>,
  challenge: Challenge | undefined,
) {
  const { id, origin } = relyingParty(deps);
  if (challenge?.userId !== actor.id) fail('accounts.passkey_expired');
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) fail('accounts.passkey_invalid');
  const { credential: key } = registrationInfo;
  const added = await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
    await liveSession(tx, actor);
    await spend(tx, challenge);
    if ((await passkeysOf(tx, user.id)).length >= MAX_PASSKEYS) {
      fail('accounts.too_many_passkeys', { limit: MAX_PASSKEYS });
    }
    const passkey = await insertPasskey(tx, {
      userId: user.id,
      name,
      credentialId: Buffer.from(key.id, 'base64url'),
      publicKey: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: credential.response.transports,
    });
    if (needsTwoFactors(deps, user.userType)) {
      // The device has verified its owner, as it does at a sign-in.
      await markTwoFactors(tx, actor.sessionId);
      await revokeWeakSessions(tx, user.id, actor.sessionId);
    }
    await deps.outbox.post(tx, passkeyAddedMail(deps.config, user));
    return passkey ?? fail('accounts.passkey_taken');
  });
  deps.securityLog.record('way_added', { accountId: actor.id, way: 'passkey' });
  return presentPasskey(added);
}

export async function optionsToSignIn(deps: Deps) {
  const { id } = relyingParty(deps);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
}

/**
 * Signs in with a passkey that has verified its user (accounts-22). Fails with `accounts.passkey_expired` and
 * `accounts.passkey_refused`.
 */
export async function signInByPasskey(
  deps: Deps,
  { credential }: z.output<typeof signInWithPasskey.body>,
  challenge: Challenge | undefined,
  visitor: Visitor,
) {
  relyingParty(deps);
  if (!challenge || challenge.userId !== null) fail('accounts.passkey_expired');
  const found = await deps.db.transaction(async (tx) => {
    const passkey = await lockPasskey(tx, Buffer.from(credential.id, 'base64url'));
    const user = passkey && (await userById(tx, passkey.userId));
    const counter = passkey && (await verifiedCounter(deps, passkey, credential, challenge));
    if (!user || counter === undefined) return { accountId: passkey?.userId ?? null };
    await spend(tx, challenge);
    await touchPasskey(tx, passkey.id, counter);
    return { user, admitted: await admit(tx, deps, user, visitor, { twoFactors: true }) };
  });
  if (found.user) return welcome(deps, found.user, found.admitted, visitor);
  deps.securityLog.record('sign_in_failed', { accountId: found.accountId, address: visitor.address });
  fail('accounts.passkey_refused');
}

/** Confirms the session's owner by one of the account's passkeys (people-11). Fails like `signInByPasskey`. */
export async function confirmByPasskey(
  deps: Deps,
  actor: Actor,
  { credential }: z.output<typeof signInWithPasskey.body>,
  challenge: Challenge | undefined,
  { address }: Visitor,
): Promise<void> {
  relyingParty(deps);
  if (!challenge || challenge.userId !== null) fail('accounts.passkey_expired');
  const isConfirmed = await deps.db.transaction(async (tx) => {
    const passkey = await lockPasskey(tx, Buffer.from(credential.id, 'base64url'));
    const counter =
      passkey?.userId === actor.id ? await verifiedCounter(deps, passkey, credential, challenge) : undefined;
    if (!passkey || counter === undefined) return false;
    await spend(tx, challenge);
    await touchPasskey(tx, passkey.id, counter);
    return confirmSession(tx, actor.id, actor.sessionId);
  });
  if (isConfirmed) return;
  deps.securityLog.record('sign_in_failed', { accountId: actor.id, address });
  fail('accounts.passkey_refused');
}

/** Undefined for a wrong signature, origin, challenge or owner, and if the counter has not increased. */
async function verifiedCounter(
  deps: Deps,
  passkey: PasskeyRow,
  credential: z.output<typeof signInWithPasskey.body>['credential'],
  { challenge }: Challenge,
): Promise<number | undefined> {
  const { id, origin } = relyingParty(deps);
  const handle = credential.response.userHandle;
  if (handle !== undefined && handle !== Buffer.from(userHandle(passkey.userId)).toString('base64url')) {
    return undefined;
  }
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

async function spend(tx: Tx, { challenge }: Challenge): Promise<void> {
  if (!(await spendChallenge(tx, fingerprint(challenge)))) fail('accounts.passkey_expired');
}

export const CHALLENGE_TTL_MS = 10 * 60_000;

const Challenge = z.object({
  challenge: z.string(),
  /** The account that adds a passkey; null for a sign-in. */
  userId: z.int().nullable(),
  until: z.int(),
});
type Challenge = z.infer<typeof Challenge>;

/** Stores challenges sealed in a cookie; only used ones are in the database (decision 0065). */
export class PasskeyChallenges {
  readonly #sealer: Sealer;

  /** `secrets`: `config.jwtSecrets`. */
  constructor(secrets: Secrets) {
    this.#sealer = new Sealer(secrets, 'passkey challenges');
  }

  seal(challenge: string, userId: number | null): string {
    const until = Date.now() + CHALLENGE_TTL_MS;
    return this.#sealer.seal(JSON.stringify({ challenge, userId, until })).toString('base64url');
  }

  /** Undefined for a missing, changed or expired challenge. */
  open(sealed: string | undefined): Challenge | undefined {
    if (!sealed) return undefined;
    try {
      const challenge = Challenge.parse(JSON.parse(this.#sealer.unseal(Buffer.from(sealed, 'base64url'))));
      return challenge.until > Date.now() ? challenge : undefined;
    } catch {
      return undefined;
    }
  }
}
