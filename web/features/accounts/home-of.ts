import type { Role } from '../../../contract/roles.ts';
import type { SessionUser } from '../../lib/session.ts';

const HOMES: Record<Role, string> = {
  customer: '/',
  tailor: '/workshop',
  brand: '/workshop',
  support: '/admin',
  admin: '/admin',
};

/** The page after a sign-in without `?next=` (accounts-5). */
export function homeOf({ user_type }: Pick<SessionUser, 'user_type'>): string {
  return HOMES[user_type];
}
