import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import * as fields from '../../contract/fields.ts';
import type { Role } from '../../contract/roles.ts';
import type { Secrets } from './sealing.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

export interface Actor {
  id: number;
  role: Role;
  /** Id of the row in `refresh_tokens`. */
  sessionId: number;
  /** True for staff whose session still lacks the second factor (accounts-23). */
  needsSecondFactor?: boolean;
  /** Set where the call came with an API key, which has no session. */
  keyId?: number;
}

interface VerifiedToken {
  actor: Actor;
  until: number;
}

const ALGORITHM = 'HS256';
/** Demo tokens have their own issuer, so that they become invalid when the demo is turned off. */
const ISSUERS = { shop: 'naap', demo: 'naap-demo' };
const MAX_CACHED_TOKENS = 5000;

const RowId = z.int().min(1).max(2_147_483_647);

/** Tokens with other claims are invalid. */
const Claims = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(RowId),
  role: fields.Role,
  sid: RowId,
  setup: z.literal(true).optional(),
  exp: z.int(),
});

/** Signs and verifies access tokens; verified ones are cached until they expire. */
export class AccessTokens {
  readonly #keys: Uint8Array[];
  readonly #issuer: string;
  readonly #maxCached: number;
  readonly #known = new Map<string, VerifiedToken>();

  /** The first secret signs; all secrets verify. */
  constructor(secrets: Secrets, { isDemo = false, maxCached = MAX_CACHED_TOKENS } = {}) {
    this.#keys = [secrets].flat().map((secret) => new TextEncoder().encode(secret));
    this.#issuer = isDemo ? ISSUERS.demo : ISSUERS.shop;
    this.#maxCached = maxCached;
  }

  sign(actor: Actor, now: Date = new Date()): Promise<string> {
    const issued = Math.floor(now.getTime() / 1000);
    return new SignJWT({
      role: actor.role,
      sid: actor.sessionId,
      ...(actor.needsSecondFactor ? { setup: true } : {}),
    })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(this.#issuer)
      .setSubject(String(actor.id))
      .setIssuedAt(issued)
      .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
      .sign(this.#keys[0] as Uint8Array);
  }

  /** Null for an invalid or expired token, and while the second factor is missing. */
  async verify(token: string): Promise<Actor | null> {
    return (await this.read(token))?.actor ?? null;
  }

  /** Like `verify`, and returns the expiry in milliseconds since 1970. */
  async read(token: string): Promise<VerifiedToken | null> {
    const verified = await this.#verified(token);
    return verified?.actor.needsSecondFactor ? null : verified;
  }

  /** Also accepts staff without the second factor; the caller must check for it. */
  async verifyIncomplete(token: string): Promise<Actor | null> {
    return (await this.#verified(token))?.actor ?? null;
  }

  async #verified(token: string): Promise<VerifiedToken | null> {
    const known = this.#known.get(token);
    if (known) {
      if (known.until > Date.now()) return known;
      this.#known.delete(token);
      return null;
    }
    const claims = Claims.safeParse(await this.#payloadOf(token));
    if (!claims.success) return null;
    const { sub: id, role, sid: sessionId, setup, exp } = claims.data;
    const actor: Actor = { id, role, sessionId, ...(setup ? { needsSecondFactor: true } : {}) };
    const read = { actor, until: exp * 1000 };
    this.#remember(token, read);
    return read;
  }

  async #payloadOf(token: string): Promise<unknown> {
    for (const key of this.#keys) {
      try {
        const checks = { algorithms: [ALGORITHM], issuer: this.#issuer };
        return (await jwtVerify(token, key, checks)).payload;
      } catch {}
    }
    return undefined;
  }

  #remember(token: string, read: VerifiedToken) {
    if (this.#known.size >= this.#maxCached) {
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(token, read);
  }
}
