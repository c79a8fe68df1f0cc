import { connect } from 'node:net';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addressOf, methodOf } from '../contract/paths.ts';
import { testApp } from './app.ts';
import { jpeg, multipart, png, signUp } from './factories.ts';

const shop = testApp({ REQUEST_TIMEOUT: '1' });

const LEAKS = /\bat \w+ \(|node_modules|\/server\/|select |insert |postgres|pg_|drizzle|zod/i;

function expectCleanFailure(
  response: { statusCode: number; payload: string; headers: object },
  ...statuses: number[]
) {
  expect(statuses).toContain(response.statusCode);
  expect(response.headers).toMatchObject({ 'content-type': expect.stringContaining('application/json') });
  expect(response.payload).not.toMatch(LEAKS);
  expect(JSON.parse(response.payload)).toBeTypeOf('object');
}

const JSON_CALLS = [
  'POST /auth/login/',
  'POST /auth/register/',
  'POST /auth/refresh/',
  'POST /user_module/measurements/',
  'POST /contact/contact-us/',
  'POST /api/newsletter/',
  'POST /api/newsletter/confirm/',
  'POST /api/shop/cart/check/',
  'POST /api/shop/orders/',
  'POST /api/payments/tokens/',
] as const;

describe.each(JSON_CALLS)('%s', (call) => {
  const bodies: [string, string][] = [
    ['malformed JSON', '{"email": '],
    ['no JSON at all', 'hello'],
    ['an array', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
    [
      'wrong types',
      '{"email": {"$ne": null}, "password": [1], "username": 7, "refresh": {}, "label": [], "chest": "x"}',
    ],
    ['a polluted prototype', '{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}'],
    [
      'NUL characters',
      '{"email": "a\\u0000b@example.com", "label": "\\u0000", "password": "\\u0000", "refresh": "\\u0000"}',
    ],
  ];

  test.each(bodies)('refuses %s', async (_name, payload) => {
    const { headers } = await signUp(shop);
    const response = await shop.app.inject({
      method: methodOf(call),
      url: addressOf(call),
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expectCleanFailure(response, 400, 401);
  });

  test('refuses 65 kB of text', async () => {
    const { headers } = await signUp(shop);
    const payload = JSON.stringify({ label: 'x'.repeat(65 * 1024) });
    const response = await shop.app.inject({
      method: methodOf(call),
      url: addressOf(call),
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expectCleanFailure(response, 413);
  });

  test('refuses other content types', async () => {
    const { headers } = await signUp(shop);
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
      const response = await shop.app.inject({
        method: methodOf(call),
        url: addressOf(call),
        payload: 'a=b',
        headers: { ...headers, 'content-type': type },
      });
      expectCleanFailure(response, 415, 400);
    }
  });
});

describe('an invalid body', () => {
  test.each([
    ['PATCH', '/tailor_module/single-order/1/checkout/'],
    ['DELETE', '/user_module/measurements/1/'],
  ] as const)('is ignored when it is empty: %s %s', async (method, url) => {
    const { headers } = await signUp(shop);
    const type = { 'content-type': 'application/json' };
    expectCleanFailure(await shop.app.inject({ method, url, headers: { ...headers, ...type } }), 404);
  });

  test('is treated as empty where fields are expected', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/auth/login/',
      headers: { 'content-type': 'application/json' },
    });
    expectCleanFailure(response, 400);
    expect(Object.keys(response.json())).toEqual(['email', 'password']);
  });

  test('may have 256 kB where only those who work here call', async () => {
    const { headers } = await signUp(shop, { userType: 'support' });
    const preview = (kilobytes: number) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/content/preview/',
        headers,
        payload: { slug: 'about', body: '', unknown: 'x'.repeat(kilobytes * 1024) },
      });
    expectCleanFailure(await preview(250), 400);
    expectCleanFailure(await preview(257), 413);
  });

  test('may not be compressed', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/auth/login/',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify({ email: 'a@mail.example', password: 'x'.repeat(20_000_000) })),
    });
    expectCleanFailure(response, 400);
  });
});

