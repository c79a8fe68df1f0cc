import { createContext, type MiddlewareFunction } from 'react-router';
import type { Role } from '../../../../contract/roles.ts';
import { currentRole } from '../../../lib/session.ts';
import { requireSession } from '../require-session.ts';
import { leadToOwnPage } from './order-addresses.ts';

/** The role that opens a page of a workplace; all of its loaders read it. */
export const roleContext = createContext<Role | undefined>();

/** Sends visitors to /login, which leads back. Runs in the browser, because the session is in local storage. */
export const identify: MiddlewareFunction<unknown> = async ({ request, context }, next) => {
  requireSession({ request });
  const role = currentRole();
  await leadToOwnPage(request, role);
  context.set(roleContext, role);
  return next();
};
