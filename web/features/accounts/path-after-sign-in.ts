import { safeNext } from '../../lib/next-path.ts';
import { homeOf } from './home-of.ts';

/** To `next`, or to the profile, which offers to keep an account that is about to be deleted (accounts-18). */
export function pathAfterSignIn(
  session: Parameters<typeof homeOf>[0] & { deletion_due_at?: string | undefined },
  next: string | null | undefined,
): string {
  return session.deletion_due_at === undefined ? safeNext(next ?? null, homeOf(session)) : '/profile';
}
