import { type AnswerOf, type BodyFor, calls } from '../../../contract/calls.ts';
import type { SocialProblem, SocialProvider } from '../../../contract/constants/accounts.ts';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

export type SocialOutcome = AnswerOf<typeof calls.finishSocialSignIn>;
export type SignInWays = AnswerOf<typeof calls.signInWays>;

export const signInWaysQuery = definePersonalQuery({
  queryKey: ['accounts', 'sign-in-ways'],
  queryFn: ({ signal }): Promise<SignInWays> => call(calls.signInWays, { signal }),
});

/** Leaves for the page of the provider; with a session, to connect it. */
export async function leaveForProvider(
  provider: SocialProvider,
  options: { next?: string; remember?: boolean; current_password?: string },
): Promise<void> {
  const { url } = await call(calls.startSocialSignIn, { body: { provider, ...options } });
  window.location.assign(url);
}

export function finishSocialSignIn(): Promise<SocialOutcome> {
  return call(calls.finishSocialSignIn);
}

export function registerSocially(body: BodyFor<typeof calls.registerSocially>) {
  return call(calls.registerSocially, { body });
}

export async function connectSocialSignIn(): Promise<void> {
  await call(calls.connectSocialSignIn);
}

export async function mailSocialLink(): Promise<string> {
  return (await call(calls.mailSocialLink)).detail;
}

export async function confirmSocialLink(token: string): Promise<string> {
  return (await call(calls.confirmSocialLink, { body: { token } })).detail;
}

export async function disconnectSocialSignIn(id: number): Promise<void> {
  await call(calls.disconnectSocialSignIn, { params: { id } });
}

export async function removePasskey(id: number): Promise<void> {
  await call(calls.removePasskey, { params: { id } });
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
