import Stripe from 'stripe';
import {
  ActionRequired,
  type Authorisation,
  type CardSettings,
  type Charge,
  type GatewayRefund,
  PaymentError,
  type PaymentEvent,
  type Payments,
} from './payments.ts';
import { PAISA_PER_RUPEE, paymentEventOf, refundOf } from './stripe-objects.ts';

const TIMEOUT_MS = 10_000;

/** Limit of one run; the next run continues. */
const MAX_LISTED = 2000;

/** Limit of one payment, the largest page that Stripe returns. */
const MAX_REFUNDS = 100;

const WEBHOOK_TOLERANCE_SECONDS = 300;

interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The public address, which identifies the shop's payments on a shared account. */
  shop: string;
  api?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
}

/** Uses PaymentIntents with manual capture; the Payment Element sends card data to Stripe directly. */
export class StripeGateway implements Payments {
  readonly settings: CardSettings;
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #shop: string;

  constructor({ secretKey, publishableKey, webhookSecret, shop, api }: StripeSettings) {
    this.settings = { gateway: 'stripe', publishable_key: publishableKey, test_cards: [] };
    // Jobs retry by themselves, and a customer should wait for one timeout at most.
    this.#stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 0,
      telemetry: false,
      ...api,
    });
    this.#webhookSecret = webhookSecret;
    this.#shop = shop;
  }

  /** Uses the same idempotency key per account, so that a repeated call creates no second customer. */
  async createCustomer(account: number): Promise<string> {
    const created = await succeeded(
      this.#stripe.customers.create(
        { metadata: { shop: this.#shop, account: String(account) } },
        { idempotencyKey: `customer ${account} ${this.#shop}` },
      ),
    ).catch((error: unknown) => {
      throw refusalOf(error);
    });
    return created.id;
  }

  async authorise(charge: Charge): Promise<Authorisation> {
    const { amount, idempotencyKey } = charge;
    const keepFor = 'token' in charge ? charge.keepFor : undefined;
    const customer = keepFor?.reference;
    const created = await succeeded(
      this.#stripe.paymentIntents.create(
        {
          amount: amount * PAISA_PER_RUPEE,
          currency: 'pkr',
          allowed_payment_method_types: ['card'],
          // Challenges are shown in the page, so no return address is needed.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          ...('token' in charge
            ? { confirmation_token: charge.token }
            : { customer: charge.stored.customer, payment_method: charge.stored.reference }),
          // Saved cards are charged only at the checkout, where their owner can complete a challenge.
          ...(customer && { customer, setup_future_usage: 'on_session' }),
          capture_method: 'manual',
          confirm: true,
          expand: ['payment_method'],
          metadata: { shop: this.#shop },
        },
        { idempotencyKey },
      ),
    ).catch((error: unknown) => {
      // Stripe replays its own failure for a day, so only another token can succeed.
      if (isReplayed(error) && statusOf(error) >= 500) throw new PaymentError('token_invalid');
      throw refusalOf(error);
    });
    // A replayed response may be outdated, so the current state is fetched.
    const intent = isReplayed(created.lastResponse) ? await this.#retrieve(created.id) : created;
    switch (intent.status) {
      case 'requires_capture':
      case 'succeeded':
        return {
          reference: intent.id,
          card: cardOf(intent),
          ...(customer && { kept: { customer, reference: methodOf(intent).id } }),
        };
      case 'requires_action':
        if (!intent.client_secret) throw new Error('Stripe sent no client secret');
        throw new ActionRequired(intent.client_secret);
      case 'requires_payment_method':
        throw new PaymentError('declined');
      default:
        throw new PaymentError('token_invalid');
    }
  }

  async capture(reference: string, order: string): Promise<'captured' | 'cancelled'> {
    try {
      await succeeded(this.#stripe.paymentIntents.capture(reference, { metadata: { order } }));
      return 'captured';
    } catch (error) {
      if (![400, 402, 404].includes(statusOf(error))) throw refusalOf(error);
    }
    const { status } = await this.#retrieve(reference);
    if (status === 'succeeded') return 'captured';
    if (status === 'canceled') return 'cancelled';
    throw new Error(`A payment that is ${status} cannot be captured now`);
  }

  async cancel(reference: string): Promise<'cancelled' | 'captured'> {
    try {
      await succeeded(this.#stripe.paymentIntents.cancel(reference));
      return 'cancelled';
    } catch (error) {
      if (statusOf(error) === 404) return 'cancelled';
      if (statusOf(error) !== 400) throw refusalOf(error);
    }
    const { status } = await this.#retrieve(reference);
    if (status === 'canceled') return 'cancelled';
    if (status === 'succeeded') return 'captured';
    throw new Error(`A payment that is ${status} cannot be cancelled`);
  }

  async refund(reference: string, amount: number, name: string): Promise<GatewayRefund> {
    const made = await succeeded(
      this.#stripe.refunds.create(
        { payment_intent: reference, amount: amount * PAISA_PER_RUPEE, metadata: { name } },
        { idempotencyKey: name },
      ),
    ).catch((error: unknown) => {
      throw refusalOf(error);
    });
    return { ...refundOf(made), name };
  }

  async listRefunds(reference: string): Promise<GatewayRefund[]> {
    const listed = await succeeded(
      this.#stripe.refunds.list({ payment_intent: reference, limit: MAX_REFUNDS }),
    ).catch((error: unknown) => {
      throw refusalOf(error);
    });
    // A refund missing from the list would be made again.
    if (listed.has_more) throw new Error('A payment has too many refunds');
    return listed.data.map(refundOf);
  }

  async forgetCard(reference: string): Promise<void> {
    await succeeded(this.#stripe.paymentMethods.detach(reference)).catch(ignoreGone);
  }

  async forgetCustomer(reference: string): Promise<void> {
    await succeeded(this.#stripe.customers.del(reference)).catch(ignoreGone);
  }

  async listAuthorised(since: Date, until: Date): Promise<string[]> {
    const query = [
      "status:'requires_capture'",
      `metadata['shop']:'${this.#shop.replaceAll("'", "\\'")}'`,
      `created>${unixSeconds(since)}`,
      `created<${unixSeconds(until)}`,
    ].join(' AND ');
    const intents = await this.#stripe.paymentIntents
      .search({ query, limit: 100 })
      .autoPagingToArray({ limit: MAX_LISTED })
      .catch((error: unknown) => {
        throw refusalOf(error);
      });
    return intents.map(({ id }) => id);
  }

  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null {
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        this.#webhookSecret,
        WEBHOOK_TOLERANCE_SECONDS,
      );
    } catch (error) {
      // The signature is verified before the body is parsed, so this body is ours but malformed.
      if (error instanceof SyntaxError) throw error;
      throw new PaymentError('signature_invalid');
    }
    return paymentEventOf(event);
  }

  #retrieve(reference: string): Promise<Stripe.PaymentIntent> {
    return succeeded(this.#stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] })).catch(
      (error: unknown) => {
        throw refusalOf(error);
      },
    );
  }
}

