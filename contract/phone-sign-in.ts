import { z } from 'zod';
import { checkWords } from '#words';
import { NewPassword, Secret, SignedIn, Username } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { PersonName } from './names.ts';
import { CodeOfPhone, PhoneToProve, SentPhoneCode } from './phones.ts';
import { exactText, unlessEmpty } from './text.ts';

const tag = 'Accounts';

const Ticket = exactText(2000).min(1);

/** The answer, and its time, is the same whether or not an account has the number (accounts-26). Fails like `sendPhoneCode`. */
export const sendSignInCode = endpoint('POST /auth/phone/codes/', {
  summary: 'Send a code to sign in with a phone',
  tag,
  idempotent: true,
  status: 201,
  body: z.object({ phone: PhoneToProve }),
  response: SentPhoneCode,
});

/** `register`: the number is proven and has no account yet; the ticket makes one. */
export const PhoneOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed_in'), session: SignedIn }),
  z.object({
    outcome: z.literal('register'),
    username: z.string().meta({ description: 'A free one' }),
    ticket: z.string().meta({ description: 'Works for 15 minutes' }),
  }),
]);
export type PhoneOutcome = z.output<typeof PhoneOutcome>;

/**
 * Fails at `code` with `phones.code_wrong`, with `accounts.code_not_enough` for staff and brands, and like a sign-in
 * with a second factor (accounts-25).
 */
export const signInByPhone = endpoint('POST /auth/phone/sign-in/', {
  summary: 'Sign in with the code that was sent to a phone',
  tag,
  idempotent: true,
  body: z.object({ phone: PhoneToProve, code: CodeOfPhone }),
  response: PhoneOutcome,
});

/** Makes a customer without password and e-mail address. Fails with `accounts.phone_ticket_invalid` and `accounts.phone_taken`. */
export const registerByPhone = endpoint('POST /auth/phone/register/', {
  summary: 'Create a customer account with a proven phone',
  tag,
  idempotent: true,
  status: 201,
  body: z.object({
    ticket: Ticket,
    username: Username,
    first_name: unlessEmpty(PersonName(60)),
    agreed: z.literal(true, { error: () => checkWords.mustAgree }),
  }),
  response: SignedIn,
});

/** To the number that signs in to the account of the session. Fails like `sendPhoneCode`, and with `accounts.no_phone`. */
export const sendOwnCode = endpoint('POST /auth/phone/own-code/', {
  summary: 'Send a code to the phone that signs in to the own account',
  tag,
  action: 'account.use',
  idempotent: true,
  status: 201,
  response: SentPhoneCode,
});

/**
 * Adds or changes the number that signs in, which the account has proven by `provePhone` just before: otherwise 400
 * `phones.not_proven`. A change needs `old_code` of `sendOwnCode`, or the password and the link that is mailed then
 * (accounts-27).
 */
export const changeSignInPhone = endpoint('PUT /auth/phone/', {
  summary: 'Add or change the phone that signs in to the own account',
  tag,
  action: 'account.use',
  guarded: true,
  body: z.object({
    phone: PhoneToProve,
    old_code: unlessEmpty(CodeOfPhone),
    current_password: unlessEmpty(Secret),
  }),
  response: z.object({
    phone: z.string().nullable().meta({ description: 'Which signs in now' }),
    mailed_to: z.string().nullable().meta({ description: 'Where the link is that completes the change' }),
  }),
});

/** Works until the number has changed, for a day. Fails with `accounts.phone_link_invalid`. */
export const completePhoneChange = endpoint('POST /auth/phone/complete/', {
  summary: 'Complete a change of the phone with a mailed link',
  tag,
  body: z.object({ token: Ticket }),
  response: z.object({ detail: z.string() }),
});

/** Refused for the last way to sign in (accounts-21). */
export const removeSignInPhone = endpoint('DELETE /auth/phone/', {
  summary: 'Sign in with the phone no more',
  tag,
  action: 'account.use',
  guarded: true,
  status: 204,
});

/** With a code of `sendOwnCode`, for who has no password or has forgotten it. Ends all other sessions. */
export const setPasswordByPhone = endpoint('POST /auth/phone/password/', {
  summary: 'Set a password with a code to the own phone',
  tag,
  action: 'account.use',
  guarded: true,
  body: z.object({ code: CodeOfPhone, password: NewPassword }),
  response: z.object({ access: z.string(), refresh: z.string() }),
});

/** Lifts the limits of a session that began with a code alone, as the password does (accounts-28). */
export const mailConfirmation = endpoint('POST /auth/confirm/mail/', {
  summary: 'Mail a link that confirms the session',
  tag,
  action: 'account.use',
  response: z.object({ detail: z.string() }),
});

/** Works for an hour. Fails with `accounts.confirm_link_invalid`. */
export const confirmByLink = endpoint('POST /auth/confirm/link/', {
  summary: 'Confirm a session with a mailed link',
  tag,
  body: z.object({ token: Ticket }),
  response: z.object({ detail: z.string() }),
});
