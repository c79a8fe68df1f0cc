import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SmsServer } from '../../../test/sms-server.ts';
import { HttpSender } from './http-sender.ts';
import { NotSentError } from './message-sender.ts';
import type { RequestTemplate } from './request-template.ts';

const provider = new SmsServer();
let address = '';
beforeAll(async () => {
  address = await provider.start();
});
afterAll(() => provider.stop());
afterEach(() => {
  provider.requests.length = 0;
  provider.answer = (response) => response.end('OK');
});

const message = {
  id: 7,
  key: '1000-7',
  kind: 'phones.code',
  to: '+923001234567',
  userId: null,
  text: '"123456" & آپ کا\nکوڈ {secret}',
};
const FORM = 'api_key={secret}&to={digits}&message={text}&ref={key}';

function sender(
  request: Partial<RequestTemplate> = {},
  options: { accepted?: string; timeoutMs?: number } = {},
) {
  const whole = { url: `${address}/send`, method: 'POST', headers: {}, body: FORM, ...request } as const;
  return new HttpSender({ request: whole, secret: 's3cr&t', accepted: '', timeoutMs: 10_000, ...options });
}

const failing = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: Error) => error,
  );

describe('sends one request (messages-2)', () => {
  test('as a form', async () => {
    await sender().send(message);
    const [request, ...others] = provider.requests;
    expect(others).toEqual([]);
    expect([request?.method, request?.url]).toEqual(['POST', '/send']);
    expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      api_key: 's3cr&t',
      to: '923001234567',
      message: message.text,
      ref: '1000-7',
    });
  });

  test('as JSON, with a secret in a header', async () => {
    const headers = { Authorization: 'Bearer {secret}' };
    const body = '{"to": "{to}", "text": "{text}"}';
    await sender({ headers, body }).send(message);
    const [request] = provider.requests;
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer s3cr&t',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({ to: '+923001234567', text: message.text });
  });

  test('as an address', async () => {
    await sender({ method: 'GET', url: `${address}/?to={to}&text={text}`, body: undefined }).send(message);
    const url = new URL(provider.requests[0]?.url ?? '', address);
    expect(Object.fromEntries(url.searchParams)).toEqual({ to: '+923001234567', text: message.text });
  });
});

test('knows whether the provider is told a key (messages-4)', () => {
  expect(sender().knowsKeys).toBe(true);
  expect(sender({ body: 'to={to}&text={text}' }).knowsKeys).toBe(false);
});

describe('a message was surely not sent', () => {
  test.each([500, 503, 429, 401, 302])('if the provider answers %i', async (status) => {
    provider.answer = (response) =>
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(message.text);
    const error = await failing(sender().send(message));
    expect(error).toBeInstanceOf(NotSentError);
    expect(error?.message).toBe(`The provider answered ${status}.`);
    expect(provider.requests).toHaveLength(1);
  });

  test('if 200 comes without the text that accepts it', async () => {
    provider.answer = (response) => response.end('{"status": "error", "text": "123456"}');
    const error = await failing(sender({}, { accepted: '"success"' }).send(message));
    expect(error).toBeInstanceOf(NotSentError);
    expect(error?.message).not.toContain('123456');
    provider.answer = (response) => response.end('{"status": "success"}');
    await sender({}, { accepted: '"success"' }).send(message);
  });

  test('if nobody listens', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as { port: number };
    await new Promise((resolve) => free.close(resolve));
    const error = await failing(sender({ url: `http://127.0.0.1:${port}/` }).send(message));
    expect(error).toBeInstanceOf(NotSentError);
    expect(error?.message).toBe('Provider not reached (ECONNREFUSED).');
  });
});

describe('nobody knows whether a message was sent', () => {
  test.each([502, 504])('if a proxy answers %i', async (status) => {
    provider.answer = (response) => response.writeHead(status).end();
    expect(await failing(sender().send(message))).not.toBeInstanceOf(NotSentError);
  });

  test('if no answer comes in time, or the connection breaks', async () => {
    provider.answer = () => undefined;
    const slow = await failing(sender({}, { timeoutMs: 300 }).send(message));
    expect(slow).toBeInstanceOf(Error);
    expect(slow).not.toBeInstanceOf(NotSentError);
    expect(slow?.message).not.toContain('s3cr');
    provider.answer = (response) => response.socket?.destroy();
    const broken = await failing(sender().send(message));
    expect(broken).toBeInstanceOf(Error);
    expect(broken).not.toBeInstanceOf(NotSentError);
  });
});

test('reads no more of an endless answer than it needs', async () => {
  provider.answer = (response) => {
    const more = () => {
      while (response.write('x'.repeat(16_384)));
      response.once('drain', more);
    };
    more();
  };
  const error = await failing(sender({}, { accepted: 'OK', timeoutMs: 5000 }).send(message));
  expect(error).toBeInstanceOf(NotSentError);
});
