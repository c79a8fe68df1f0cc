import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { freePort } from '../../../test/faults/real-server.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { resumeSending } from './send-service.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);
const shop = testApp({ LOOPBACK_REQUESTS: 'true' });

let page: string;
let url: string;
let owner: SignedUp;
let receiver: ChildProcess | undefined;

beforeAll(async () => {
  page = await readFile(new URL('../../../docs/connecting.md', import.meta.url), 'utf8');
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  owner = await signUp(shop, { userType: 'brand' });
});
afterAll(() => receiver?.kill());

function blocks(language: string, part: string): string[] {
  const [, section = ''] = page.split(`\n## ${part}\n`);
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);
}

const press = async (path: string, payload: object) =>
  (await shop.app.inject({ method: 'POST', url: path, headers: owner.headers, payload })).json();

test('the examples of docs/connecting.md with a key do what they say', async () => {
  const brand = await makeBrand(shop, { userId: owner.id });
  const product = await makeProduct(shop, { brandId: brand.id, name: 'Documented kurta' });
  const [variant] = product.variants;
  const scopes = ['products:read', 'products:write'];
  const { secret } = await press('/api/connections/keys/', { name: 'Docs', scopes });
  const env = {
    ...process.env,
    NAAP_KEY: secret,
    NAAP_URL: url,
    PRODUCT: String(product.id),
    VARIANT: String(variant?.id),
  };
  const examples = blocks('sh', 'API keys');
  expect(examples).toHaveLength(2);
  const [reads = '', adds = ''] = examples;
  const listed = JSON.parse((await run('bash', ['-c', reads], { env })).stdout);
  expect(listed.results.map(({ name }: { name: string }) => name)).toEqual(['Documented kurta']);
  await run('bash', ['-c', adds], { env });
  await run('bash', ['-c', adds], { env });
  const [after] = await shop.deps.db
    .select()
    .from(variants)
    .where(eq(variants.id, variant?.id ?? 0));
  expect(after?.stock).toBe(23);
});

test('the receiver of docs/connecting.md takes messages of this shop, and no others', async () => {
  const [program = ''] = blocks('js', 'Webhooks');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/hooks`;
  const { webhook, secret } = await press('/api/connections/webhooks/', {
    url: address,
    kinds: ['order.placed'],
  });
  receiver = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  receiver.stdout?.on('data', (data) => lines.push(String(data)));
  await vi.waitFor(() => fetch(address), { timeout: 20_000, interval: 200 });
  await press(`/api/connections/webhooks/${webhook.id}/test/`, {});
  await resumeSending(shop.deps);
  const log = `/api/connections/webhooks/${webhook.id}/deliveries/`;
  const [delivery] = (await shop.app.inject({ url: log, headers: owner.headers })).json();
  expect(delivery).toMatchObject({ state: 'DELIVERED', status: 204 });
  await vi.waitFor(() => expect(lines.join('')).toContain('webhook.test'));
  const forged = await fetch(address, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
    body: '{}',
  });
  expect(forged.status).toBe(401);
  receiver.kill();
  await once(receiver, 'exit');
}, 60_000);
