import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { HAS_REDIS, RedisServer } from '../../test/redis-server.ts';
import { visitorCookie } from '../../test/visitor-cookie.ts';

const proxied = testApp({ RATE_LIMIT: '5', TRUST_PROXY: 'true' });
const direct = testApp({ RATE_LIMIT: '5' });
const server = HAS_REDIS ? await RedisServer.start() : undefined;
const processes = ['one', 'other'].map(() => testApp({ RATE_LIMIT: '5', REDIS_URL: server?.url ?? '' }));
const [one, other] = processes as [typeof direct, typeof direct];

afterAll(() => server?.stop());

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
    const response = await direct.app.inject({ url: '/api/settings/', remoteAddress: '198.51.100.1' });
    expect(response.json()).toMatchObject({ code: 'request.too_many' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
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

describe('with the default limit', () => {
  const shop = testApp({ RATE_LIMIT: '12000' });

  test('500 phones behind one address read and are signed in', async () => {
    const remoteAddress = '198.51.100.60';
    const statuses = new Set<number>();
    for (let phone = 1; phone <= 500; phone += 1) {
      const token = await shop.deps.accessTokens.sign({ id: phone, role: 'customer', sessionId: phone });
      const headers = { authorization: `Bearer ${token}` };
      const calls = [
        ...Array(4).fill({ url: '/api/settings/', remoteAddress }),
        { url: '/user_module/measurements/', remoteAddress, headers },
      ];
      for (const call of calls) statuses.add((await shop.app.inject(call)).statusCode);
    }
    expect([...statuses]).toEqual([200]);
  });

  test('an account makes 600 calls a minute, from however many addresses', async () => {
    const token = await shop.deps.accessTokens.sign({ id: 999_999, role: 'customer', sessionId: 1 });
    const headers = { authorization: `Bearer ${token}` };
    const call = (at: number) =>
      shop.app.inject({ url: '/user_module/measurements/', remoteAddress: `192.0.2.${at % 250}`, headers });
    for (let at = 0; at < 600; at += 1) expect((await call(at)).statusCode).toBe(200);
    expect((await call(600)).statusCode).toBe(429);
  });
});

describe('phones behind one address', () => {
  // A tenth of the default.
  const city = testApp({ RATE_LIMIT: '1200' });

  test('5,000 phones behind one address shop while a neighbour floods it', async () => {
    const remoteAddress = '198.51.100.61';
    const flood = async (count: number) => {
      let last = 200;
      for (let call = 0; call < count && last === 200; call += 1)
        last = (await city.app.inject({ url: '/api/settings/', remoteAddress })).statusCode;
      return last;
    };
    expect(await flood(1201)).toBe(429);
    const statuses = new Set<number>();
    for (let phone = 0; phone < 5000; phone += 1) {
      const cookies = visitorCookie(city);
      statuses.add((await city.app.inject({ url: '/api/settings/', remoteAddress, cookies })).statusCode);
    }
    expect([...statuses]).toEqual([200]);
  });

  test('what is refused to one phone costs its neighbours nothing', async () => {
    const send = async (cookies: Record<string, string>) => {
      const request = { method: 'POST', url: '/contact/contact-us/', payload: {}, cookies } as const;
      return (await city.app.inject({ ...request, remoteAddress: '198.51.100.62' })).statusCode;
    };
    const busy = visitorCookie(city);
    const answers = [];
    for (let call = 0; call < 210; call += 1) answers.push(await send(busy));
    expect(answers.filter((status) => status === 400)).toHaveLength(10);
    expect(await send(visitorCookie(city))).toBe(400);
  });

  test('whoever collects new cookies meets the limit of the address, and known visitors do not', async () => {
    const remoteAddress = '198.51.100.64';
    const read = async (cookies: Record<string, string>) =>
      (await city.app.inject({ url: '/api/settings/', remoteAddress, cookies })).statusCode;
    for (let phone = 0; phone < 20; phone += 1) {
      const cookies = visitorCookie(city);
      for (let call = 0; call < 300; call += 1) await read(cookies);
    }
    expect(await read(visitorCookie(city))).toBe(429);
    expect(await read(visitorCookie(city, 2 * 3_600_000))).toBe(200);
  });
});

describe.skipIf(!server)('with Redis', () => {
  const CALLS = six(() => ({ from: '198.51.100.50' }));
  const isReady = async () => {
    for (const { deps } of processes) await expect.poll(() => deps.redis?.isReady).toBe(true);
  };

  afterEach(async () => {
    server?.resume();
    await server?.stop();
    await server?.start();
  });

  test('the calls of a visitor to all processes count together', async () => {
    await isReady();
    expect(await statuses(one, CALLS)).toEqual(REFUSED);
    expect(await statuses(other, CALLS)).toEqual(Array(6).fill(429));
    expect(await statuses(other, [{ from: '198.51.100.51' }])).toEqual([200]);
  });

  test('the limit of one call is counted by itself', async () => {
    await isReady();
    const send = ({ app }: typeof direct) =>
      app.inject({
        method: 'POST',
        url: '/contact/contact-us/',
        payload: {},
        remoteAddress: '198.51.100.52',
      });
    for (let count = 0; count < 50; count += 1) expect((await send(one)).statusCode).toBe(400);
    expect((await send(other)).statusCode).toBe(429);
    expect(await statuses(other, [{ from: '198.51.100.52' }])).toEqual([200]);
  });

  test('each process counts by itself while it is gone, and together again afterwards', async () => {
    await isReady();
    await server?.stop();
    await expect.poll(() => processes.some(({ deps }) => deps.redis?.isReady)).toBe(false);
    expect(await statuses(one, CALLS)).toEqual(REFUSED);
    expect(await statuses(other, CALLS)).toEqual(REFUSED);
    await server?.start();
    await isReady();
    expect(await statuses(one, CALLS)).toEqual(REFUSED);
    expect(await statuses(other, CALLS.slice(0, 1))).toEqual([429]);
  });

  test('no call waits long while it hangs', async () => {
    await isReady();
    server?.hang();
    const started = Date.now();
    const calls = six(() => ({ from: '198.51.100.60' }));
    expect(await statuses(one, calls)).toEqual(REFUSED);
    expect(Date.now() - started).toBeLessThan(4000);
  });
});
