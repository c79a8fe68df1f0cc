import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { isLiveSession, passkeys, refreshTokens, secondFactors, users } from '../db/schema/accounts.ts';
import type { Actor } from './access-tokens.ts';
import { within } from './within.ts';

const NOTE_LIMIT_MS = 500;

/** How long after a sign-in, or a renewed proof, its owner may do what needs one (people-11). */
const CONFIRMED_MINUTES = 10;

/** An access token stays valid after sign-out, after a block and with an old role; the session of its owner does not. */
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
      .where(and(inArray(refreshTokens.id, sessionIds), isNull(users.blockedAt), isLiveSession));
    return new Map(rows.map(({ id, role }) => [id, role]));
  }

  /** Also false when the role has changed or the account is blocked. A live session counts as used. */
  async isLive(actor: Actor): Promise<boolean> {
    return (await this.#liveSession(actor)) !== undefined;
  }

  /** Whether its owner has signed in, or confirmed to be there, minutes ago (people-11). */
  async isConfirmed(actor: Actor): Promise<boolean> {
    return (await this.#liveSession(actor))?.isConfirmed === true;
  }

  /**
   * Whether the session may set up a second factor with the password alone: not once the account has an authenticator app
   * or a passkey (accounts-23).
   */
  async maySetUpSecondFactor({ id, sessionId }: Actor): Promise<boolean> {
    const [row] = await this.#db
      .select({
        may: sql<boolean>`${refreshTokens.secondFactor} or not (
          exists (select from ${secondFactors} where ${secondFactors.userId} = ${id})
          or exists (select from ${passkeys} where ${passkeys.userId} = ${id}))`,
      })
      .from(refreshTokens)
      .where(eq(refreshTokens.id, sessionId));
    return row?.may === true;
  }

  async #liveSession({ id, sessionId, role }: Actor) {
    const [live] = await this.#db
      .select({
        isConfirmed: sql<boolean>`${refreshTokens.confirmedAt} > now() - make_interval(mins => ${CONFIRMED_MINUTES})`,
        // A session with a short idle time has to know of calls, not only of refreshed tokens.
        isNotedLate: sql<boolean>`${refreshTokens.idleSeconds} < 86400
          and ${refreshTokens.lastUsedAt} < now() - interval '1 minute'`,
      })
      .from(refreshTokens)
      .innerJoin(users, eq(users.id, refreshTokens.userId))
      .where(
        and(
          eq(refreshTokens.id, sessionId),
          eq(users.id, id),
          eq(users.userType, role),
          isNull(users.blockedAt),
          isLiveSession,
        ),
      );
    if (live?.isNotedLate) {
      // A later call notes it as well, so none waits long for a database that takes no writes.
      const noted = this.#db
        .update(refreshTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(refreshTokens.id, sessionId));
      await within(NOTE_LIMIT_MS, noted);
    }
    return live;
  }
}
