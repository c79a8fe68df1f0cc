import { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';

import { CLEARABLE_FIELDS, GENDERS } from './constants/accounts.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Role, Timestamp } from './fields.ts';
import { LOCALES } from './locale.ts';
import { PersonName } from './names.ts';
import { exactText, requiredText, text, unlessEmpty } from './text.ts';

const tag = 'Accounts';

/** 3–30 letters, digits or `_ . -`, without `www.`; unique regardless of case. */
export const Username = withoutCardNumber(
  text(30)
    .min(3)
    .regex(/^[A-Za-z0-9_.-]*$/, { error: () => checkWords.usernameCharacters })
    .regex(/^(?!.*www\.)/i, { error: () => checkWords.usernameIsAnAddress }),
);

/** Lower-cased; unique. */
export const Email = text(254).toLowerCase().pipe(z.email());

/** Empty only from accounts without a mailbox (accounts-31). */
export const EmailOrNone = text(254)
  .transform((typed) => (typed.trim() === '' ? undefined : typed))
  .pipe(Email.optional())
  .meta({ description: 'Left empty by an account without an address only' });

/** At least 10 characters; the server also refuses common passwords. */
export const NewPassword = exactText(200).min(10);

/** A password or token, which is not trimmed. */
export const Secret = exactText(200).min(1);

/** As typed; the server reads it for the visitor's country and stores E.164. */
export const PhoneInput = withoutCardNumber(requiredText(32));

/** Decides the country for which phone numbers are read (pages-5). */
export const LocationType = z.enum(['local', 'international']);
export type LocationType = z.infer<typeof LocationType>;

export const SignedIn = z.object({
  username: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  user_type: Role,
  gender: z.enum(GENDERS).nullable(),
  profile_picture: z.string().nullable(),
  deletion_due_at: Timestamp.optional().meta({
    description: 'Only when the owner has asked to delete the account: when that happens',
  }),
  access: z.string().meta({ description: 'JWT, 15 minutes' }),
  refresh: z.string().meta({ description: 'Opaque, 30 days' }),
  setup_required: z
    .literal(true)
    .optional()
    .meta({ description: 'Set for staff who have to set up a second factor before anything else' }),
});

export const login = endpoint('POST /auth/login/', {
  summary: 'Sign in with e-mail and password',
  tag,
  body: z.object({ email: Email, password: Secret }),
  response: SignedIn,
});

/** Creates customers only; any other `type` is refused (accounts-4). */
export const register = endpoint('POST /auth/register/', {
  summary: 'Create a customer account',
  tag,
  idempotent: true,
  status: 201,
  body: z.object({
    email: Email,
    username: Username,
    phone_number: PhoneInput,
    password: NewPassword,
    type: z.literal('customer', { error: () => checkWords.onlyCustomers }).default('customer'),
    location: LocationType.default('local'),
  }),
  response: SignedIn,
});

/** The refresh token stays valid (accounts-6). */
export const refresh = endpoint('POST /auth/refresh/', {
  summary: 'Get a new access token',
  tag,
  body: z.object({ refresh: Secret }),
  response: z.object({ access: z.string() }),
});

/** An unknown token is not an error. */
export const logout = endpoint('POST /auth/logout/', {
  summary: 'Revoke a refresh token',
  tag,
  status: 204,
  body: z.object({ refresh: Secret }),
});

/** The response is the same whether or not the account exists. */
export const forgotPassword = endpoint('POST /auth/forgot-password/', {
  summary: 'Mail a link to reset the password',
  tag,
  body: z.object({ email: Email }),
  response: z.object({ detail: z.string() }),
});

/** The token works once, for one hour. */
export const resetPassword = endpoint('POST /auth/reset-password/', {
  summary: 'Set a new password with a mailed link',
  tag,
  body: z.object({ token: Secret, password: NewPassword }),
  response: z.object({ detail: z.string() }),
});

const LinkToken = z.object({ token: Secret });

/** Proves an address, or completes the change to it. */
export const confirmEmail = endpoint('POST /auth/email/confirm/', {
  summary: 'Confirm an e-mail address with a mailed link',
  tag,
  body: LinkToken,
  response: z.object({ detail: z.string() }),
});

export const resendEmailLink = endpoint('POST /auth/email/resend/', {
  summary: 'Mail the link that confirms the address again',
  tag,
  action: 'account.use',
  response: z.object({ detail: z.string() }),
});

export const cancelEmailChange = endpoint('DELETE /auth/email/pending/', {
  summary: 'Cancel a change of the e-mail address',
  tag,
  action: 'account.use',
  status: 204,
});

/** Restores the old address, ends every session and voids the password. */
export const undoEmailChange = endpoint('POST /auth/email/undo/', {
  summary: 'Undo a change of the e-mail address with a mailed link',
  tag,
  body: LinkToken,
  response: z.object({ detail: z.string() }),
});

/** Ends every other session. */
export const changePassword = endpoint('POST /auth/change-password/', {
  summary: 'Change the password',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  body: z.object({ current_password: Secret, password: NewPassword }),
  response: z.object({ access: z.string(), refresh: z.string() }),
});

export const Session = z.object({
  id: z.int(),
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});

export const sessions = endpoint('GET /auth/sessions/', {
  summary: 'List the signed-in devices',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  response: z.object({ results: z.array(Session) }),
});

/** Ends every session except the caller's (accounts-7). */
export const endOtherSessions = endpoint('DELETE /auth/sessions/', {
  summary: 'Sign all other devices out',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  status: 204,
});

export const endSession = endpoint('DELETE /auth/sessions/{id}/', {
  summary: 'Sign a device out',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  status: 204,
  params: IdParams,
});

/** `first_name` to `date_of_birth` are the fields of the profile tab (accounts-12). */
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
  locale: z.enum(LOCALES).meta({ description: 'The language of mails, messages and papers' }),
  email_proven: z.boolean().meta({ description: 'Whether the address was confirmed by a mailed link' }),
  pending_email: z
    .string()
    .nullable()
    .meta({ description: 'The address the account moves to once its mailed link is opened' }),
  deletion_due_at: Timestamp.nullable().meta({
    description: 'When the account is deleted, if its owner has asked for it',
  }),
});
export type Profile = z.infer<typeof Profile>;

