import { z } from 'zod';
import { callGateway, hmac, isSameDigest, jsonIn } from './gateway-calls.ts';
import { type GatewayRefund, PaymentError } from './payments.ts';
import {
  type Departure,
  type GatewayMessage,
  type Inquiry,
  type Named,
  PAISA,
  type RedirectGateway,
  type RedirectPayment,
} from './redirect-gateway.ts';

/*
 * After Safepay's public documentation: "Express Checkout" (payment session, passport token, checkout address), "Fetch
 * a tracker" (reporter), "Refund" and "Using Webhooks" of its documentation site, the page "Consuming Webhooks" of its
 * repository safepay-docs, and the calls and headers of its open-source clients node-core and sfpy-php. Never tried
 * against the live service.
 */

export interface SafepaySettings {
  /** The public key, `sec_…`. */
  apiKey: string;
  secretKey: string;
  webhookSecret: string;
  /** `https://api.getsafepay.com`, or of the sandbox. */
  origin: string;
  /** The public address of the shop. */
  shop: string;
}

const LIVE_ORIGIN = 'https://api.getsafepay.com';
const LIVE_PAGES = 'https://getsafepay.com';

const Session = z.object({ data: z.object({ tracker: z.object({ token: z.string().min(1).max(100) }) }) });
const Passport = z.object({ data: z.string().min(1) });

const Amount = z.object({ currency: z.string(), amount: z.number() });
const Tracker = z.object({
  token: z.string().optional(),
  state: z.string(),
  client: z.object({ api_key: z.string().optional() }).nullish(),
  purchase_totals: z.object({ quote_amount: Amount }).nullish(),
  charge: z
    .object({
      cybersource_refunds: z.array(z.object({ totals: Amount, is_voided: z.boolean().optional() })).nullish(),
    })
    .nullish(),
});
type Tracker = z.infer<typeof Tracker>;

/** The documentation shows the tracker below `data.tracker`, the service sends it as `data`. */
const Report = z.object({
  data: z.union([z.object({ tracker: Tracker }).transform((one) => one.tracker), Tracker]),
});

const Event = z.object({
  data: z.object({
    tracker: z
      .union([z.string(), z.object({ token: z.string() }).transform(({ token }) => token)])
      .optional(),
    notification: z.object({ tracker: z.string() }).optional(),
  }),
});

/** After these the money was here, whatever happened to it then. */
const PAID: ReadonlySet<string> = new Set(['TRACKER_ENDED', 'TRACKER_PARTIAL_REFUND', 'TRACKER_DISPUTED']);
const FAILED: ReadonlySet<string> = new Set([
  'TRACKER_CANCELLED',
  'TRACKER_EXPIRED',
  'TRACKER_VOIDED',
  'TRACKER_REVERSED',
  'TRACKER_REFUNDED',
]);

/** A tracker is one payment session, which its page can take money for once. */
export class SafepayGateway implements RedirectGateway {
  readonly name = 'safepay';
  readonly acknowledgement = {};
  readonly #settings: SafepaySettings;

  constructor(settings: SafepaySettings) {
    this.#settings = settings;
  }

