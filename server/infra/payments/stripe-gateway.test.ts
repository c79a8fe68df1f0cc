import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StripeGateway } from './stripe-gateway.ts';

interface Asked {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
  authorization: string | undefined;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>];

let server: Server;
let stripe: StripeGateway;
let asked: Asked[] = [];
let answers: Answer[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(await readAsked(request));
    const [status, body, headers] = answers.shift() ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stripe = new StripeGateway({
    secretKey: 'sk_test_secret',
    publishableKey: 'pk_test_public',
    webhookSecret: 'whsec_test',
    shop: "https://naap.example/it's",
    api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
  });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  asked = [];
  answers = [];
});

async function readAsked(request: IncomingMessage): Promise<Asked> {
  let body = '';
  for await (const piece of request) body += piece;
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    form: Object.fromEntries(new URLSearchParams(body)),
    key: typeof key === 'string' ? key : undefined,
    authorization: request.headers.authorization,
  };
}

const card = { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2039 };
const intent = (status: string) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status,
  payment_method: status === 'requires_payment_method' ? null : { card },
  client_secret: 'pi_1_secret_x',
});
const refusal = (type: string, code?: string, decline_code?: string) => ({
  error: { type, code, decline_code, message: 'No such card: 4242424242424242' },
});
const charge = { token: 'ctoken_card', amount: 1599, idempotencyKey: 'attempt-1' };

describe('authorising', () => {
  test('uses paisa, manual capture and the idempotency key', async () => {
    answers = [[200, intent('requires_capture')]];
    expect(await stripe.authorise(charge)).toEqual({
      reference: 'pi_1',
      card: { brand: 'Visa', last4: '4242', expiry: '09/39' },
    });
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        key: 'attempt-1',
        authorization: 'Bearer sk_test_secret',
        form: expect.objectContaining({
          amount: '159900',
          currency: 'pkr',
          capture_method: 'manual',
          confirm: 'true',
          confirmation_token: 'ctoken_card',
          'allowed_payment_method_types[0]': 'card',
          'automatic_payment_methods[allow_redirects]': 'never',
          'metadata[shop]': "https://naap.example/it's",
        }),
      },
    ]);
  });

  test('throws ActionRequired with the client secret, and succeeds after the challenge', async () => {
    answers = [[200, intent('requires_action')]];
    await expect(stripe.authorise(charge)).rejects.toMatchObject({
      problem: 'action_required',
      clientSecret: 'pi_1_secret_x',
    });
    // Stripe replays the first response, from before the challenge.
    const replayed: Answer = [200, intent('requires_action'), { 'idempotent-replayed': 'true' }];
    answers = [replayed, [200, intent('requires_capture')]];
    expect((await stripe.authorise(charge)).reference).toBe('pi_1');
    answers = [replayed, [200, intent('requires_action')]];
    await expect(stripe.authorise(charge)).rejects.toMatchObject({ problem: 'action_required' });
    answers = [replayed, [200, intent('requires_payment_method')]];
    await expect(stripe.authorise(charge)).rejects.toMatchObject({ problem: 'declined' });
  });

  test.each([
    ['declined', 402, refusal('card_error', 'card_declined', 'generic_decline')],
    ['insufficient_funds', 402, refusal('card_error', 'card_declined', 'insufficient_funds')],
    ['token_invalid', 400, refusal('invalid_request_error', 'resource_missing')],
    ['amount_refused', 400, refusal('invalid_request_error', 'amount_too_small')],
    ['unavailable', 429, refusal('rate_limit_error')],
    ['unavailable', 500, {}],
  ])('fails with %s on %i', async (problem, status, body) => {
    answers = [[status, body]];
    await expect(stripe.authorise(charge)).rejects.toMatchObject({ name: 'PaymentError', problem });
  });

  test('never repeats Stripe’s message, which may quote a card', async () => {
    answers = [[401, refusal('invalid_request_error', 'secret_key_expired')]];
    const error: Error = await stripe.authorise(charge).catch((caught) => caught);
    expect(error.message).toBe('Stripe refused a call: 401 invalid_request_error secret_key_expired');
  });

  test('retrieves the payment after a replayed response', async () => {
    const replayed: Answer = [200, intent('requires_capture'), { 'idempotent-replayed': 'true' }];
    answers = [replayed, [200, intent('canceled')]];
    await expect(stripe.authorise(charge)).rejects.toMatchObject({ problem: 'token_invalid' });
    answers = [replayed, [200, intent('requires_capture')]];
    expect((await stripe.authorise(charge)).reference).toBe('pi_1');
    expect(asked.at(-1)?.method).toBe('GET');
  });

  test('asks for another card when Stripe replays a failure', async () => {
    answers = [[500, {}, { 'idempotent-replayed': 'true' }]];
    await expect(stripe.authorise(charge)).rejects.toMatchObject({ problem: 'token_invalid' });
  });

  test('is unavailable when Stripe cannot be reached', async () => {
    const nowhere = new StripeGateway({
      secretKey: 'sk',
      publishableKey: 'pk',
      webhookSecret: 'wh',
      shop: 'x',
      api: { host: '127.0.0.1', port: 1, protocol: 'http' },
    });
    await expect(nowhere.authorise(charge)).rejects.toMatchObject({ problem: 'unavailable' });
  });
});

