import { redirect } from 'react-router';
import { withNext } from '../../lib/next-path.ts';
import { isSignedIn } from '../../lib/session.ts';

/** For a personal page's `clientLoader`: throws the redirect to /login, which leads back after signing in. */
export function requireSession(request: Request): void {
  if (isSignedIn()) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(withNext('/login', pathname + search));
}

/** Like `requireSession`, also when the session ends while loading. */
export async function withSession<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  requireSession(request);
  try {
    return await load();
  } catch (error) {
    requireSession(request);
    throw error;
  }
}
