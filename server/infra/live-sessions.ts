import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { SESSION_IDLE_DAYS } from '../db/schema/accounts.ts';
import type { Actor } from './access-tokens.ts';

/**
 * Which sessions are live at this moment. An access token is valid for 15 minutes, also after a sign-out; it may read,
 * but writing needs a live session.
 */
export class LiveSessions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Whether the actor's device is signed in, to an account that still has the actor's role. */
  async isLive({ id, sessionId, role }: Actor): Promise<boolean> {
    const { rows } = await this.#db.execute(sql`
      select from refresh_tokens session
      join users on users.id = session.user_id
      where session.id = ${sessionId} and session.user_id = ${id} and users.user_type = ${role}
        and session.revoked_at is null and session.expires_at > now()
        and session.last_used_at > now() - make_interval(days => ${SESSION_IDLE_DAYS})`);
    return rows.length === 1;
  }
}