export const profile = endpoint('GET /auth/profile/', {
  summary: 'Read the own profile',
  tag,
  action: 'account.use',
  beforeSecondFactor: true,
  response: Profile,
});

export type ClearableField = (typeof CLEARABLE_FIELDS)[number];

const CLEARABLE: readonly string[] = [...CLEARABLE_FIELDS, 'profile_picture'];

/** An absent or empty field keeps its stored value (accounts-12). */
export const ProfileChange = z.object({
  username: unlessEmpty(Username),
  /** Requires `current_password`; takes effect when the mailed link is opened. */
  email: unlessEmpty(Email),
  current_password: unlessEmpty(Secret),
  phone_number: unlessEmpty(PhoneInput),
  location: unlessEmpty(LocationType),
  gender: unlessEmpty(z.enum(GENDERS)),
  first_name: unlessEmpty(PersonName(60)),
  last_name: unlessEmpty(PersonName(60)),
  address: unlessEmpty(withoutCardNumber(text(300))),
  date_of_birth: unlessEmpty(Day),
  locale: unlessEmpty(z.enum(LOCALES)),
  clear: unlessEmpty(
    text(100)
      .refine(
        (names) => names.split(',').every((name) => CLEARABLE.includes(name)),
        'Name fields that can be emptied, separated by commas.',
      )
      .meta({ description: 'The fields to empty, separated by commas, for example `address,gender`' }),
  ),
});
export type ProfileChange = z.output<typeof ProfileChange>;

export const updateProfile = endpoint('PUT /auth/profile/', {
  summary: 'Change the own profile',
  tag,
  action: 'account.use',
  files: ['profile_picture'],
  body: ProfileChange,
  response: Profile,
});

/** Empty on a database without demo data. */
export const demoAccounts = endpoint('GET /api/demo-accounts/', {
  summary: 'List the demo accounts',
  tag: 'Service',
  response: z.object({
    results: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
  }),
});
