import { z } from 'zod';
import { Sealer, type Secrets } from '../../../infra/sealing.ts';

export const CHALLENGE_TTL_MS = 10 * 60_000;

const Challenge = z.object({
  challenge: z.string(),
  /** Who adds a passkey; null for a sign-in. */
  userId: z.int().nullable(),
  until: z.int(),
});
export type Challenge = z.infer<typeof Challenge>;

/** Challenges in a cookie, sealed: only those that were answered are stored (decision 0065). */
export class PasskeyChallenges {
  readonly #sealer: Sealer;

  /** `secrets`: `config.jwtSecrets`. */
  constructor(secrets: Secrets) {
    this.#sealer = new Sealer(secrets, 'passkey challenges');
  }

  seal(challenge: string, userId: number | null): string {
    const until = Date.now() + CHALLENGE_TTL_MS;
    return this.#sealer.seal(JSON.stringify({ challenge, userId, until })).toString('base64url');
  }

  /** Undefined for a missing, changed or expired challenge. */
  open(sealed: string | undefined): Challenge | undefined {
    if (!sealed) return undefined;
    try {
      const challenge = Challenge.parse(JSON.parse(this.#sealer.unseal(Buffer.from(sealed, 'base64url'))));
      return challenge.until > Date.now() ? challenge : undefined;
    } catch {
      return undefined;
    }
  }
}
