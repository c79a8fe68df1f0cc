import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';

export type DemoAccount = AnswerOf<typeof calls.demoAccounts>['results'][number];

/** The demo accounts; none when the call fails, since signing in works without them. */
export async function readDemoAccounts(read: Read): Promise<DemoAccount[]> {
  try {
    return (await read(calls.demoAccounts)).results;
  } catch {
    return [];
  }
}

/** Throws CallError, also for a 200 without a session: what stands before the shop may have answered. */
export async function logIn(body: BodyFor<typeof calls.login>) {
  const session: Partial<AnswerOf<typeof calls.login>> | null = await call(calls.login, { body });
  if (isWhole(session)) return session;
  throw new CallError('Login failed', 200);
}

function isWhole(
  session: Partial<AnswerOf<typeof calls.login>> | null,
): session is AnswerOf<typeof calls.login> {
  return Boolean(session?.username && session.access && session.refresh);
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

export function confirmEmail(token: string) {
  return call(calls.confirmEmail, { body: { token } });
}

export function undoEmailChange(token: string) {
  return call(calls.undoEmailChange, { body: { token } });
}
