import type { Profile } from '../../../contract/accounts.ts';
import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import type { Read } from '../../lib/load.ts';
import { currentRefresh, keepUser } from '../../lib/session.ts';

/** An account anyone may try, on the embedded demo database only. */
export type DemoAccount = AnswerOf<typeof calls.demoAccounts>['results'][number];

/** A signed-in device. */
export type Device = AnswerOf<typeof calls.sessions>['results'][number];

/** The demo accounts; none where there is no demo data or the question fails, since signing in works without them. */
export async function readDemoAccounts(read: Read): Promise<DemoAccount[]> {
  try {
    return (await read(calls.demoAccounts)).results;
  } catch {
    return [];
  }
}

/** Signs in with e-mail and password (accounts-5). */
export function logIn(body: BodyFor<typeof calls.login>) {
  return call(calls.login, { body });
}

/** Creates a customer account (accounts-4). */
export function registerCustomer(body: BodyFor<typeof calls.register>, idempotencyKey: string) {
  return call(calls.register, { body, idempotencyKey });
}

/** Asks for a link to reset the password; the answer never tells whether the account exists. */
export function askForResetLink(email: string) {
  return call(calls.forgotPassword, { body: { email } });
}

/** Sets a new password with the token of a mailed link. */
export function setPasswordByLink(token: string, password: string) {
  return call(calls.resetPassword, { body: { token, password } });
}

/** Changes the password and answers new tokens for this session; every other one ends. */
export function replacePassword(current_password: string, password: string) {
  return call(calls.changePassword, { body: { current_password, password } });
}

/** Proves an address with the token of a mailed link, or moves the account to it. */
export function confirmAddress(token: string) {
  return call(calls.confirmEmail, { body: { token } });
}

/** Gives an account its earlier address back with the token of a mailed link. */
export function takeAddressBack(token: string) {
  return call(calls.undoEmailChange, { body: { token } });
}

/** Asks for the link that confirms the address again; returns a sentence that says where it was sent. */
export async function askForEmailLink(): Promise<string> {
  return (await call(calls.resendEmailLink)).detail;
}

/** Cancels a pending change of the address. */
export async function dropEmailChange(): Promise<void> {
  await call(calls.cancelEmailChange);
}

/** The own profile; the stored user follows it (accounts-12). */
export function readProfile(): Promise<Profile> {
  return followed(() => call(calls.profile));
}

/** Sends the changed fields and the picture; the stored user follows the answer (accounts-12). */
export function saveProfile(
  body: BodyFor<typeof calls.updateProfile>,
  picture: File | undefined,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<Profile> {
  const files = { profile_picture: picture };
  return followed(() => call(calls.updateProfile, { body, files, signal, ...(picture && { onProgress }) }));
}

/** The stored user follows the answer, unless it comes when that session has ended. */
async function followed(ask: () => Promise<Profile>): Promise<Profile> {
  const session = currentRefresh();
  const profile = await ask();
  if (currentRefresh() !== session) return profile;
  const { username, email, phone_number, user_type, gender, profile_picture } = profile;
  keepUser({ username, email, phone_number, user_type, gender, profile_picture });
  return profile;
}

/** The devices that are signed in, this one among them. */
export async function readDevices(): Promise<Device[]> {
  return (await call(calls.sessions)).results;
}

/** Signs one device out. */
export function endDeviceSession(id: number) {
  return call(calls.endSession, { params: { id } });
}
