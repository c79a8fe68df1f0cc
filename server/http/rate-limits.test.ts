import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const proxied = testApp({ RATE_LIMIT: '5', TRUST_PROXY: 'true' });
const direct = testApp({ RATE_LIMIT: '5' });

async function statuses(shop: typeof direct, calls: { from?: string; forwardedFor?: string }[]) {
  const answers = [];
  for (const { from = '192.0.2.1', forwardedFor } of calls) {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    answers.push(
      await shop.app.inject({ method: 'GET', url: '/api/settings/', remoteAddress: from, headers }),
    );
  }
  return answers.map(({ statusCode }) => statusCode);
}

const six = <Item>(make: (at: number) => Item) => Array.from({ length: 6 }, (_, at) => make(at));
const REFUSED = [200, 200, 200, 200, 200, 429];

describe('calls of one visitor count together', () => {
  test('and the 429 has Retry-After', async () => {
    expect(
      await statuses(
        direct,
        six(() => ({ from: '198.51.100.1' })),
      ),
    ).toEqual(REFUSED);
    const answer = await direct.app.inject({ url: '/api/settings/', remoteAddress: '198.51.100.1' });
    expect(answer.json()).toMatchObject({ code: 'request.too_many' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await direct.app.inject({ url: '/healthz', remoteAddress: '198.51.100.1' })).statusCode).toBe(
      200,
    );
  });

  test('from whatever address of an IPv6 network they come', async () => {
    expect(
      await statuses(
        direct,
        six((at) => ({ from: `2001:db8:5:1:${at}::${at}` })),
      ),
    ).toEqual(REFUSED);
  });

  test('whatever a client forges in a header, without a proxy', async () => {
    const calls = six((at) => ({ from: '198.51.100.2', forwardedFor: `203.0.113.${at}` }));
    expect(await statuses(direct, calls)).toEqual(REFUSED);
  });

  test('whatever a client forges before the proxy’s entry', async () => {
    const calls = six((at) => ({ forwardedFor: `203.0.113.${at}, 198.51.100.3` }));
    expect(await statuses(proxied, calls)).toEqual(REFUSED);
  });
});

test('visitors behind one proxy are counted separately', async () => {
  const calls = six((at) => ({ forwardedFor: `203.0.113.${100 + at}` }));
  expect(await statuses(proxied, calls)).toEqual(Array(6).fill(200));
});
