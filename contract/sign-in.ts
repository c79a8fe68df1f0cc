import { z } from 'zod';
import { checkWords } from '#words';
import { LocationType, PhoneInput, Secret, SignedIn, Username } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { SOCIAL_PROVIDERS } from './constants/accounts.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { CodeOfPhone } from './phones.ts';
import { exactText, requiredText, text, unlessEmpty } from './text.ts';

const tag = 'Accounts';

const Provider = z.enum(SOCIAL_PROVIDERS);

/** Required with a session if the account has a password. */
const CurrentPassword = unlessEmpty(Secret);

/**
 * Signs a visitor in, or connects the provider to the session's account, which requires its password (accounts-14).
 * Sets a cookie that the following calls need.
 */
export const startSocialSignIn = endpoint('POST /auth/social/start/', {
  summary: 'Begin to sign in with Google or Facebook',
  tag,
  session: 'optional',
  body: z.object({
    provider: Provider,
    next: unlessEmpty(
      text(300).regex(/^\/(?![/\\])\P{Cc}*$/u, { error: () => checkWords.pathOfThisShop }),
    ).meta({
      description: 'A path of this shop to lead to afterwards',
    }),
    remember: z.boolean().default(false),
    current_password: CurrentPassword,
  }),
  response: z.object({ url: z.string().meta({ description: 'The page of the provider' }) }),
});

const Return = { next: z.string().nullable(), remember: z.boolean(), provider: Provider };

/** The result of a social sign-in: a session, or what is still missing (accounts-20). */
export const SocialOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), session: SignedIn, ...Return }),
  z
    .object({ outcome: z.literal('register'), email: z.string(), username: z.string(), ...Return })
    .meta({ description: 'There is no account yet; `username` is a free one' }),
  z
    .object({ outcome: z.literal('connect'), email: z.string(), ...Return })
    .meta({ description: 'An account has this e-mail; its owner has to sign in, or open a mailed link' }),
  z.object({ outcome: z.literal('connected'), ...Return }),
]);

/** Works once per visit to the provider. */
export const finishSocialSignIn = endpoint('POST /auth/social/finish/', {
  summary: 'Finish the sign-in after the way back from the provider',
  tag,
  session: 'optional',
  response: SocialOutcome,
});

/** Creates a customer without a password (accounts-20). */
export const registerSocially = endpoint('POST /auth/social/register/', {
  summary: 'Create a customer account for a social sign-in',
  tag,
  status: 201,
  body: z.object({
    username: Username,
    phone_number: unlessEmpty(PhoneInput),
    location: LocationType.default('local'),
    agreed: z.literal(true, { error: () => checkWords.mustAgree }),
  }),
  response: SignedIn,
});

/** Connects to the existing account with the same e-mail address, after a sign-in to it. */
export const connectSocialSignIn = endpoint('POST /auth/social/connect/', {
  summary: 'Connect the social sign-in to the account of the session',
  tag,
  guarded: true,
  action: 'account.use',
  status: 204,
});

export const mailSocialLink = endpoint('POST /auth/social/mail-link/', {
  summary: 'Mail a link that connects the social sign-in to the account with its e-mail',
  tag,
  response: z.object({ detail: z.string() }),
});

export const confirmSocialLink = endpoint('POST /auth/social/confirm-link/', {
  summary: 'Connect a social sign-in with a mailed link',
  tag,
  body: z.object({ token: exactText(2000).min(1) }),
  response: z.object({ detail: z.string() }),
});

const Base64Url = (max: number) => exactText(max).regex(/^[\w-]+$/);

const Credential = { id: Base64Url(1400), rawId: Base64Url(1400), type: z.literal('public-key') };

/** JSON of the result of `navigator.credentials.create()`. */
const NewCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    transports: z.array(exactText(30)).max(10).default([]),
  }),
});

/** JSON of the result of `navigator.credentials.get()`. */
const UsedCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(4000),
    userHandle: Base64Url(100).optional(),
  }),
});

const WebAuthnOptions = z
  .record(z.string(), z.unknown())
  .meta({ description: 'Options of WebAuthn in JSON, with a challenge that works once' });

/** Requires the password or a recent sign-in (accounts-21). The challenge works once, for ten minutes. */
export const passkeyOptions = endpoint('POST /auth/passkeys/options/', {
  summary: 'Begin to add a passkey',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  body: z.object({ current_password: CurrentPassword }),
  response: WebAuthnOptions,
});

const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
});

export const addPasskey = endpoint('POST /auth/passkeys/', {
  summary: 'Add a passkey',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  status: 201,
  body: z.object({ name: withoutCardNumber(requiredText(40)), credential: NewCredential }),
  response: Passkey,
});

/** Refused for the last sign-in method (accounts-21). */
export const removePasskey = endpoint('DELETE /auth/passkeys/{id}/', {
  summary: 'Remove a passkey',
  tag,
  guarded: true,
  action: 'account.use',
  status: 204,
  params: IdParams,
});

