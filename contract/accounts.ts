import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';

import { CLEARABLE_FIELDS, GENDERS } from './constants/accounts.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Role } from './fields.ts';
import { PersonName } from './names.ts';
import { ours, specified } from './paths.ts';
import { requiredText, text } from './text.ts';

const tag = 'Accounts';

/** 3–30 of letters, digits, `_ . -`, without `www.`; unique without regard to case. */
export const Username = withoutCardNumber(
  text(30)
    .min(3)
    .regex(/^[A-Za-z0-9_.-]*$/, 'Use letters, digits and _ . - only.')
    .regex(/^(?!.*www\.)/i, 'Choose a username that is not a web address.'),
);

/** Kept in lower case; unique. */
export const Email = text(254).toLowerCase().pipe(z.email());

/** At least 10 characters; the server also refuses the commonly used ones. */
export const NewPassword = z.string().max(200, { abort: true }).min(10);

/** A password or token as it is sent: nothing is trimmed. */
const Secret = z.string().max(200, { abort: true }).min(1);

/** As typed by a person; the server reads it with the country of the visitor's location and keeps E.164. */
const PhoneInput = withoutCardNumber(requiredText(32));

/** Where somebody shops from (pages-5); decides the country a phone number is read with. */
export const LocationType = z.enum(['local', 'international']);
export type LocationType = z.infer<typeof LocationType>;

/** What every sign-in answers: who it is, and both tokens (wire-6). */
export const SignedIn = z.object({
  username: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  user_type: Role,
  gender: z.enum(GENDERS).nullable(),
  profile_picture: z.string().nullable(),
  access: z.string().meta({ description: 'JWT, 15 minutes' }),
  refresh: z.string().meta({ description: 'Opaque, 30 days' }),
});

/** POST /auth/login/ (accounts-5). */
export const login = endpoint(specified.login, {
  summary: 'Sign in with e-mail and password',
  tag,
  body: z.object({ email: Email, password: Secret }),
  answer: SignedIn,
});

/** POST /auth/register/ (accounts-4). Makes customers only; any other `type` is refused. */
export const register = endpoint(specified.register, {
  summary: 'Create a customer account',
  tag,
  idempotent: true,
  status: 201,
  body: z.object({
    email: Email,
    username: Username,
    phone_number: PhoneInput,
    password: NewPassword,
    type: z.literal('customer', 'Only customer accounts can be registered.').default('customer'),
    location: LocationType.default('local'),
  }),
  answer: SignedIn,
});

/** POST /auth/refresh/ (accounts-6): a new access token, the refresh token stays. */
export const refresh = endpoint(specified.refresh, {
  summary: 'Get a new access token',
  tag,
  body: z.object({ refresh: Secret }),
  answer: z.object({ access: z.string() }),
});

/** POST /auth/logout/: revokes the refresh token; an unknown one is no error. */
export const logout = endpoint(ours.logout, {
  summary: 'Revoke a refresh token',
  tag,
  status: 204,
  body: z.object({ refresh: Secret }),
});

/** POST /auth/forgot-password/: answers the same whether the account exists or not. */
export const forgotPassword = endpoint(ours.forgotPassword, {
  summary: 'Mail a link to reset the password',
  tag,
  body: z.object({ email: Email }),
  answer: z.object({ detail: z.string() }),
});

/** POST /auth/reset-password/: the token of the mailed link works once, for one hour. */
export const resetPassword = endpoint(ours.resetPassword, {
  summary: 'Set a new password with a mailed link',
  tag,
  body: z.object({ token: Secret, password: NewPassword }),
  answer: z.object({ detail: z.string() }),
});

/** The token of a mailed link. */
const LinkToken = z.object({ token: Secret });

/** POST /auth/email/confirm/: proves an address, or moves the account to it, by the mailed link. */
export const confirmEmail = endpoint(ours.confirmEmail, {
  summary: 'Confirm an e-mail address with a mailed link',
  tag,
  body: LinkToken,
  answer: z.object({ detail: z.string() }),
});

