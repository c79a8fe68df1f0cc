import { z } from 'zod';
import type { PaymentSettings } from '../../../contract/payments.ts';
import {
  type Authorisation,
  type Charge,
  PaymentError,
  type PaymentEvent,
  type Payments,
} from './payments.ts';
import { readStripeEvent } from './stripe-event.ts';

/** How long a call may take, in milliseconds. */
const TIMEOUT = 10_000;

/** The version of the API that the answers below were read from. */
const API_VERSION = '2024-06-20';

/** Stripe counts rupees in paisa. */
const PAISA = 100;

/** Pages of reserved payments read at once; more wait for the next time. */
const MOST_PAGES = 20;

const Intent = z.object({
  id: z.string(),
  status: z.string(),
  payment_method: z
    .object({
      card: z.object({
        brand: z.string(),
        last4: z.string(),
        exp_month: z.int(),
        exp_year: z.int(),
      }),
    })
    .nullable(),
});

const Found = z.object({
  data: z.array(z.object({ id: z.string() })),
  next_page: z.string().nullish(),
});

const Refusal = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().optional(),
    decline_code: z.string().optional(),
  }),
});

interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Tells this shop's payments from those of others on the same account: its public address. */
  shop: string;
  /** Another one in tests only. */
  baseUrl?: string;
}

/**
 * Payments by Stripe: PaymentIntents with manual capture, by plain HTTPS. Cards are tokenised between the browser and
 * Stripe and never come here.
 */
export class StripeGateway implements Payments {
  readonly settings: PaymentSettings;
  readonly #secretKey: string;
  readonly #webhookSecret: string;
  readonly #shop: string;
  readonly #baseUrl: string;

  constructor(settings: StripeSettings) {
    this.settings = { gateway: 'stripe', publishable_key: settings.publishableKey, test_cards: [] };
    this.#secretKey = settings.secretKey;
    this.#webhookSecret = settings.webhookSecret;
    this.#shop = settings.shop;
    this.#baseUrl = settings.baseUrl ?? 'https://api.stripe.com';
  }

