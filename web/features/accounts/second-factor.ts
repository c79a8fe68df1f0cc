import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { currentRefresh, replaceTokens } from '../../lib/session.ts';

export type SecondFactorSetup = ResponseOf<'POST /auth/second-factor/setup/'>;

/** The challenge of a sign-in that needs a code; undefined for any other error (accounts-23). */
export function challengeOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'accounts.second_factor_needed') return undefined;
  return (error.body as { challenge: string }).challenge;
}

export function signInWithCode(challenge: string, code: string) {
  return call('POST /auth/login/second-factor/', { session: 'none', body: { challenge, code } });
}

/** Confirms the session's owner by the password or a code (people-11). */
export async function confirmOwner(proof: BodyFor<'POST /auth/confirm/'>): Promise<void> {
  await call('POST /auth/confirm/', { body: proof });
}

export function startSecondFactor(current_password: string): Promise<SecondFactorSetup> {
  return call('POST /auth/second-factor/setup/', { body: { current_password } });
}

/** Returns the recovery codes. */
export async function turnOnSecondFactor(setup_token: string, code: string): Promise<string[]> {
  const { recovery_codes, access } = await call('POST /auth/second-factor/', {
    body: { setup_token, code },
  });
  const refresh = currentRefresh();
  if (refresh) replaceTokens({ access, refresh });
  return recovery_codes;
}

export async function turnOffSecondFactor(code: string): Promise<void> {
  await call('POST /auth/second-factor/off/', { body: { code } });
}

export async function renewRecoveryCodes(code: string): Promise<string[]> {
  return (await call('POST /auth/second-factor/recovery-codes/', { body: { code } })).recovery_codes;
}
