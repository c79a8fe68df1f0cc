import { call } from '../../lib/call.ts';

/** The address of a copy of all data, which works once. Throws CallError. */
export async function requestExport(): Promise<string> {
  return (await call('POST /auth/export/')).url;
}

/** Signs the account out everywhere; returns when it is deleted. Throws CallError. */
export async function requestDeletion(current_password: string): Promise<string> {
  return (await call('POST /auth/deletion/', { body: current_password ? { current_password } : {} }))
    .deletion_due_at;
}

/** Throws CallError. */
export async function keepAccount(): Promise<void> {
  await call('DELETE /auth/deletion/');
}

/** By a mailed link. Throws CallError. */
export function keepAccountByLink(token: string) {
  return call('POST /auth/deletion/undo/', { session: 'none', body: { token } });
}
