import type { SocialProblem, SocialProvider } from '../../../contract/constants/accounts.ts';
import { pageSentence } from '../../../contract/page-sentences.ts';
import type { BodyFor, ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

export type SocialOutcome = ResponseOf<'POST /auth/social/finish/'>;
export type SignInWays = ResponseOf<'GET /auth/sign-in-ways/'>;

export const signInWaysQuery = definePersonalQuery({
  queryKey: ['accounts', 'sign-in-ways'],
  queryFn: ({ signal }): Promise<SignInWays> => call('GET /auth/sign-in-ways/', { signal }),
});

/** Leaves for the provider's page; in a session, to connect the provider. */
export async function leaveForProvider(
  provider: SocialProvider,
  options: { next?: string; remember?: boolean; current_password?: string },
): Promise<void> {
  const { url } = await call('POST /auth/social/start/', {
    session: 'optional',
    body: { provider, ...options },
  });
  window.location.assign(url);
}

export function finishSocialSignIn(): Promise<SocialOutcome> {
  return call('POST /auth/social/finish/', { session: 'optional' });
}

export function registerSocially(body: BodyFor<'POST /auth/social/register/'>) {
  return call('POST /auth/social/register/', { session: 'none', body });
}

export async function connectSocialSignIn(): Promise<void> {
  await call('POST /auth/social/connect/');
}

export async function mailSocialLink(): Promise<string> {
  return (await call('POST /auth/social/mail-link/', { session: 'none' })).detail;
}

export async function confirmSocialLink(token: string): Promise<string> {
  return (await call('POST /auth/social/confirm-link/', { session: 'none', body: { token } })).detail;
}

export async function disconnectSocialSignIn(id: number): Promise<void> {
  await call('DELETE /auth/social/{id}/', { params: { id } });
}

export async function removePasskey(id: number): Promise<void> {
  await call('DELETE /auth/passkeys/{id}/', { params: { id } });
}

const PROBLEMS: Record<SocialProblem, string> = {
  cancelled: pageSentence('accounts.social_cancelled'),
  expired: pageSentence('accounts.social_expired'),
  failed: pageSentence('accounts.social_failed'),
  unavailable: pageSentence('accounts.social_unavailable'),
  no_email: pageSentence('accounts.social_no_email'),
};

/** The sentence of `?social=`; undefined for any other value (accounts-14). */
export function socialProblem(search: URLSearchParams): string | undefined {
  const problem = search.get('social');
  return problem !== null && Object.hasOwn(PROBLEMS, problem)
    ? PROBLEMS[problem as SocialProblem]
    : undefined;
}

/** The `?social=` value for a failed call. */
export function problemOf(code: string | undefined): SocialProblem {
  const problem = code?.replace('accounts.social_', '') ?? '';
  return Object.hasOwn(PROBLEMS, problem) ? (problem as SocialProblem) : 'failed';
}
