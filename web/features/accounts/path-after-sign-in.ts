import { safeNext, withNext } from '../../lib/next-path.ts';
import { homeOf } from './home-of.ts';

/**
 * To `next`, or where staff set up the second factor (accounts-23).
 */
export function pathAfterSignIn(
  session: Parameters<typeof homeOf>[0] & {
    setup_required?: true | undefined;
  },
  next: string | null | undefined,
): string {
  const path = safeNext(next ?? null, homeOf(session));
  return session.setup_required ? withNext('/second-factor', path) : path;
}
