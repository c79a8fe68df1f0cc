import { safeNext, withNext } from '../../lib/next-path.ts';
import { homeOf } from './home-of.ts';

/**
 * To `next`, to the profile, which offers to keep an account that is about to be deleted (accounts-18), or where staff set
 * up the second factor (accounts-23).
 */
export function pathAfterSignIn(
  session: Parameters<typeof homeOf>[0] & {
    deletion_due_at?: string | undefined;
    setup_required?: true | undefined;
  },
  next: string | null | undefined,
): string {
  if (session.deletion_due_at !== undefined) return '/profile';
  const path = safeNext(next ?? null, homeOf(session));
  return session.setup_required ? withNext('/second-factor', path) : path;
}
