import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';
import type { Db } from '../../db/client.ts';
import { sandboxTokens } from '../../db/schema/shop.ts';
import { fingerprint, newSecret } from '../secret-tokens.ts';
import { type Authorisation, type Charge, PaymentError, type Payments, type TypedCard } from './payments.ts';
import { type Outcome, readTestCard, TEST_CARDS } from './test-card.ts';

/** How long a token waits for its payment, in milliseconds. */
const TOKEN_LIFE = 15 * 60_000;

/** The built-in gateway: it takes the published test numbers only, and no money at all (payments-3). */
export class SandboxGateway implements Payments {
  readonly settings: PaymentSettings = {
    gateway: 'sandbox',
    publishable_key: null,
    test_cards: TEST_CARDS.map(({ number, words }) => ({ number, outcome: words })),
  };
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async tokenise(card: TypedCard): Promise<CardSummary & { token: string }> {
    const now = new Date();
    const { outcome, ...summary } = readTestCard(card, now);
    const token = `tok_sandbox_${newSecret()}`;
    await this.#db.insert(sandboxTokens).values({
      tokenHash: fingerprint(token),
      cardBrand: summary.brand,
      cardLast4: summary.last4,
      cardExpiry: summary.expiry,
      outcome,
      expiresAt: new Date(now.getTime() + TOKEN_LIFE),
    });
    return { token, ...summary };
  }

  /** One statement takes the token: of two attempts at once one pays, the other is refused. */
  async authorise({ token, attempt }: Charge): Promise<Authorisation> {
    const tokenHash = fingerprint(token);
    const [card] = await this.#db
      .update(sandboxTokens)
      .set({ usedAt: sql`coalesce(${sandboxTokens.usedAt}, now())`, usedFor: attempt })
      .where(
        and(
          eq(sandboxTokens.tokenHash, tokenHash),
          gt(sandboxTokens.expiresAt, sql`now()`),
          or(isNull(sandboxTokens.usedAt), eq(sandboxTokens.usedFor, attempt)),
        ),
      )
      .returning();
    if (!card) throw new PaymentError('token_invalid');
    const outcome = card.outcome as Outcome;
    if (outcome !== 'approved') throw new PaymentError(outcome);
    const name = createHash('sha256').update(tokenHash).update(attempt).digest('hex');
    return {
      reference: `sandbox_${name.slice(0, 24)}`,
      card: { brand: card.cardBrand, last4: card.cardLast4, expiry: card.cardExpiry },
    };
  }

  async capture() {
    return 'captured' as const;
  }

  async cancel() {}

  async refund() {}

  async reserved() {
    return [];
  }

  readEvent(): never {
    throw new PaymentError('signature_invalid');
  }
}
