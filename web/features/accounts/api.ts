import type { Profile } from '../../../contract/accounts.ts';
import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import type { Read } from '../../lib/load.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { currentRefresh, storeUser } from '../../lib/session.ts';

export type DemoAccount = AnswerOf<typeof calls.demoAccounts>['results'][number];

export type Device = AnswerOf<typeof calls.sessions>['results'][number];

/** The demo accounts; none when the call fails, since signing in works without them. */
export async function readDemoAccounts(read: Read): Promise<DemoAccount[]> {
  try {
    return (await read(calls.demoAccounts)).results;
  } catch {
    return [];
  }
}

export function logIn(body: BodyFor<typeof calls.login>) {
  return call(calls.login, { body });
}

export function registerCustomer(body: BodyFor<typeof calls.register>, idempotencyKey: string) {
  return call(calls.register, { body, idempotencyKey });
}

export function requestPasswordReset(email: string) {
  return call(calls.forgotPassword, { body: { email } });
}

export function resetPassword(token: string, password: string) {
  return call(calls.resetPassword, { body: { token, password } });
}

/** Changes the password and returns new tokens; every other session ends. */
export function changePassword(current_password: string, password: string) {
  return call(calls.changePassword, { body: { current_password, password } });
}

export function confirmEmail(token: string) {
  return call(calls.confirmEmail, { body: { token } });
}

export function undoEmailChange(token: string) {
  return call(calls.undoEmailChange, { body: { token } });
}

export async function resendEmailLink(): Promise<string> {
  return (await call(calls.resendEmailLink)).detail;
}

export async function cancelEmailChange(): Promise<void> {
  await call(calls.cancelEmailChange);
}

export const profileQuery = definePersonalQuery({
  queryKey: ['accounts', 'profile'],
  queryFn: ({ signal }) => readProfile(signal),
  // The profile form sends what differs from it, so it must start with fresh values and keep them while typing.
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function saveProfile(
  body: BodyFor<typeof calls.updateProfile>,
  picture: File | undefined,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<Profile> {
  const files = { profile_picture: picture };
  return withStoredUser(() =>
    call(calls.updateProfile, { body, files, signal, ...(picture && { onProgress }) }),
  );
}

/** Updates the stored user from the response, unless that session has ended meanwhile. */
async function withStoredUser(fetchProfile: () => Promise<Profile>): Promise<Profile> {
  const session = currentRefresh();
  const profile = await fetchProfile();
  if (currentRefresh() !== session) return profile;
  const { username, email, phone_number, user_type, gender, profile_picture } = profile;
  storeUser({ username, email, phone_number, user_type, gender, profile_picture });
  return profile;
}

/** Updates the stored user (accounts-12). */
export function readProfile(signal?: AbortSignal): Promise<Profile> {
  return withStoredUser(() => call(calls.profile, signal && { signal }));
}

export const devicesQuery = definePersonalQuery({
  queryKey: ['accounts', 'devices'],
  queryFn: async ({ signal }): Promise<Device[]> => (await call(calls.sessions, { signal })).results,
});

export function endDeviceSession(id: number) {
  return call(calls.endSession, { params: { id } });
}

/** Every session but this one. */
export function endOtherSessions() {
  return call(calls.endOtherSessions);
}
