import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, preparedOnce } from '../db/client.ts';
import { isLiveSession, refreshTokens, users } from '../db/schema/accounts.ts';
import type { Actor } from './access-tokens.ts';

const preparedOn = preparedOnce((db) =>
  db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(
      and(
        eq(refreshTokens.id, sql.placeholder('sessionId')),
        eq(users.id, sql.placeholder('id')),
        eq(users.userType, sql.placeholder('role')),
        isLiveSession,
      ),
    )
    .prepare('live_session'),
);

/** An access token stays valid after sign-out; it may read, but writing needs a live session. */
export class LiveSessions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The live ones of these sessions, with the roles of their accounts. */
  async liveAmong(sessionIds: number[]): Promise<Map<number, string>> {
    const rows = await this.#db
      .select({ id: refreshTokens.id, role: users.userType })
      .from(refreshTokens)
      .innerJoin(users, eq(users.id, refreshTokens.userId))
      .where(and(inArray(refreshTokens.id, sessionIds), isLiveSession));
    return new Map(rows.map(({ id, role }) => [id, role]));
  }

  /** Also false when the role has changed. */
  async isLive({ id, sessionId, role }: Actor): Promise<boolean> {
    const live = await preparedOn(this.#db).execute({ id, sessionId, role });
    return live.length === 1;
  }
}