export const passkeySignInOptions = endpoint('POST /auth/passkeys/sign-in/options/', {
  summary: 'Begin to sign in with a passkey',
  tag,
  response: WebAuthnOptions,
});

/** Counts as two factors, because the device verifies its owner (accounts-22). */
export const signInWithPasskey = endpoint('POST /auth/passkeys/sign-in/', {
  summary: 'Sign in with a passkey',
  tag,
  body: z.object({ credential: UsedCredential }),
  response: SignedIn,
});

/** Six digits of the app, or a recovery code; spaces and dashes are ignored. */
const Code = requiredText(40);

const SealedToken = exactText(2000).min(1);

/** Follows `accounts.second_factor_needed`, whose `challenge` is valid for five minutes (accounts-23). */
export const loginSecondFactor = endpoint('POST /auth/login/second-factor/', {
  summary: 'Finish a sign-in with the second factor',
  tag,
  body: z.object({ challenge: SealedToken, code: Code }),
  response: SignedIn,
});

/** Stores nothing yet. */
export const startSecondFactor = endpoint('POST /auth/second-factor/setup/', {
  summary: 'Begin to set up an authenticator app',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  body: z.object({ current_password: CurrentPassword }),
  response: z.object({
    secret: z.string().meta({ description: 'Base32' }),
    url: z.string().meta({ description: 'otpauth://, for the app' }),
    qr_code: z
      .object({ size: z.int(), path: z.string() })
      .meta({ description: 'The url as an SVG path in a square of `size` modules' }),
    setup_token: z.string(),
  }),
});

const RecoveryCodes = z
  .array(z.string())
  .meta({ description: 'Each works once; they are never shown again' });

/** The returned access token replaces the session's. */
export const turnOnSecondFactor = endpoint('POST /auth/second-factor/', {
  summary: 'Turn the second factor on with a code of the app',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  body: z.object({ setup_token: SealedToken, code: Code }),
  response: z.object({ recovery_codes: RecoveryCodes, access: z.string() }),
});

/** Refused for staff outside the demo. */
export const turnOffSecondFactor = endpoint('POST /auth/second-factor/off/', {
  summary: 'Turn the second factor off',
  tag,
  action: 'account.use',
  status: 204,
  body: z.object({ code: Code }),
});

export const renewRecoveryCodes = endpoint('POST /auth/second-factor/recovery-codes/', {
  summary: 'Replace the recovery codes',
  tag,
  action: 'account.use',
  body: z.object({ code: Code }),
  response: z.object({ recovery_codes: RecoveryCodes }),
});

export const SignInWays = z.object({
  has_password: z.boolean(),
  second_factor: z.object({
    on: z.boolean(),
    required: z.boolean().meta({ description: 'Staff cannot turn it off' }),
    recovery_codes: z.int().meta({ description: 'How many are left' }),
  }),
  passkeys: z.array(Passkey),
  phone: z
    .object({ number: z.string(), verified_at: Timestamp })
    .nullable()
    .meta({ description: 'Whose codes sign in' }),
  guarded_until: Timestamp.nullable().meta({
    description: 'Until when this session is limited, because it began with a code alone',
  }),
  social: z.array(
    z.object({
      id: z.int(),
      provider: Provider,
      email: z.string().nullable().meta({ description: 'As the provider said when it was connected' }),
      created_at: Timestamp,
      last_used_at: Timestamp,
    }),
  ),
});
export type SignInWays = z.infer<typeof SignInWays>;

export const signInWays = endpoint('GET /auth/sign-in-ways/', {
  summary: 'List the ways to sign in to the account',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  response: SignInWays,
});

/** Refused for the last sign-in method (accounts-21). */
export const disconnectSocialSignIn = endpoint('DELETE /auth/social/{id}/', {
  summary: 'Disconnect a social sign-in',
  tag,
  guarded: true,
  action: 'account.use',
  status: 204,
  params: IdParams,
});

/**
 * Confirms the session's owner for sensitive calls in the next minutes (people-11). Takes the password or a code of the
 * second factor, and fails like a sign-in with it; or `phone_code`, sent by `sendOwnCode`, which lifts no limits of a
 * session that began with a code alone (accounts-28).
 */
export const confirmOwner = endpoint('POST /auth/confirm/', {
  summary: 'Confirm by password or code that it is you',
  tag,
  action: 'account.use',
  status: 204,
  body: z.object({
    current_password: CurrentPassword,
    code: unlessEmpty(Code),
    phone_code: unlessEmpty(CodeOfPhone),
  }),
});

/** Uses the options of `passkeySignInOptions`. */
export const confirmOwnerByPasskey = endpoint('POST /auth/passkeys/confirm/', {
  summary: 'Confirm with a passkey that it is you',
  tag,
  action: 'account.use',
  status: 204,
  body: z.object({ credential: UsedCredential }),
});
