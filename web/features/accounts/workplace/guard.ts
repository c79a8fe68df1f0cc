import { createContext, type MiddlewareFunction } from 'react-router';
import type { Role } from '../../../../contract/roles.ts';
import { currentRole } from '../../../lib/session.ts';
import { requireSession } from '../require-session.ts';

/** Who asks for a page of a workplace; set for all of its loaders. */
export const roleContext = createContext<Role | undefined>();

/** Leads visitors to /login, which leads back. The session is in local storage, so only the browser knows it. */
export const identify: MiddlewareFunction<unknown> = async ({ request, context }, next) => {
  requireSession({ request });
  context.set(roleContext, currentRole());
  return next();
};
