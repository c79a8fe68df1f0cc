import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { CardSummary, PaymentSettings } from '../../../contract/payments.ts';
import type { Db } from '../../db/client.ts';
import { sandboxTokens } from '../../db/schema/shop.ts';
import { fingerprint, newSecret } from '../secret-tokens.ts';
import {
  ActionRequired,
  type Authorisation,
  type Charge,
  type GatewayRefund,
  PaymentError,
  type Payments,
  type TypedCard,
} from './payments.ts';
import { type Outcome, readTestCard, TEST_CARDS } from './test-card.ts';

const TOKEN_TTL_MS = 15 * 60_000;

/** Accepts the published test numbers only (payments-3). */
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
      expiresAt: new Date(now.getTime() + TOKEN_TTL_MS),
    });
    return { token, ...summary };
  }

  async createCustomer(account: number) {
    return `sandbox_customer_${account}`;
  }

  async authorise(charge: Charge): Promise<Authorisation> {
    const { idempotencyKey } = charge;
    if ('token' in charge) return this.#authoriseToken(charge.token, charge.keepFor, idempotencyKey);
    const { reference, card } = charge.stored;
    return { reference: `sandbox_${nameOf(reference, idempotencyKey)}`, card };
  }

  /** One UPDATE takes the token, so that concurrent calls with different keys cannot both succeed. */
  async #authoriseToken(
    token: string,
    keepFor: { account: number; reference: string } | undefined,
    idempotencyKey: string,
  ): Promise<Authorisation> {
    const tokenHash = fingerprint(token);
    const [card] = await this.#db
      .update(sandboxTokens)
      .set({ usedAt: sql`coalesce(${sandboxTokens.usedAt}, now())`, usedFor: idempotencyKey })
      .where(
        and(
          eq(sandboxTokens.tokenHash, tokenHash),
          gt(sandboxTokens.expiresAt, sql`now()`),
          or(isNull(sandboxTokens.usedAt), eq(sandboxTokens.usedFor, idempotencyKey)),
        ),
      )
      .returning();
    if (!card) throw new PaymentError('token_invalid');
    const outcome = card.outcome as Outcome;
    if (outcome === 'challenge') throw new ActionRequired(token);
    if (outcome !== 'approved') throw new PaymentError(outcome);
    return {
      reference: `sandbox_${nameOf(tokenHash, idempotencyKey)}`,
      card: { brand: card.cardBrand, last4: card.cardLast4, expiry: card.cardExpiry },
      ...(keepFor && {
        kept: {
          customer: keepFor.reference,
          reference: `sandbox_card_${nameOf(tokenHash, String(keepFor.account))}`,
        },
      }),
    };
  }

  async answerChallenge(clientSecret: string, approved: boolean): Promise<void> {
    const outcome: Outcome = approved ? 'approved' : 'declined';
    const answered = await this.#db
      .update(sandboxTokens)
      .set({ outcome })
      .where(
        and(
          eq(sandboxTokens.tokenHash, fingerprint(clientSecret)),
          eq(sandboxTokens.outcome, 'challenge' satisfies Outcome),
          gt(sandboxTokens.expiresAt, sql`now()`),
        ),
      )
      .returning({ outcome: sandboxTokens.outcome });
    if (answered.length === 0) throw new PaymentError('token_invalid');
  }

  async capture() {
    return 'captured' as const;
  }

  async cancel() {
    return 'cancelled' as const;
  }

  async refund(_reference: string, amount: number, name: string): Promise<GatewayRefund> {
    return { name, amount, state: 'made' };
  }

  async listRefunds() {
    return null;
  }

  async forgetCard() {}

  async forgetCustomer() {}

  async listAuthorised() {
    return [];
  }

  readEvent(): never {
    throw new PaymentError('signature_invalid');
  }
}

/** The same for a repeated call. */
function nameOf(card: Buffer | string, purpose: string): string {
  return createHash('sha256').update(card).update(purpose).digest('hex').slice(0, 24);
}