describe('keeping a card', () => {
  const kept = { ...intent('requires_capture'), payment_method: { id: 'pm_1', card } };

  test('attaches the card to the customer, who is made once for an account', async () => {
    answers = [
      [200, { id: 'cus_1', object: 'customer' }],
      [200, kept],
    ];
    expect(await stripe.createCustomer(7)).toBe('cus_1');
    expect(asked[0]).toMatchObject({
      path: '/v1/customers',
      key: "customer 7 https://naap.example/it's",
      form: { 'metadata[account]': '7', 'metadata[shop]': "https://naap.example/it's" },
    });
    const first = await stripe.authorise({ ...charge, keepFor: { account: 7, reference: 'cus_1' } });
    expect(first.kept).toEqual({ customer: 'cus_1', reference: 'pm_1' });
    expect(asked[1]?.form).toMatchObject({
      customer: 'cus_1',
      setup_future_usage: 'on_session',
      confirmation_token: 'ctoken_card',
    });
  });

  test('charges it without a token, and may ask for a challenge', async () => {
    const stored = {
      customer: 'cus_1',
      reference: 'pm_1',
      card: { brand: 'Visa', last4: '4242', expiry: '09/39' },
    };
    const again = { stored, amount: 1599, idempotencyKey: 'attempt-2' };
    answers = [[200, kept]];
    expect(await stripe.authorise(again)).toEqual({ reference: 'pi_1', card: stored.card });
    expect(asked[0]?.form).toMatchObject({ customer: 'cus_1', payment_method: 'pm_1', confirm: 'true' });
    expect(asked[0]?.form).not.toHaveProperty('confirmation_token');
    expect(asked[0]?.form).not.toHaveProperty('setup_future_usage');
    answers = [[200, intent('requires_action')]];
    await expect(stripe.authorise(again)).rejects.toMatchObject({ problem: 'action_required' });
  });

  test('forgets card and customer, also when they are gone already', async () => {
    const gone: Answer = [404, refusal('invalid_request_error', 'resource_missing')];
    const detached: Answer = [
      400,
      {
        error: {
          type: 'invalid_request_error',
          message: 'The payment method is not attached to a customer.',
        },
      },
    ];
    answers = [[200, { id: 'pm_1' }], gone, detached, [200, { id: 'cus_1' }], gone];
    for (const _again of [1, 2, 3]) await stripe.forgetCard('pm_1');
    for (const _again of [1, 2]) await stripe.forgetCustomer('cus_1');
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      ...Array(3).fill('POST /v1/payment_methods/pm_1/detach'),
      ...Array(2).fill('DELETE /v1/customers/cus_1'),
    ]);
    answers = [[500, {}]];
    await expect(stripe.forgetCard('pm_1')).rejects.toMatchObject({ problem: 'unavailable' });
  });
});

