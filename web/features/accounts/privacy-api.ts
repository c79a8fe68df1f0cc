import { accountCalls } from '../../../contract/account-calls.ts';
import { call } from '../../lib/call.ts';

/** The address of a copy of all data, which works once. Throws CallError. */
export async function requestExport(): Promise<string> {
  return (await call(accountCalls.requestExport)).url;
}

/** Signs the account out everywhere; returns when it is deleted. Throws CallError. */
export async function requestDeletion(current_password: string): Promise<string> {
  return (await call(accountCalls.requestDeletion, { body: current_password ? { current_password } : {} }))
    .deletion_due_at;
}

/** Throws CallError. */
export async function keepAccount(): Promise<void> {
  await call(accountCalls.keepAccount);
}

/** By a mailed link. Throws CallError. */
export function keepAccountByLink(token: string) {
  return call(accountCalls.keepAccountByLink, { body: { token } });
}
