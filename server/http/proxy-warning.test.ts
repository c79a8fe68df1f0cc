import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { buildApp } from '../app.ts';
import { createLog } from './logging.ts';

const shop = testApp();

async function warningsOf(trustProxy: number, ...requests: Record<string, string>[]): Promise<string[]> {
  const warnings: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line).msg) });
  const app = await buildApp({ ...shop.deps, config: { ...shop.config, trustProxy } }, { pages: false, log });
  for (const headers of requests) await app.inject({ url: '/healthz', headers });
  await app.close();
  return warnings;
}

const X_FORWARDED = { 'x-forwarded-for': '198.51.100.7' };

test('warns once, at the first request through a proxy, that TRUST_PROXY is unset', async () => {
  expect(await warningsOf(0, {}, X_FORWARDED, X_FORWARDED)).toEqual([
    expect.stringContaining('TRUST_PROXY is unset'),
  ]);
  expect(await warningsOf(0, { forwarded: 'for=198.51.100.7' })).toHaveLength(1);
});

test('does not warn without a proxy, or with a trusted one', async () => {
  expect(await warningsOf(0, {}, {})).toEqual([]);
  expect(await warningsOf(1, X_FORWARDED)).toEqual([]);
});
