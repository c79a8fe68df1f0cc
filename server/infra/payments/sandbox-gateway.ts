import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { passesLuhn } from '../../../contract/card-numbers.ts';
import type { CardSummary } from '../../../contract/payments.ts';
import type { Db } from '../../db/client.ts';
import { sandboxTokens } from '../../db/schema/gateway-payments.ts';
import { fingerprint, newSecret } from '../secret-tokens.ts';
import {
  ActionRequired,
  type Authorisation,
  type CardSettings,
  type Charge,
  type GatewayRefund,
  PaymentError,
  type PaymentProblem,
  type Payments,
  type TypedCard,
} from './payments.ts';

const TOKEN_TTL_MS = 15 * 60_000;

/** Accepts the published test numbers only (payments-3). */
export class SandboxGateway implements Payments {
  readonly settings: CardSettings = {
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

  /** A single UPDATE takes the token, so that concurrent calls with different keys cannot both succeed. */
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

/** Deterministic, so that a repeated call returns the same name. */
function nameOf(card: Buffer | string, purpose: string): string {
  return createHash('sha256').update(card).update(purpose).digest('hex').slice(0, 24);
}

type Outcome = 'approved' | 'challenge' | Extract<PaymentProblem, 'declined' | 'insufficient_funds'>;

interface TestCard {
  number: string;
  brand: string;
  outcome: Outcome;
  words: string;
}

const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', brand: 'Visa', outcome: 'approved', words: 'Visa, approved' },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', outcome: 'approved', words: 'Mastercard, approved' },
  {
    number: '4000 0027 6000 3184',
    brand: 'Visa',
    outcome: 'challenge',
    words: 'Asks you to approve the payment',
  },
  { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'declined', words: 'Declined' },
  {
    number: '4000 0000 0000 9995',
    brand: 'Visa',
    outcome: 'insufficient_funds',
    words: 'Not enough money on the card',
  },
];

const MAX_YEARS_AHEAD = 20;

/** Throws PaymentError that names the wrong field, but never its value. */
function readTestCard(card: TypedCard, now: Date): CardSummary & { outcome: Outcome } {
  const digits = card.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) throw new PaymentError('card_number_invalid');
  const known = TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits);
  if (!known) throw new PaymentError('not_a_test_card');
  const expiry = readExpiry(card.expiry, now);
  if (!/^\d{3}$/.test(card.cvv.trim())) throw new PaymentError('cvv_invalid');
  return { brand: known.brand, last4: digits.slice(-4), expiry, outcome: known.outcome };
}

function readExpiry(typed: string, now: Date): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (Number(month) < 1 || Number(month) > 12) throw new PaymentError('expiry_invalid');
  const end = Date.UTC(2000 + Number(year), Number(month));
  if (end <= now.getTime()) throw new PaymentError('card_expired');
  if (2000 + Number(year) > now.getUTCFullYear() + MAX_YEARS_AHEAD) throw new PaymentError('expiry_invalid');
  return `${month.padStart(2, '0')}/${year}`;
}
