import type { z } from 'zod';
import { currentLocale } from '#words';
import { Email, type LocationType } from '../../../../contract/accounts.ts';
import type {
  SocialProvider as ProviderName,
  SocialProblem,
} from '../../../../contract/constants/accounts.ts';
import { PersonName } from '../../../../contract/names.ts';
import type { registerSocially, SocialOutcome, startSocialSignIn } from '../../../../contract/sign-in.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isProven } from '../../../infra/mail/proven-addresses.ts';
import { readPhoneNumber } from '../../../infra/phone-numbers.ts';
import { newSecret } from '../../../infra/secret-tokens.ts';
import {
  ProviderRefusedError,
  ProviderUnavailableError,
  type SocialIdentity,
} from '../../../infra/social/social-provider.ts';
import { greetNewAccount } from '../email-service.ts';
import { freeUsername, usernameBase } from '../free-username.ts';
import { PHONE_COUNTRIES, PHONE_ERRORS } from '../phone-numbers.ts';
import { presentSignedIn } from '../present.ts';
import { insertUser, lockUser, type UserRow, userByEmail, userById } from '../queries.ts';
import { askForSecondFactor } from '../second-factor/gate-service.ts';
import { rememberDevice } from '../sessions/known-device-service.ts';
import { admit, openSession, type Visitor, welcome } from '../sessions/service.ts';
import { socialAddedMail } from '../sign-in-mails.ts';
import { confirmOwner } from '../sign-in-ways-service.ts';
import { mapUniqueViolation, refuseTakenNames } from '../taken-names-service.ts';
import { identityOf, insertIdentity, touchIdentity, usernamesLike } from './queries.ts';
import { type Identified, type Left, type Returned, type SocialState, ttlOf } from './state-service.ts';

const RETRY_AFTER_SECONDS = 30;

/** Longer than any provider's code, and short enough for a cookie. */
const MAX_CODE_LENGTH = 1500;

type Until<State> = State extends SocialState ? Omit<State, 'until'> : never;

function lasting<State extends SocialState>(state: Until<State>): State {
  return { ...state, until: Date.now() + ttlOf(state as unknown as State) } as unknown as State;
}

function configured(deps: Deps, provider: ProviderName) {
  return deps.socialProviders[provider] ?? fail('accounts.social_off');
}

/**
 * Starts a visit to the provider; with a session, to connect the identity (accounts-14). Fails with
 * `accounts.social_off`, `accounts.social_unavailable`, and like `confirmOwner`.
 */
export async function leaveForProvider(
  deps: Deps,
  { provider, next, remember, current_password }: z.output<typeof startSocialSignIn.body>,
  actor: Actor | null,
  visitor: Visitor,
): Promise<{ url: string; state: Left }> {
  const adapter = configured(deps, provider);
  if (actor) await confirmOwner(deps, actor, current_password, visitor);
  const checks = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  const url = await adapter.authorizationUrl(checks).catch(failProvider);
  const userId = actor?.id ?? null;
  return {
    url: url.href,
    state: lasting<Left>({
      stage: 'left',
      provider,
      next: next ?? null,
      remember,
      locale: currentLocale(),
      userId,
      ...checks,
    }),
  };
}

export type CallbackQuery = Record<string, unknown>;

/** Checks the provider's parameters; the page exchanges the code later. */
export function comeBack(
  provider: ProviderName,
  query: CallbackQuery,
  left: SocialState | undefined,
): { state: Returned } | { problem: SocialProblem } {
  if (left?.stage !== 'left' || left.provider !== provider || left.state !== query.state) {
    return { problem: 'expired' };
  }
  if (query.error !== undefined) return { problem: problemOf(query.error) };
  const { code, iss } = query;
  if (typeof code !== 'string' || code === '' || code.length > MAX_CODE_LENGTH) return { problem: 'failed' };
  const issuer = typeof iss === 'string' && iss.length <= 200 ? { iss } : {};
  return { state: { ...left, stage: 'returned', code, ...issuer } };
}

function problemOf(error: unknown): SocialProblem {
  if (error === 'access_denied') return 'cancelled';
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'unavailable' : 'failed';
}

export type Outcome = z.output<typeof SocialOutcome>;
interface Finished {
  outcome: Outcome;
  /** The state to keep in the cookie; undefined once the sign-in is complete. */
  state?: Identified | undefined;
  deviceToken?: string;
}

/**
 * Exchanges the single-use code and signs in, connects, or says what is missing (accounts-20). Only a fresh code opens
 * a session. Fails with `accounts.social_expired`, `accounts.social_failed`, `accounts.social_unavailable`,
 * `accounts.social_no_email`, `accounts.social_taken`, and like `askForSecondFactor`.
 */
