import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { isLiveSession, passkeys, refreshTokens, secondFactors, users } from '../db/schema/accounts.ts';
import type { Actor } from './access-tokens.ts';
import { within } from './within.ts';

const NOTE_LIMIT_MS = 500;

/** Minutes after a sign-in or confirmation in which sensitive actions are allowed (people-11). */
const CONFIRMED_MINUTES = 10;

const isGuarded = sql<boolean>`coalesce(${refreshTokens.guardedUntil} > now(), false)`;

/** Checks sessions in the database, because an access token stays valid after sign-out, a block or a change of role. */
export class LiveSessions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The sessions among these that are live, with the roles of their accounts. */
  async liveAmong(sessionIds: number[]): Promise<Map<number, string>> {
    const rows = await this.#db
      .select({ id: refreshTokens.id, role: users.userType })
      .from(refreshTokens)
      .innerJoin(users, eq(users.id, refreshTokens.userId))
      .where(and(inArray(refreshTokens.id, sessionIds), isNull(users.blockedAt), isLiveSession));
    return new Map(rows.map(({ id, role }) => [id, role]));
  }

  /** Also false when the role has changed or the account is blocked. A live session is marked as used. */
  async isLive(actor: Actor): Promise<boolean> {
    return (await this.#liveSession(actor)) !== undefined;
  }

  /** Whether the owner has signed in or confirmed their identity within the last minutes (people-11). */
  async isConfirmed(actor: Actor): Promise<boolean> {
    return (await this.#liveSession(actor))?.isConfirmed === true;
  }

  /** Whether the session began with a code alone and nothing else has confirmed it yet (accounts-28). */
  async isGuarded(actor: Actor): Promise<boolean> {
    return (await this.#liveSession(actor))?.isGuarded === true;
  }

  /**
   * Whether the session may set up a second factor with the password alone: false once the account has an authenticator
   * app or a passkey (accounts-23).
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
        isConfirmed: sql<boolean>`${refreshTokens.confirmedAt} > now() - make_interval(mins => ${CONFIRMED_MINUTES})
          and not ${isGuarded}`,
        isGuarded,
        // Sessions with a short idle time must record calls too, not only token refreshes.
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
      // Waits only briefly while the database takes no writes, because a later call records it too.
      const noted = this.#db
        .update(refreshTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(refreshTokens.id, sessionId));
      await within(NOTE_LIMIT_MS, noted);
    }
    return live;
  }
}
