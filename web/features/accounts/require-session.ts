import { redirect } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { isSignedIn } from '../../lib/session.ts';

/** The `clientLoader` of a personal page: throws the redirect to /login, which leads back after signing in. */
export function requireSession({ request }: { request: Request }): null {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(withNext('/login', pathname + search));
}
