import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { PublicFetchError, type PublicFetchOptions, publicFetch, publicUrl } from './public-fetch.ts';

const servers: Server[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function listening(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (url: string, options: Partial<PublicFetchOptions> = {}) =>
  publicFetch(url, { method: 'POST', body: '{}', timeoutMs: 3000, maxAnswerBytes: 100, ...options });

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'sent',
    (error: unknown) => (error instanceof PublicFetchError ? error.reason : String(error)),
  );

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'takes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.8.8.8',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '8.8.8.8.nip.io',
    '',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('publicUrl', () => {
  it.each([
    'https://shop.example.com/hooks?a=1',
    'https://shop.example.com:8443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('takes %s', (url) => expect(publicUrl(url)?.href).toBe(url));

  it.each([
    'http://shop.example.com/',
    'ftp://shop.example.com/',
    'file:///etc/passwd',
    'shop.example.com',
    '',
    'https://user@shop.example.com/',
    'https://user:secret@shop.example.com/',
    'https://shop.example.com:22/',
    'https://shop.example.com:25/',
    'https://shop.example.com:80/',
    'https://localhost/',
    'https://localhost./',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://①②⑦.0.0.1/',
    'https://0/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00:ec2::254]/',
    `https://shop.example.com/${'x'.repeat(2048)}`,
  ])('refuses %s', (url) => expect(publicUrl(url)).toBeUndefined());

  it('takes this machine only where that is allowed, and no other private address', () => {
    expect(publicUrl('http://localhost:3000/', true)).toBeDefined();
    expect(publicUrl('http://127.0.0.1/', true)).toBeDefined();
    expect(publicUrl('http://10.0.0.1/', true)).toBeUndefined();
    expect(publicUrl('https://10.0.0.1/', true)).toBeUndefined();
    expect(publicUrl('http://shop.example.com/', true)).toBeUndefined();
  });
});

describe('publicFetch', () => {
  it('sends method, headers and body, and returns status, headers and body', async () => {
    const seen: unknown[] = [];
    const url = await listening(async (request, response) => {
      const body = (await request.toArray()).join('');
      seen.push([
        request.method,
        request.url,
        request.headers['x-test'],
        request.headers['content-length'],
        body,
      ]);
      response.writeHead(201, { 'x-answer': 'yes' }).end('done');
    });
    const answer = await post(`${url}/a?b=c`, {
      allowLoopback: true,
      headers: { 'x-test': 'one' },
      body: '{"city":"لاہور"}',
    });
    expect(seen).toEqual([['POST', '/a?b=c', 'one', '21', '{"city":"لاہور"}']]);
    expect(answer).toMatchObject({ status: 201, isCut: false });
    expect(answer.headers['x-answer']).toBe('yes');
    expect(String(answer.body)).toBe('done');
  });

  it('never asks for a name behind an address that is not allowed', async () => {
    const resolve = vi.fn(async () => ['8.8.8.8']);
    expect(await reasonOf(post('http://shop.example.com/', { resolve }))).toBe('bad_url');
    expect(await reasonOf(post('https://127.0.0.1/', { resolve }))).toBe('bad_url');
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.7', '192.168.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['fd00::1'],
    ['fe80::1'],
  ])('refuses a name that resolves to %s', async (...found) => {
    const request = vi.spyOn(https, 'request');
    const resolve = async () => found;
    expect(await reasonOf(post('https://shop.example.com/', { resolve }))).toBe('not_public');
    expect(await reasonOf(post('https://shop.example.com/', { resolve, allowLoopback: true }))).toBe(
      'not_public',
    );
    expect(request).not.toHaveBeenCalled();
  });

  it('resolves a name once and connects to its public addresses only', async () => {
    const request = vi.spyOn(https, 'request').mockImplementation(() => {
      throw new Error('connected');
    });
    const resolve = vi
      .fn<() => Promise<string[]>>()
      .mockResolvedValueOnce(['10.0.0.1', '8.8.8.8', '2606:4700::1111'])
      .mockResolvedValue(['127.0.0.1']);
    await reasonOf(post('https://shop.example.com/', { resolve }));
    const [, options] = request.mock.calls[0] as unknown as [URL, https.RequestOptions];
    const callback = vi.fn();
    options.lookup?.('shop.example.com', { all: true }, callback);
    options.lookup?.('shop.example.com', {}, callback);
    const ipv4 = { address: '8.8.8.8', family: 4 };
    expect(callback.mock.calls).toEqual([
      [null, [ipv4, { address: '2606:4700::1111', family: 6 }]],
      [null, ipv4.address, ipv4.family],
    ]);
    expect(options.agent).toBe(false);
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('says when a name has no address, and when nobody listens', async () => {
    expect(await reasonOf(post('https://shop.example.com/', { resolve: async () => [] }))).toBe('unresolved');
    const url = await listening(() => {});
    const [server] = servers.splice(0);
    server?.close();
    expect(await reasonOf(post(url, { allowLoopback: true }))).toBe('unreachable');
  });

  it('returns redirects without following them', async () => {
    let requests = 0;
    const url = await listening((_request, response) => {
      requests += 1;
      response.writeHead(302, { location: 'http://localhost/admin' }).end();
    });
    const answer = await post(url, { allowLoopback: true });
    expect([answer.status, requests]).toEqual([302, 1]);
  });

  it('cuts a body that is too long or too slow, and keeps the status', async () => {
    const url = await listening((request, response) => {
      response.writeHead(200);
      if (request.url === '/long') response.end('x'.repeat(1_000_000));
      else response.write('slow');
    });
    const long = await post(`${url}/long`, { allowLoopback: true });
    expect([long.status, long.body.length, long.isCut]).toEqual([200, 100, true]);
    const slow = await post(`${url}/slow`, { allowLoopback: true, timeoutMs: 300 });
    expect([slow.status, String(slow.body), slow.isCut]).toEqual([200, 'slow', true]);
  });

  it('does not unpack a compressed body', async () => {
    const packed = gzipSync(Buffer.alloc(5_000_000));
    const url = await listening((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    });
    const answer = await post(url, { allowLoopback: true });
    expect([answer.body, answer.isCut]).toEqual([packed.subarray(0, 100), true]);
  });

  it('refuses more headers than a response may have', async () => {
    const url = await listening((_request, response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end();
    });
    expect(await reasonOf(post(url, { allowLoopback: true }))).toBe('unreachable');
  });

  it('ends in time without an answer, and with a slow name', async () => {
    const url = await listening(() => {});
    expect(await reasonOf(post(url, { allowLoopback: true, timeoutMs: 200 }))).toBe('timeout');
    const resolve = () => new Promise<string[]>(() => {});
    expect(await reasonOf(post('https://shop.example.com/', { resolve, timeoutMs: 200 }))).toBe('timeout');
  });

  it('ends when the caller aborts, and when the server breaks off', async () => {
    const url = await listening((request) => {
      if (request.url === '/broken') request.socket.destroy();
    });
    expect(await reasonOf(post(`${url}/broken`, { allowLoopback: true }))).toBe('unreachable');
    const signal = AbortSignal.timeout(100);
    expect(await reasonOf(post(url, { allowLoopback: true, signal }))).toBe('aborted');
    expect(await reasonOf(post(url, { allowLoopback: true, signal }))).toBe('aborted');
  });

  it('does not send headers that contain a line break', async () => {
    const url = await listening((_request, response) => response.end());
    const headers = { 'x-test': 'a\r\nx-more: b' };
    expect(await reasonOf(post(url, { allowLoopback: true, headers }))).toBe('unreachable');
  });
});