/** POST /auth/email/resend/: mails the pending link again. */
export const resendEmailLink = endpoint(ours.resendEmailLink, {
  summary: 'Mail the link that confirms the address again',
  tag,
  answer: z.object({ detail: z.string() }),
});

/** DELETE /auth/email/pending/: cancels a pending change of the address. */
export const cancelEmailChange = endpoint(ours.cancelEmailChange, {
  summary: 'Cancel a change of the e-mail address',
  tag,
  status: 204,
});

/** POST /auth/email/undo/: gives the account its old address back, ends every session and voids the password. */
export const undoEmailChange = endpoint(ours.undoEmailChange, {
  summary: 'Undo a change of the e-mail address with a mailed link',
  tag,
  body: LinkToken,
  answer: z.object({ detail: z.string() }),
});

/** POST /auth/change-password/: revokes every other session. */
export const changePassword = endpoint(ours.changePassword, {
  summary: 'Change the password',
  tag,
  body: z.object({ current_password: Secret, password: NewPassword }),
  answer: z.object({ access: z.string(), refresh: z.string() }),
});

/** One signed-in device. */
export const Session = z.object({
  id: z.int(),
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});

/** GET /auth/sessions/ */
export const sessions = endpoint(ours.sessions, {
  summary: 'List the signed-in devices',
  tag,
  answer: z.object({ results: z.array(Session) }),
});

/** DELETE /auth/sessions/{id}/ */
export const endSession = endpoint(ours.endSession, {
  summary: 'Sign a device out',
  tag,
  status: 204,
  params: IdParams,
});

/** A person's own profile (accounts-12); `first_name` to `date_of_birth` are those of the profile tab. */
export const Profile = z.object({
  username: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  user_type: Role,
  gender: z.enum(GENDERS).nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  address: z.string().nullable(),
  date_of_birth: Day.nullable(),
  profile_picture: z.string().nullable(),
  email_proven: z.boolean().meta({ description: 'Whether the address was confirmed by a mailed link' }),
  pending_email: z
    .string()
    .nullable()
    .meta({ description: 'The address the account moves to once its mailed link is opened' }),
});
export type Profile = z.infer<typeof Profile>;

/** GET /auth/profile/ */
export const profile = endpoint(specified.profile, {
  summary: 'Read the own profile',
  tag,
  answer: Profile,
});

/** A field that leaves things as they are when it is empty (accounts-12). */
function unlessEmpty<Field extends z.ZodType>(field: Field) {
  const orNothing = (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value;
  return z.preprocess(orNothing, field.optional()).optional();
}

/** A field of the profile that may be emptied. */
export type ClearableField = (typeof CLEARABLE_FIELDS)[number];

/** The fields of the profile form; each may be left out or empty, and then stays as it is (accounts-12). */
export const ProfileChange = z.object({
  username: unlessEmpty(Username),
  /** Needs `current_password`, and takes effect once the link mailed to it is opened. */
  email: unlessEmpty(Email),
  current_password: unlessEmpty(Secret),
  phone_number: unlessEmpty(PhoneInput),
  location: unlessEmpty(LocationType),
  gender: unlessEmpty(z.enum(GENDERS)),
  first_name: unlessEmpty(PersonName(60)),
  last_name: unlessEmpty(PersonName(60)),
  address: unlessEmpty(withoutCardNumber(text(300))),
  date_of_birth: unlessEmpty(Day),
  clear: unlessEmpty(
    text(100)
      .regex(new RegExp(`^(${CLEARABLE_FIELDS.join('|')})(,(${CLEARABLE_FIELDS.join('|')}))*$`))
      .meta({ description: 'The fields to empty, separated by commas, for example `address,gender`' }),
  ),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** PUT /auth/profile/: multipart, only what changes, and the picture. */
export const updateProfile = endpoint(specified.updateProfile, {
  summary: 'Change the own profile',
  tag,
  files: ['profile_picture'],
  body: ProfileChange,
  answer: Profile,
});

/** GET /api/demo-accounts/: the accounts of the demo data; empty on a database of one's own. */
export const demoAccounts = endpoint(ours.demoAccounts, {
  summary: 'List the demo accounts',
  tag: 'Service',
  answer: z.object({
    results: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
  }),
});
