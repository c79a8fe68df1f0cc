import { redirect } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { isSignedIn } from '../../lib/session.ts';

/**
 * For the `clientLoader` of a personal page: sends whoever is signed out to /login and, after signing in, back to the
 * page asked for. Throws the redirect.
 */
export function requireSession(request: Request): void {
  if (isSignedIn()) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(withNext('/login', pathname + search));
}

/** The same around what is loaded: a session that ends on the way leads to /login too. */
export async function withSession<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  requireSession(request);
  try {
    return await load();
  } catch (error) {
    requireSession(request);
    throw error;
  }
}
