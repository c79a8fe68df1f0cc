import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../server/app.ts';
import { createLog } from '../server/http/logging.ts';
import { testApp } from './app.ts';

/** The application with the pages as `npm run build` left them, and what it logs. */
const whole = testApp();
let app: FastifyInstance;
let lines: string[] = [];

beforeAll(async () => {
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  app = await buildApp(whole.deps, { pages: true, log });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const logged = () => lines.map((line) => JSON.parse(line));

describe('a strange address', () => {
  test.each([
    '/%0d',
    '/%0a',
    '/%0D/',
    '/a%0d%0aset-cookie:%20x=1',
    '/terms%0d',
    '/%E2%80%A8',
    '/%00',
    '/%ff',
    '/%c0%ae',
    '/%',
    '//evil.example',
    '/..%2f..%2fetc/passwd',
    '/%5cevil.example',
    '/%25%30%64',
    '/brands/%0d',
    '/product-detail?id=%00',
  ])('%s is the page that says so, and no error', async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    // The whole page with the frame of the shop, not a bare failure.
    expect(body).toContain('<nav');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(logged().filter(({ level }) => level > 30)).toEqual([]);
  });

  test('of a page’s data is none either', async () => {
    expect((await app.inject('/%0d.data')).statusCode).toBe(404);
    expect(logged().filter(({ level }) => level > 30)).toEqual([]);
  });
});

test('a page and what it reads are logged with one request id, its visitor’s', async () => {
  const { headers } = await app.inject({ url: '/brands', headers: { 'x-request-id': 'edge-7f3a' } });
  expect(headers['x-request-id']).toBe('edge-7f3a');
  const answers = logged().filter(({ msg }) => msg === 'answered');
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers.map(({ reqId }) => reqId))).toEqual(new Set(['edge-7f3a']));
});

test('a tracking number that a page looks up stands nowhere in the log', async () => {
  const { statusCode } = await app.inject('/order_tracking?number=NP-7K3QX9M2TD');
  expect(statusCode).toBe(404);
  expect(logged().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('7K3QX9M2TD');
});