function methodOf({ payment_method }: Stripe.PaymentIntent): Stripe.PaymentMethod {
  if (payment_method === null || typeof payment_method === 'string') {
    throw new Error('Stripe names no payment method');
  }
  return payment_method;
}

function cardOf(intent: Stripe.PaymentIntent): Authorisation['card'] {
  const { card } = methodOf(intent);
  if (!card) throw new Error('Stripe names no card');
  return {
    brand: card.brand.charAt(0).toUpperCase() + card.brand.slice(1),
    last4: card.last4,
    expiry: `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`,
  };
}

/** Stripe's package treats any response without `error` as a success, even a proxy's 503. */
async function succeeded<Result>(call: Promise<Stripe.Response<Result>>): Promise<Stripe.Response<Result>> {
  const response = await call;
  const { statusCode, headers } = response.lastResponse;
  if (statusCode < 400) return response;
  throw Stripe.errors.StripeError.generate({ type: 'api_error', message: '', statusCode, headers });
}

function statusOf(error: unknown): number {
  return error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 0) : 0;
}

function isReplayed(response: unknown): boolean {
  const { headers } = Object(response) as { headers?: Record<string, string> };
  return headers?.['idempotent-replayed'] === 'true';
}

/** Stripe responds with 400 for a detached card, and 404 for an unknown one. */
function ignoreGone(error: unknown): void {
  const { code } = Object(error) as { code?: string };
  if (statusOf(error) !== 404 && code !== 'resource_missing' && !isDetached(error)) throw refusalOf(error);
}

function isDetached(error: unknown): boolean {
  return statusOf(error) === 400 && /not attached/.test((error as Error).message);
}

/** Stripe's message may quote the input, so it is dropped. */
function refusalOf(error: unknown): Error {
  const status = statusOf(error);
  if (status === 0 || status === 409 || status === 429 || status >= 500)
    return new PaymentError('unavailable');
  const { rawType, code, decline_code } = error as Stripe.errors.StripeError;
  if (rawType === 'card_error') {
    return new PaymentError(decline_code === 'insufficient_funds' ? 'insufficient_funds' : 'declined');
  }
  if (code === 'amount_too_small' || code === 'amount_too_large') return new PaymentError('amount_refused');
  if (code === 'resource_missing' || code === 'token_already_used') return new PaymentError('token_invalid');
  return new Error(`Stripe refused a call: ${status} ${rawType ?? ''} ${code ?? ''}`);
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
