import type { Tx } from '../../db/client.ts';
import { lockUser, type UserRow } from './queries.ts';
import { revokeSessionsOf } from './sessions/queries.ts';

type Account = Pick<UserRow, 'id' | 'username' | 'email' | 'firstName' | 'isDemo' | 'userType'>;

/** For modules right of this one; its row is locked. */
export function findUser(tx: Tx, id: number): Promise<Account | undefined> {
  return lockUser(tx, id);
}

export function endAllSessions(tx: Tx, id: number): Promise<void> {
  return revokeSessionsOf(tx, id);
}
