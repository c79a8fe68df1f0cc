import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import type { PhoneOutcome } from '../../../contract/phone-sign-in.ts';
import type { SentPhoneCode } from '../../../contract/phones.ts';
import { call } from '../../lib/call.ts';
import { replaceTokens } from '../../lib/session.ts';

export type PhoneSession = ResponseOf<'POST /auth/phone/register/'>;
export type PhoneTicket = Extract<PhoneOutcome, { outcome: 'register' }>;

export function sendSignInCode(phone: string, idempotencyKey: string): Promise<SentPhoneCode> {
  return call('POST /auth/phone/codes/', { session: 'none', body: { phone }, idempotencyKey });
}

export function signInByPhone(body: BodyFor<'POST /auth/phone/sign-in/'>, idempotencyKey: string) {
  return call('POST /auth/phone/sign-in/', { session: 'none', body, idempotencyKey });
}

export function registerByPhone(body: BodyFor<'POST /auth/phone/register/'>, idempotencyKey: string) {
  return call('POST /auth/phone/register/', { session: 'none', body, idempotencyKey });
}

/** To the number that signs in to the own account. */
export function sendOwnCode(idempotencyKey: string): Promise<SentPhoneCode> {
  return call('POST /auth/phone/own-code/', { idempotencyKey });
}

export function changeSignInPhone(body: BodyFor<'PUT /auth/phone/'>) {
  return call('PUT /auth/phone/', { body });
}

export async function removeSignInPhone(): Promise<void> {
  await call('DELETE /auth/phone/');
}

export async function setPasswordByPhone(code: string, password: string): Promise<void> {
  replaceTokens(await call('POST /auth/phone/password/', { body: { code, password } }));
}

/** Resolves to the sentence to show, as do the two below. */
export async function mailConfirmation(): Promise<string> {
  return (await call('POST /auth/confirm/mail/')).detail;
}

export async function confirmByLink(token: string): Promise<string> {
  return (await call('POST /auth/confirm/link/', { session: 'none', body: { token } })).detail;
}

export async function completePhoneChange(token: string): Promise<string> {
  return (await call('POST /auth/phone/complete/', { session: 'none', body: { token } })).detail;
}