describe('capturing', () => {
  test('returns whether it is captured', async () => {
    answers = [[200, intent('succeeded')]];
    expect(await stripe.capture('pi_1', 'NP-7K3QX9M2TD')).toBe('captured');
    expect(asked[0]).toMatchObject({
      path: '/v1/payment_intents/pi_1/capture',
      form: { 'metadata[order]': 'NP-7K3QX9M2TD' },
    });
  });

  test.each([
    ['succeeded', 'captured'],
    ['canceled', 'cancelled'],
  ])('asks how it stands when it cannot be taken: %s is %s', async (status, outcome) => {
    answers = [
      [400, refusal('invalid_request_error', 'payment_intent_unexpected_state')],
      [200, intent(status)],
    ];
    expect(await stripe.capture('pi_1', 'NP-7K3QX9M2TD')).toBe(outcome);
  });

  test.each([
    ['still reserved', 400, intent('requires_capture')],
    ['being processed', 400, intent('processing')],
    ['declined for now', 402, intent('requires_payment_method')],
  ])('is tried again later while the payment is %s', async (_name, refused, standing) => {
    answers = [
      [refused, refusal('invalid_request_error', 'payment_intent_unexpected_state')],
      [200, standing],
    ];
    await expect(stripe.capture('pi_1', 'NP-7K3QX9M2TD')).rejects.toThrow(standing.status);
  });

  test('throws for an unknown payment, which may belong to another API key', async () => {
    const unknown: Answer = [404, refusal('invalid_request_error', 'resource_missing')];
    answers = [unknown, unknown];
    await expect(stripe.capture('pi_1', 'NP-7K3QX9M2TD')).rejects.toThrow();
  });

  test('throws when Stripe does not respond', async () => {
    answers = [[503, {}]];
    await expect(stripe.capture('pi_1', 'NP-7K3QX9M2TD')).rejects.toMatchObject({ problem: 'unavailable' });
  });
});

describe('voiding', () => {
  test('is idempotent, and leaves captured payments alone', async () => {
    answers = [[200, intent('canceled')]];
    await stripe.cancel('pi_1');
    const refused: Answer = [400, refusal('invalid_request_error', 'payment_intent_unexpected_state')];
    answers = [refused, [200, intent('canceled')]];
    await stripe.cancel('pi_1');
    answers = [refused, [200, intent('succeeded')]];
    expect(await stripe.cancel('pi_1')).toBe('captured');
    answers = [refused, [200, intent('processing')]];
    await expect(stripe.cancel('pi_1')).rejects.toThrow('processing');
  });
});

