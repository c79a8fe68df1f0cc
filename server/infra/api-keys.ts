import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '../../contract/constants/connections.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { apiKeys } from '../db/schema/connections.ts';
import type { Actor } from './access-tokens.ts';
import { fingerprint, newSecret } from './secret-tokens.ts';
import { within } from './within.ts';

const NOTE_LIMIT_MS = 500;
const MARK = 'naap_';
/** `naap_` and six characters of the secret, of which 222 bits stay unknown. */
const PREFIX_LENGTH = MARK.length + 6;
const KEY = /^naap_[\w-]{43}$/;

/** Keys have no session. */
const NO_SESSION = 0;

export interface VerifiedKey {
  actor: Actor & { keyId: number };
  scopes: readonly ApiScope[];
}

/** 256 random bits behind a mark by which scanners find leaked keys. */
export function newApiKey(): { secret: string; prefix: string; hash: Buffer } {
  const secret = `${MARK}${newSecret()}`;
  return { secret, prefix: secret.slice(0, PREFIX_LENGTH), hash: fingerprint(secret) };
}

export function isApiKey(token: string): boolean {
  return token.startsWith(MARK);
}

/** Looks up API keys, once per request. */
export class ApiKeys {
  readonly #db: Db;
  readonly #known = new WeakMap<FastifyRequest, Promise<VerifiedKey | undefined>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Undefined for a key that is unknown, revoked, expired or rotated away, or whose owner has ended (connecting-7). */
  of(request: FastifyRequest, token: string): Promise<VerifiedKey | undefined> {
    const known = this.#known.get(request) ?? this.#verify(token);
    this.#known.set(request, known);
    return known;
  }

  async #verify(token: string): Promise<VerifiedKey | undefined> {
    if (!KEY.test(token)) return undefined;
    const hash = fingerprint(token);
    const [row] = await this.#db
      .select({
        keyId: apiKeys.id,
        id: apiKeys.ownerId,
        role: apiKeys.role,
        scopes: apiKeys.scopes,
        isNoted: sql<boolean>`${apiKeys.lastUsedOn} is not distinct from ${today}`,
      })
      .from(apiKeys)
      .innerJoin(users, and(eq(users.id, apiKeys.ownerId), eq(users.userType, apiKeys.role)))
      .where(
        and(
          or(
            eq(apiKeys.hash, hash),
            and(eq(apiKeys.previousHash, hash), gt(apiKeys.previousUntil, sql`now()`)),
          ),
          isNull(apiKeys.revokedAt),
          or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
          isNull(users.blockedAt),
        ),
      );
    if (!row) return undefined;
    const { keyId, id, role, scopes } = row;
    if (!row.isNoted) await this.#noteUse(keyId);
    return { actor: { id, role, sessionId: NO_SESSION, keyId }, scopes };
  }

  /** The day only, so that a key in use is written once a day; a database that takes no writes does not stop it. */
  async #noteUse(keyId: number): Promise<void> {
    const noted = this.#db
      .update(apiKeys)
      .set({ lastUsedOn: sql`${today}` })
      .where(eq(apiKeys.id, keyId));
    await within(NOTE_LIMIT_MS, noted);
  }
}

const today = sql`(now() at time zone 'Asia/Karachi')::date`;