  async authorise({ token, amount, attempt }: Charge): Promise<Authorisation> {
    const method: Record<string, string> = token.startsWith('tok_')
      ? { 'payment_method_data[type]': 'card', 'payment_method_data[card][token]': token }
      : { payment_method: token };
    const answer = await this.#call('POST', '/v1/payment_intents', {
      form: {
        amount: String(amount * PAISA),
        currency: 'pkr',
        'payment_method_types[]': 'card',
        ...method,
        capture_method: 'manual',
        confirm: 'true',
        error_on_requires_action: 'true',
        'expand[]': 'payment_method',
        'metadata[shop]': this.#shop,
      },
      attempt,
    });
    // A failure of its own Stripe repeats for a day: only another token makes another attempt.
    if (answer.isReplayed && answer.status >= 500) throw new PaymentError('token_invalid');
    if (!answer.ok) throw refusalOf(answer);
    const made = Intent.parse(answer.body);
    // A replayed answer tells how it was then; since then the money may have been let go.
    const intent = answer.isReplayed ? await this.#intent(made.id) : made;
    if (intent.status !== 'requires_capture' && intent.status !== 'succeeded') {
      throw new PaymentError(intent.status === 'requires_action' ? 'confirmation_needed' : 'token_invalid');
    }
    if (!intent.payment_method) throw new Error('Stripe names no card');
    const { brand, last4, exp_month, exp_year } = intent.payment_method.card;
    const expiry = `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`;
    return { reference: intent.id, card: { brand: brandName(brand), last4, expiry } };
  }

  async capture(reference: string, order: string): Promise<'captured' | 'lost'> {
    const answer = await this.#call('POST', `/v1/payment_intents/${encodeURIComponent(reference)}/capture`, {
      form: { 'metadata[order]': order },
    });
    if (answer.ok) return 'captured';
    if (answer.status !== 400 && answer.status !== 402 && answer.status !== 404) throw refusalOf(answer);
    // Not to be captured: taken before, or not reserved any more.
    const { status } = await this.#intent(reference);
    if (status === 'succeeded') return 'captured';
    if (status === 'canceled') return 'lost';
    throw new Error(`A payment that is ${status} cannot be captured now`);
  }

  async cancel(reference: string): Promise<void> {
    const answer = await this.#call('POST', `/v1/payment_intents/${encodeURIComponent(reference)}/cancel`, {
      form: {},
    });
    if (answer.ok || answer.status === 404) return;
    if (answer.status !== 400) throw refusalOf(answer);
    const { status } = await this.#intent(reference);
    if (status !== 'canceled') throw new Error(`A payment that is ${status} cannot be let go`);
  }

  async refund(reference: string, amount: number, attempt: string): Promise<void> {
    const answer = await this.#call('POST', '/v1/refunds', {
      form: { payment_intent: reference, amount: String(amount * PAISA) },
      attempt,
    });
    if (!answer.ok) throw refusalOf(answer);
  }

  async reserved(since: Date, until: Date): Promise<string[]> {
    const query = [
      "status:'requires_capture'",
      `metadata['shop']:'${this.#shop.replaceAll("'", "\\'")}'`,
      `created>${seconds(since)}`,
      `created<${seconds(until)}`,
    ].join(' AND ');
    const references: string[] = [];
    let page: string | null | undefined;
    for (let read = 0; read < MOST_PAGES; read += 1) {
      const asked = new URLSearchParams({ query, limit: '100', ...(page ? { page } : {}) });
      const answer = await this.#call('GET', `/v1/payment_intents/search?${asked}`);
      if (!answer.ok) throw refusalOf(answer);
      const found = Found.parse(answer.body);
      references.push(...found.data.map(({ id }) => id));
      page = found.next_page;
      if (!page) break;
    }
    return references;
  }

  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent | null {
    return readStripeEvent(body, signature, this.#webhookSecret, now);
  }

  async #intent(reference: string) {
    const path = `/v1/payment_intents/${encodeURIComponent(reference)}?expand[]=payment_method`;
    const answer = await this.#call('GET', path);
    if (!answer.ok) throw refusalOf(answer);
    return Intent.parse(answer.body);
  }

  async #call(
    method: 'GET' | 'POST',
    path: string,
    // With the name of an attempt Stripe answers the same for a day, failures of its own too: only for what must not be
    // done twice.
    sent?: { form: Record<string, string>; attempt?: string },
  ): Promise<StripeAnswer> {
    try {
      const response = await fetch(`${this.#baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.#secretKey}`,
          'stripe-version': API_VERSION,
          ...(sent?.attempt ? { 'idempotency-key': sent.attempt } : {}),
        },
        ...(sent ? { body: new URLSearchParams(sent.form) } : {}),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      return {
        ok: response.ok,
        status: response.status,
        isReplayed: response.headers.get('idempotent-replayed') === 'true',
        body: await response.json(),
      };
    } catch {
      // No answer, or half of one.
      throw new PaymentError('unavailable');
    }
  }
}

interface StripeAnswer {
  ok: boolean;
  status: number;
  isReplayed: boolean;
  body: unknown;
}

/** What a failed call means. Stripe's own words may cite what was sent: they are not repeated. */
function refusalOf({ status, body }: StripeAnswer): Error {
  const { error } = Refusal.safeParse(body).data ?? {};
  if (status === 409 || status === 429 || status >= 500) return new PaymentError('unavailable');
  if (error?.type === 'card_error') {
    if (error.decline_code === 'insufficient_funds') return new PaymentError('insufficient_funds');
    if (error.code === 'authentication_required') return new PaymentError('confirmation_needed');
    return new PaymentError('declined');
  }
  if (error?.code === 'amount_too_small' || error?.code === 'amount_too_large') {
    return new PaymentError('amount_refused');
  }
  if (error?.code === 'resource_missing' || error?.code === 'token_already_used') {
    return new PaymentError('token_invalid');
  }
  return new Error(`Stripe refused a call: ${status} ${error?.type ?? ''} ${error?.code ?? ''}`);
}

function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
