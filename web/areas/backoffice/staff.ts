import { createContext, type MiddlewareFunction } from 'react-router';
import type { Role } from '../../../contract/roles.ts';
import { requireSession } from '../../features/accounts/require-session.ts';
import { currentRole } from '../../lib/session.ts';

/** Who asks for a page of the back office; set for all of its loaders. */
export const roleContext = createContext<Role | undefined>();

/** Leads visitors to /login, which leads back. The session is in local storage, so only the browser knows it. */
export const identifyStaff: MiddlewareFunction<unknown> = async ({ request, context }, next) => {
  requireSession({ request });
  context.set(roleContext, currentRole());
  return next();
};