export async function finishSignIn(
  deps: Deps,
  state: SocialState | undefined,
  actor: Actor | null,
  visitor: Visitor,
): Promise<Finished> {
  if (!state || state.stage === 'left') fail('accounts.social_expired');
  if (state.stage === 'identified') return missing(deps, state);
  const { provider, next, remember } = state;
  const back = { provider, next, remember };
  const identity = await configured(deps, provider)
    .identify({ code: state.code, iss: state.iss }, state)
    .catch(failProvider);
  if (state.userId !== null) {
    if (actor?.id !== state.userId) fail('accounts.social_expired');
    await connect(deps, actor.id, identity);
    return { outcome: { outcome: 'connected', ...back } };
  }
  const known = await identityOf(deps.db, identity);
  if (!known)
    return missing(
      deps,
      lasting<Identified>({ stage: 'identified', identity, locale: state.locale, ...back }),
    );
  const user = (await userById(deps.db, known.userId)) ?? fail('accounts.social_failed');
  await askForSecondFactor(deps.db, deps, user, back);
  const admitted = await deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (!(await touchIdentity(tx, known.id))) fail('accounts.social_failed');
    return admit(tx, deps, user, visitor);
  });
  const { signedIn, deviceToken } = welcome(deps, user, admitted, visitor);
  return { outcome: { outcome: 'signed_in', session: signedIn, ...back }, deviceToken };
}

/** The next step for an identity without an account: connect or register. */
async function missing(deps: Deps, state: Identified): Promise<Finished> {
  const { identity, provider, next, remember } = state;
  const back = { provider, next, remember };
  const email = Email.safeParse(identity.email).data;
  // Not every provider validates its addresses.
  if (email === undefined) fail('accounts.social_no_email');
  if (await identityOf(deps.db, identity)) fail('accounts.social_expired');
  if (await userByEmail(deps.db, email)) return { outcome: { outcome: 'connect', email, ...back }, state };
  const base = usernameBase(email);
  const username = freeUsername(base, await usernamesLike(deps.db, base));
  return { outcome: { outcome: 'register', email, username, ...back }, state };
}

/** Fails with `accounts.social_taken`. */
export async function connect(deps: Deps, userId: number, identity: SocialIdentity): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = (await lockUser(tx, userId)) ?? fail('session.invalid');
    await connectIn(tx, deps, user, identity);
  });
  deps.securityLog.record('way_added', { accountId: userId, way: identity.provider });
}

export async function connectIn(
  tx: Tx,
  deps: Deps,
  user: Pick<UserRow, 'id' | 'email' | 'locale' | 'username' | 'firstName'>,
  identity: SocialIdentity,
): Promise<void> {
  if (!(await insertIdentity(tx, user.id, identity))) fail('accounts.social_taken');
  await deps.outbox.post(tx, socialAddedMail(deps.config, user, identity.provider));
}

/**
 * Creates a customer without a password (accounts-20). An address confirmed by the provider counts as proven. Fails
 * with `accounts.social_expired` and on the fields.
 */
export async function registerIdentity(
  deps: Deps,
  state: SocialState | undefined,
  form: z.output<typeof registerSocially.body>,
  visitor: Visitor,
) {
  if (state?.stage !== 'identified') fail('accounts.social_expired');
  const { identity } = state;
  const email = identity.email ?? fail('accounts.social_no_email');
  const phoneNumber = await phoneOf(form.phone_number, form.location);
  const { username } = form;
  return deps.db.transaction(async (tx) => {
    await refuseTakenNames(tx, { username, email });
    const user = await mapUniqueViolation(() =>
      insertUser(tx, {
        username,
        email,
        phoneNumber,
        firstName: personName(identity.firstName),
        lastName: personName(identity.lastName),
        userType: 'customer',
        locale: currentLocale(),
      }),
    );
    if (!(await insertIdentity(tx, user.id, identity))) fail('accounts.social_taken');
    if (identity.emailProven && !(await isProven(tx, email))) await deps.outbox.markProven(tx, email);
    await greetNewAccount(tx, deps, user);
    const { deviceToken } = await rememberDevice(tx, user.id, visitor.deviceToken);
    const tokens = await openSession(tx, deps, user, visitor.device);
    return { signedIn: presentSignedIn(user, tokens, deps.links), deviceToken };
  });
}

async function phoneOf(typed: string | undefined, location: LocationType): Promise<string | null> {
  if (typed === undefined) return null;
  const phoneNumber = await readPhoneNumber(typed, PHONE_COUNTRIES[location]);
  return phoneNumber ?? failOn('phone_number', PHONE_ERRORS[location]);
}

/** Null for a name that is unsafe in a greeting. */
function personName(name: string | null): string | null {
  return PersonName(60).safeParse(name).data ?? null;
}

function failProvider(error: unknown): never {
  if (error instanceof ProviderRefusedError) fail('accounts.social_failed');
  if (error instanceof ProviderUnavailableError) {
    throw new Failure('accounts.social_unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }
  throw error;
}
