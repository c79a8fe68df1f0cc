import { accountsWords } from '#words';
import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

export type DemoAccount = ResponseOf<'GET /api/demo-accounts/'>['results'][number];

/** The demo accounts; empty when the call fails, because signing in works without them. */
export async function readDemoAccounts(read: Read): Promise<DemoAccount[]> {
  try {
    return (await read('GET /api/demo-accounts/')).results;
  } catch {
    return [];
  }
}

/** Throws CallError, also for a 200 without a session, which a proxy may have sent. */
export async function logIn(body: BodyFor<'POST /auth/login/'>) {
  const session: Partial<ResponseOf<'POST /auth/login/'>> | null = await call('POST /auth/login/', {
    session: 'none',
    body,
  });
  if (isWhole(session)) return session;
  throw new CallError(accountsWords.loginFailed, 200);
}

function isWhole(
  session: Partial<ResponseOf<'POST /auth/login/'>> | null,
): session is ResponseOf<'POST /auth/login/'> {
  return Boolean(session?.username && session.access && session.refresh);
}

export function registerCustomer(body: BodyFor<'POST /auth/register/'>, idempotencyKey: string) {
  return call('POST /auth/register/', { session: 'none', body, idempotencyKey });
}

export function requestPasswordReset(email: string) {
  return call('POST /auth/forgot-password/', { session: 'none', body: { email } });
}

export function resetPassword(token: string, password: string) {
  return call('POST /auth/reset-password/', { session: 'none', body: { token, password } });
}

export function confirmEmail(token: string) {
  return call('POST /auth/email/confirm/', { session: 'none', body: { token } });
}

export function undoEmailChange(token: string) {
  return call('POST /auth/email/undo/', { session: 'none', body: { token } });
}
