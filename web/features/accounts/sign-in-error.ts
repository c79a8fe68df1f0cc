import { accountsWords } from '#words';
import { safeNext, withNext } from '../../lib/next-path.ts';
import { homeOf } from './home-of.ts';

const FALLBACK = { login: accountsWords.loginFailed, signup: accountsWords.registrationFailed } as const;

/** The sentence for a failed sign-in or registration, in the order of accounts-9. */
export function signInErrorMessage(body: unknown, kind: 'login' | 'signup'): string {
  if (typeof body === 'string')
    return body.trim() && !body.trimStart().startsWith('<') ? body : FALLBACK[kind];
  if (typeof body !== 'object' || body === null) return FALLBACK[kind];
  const { detail, message, email, non_field_errors } = body as Record<string, unknown>;
  const preferred = [detail, message, email, kind === 'login' ? non_field_errors : undefined];
  return (
    [...preferred, ...Object.values(body)].map(firstSentence).find(Boolean) ??
    accountsWords.anUnexpectedErrorOccurred
  );
}

function firstSentence(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() ? first : undefined;
}

/** Returns `next`, or the page where staff set up the second factor (accounts-23). */
export function pathAfterSignIn(
  session: Parameters<typeof homeOf>[0] & {
    setup_required?: true | undefined;
  },
  next: string | null | undefined,
): string {
  const path = safeNext(next ?? null, homeOf(session));
  return session.setup_required ? withNext('/second-factor', path) : path;
}
