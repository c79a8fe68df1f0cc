import type { AnswerOf, BodyFor } from '../../../contract/calls.ts';
import type { SocialProblem, SocialProvider } from '../../../contract/constants/accounts.ts';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { signInCalls } from '../../../contract/sign-in-calls.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

export type SocialOutcome = AnswerOf<typeof signInCalls.finishSocialSignIn>;
export type SignInWays = AnswerOf<typeof signInCalls.signInWays>;

export const signInWaysQuery = definePersonalQuery({
  queryKey: ['accounts', 'sign-in-ways'],
  queryFn: ({ signal }): Promise<SignInWays> => call(signInCalls.signInWays, { signal }),
});

/** Leaves for the page of the provider; with a session, to connect it. */
export async function leaveForProvider(
  provider: SocialProvider,
  options: { next?: string; remember?: boolean; current_password?: string },
): Promise<void> {
  const { url } = await call(signInCalls.startSocialSignIn, { body: { provider, ...options } });
  window.location.assign(url);
}

export function finishSocialSignIn(): Promise<SocialOutcome> {
  return call(signInCalls.finishSocialSignIn);
}

export function registerSocially(body: BodyFor<typeof signInCalls.registerSocially>) {
  return call(signInCalls.registerSocially, { body });
}

export async function connectSocialSignIn(): Promise<void> {
  await call(signInCalls.connectSocialSignIn);
}

export async function mailSocialLink(): Promise<string> {
  return (await call(signInCalls.mailSocialLink)).detail;
}

export async function confirmSocialLink(token: string): Promise<string> {
  return (await call(signInCalls.confirmSocialLink, { body: { token } })).detail;
}

export async function disconnectSocialSignIn(id: number): Promise<void> {
  await call(signInCalls.disconnectSocialSignIn, { params: { id } });
}

export async function removePasskey(id: number): Promise<void> {
  await call(signInCalls.removePasskey, { params: { id } });
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

/** The `?social=` of a failed call. */
export function problemOf(code: string | undefined): SocialProblem {
  const problem = code?.replace('accounts.social_', '') ?? '';
  return Object.hasOwn(PROBLEMS, problem) ? (problem as SocialProblem) : 'failed';
}