  async start(payment: RedirectPayment): Promise<Departure> {
    const { origin, shop } = this.#settings;
    const tracker = payment.gatewayReference ?? (await this.#newTracker(payment));
    const passport = await this.#call('POST', '/client/passport/v1/token', {});
    const isLive = origin === LIVE_ORIGIN;
    const back = `${shop}/api/payments/safepay/return/?reference=${payment.reference}`;
    const query = new URLSearchParams({
      environment: isLive ? 'production' : 'sandbox',
      tracker,
      tbt: parse(Passport, passport.body).data,
      source: 'hosted',
      order_id: payment.order,
      redirect_url: back,
      cancel_url: back,
    });
    return {
      url: `${isLive ? LIVE_PAGES : origin}/embedded/?${query}`,
      fields: {},
      gatewayReference: tracker,
    };
  }

  async inquire({ gatewayReference }: Pick<RedirectPayment, 'gatewayReference'>): Promise<Inquiry> {
    // Without a tracker nobody was sent there.
    if (!gatewayReference) return { state: 'unknown' };
    const tracker = await this.#report(gatewayReference);
    if (!tracker || tracker.state === 'TRACKER_STARTED') return { state: 'unknown' };
    if (!PAID.has(tracker.state)) return { state: FAILED.has(tracker.state) ? 'failed' : 'pending' };
    const paid = tracker.purchase_totals?.quote_amount;
    if (!paid) throw new PaymentError('unavailable');
    // Of another currency no rupee has arrived.
    return { state: 'paid', paisa: paid.currency === 'PKR' ? paid.amount : 0, gatewayReference };
  }

  /** Names our own random reference, and only causes an inquiry; a signature is checked where Safepay sends one. */
  readReturn({ query, body }: GatewayMessage): Named | null {
    const { tracker = '', sig } = { ...query, ...Object.fromEntries(new URLSearchParams(body.toString())) };
    if (sig !== undefined && !isSameDigest(hmac('sha256', this.#settings.secretKey, tracker), sig)) {
      throw new PaymentError('signature_invalid');
    }
    return query.reference ? { reference: query.reference } : null;
  }

  readNotice({ headers, body }: GatewayMessage): Named | null {
    const signature = headers['x-sfpy-signature'] ?? '';
    if (!isSameDigest(hmac('sha512', this.#settings.webhookSecret, body), signature)) {
      throw new PaymentError('signature_invalid');
    }
    const event = Event.safeParse(jsonIn(body.toString()));
    const tracker = event.data?.data.tracker ?? event.data?.data.notification?.tracker;
    return tracker ? { gatewayReference: tracker } : null;
  }

  /**
   * Safepay knows no idempotency key, so its own list of refunds says whether this one was made: it then holds more than
   * `refundedBefore`. A sum that fits neither is left to staff.
   */
  async refund(
    { gatewayReference }: Pick<RedirectPayment, 'gatewayReference'>,
    amount: number,
    name: string,
    refundedBefore: number,
  ): Promise<GatewayRefund> {
    if (!gatewayReference) return { name, amount, state: 'failed' };
    const tracker = await this.#report(gatewayReference);
    if (!tracker) return { name, amount, state: 'failed' };
    const refunded = refundedIn(tracker);
    if (refunded === (refundedBefore + amount) * PAISA) return { name, amount, state: 'made' };
    if (refunded !== refundedBefore * PAISA) return { name, amount, state: 'failed' };
    const path = `/order/payments/v3/${encodeURIComponent(gatewayReference)}/refund`;
    const { status } = await this.#call('POST', path, { currency: 'PKR', amount: amount * PAISA });
    return { name, amount, state: status < 300 ? 'made' : 'failed' };
  }

  async #newTracker({ amount, order }: RedirectPayment): Promise<string> {
    const { body } = await this.#call('POST', '/order/payments/v3/', {
      merchant_api_key: this.#settings.apiKey,
      intent: 'CYBERSOURCE',
      mode: 'payment',
      entry_mode: 'raw',
      currency: 'PKR',
      amount: amount * PAISA,
      metadata: { order_id: order },
    });
    return parse(Session, body).data.tracker.token;
  }

  /** Undefined if Safepay does not know the tracker. */
  async #report(token: string): Promise<Tracker | undefined> {
    const path = `/reporter/api/v1/payments/${encodeURIComponent(token)}`;
    const { status, body } = await this.#call('GET', path);
    if (status === 404) return undefined;
    const tracker = parse(Report, body).data;
    const key = tracker.client?.api_key;
    if ((key && key !== this.#settings.apiKey) || (tracker.token && tracker.token !== token)) {
      throw new PaymentError('unavailable');
    }
    return tracker;
  }

  async #call(method: 'GET' | 'POST', path: string, body?: object) {
    const { origin, secretKey } = this.#settings;
    const answer = await callGateway(`${origin}${path}`, {
      method,
      headers: { 'x-sfpy-merchant-secret': secretKey },
      ...(body && { body }),
    });
    if (answer.status === 401 || answer.status === 403) {
      throw new Error(`Safepay refused a call: ${answer.status}`);
    }
    return answer;
  }
}

function refundedIn({ charge }: Tracker): number {
  const made = (charge?.cybersource_refunds ?? []).filter((refund) => !refund.is_voided);
  return made.reduce((sum, { totals }) => sum + totals.amount, 0);
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new PaymentError('unavailable');
  return parsed.data;
}
