import type { Profile } from '../../../contract/accounts.ts';
import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { currentRefresh, storeUser } from '../../lib/session.ts';

export type Device = ResponseOf<'GET /auth/sessions/'>['results'][number];

/** Changes the password and returns new tokens; every other session ends. */
export function changePassword(current_password: string, password: string) {
  return call('POST /auth/change-password/', { body: { current_password, password } });
}

export async function resendEmailLink(): Promise<string> {
  return (await call('POST /auth/email/resend/')).detail;
}

export async function cancelEmailChange(): Promise<void> {
  await call('DELETE /auth/email/pending/');
}

export const profileQuery = definePersonalQuery({
  queryKey: ['accounts', 'profile'],
  queryFn: ({ signal }) => readProfile(signal),
  // The profile form sends only differences, so it starts with fresh values and keeps them while typing.
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function saveProfile(
  body: BodyFor<'PUT /auth/profile/'>,
  picture: File | undefined,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<Profile> {
  const files = { profile_picture: picture };
  return withStoredUser(() =>
    call('PUT /auth/profile/', { body, files, signal, ...(picture && { onProgress }) }),
  );
}

/** Updates the stored user from the response, unless that session has ended meanwhile. */
async function withStoredUser(fetchProfile: () => Promise<Profile>): Promise<Profile> {
  const session = currentRefresh();
  const profile = await fetchProfile();
  if (currentRefresh() !== session) return profile;
  const { username, email, phone_number, user_type, gender, profile_picture, deletion_due_at } = profile;
  storeUser({ username, email, phone_number, user_type, gender, profile_picture, deletion_due_at });
  return profile;
}

/** Updates the stored user (accounts-12). */
export function readProfile(signal?: AbortSignal): Promise<Profile> {
  return withStoredUser(() => call('GET /auth/profile/', signal && { signal }));
}

export const devicesQuery = definePersonalQuery({
  queryKey: ['accounts', 'devices'],
  queryFn: async ({ signal }): Promise<Device[]> => (await call('GET /auth/sessions/', { signal })).results,
});

export function endDeviceSession(id: number) {
  return call('DELETE /auth/sessions/{id}/', { params: { id } });
}

export function endOtherSessions() {
  return call('DELETE /auth/sessions/');
}
