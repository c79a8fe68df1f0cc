import { call } from '../../lib/call.ts';

/** The URL of a copy of all data; it works once. Throws CallError. */
export async function requestExport(): Promise<string> {
  return (await call('POST /auth/export/')).url;
}

/** Signs the account out everywhere; returns when it will be deleted. Throws CallError. */
export async function requestDeletion(current_password: string): Promise<string> {
  return (await call('POST /auth/deletion/', { body: current_password ? { current_password } : {} }))
    .deletion_due_at;
}

/** Throws CallError. */
export async function keepAccount(): Promise<void> {
  await call('DELETE /auth/deletion/');
}

/** Keeps the account by a mailed link. Throws CallError. */
export function keepAccountByLink(token: string) {
  return call('POST /auth/deletion/undo/', { session: 'none', body: { token } });
}
