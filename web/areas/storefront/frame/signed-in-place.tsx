import { useSession } from '../../../lib/session.ts';
import { useSignedInParts } from './signed-in-parts.ts';

/** Chat and bell of signed-in people. */
export function SignedInPlace() {
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const parts = useSignedInParts();
  if (!isSignedIn) return null;
  return parts ? <parts.SignedInLinks /> : <span className="h-11 w-24 shrink-0 lg:-me-2 lg:w-11" />;
}
