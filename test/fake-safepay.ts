import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Tracker {
  token: string;
  state: string;
  amount: number;
  currency: string;
  refunds: number[];
}

/** A small Safepay on 127.0.0.1: sessions, passports, the reporter, refunds, and signed webhooks. */
export class FakeSafepay {
  readonly apiKey = 'sec_test-public';
  readonly secretKey = 'safepay-secret-3';
  readonly webhookSecret = 'safepay-webhook-5';
  readonly trackers = new Map<string, Tracker>();
  readonly calls: string[] = [];
  /** What the next calls meet; `after`: the call is carried out and its answer lost. */
  readonly troubles: ('error' | 'after' | '401' | 'nonsense')[] = [];
  /** The documentation's form of a report, or the service's. */
  isNested = false;
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const trouble = this.troubles.shift();
        if (trouble === 'error') return response.writeHead(502).end('<html>bad gateway</html>');
        if (trouble === 'nonsense') return response.writeHead(200).end('{"data":7}');
        const isKnown = request.headers['x-sfpy-merchant-secret'] === this.secretKey;
        const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
        const { status, answer } =
          isKnown && trouble !== '401'
            ? this.#answer(`${request.method} ${request.url}`, body)
            : { status: 401, answer: {} };
        if (trouble === 'after') return request.socket.destroy();
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
  }

  decide(token: string, state: string, more: Partial<Tracker> = {}): void {
    Object.assign(this.#tracker(token), { state, ...more });
  }

  /** Signed like Safepay signs the raw body. */
  webhook(type: string, token: string, secret = this.webhookSecret) {
    const payload = JSON.stringify(
      { type, version: '2.0.0', data: { tracker: token, state: type } },
      null,
      2,
    );
    const signature = createHmac('sha512', secret).update(payload).digest('hex');
    return { payload, headers: { 'content-type': 'application/json', 'x-sfpy-signature': signature } };
  }

  #tracker(token: string): Tracker {
    const tracker = this.trackers.get(token);
    if (!tracker) throw new Error('No such tracker');
    return tracker;
  }

  #answer(call: string, body: Record<string, unknown>): { status: number; answer: object } {
    this.calls.push(call);
    if (call === 'POST /client/passport/v1/token') return { status: 200, answer: { data: randomUUID() } };
    if (call === 'POST /order/payments/v3/') {
      if (body.merchant_api_key !== this.apiKey) return { status: 400, answer: {} };
      const token = `track_${randomUUID()}`;
      const { amount, currency } = body as unknown as Tracker;
      this.trackers.set(token, { token, state: 'TRACKER_STARTED', amount, currency, refunds: [] });
      return { status: 201, answer: { data: { tracker: { token } } } };
    }
    const [, token = '', action = ''] = /(track_[\w-]+)(\/refund)?$/.exec(call) ?? [];
    const tracker = this.trackers.get(token);
    if (!tracker) return { status: 404, answer: {} };
    if (action) {
      tracker.refunds.push(Number(body.amount));
      return { status: 200, answer: { data: { tracker: { token, state: 'TRACKER_PARTIAL_REFUND' } } } };
    }
    const report = {
      token,
      state: tracker.state,
      client: { api_key: this.apiKey },
      purchase_totals: { quote_amount: { amount: tracker.amount, currency: tracker.currency } },
      charge: {
        cybersource_refunds: tracker.refunds.map((amount) => ({ totals: { amount, currency: 'PKR' } })),
      },
    };
    return { status: 200, answer: { data: this.isNested ? { tracker: report } : report } };
  }
}
