import { isStaff, type SessionUser } from '../../lib/session.ts';

/** Where a sign-in leads without another aim (accounts-5). */
export function homeOf({ user_type }: Pick<SessionUser, 'user_type'>): string {
  return isStaff(user_type) ? '/admin' : '/';
}
