import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { bearer, type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand } from '../../../test/factories-shop.ts';
import { verified, WebhookReceiver } from '../../../test/webhook-receiver.ts';
import { buildApp } from '../../app.ts';
import { webhooks } from '../../db/schema/connections.ts';
import { createLog } from '../../http/logging.ts';
import { connectionJobs } from './jobs.ts';
import { startSending } from './send-service.ts';

const LIMIT = 8;
const shop = testApp({ RATE_LIMIT: String(LIMIT), LOOPBACK_REQUESTS: 'true' });
const lines: string[] = [];
let app: Awaited<ReturnType<typeof buildApp>>;
let receiver: WebhookReceiver;
let owner: SignedUp;

beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  app = await buildApp(shop.deps, { pages: false, log });
  receiver = await WebhookReceiver.listen();
  owner = await signUp(shop, { userType: 'brand' });
  await makeBrand(shop, { userId: owner.id });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

async function makeKey(name: string): Promise<string> {
  const payload = { name, scopes: ['products:read'] };
  const { headers } = owner;
  const made = await app.inject({ method: 'POST', url: '/api/connections/keys/', headers, payload });
  expect(made.statusCode, made.body).toBe(201);
  return made.json().secret;
}

const read = async (secret: string) => {
  const response = await app.inject({ url: '/api/shelf/products/', headers: bearer(secret) });
  return response.statusCode;
};

test('each key has a limit of its own, apart from its owner (connecting-5)', async () => {
  const [one, other] = [await makeKey('One'), await makeKey('Other')];
  const statuses: number[] = [];
  for (let call = 0; call <= LIMIT; call += 1) statuses.push(await read(one));
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  expect(statuses.at(-1)).toBe(429);
  expect(await read(other)).toBe(200);
  expect((await app.inject({ url: '/api/shelf/products/', headers: owner.headers })).statusCode).toBe(200);
});

test('guessing keys has the limit of an address', async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= LIMIT; call += 1) statuses.push(await read(`naap_${'A'.repeat(42)}${call}`));
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test('neither keys nor secrets are in the log (connecting-4)', async () => {
  const secret = await makeKey('Logged');
  expect(await read(secret)).toBe(200);
  expect(await read(`${secret.slice(0, -1)}?`)).toBeGreaterThanOrEqual(401);
  const leaked = await app.inject({ url: `/api/shelf/products/?token=${secret}` });
  expect(leaked.statusCode).toBeGreaterThanOrEqual(400);
  const webhook = await app.inject({
    method: 'POST',
    url: '/api/connections/webhooks/',
    headers: owner.headers,
    payload: { url: receiver.url('/path-that-is-a-secret'), kinds: ['order.placed'] },
  });
  const written = lines.join('');
  expect(written).toContain('/api/connections/keys/');
  for (const hidden of [secret, secret.slice(12), webhook.json().secret, 'path-that-is-a-secret'])
    expect(written).not.toContain(hidden);
});

test('1,000 webhooks that do not answer hold up no other (connecting-14)', async () => {
  await shop.deps.db.delete(webhooks);
  const made = await app.inject({
    method: 'POST',
    url: '/api/connections/webhooks/',
    headers: (await signUp(shop, { userType: 'brand' })).headers,
    payload: { url: receiver.url('/works'), kinds: ['order.placed'] },
  });
  const { webhook, secret } = made.json();
  receiver.answers.set('/silent', 'silence');
  const { rows } = await shop.deps.db.execute<{ id: number }>(`with down as (
      insert into webhooks (owner_id, role, url, kinds, secret)
      select owner_id, role, '${receiver.url('/silent')}', kinds, secret
      from webhooks, generate_series(1, 1000) returning id)
    insert into webhook_deliveries (webhook_id, message_id, kind, body)
    select id, 'msg_' || id, 'order.placed', '{}' from down returning id`);
  const healthy = await shop.deps.db.execute<{ id: number }>(`insert into webhook_deliveries
    (webhook_id, message_id, kind, body) values (${webhook.id}, 'msg_healthy', 'order.placed', '{}') returning id`);
  const begun = Date.now();
  const jobs = [...rows, ...healthy.rows].map(({ id }) => id);
  // As pg-boss does: a batch of twenty, and the next one when all of it has ended.
  while (jobs.length > 0 && receiver.at('/works').length === 0)
    await Promise.all(jobs.splice(0, 20).map((id) => startSending(shop.deps, id)));
  while (receiver.at('/works').length === 0) {
    expect(Date.now() - begun).toBeLessThan(60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const [message] = receiver.at('/works');
  if (!message) throw new Error('Nothing came');
  verified(message, secret);
}, 120_000);

test('has its jobs', () => {
  const handled: string[] = [];
  const scheduled: string[] = [];
  const jobs = {
    handle: (name: string) => void handled.push(name),
    schedule: (name: string) => void scheduled.push(name),
  };
  connectionJobs({ ...shop.deps, jobs: jobs as never });
  expect([handled, scheduled]).toEqual([['webhooks.send', 'webhooks.resume'], ['webhooks.resume']]);
});