describe('an invalid picture', () => {
  const pictures: [string, () => Promise<Buffer> | Buffer][] = [
    ['a script named as one', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a PNG of 200 megapixels', () => hugePng(20_000, 10_000)],
    ['a PNG header and then nothing', async () => (await png()).subarray(0, 40)],
    ['a JPEG cut short', async () => (await jpeg(400, 400)).subarray(0, 300)],
    ['a bomb of zeros', () => hugePng(60_000, 60_000)],
    ['a zip', () => Buffer.from('504b0304140000000800', 'hex')],
    ['HTML', () => Buffer.from('<!doctype html><title>x</title>')],
  ];

  test.each(pictures)('%s is refused on its field, quickly', async (_name, make) => {
    const { headers } = await signUp(shop);
    const form = multipart({}, { profile_picture: await make() });
    const response = await shop.app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    expectCleanFailure(response, 400);
    expect(Object.keys(response.json())).toEqual(['profile_picture']);
  });

  test('of more than 10 MB is refused on its field', async () => {
    const { headers } = await signUp(shop);
    const form = multipart({}, { profile_picture: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) });
    const response = await shop.app.inject({
      method: 'PUT',
      url: '/auth/profile/',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    expectCleanFailure(response, 400);
    expect(response.json()).toEqual({ profile_picture: ['The picture is larger than 10 MB.'] });
  });

  test('in a truncated form, with a wrong boundary, or with a thousand fields', async () => {
    const { headers } = await signUp(shop);
    const form = multipart({ first_name: 'Ayesha' }, { profile_picture: await png() });
    const many = multipart(
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 'x'])),
    );
    const attempts = [
      { payload: form.payload.subarray(0, form.payload.length - 60), headers: form.headers },
      { payload: form.payload, headers: { 'content-type': 'multipart/form-data; boundary=other' } },
      { payload: form.payload, headers: { 'content-type': 'multipart/form-data' } },
      { payload: many.payload, headers: many.headers },
    ];
    for (const { payload, headers: type } of attempts) {
      const response = await shop.app.inject({
        method: 'PUT',
        url: '/auth/profile/',
        payload,
        headers: { ...type, ...headers },
      });
      expectCleanFailure(response, 400, 413, 415);
    }
  });
});

describe('an invalid address', () => {
  test.each(['-1', '0', '1.5', 'abc', '2147483648', '9'.repeat(30), '%00', "1'%20or%201=1", 'null'])(
    'id %s is 404 everywhere',
    async (id) => {
      const { headers } = await signUp(shop);
      const urls: ['GET' | 'PUT' | 'PATCH' | 'DELETE', string][] = [
        ['DELETE', `/user_module/measurements/${id}/`],
        ['PATCH', `/tailor_module/single-order/${id}/checkout/`],
        ['GET', `/tailor_module/single-order/invoice/${id}/`],
        ['GET', `/tailor_module/tailors/${id}/`],
        ['GET', `/files/${id}`],
      ];
      for (const [method, url] of urls) {
        expectCleanFailure(await shop.app.inject({ method, url, headers }), 404);
      }
    },
  );

  test('an unknown path of the API is 404 as JSON', async () => {
    for (const url of [
      '/api/nothing',
      '/auth/',
      '/tailor_module/../../etc/passwd',
      '/user_module/%2e%2e%2f',
      '/files/%zz',
      `/tailor_module/tailors/${'9'.repeat(1000)}/`,
    ]) {
      expectCleanFailure(await shop.app.inject({ method: 'GET', url }), 404);
    }
  });
});

test('a body that never ends times out', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(address.port, '127.0.0.1');
    let received = '';
    socket.write(
      'POST /auth/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    const drip = setInterval(() => socket.write('1\r\n \r\n'), 100);
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(received);
    });
  });
  expect(answer).toMatch(/^HTTP\/1.1 408/);
  expect(answer).toContain('"code":"request.timeout"');
}, 60_000);

/** A small file that decodes to this size: rows of zeros, compressed. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024 * 1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