describe('refunding', () => {
  test.each([
    ['succeeded', 'made'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('sends amount and name; %s is %s', async (status, state) => {
    answers = [[200, { id: 're_1', amount: 90_000, status, metadata: { name: 'refund-1' } }]];
    expect(await stripe.refund('pi_1', 900, 'refund-1')).toEqual({ name: 'refund-1', amount: 900, state });
    expect(asked[0]).toMatchObject({
      path: '/v1/refunds',
      key: 'refund-1',
      form: { payment_intent: 'pi_1', amount: '90000', 'metadata[name]': 'refund-1' },
    });
  });

  test('lists what was refunded, by us and in the dashboard', async () => {
    const data = [
      { amount: 50_000, status: 'succeeded', metadata: {} },
      { amount: 90_000, status: 'failed', metadata: { name: 'refund-1' } },
    ];
    answers = [[200, { object: 'list', data, has_more: false }]];
    expect(await stripe.listRefunds('pi_1')).toEqual([
      { name: null, amount: 500, state: 'made' },
      { name: 'refund-1', amount: 900, state: 'failed' },
    ]);
    expect(asked[0]?.path).toContain('/v1/refunds?payment_intent=pi_1');
  });

  test.each([
    ['does not respond', 503, {}],
    ['lists more than one page', 200, { object: 'list', data: [], has_more: true }],
  ])('does not take a list for empty when Stripe %s', async (_name, status, body) => {
    answers = [[status, body]];
    await expect(stripe.listRefunds('pi_1')).rejects.toThrow();
  });
});

test('lists authorisations by shop and time, across pages', async () => {
  answers = [
    [200, { object: 'search_result', data: [{ id: 'pi_1' }], has_more: true, next_page: 'two' }],
    [200, { object: 'search_result', data: [{ id: 'pi_2' }], has_more: false, next_page: null }],
  ];
  expect(await stripe.listAuthorised(new Date(1_000_000), new Date(2_000_000))).toEqual(['pi_1', 'pi_2']);
  const [first, second] = asked.map(({ path }) => new URL(path, 'http://stripe').searchParams);
  expect(first?.get('query')).toBe(
    "status:'requires_capture' AND metadata['shop']:'https://naap.example/it\\'s' AND created>1000 AND created<2000",
  );
  expect(second?.get('page')).toBe('two');
});

describe('a webhook', () => {
  const time = Math.floor(Date.now() / 1000);
  const sign = (body: string, at = time, secret = 'whsec_test') =>
    `t=${at},v0=ignored,v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  const read = (body: string, signature: string | undefined) =>
    stripe.readEvent(Buffer.from(body), signature);
  const message = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const succeeded = message('payment_intent.succeeded', { id: 'pi_1' });

  test.each([
    [succeeded, { kind: 'captured', reference: 'pi_1' }],
    [message('payment_intent.payment_failed', { id: 'pi_1' }), { kind: 'cancelled', reference: 'pi_1' }],
    [message('payment_intent.canceled', { id: 'pi_1' }), { kind: 'cancelled', reference: 'pi_1' }],
    [
      message('charge.refunded', { payment_intent: 'pi_1', amount_refunded: 90_000 }),
      { kind: 'refunds', reference: 'pi_1' },
    ],
    [message('refund.failed', { payment_intent: 'pi_1' }), { kind: 'refunds', reference: 'pi_1' }],
    [message('charge.refund.updated', { payment_intent: 'pi_1' }), { kind: 'refunds', reference: 'pi_1' }],
    ...(
      [
        ['charge.dispute.created', 'needs_response', 'OPEN'],
        ['charge.dispute.updated', 'under_review', 'OPEN'],
        ['charge.dispute.closed', 'lost', 'LOST'],
        ['charge.dispute.closed', 'won', 'WON'],
        ['charge.dispute.closed', 'warning_closed', 'WON'],
      ] as const
    ).map(([type, status, state]): [string, object] => [
      message(type, {
        id: 'dp_1',
        payment_intent: 'pi_1',
        amount: 90_000,
        reason: 'fraudulent',
        status,
        evidence_details: { due_by: 1_800_000_000 },
      }),
      {
        kind: 'dispute',
        reference: 'pi_1',
        dispute: {
          reference: 'dp_1',
          amount: 900,
          reason: 'fraudulent',
          state,
          respondBy: new Date(1_800_000_000_000),
        },
      },
    ]),
    [
      message('charge.refunded', { payment_intent: 'pi_1', captured: false, amount_refunded: 90_000 }),
      { kind: 'cancelled', reference: 'pi_1' },
    ],
    [message('charge.refunded', { payment_intent: null, amount_refunded: 1 }), null],
    [message('customer.created', {}), null],
  ])('is read: %s', (body, event) => {
    expect(read(body, sign(body))).toEqual(event);
  });

  test('is accepted with one valid signature among several', () => {
    expect(
      read(succeeded, `${sign(succeeded, time, 'old')},${sign(succeeded).split(',')[2]}`),
    ).not.toBeNull();
  });

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['nonsense', 't=,v1='],
    ['another secret', sign(succeeded, time, 'whsec_other')],
    ['another body', sign(`${succeeded} `)],
    ['no time', sign(succeeded).replace(/t=\d+,/, '')],
    ['another time', sign(succeeded).replace(/t=\d+/, `t=${time + 1}`)],
    ['a short one', `t=${time},v1=abcd`],
    ['an old one', sign(succeeded, time - 301)],
  ])('is not believed with %s', (_name, signature) => {
    expect(() => read(succeeded, signature)).toThrow('signature_invalid');
  });
});
