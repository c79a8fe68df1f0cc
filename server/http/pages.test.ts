import Fastify from 'fastify';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tailors } from '../../contract/tailors.ts';
import { handleErrors } from './error-handler.ts';
import { Metrics } from './metrics.ts';
import { type PageChanges, registerPages } from './pages.ts';
import type { ServerBuild } from './server-build.ts';

const render = vi.fn<ServerBuild['render']>();
const pageAt = async (asked: string) => {
  const { pathname, searchParams } = new URL(`http://shop${asked}`);
  const q = searchParams.get('q');
  return { address: q === null ? pathname : `${pathname}?q=${q}`, isStatic: pathname === '/lasting' };
};
const html = (text: string, status = 200) =>
  new Response(`<!DOCTYPE html>${text}`, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

beforeEach(() => {
  render.mockReset();
  render.mockImplementation(async () => html('a page'));
});

const changes: PageChanges = { heardUntil: Number.POSITIVE_INFINITY, subscribeAll: () => () => undefined };

function shop(metrics?: Metrics) {
  const app = Fastify();
  handleErrors(app);
  app.get('/tailor_module/tailors/', async () => ({}));
  registerPages(
    app,
    { pageAt, render },
    {
      mode: 'production',
      publicUrl: 'https://naap.example',
      endpoints: [tailors],
      changes,
      ...(metrics ? { metrics } : {}),
    },
  );
  return app;
}

const rendered = () => render.mock.calls.map(([request]) => request.url);

describe('a page', () => {
  test('is rendered with the public URL, whatever host the request names', async () => {
    const app = shop();
    const headers = { host: 'other.example' };
    for (const url of ['/terms', 'http://other.example/privacy', '//other.example/x']) {
      expect((await app.inject({ url, headers })).statusCode, url).toBe(200);
    }
    expect(rendered()).toEqual([
      'https://naap.example/terms',
      'https://naap.example/privacy',
      'https://naap.example//other.example/x',
    ]);
  });

  test('is rendered apart for those who save data (pages-31)', async () => {
    const app = shop();
    const light = { 'save-data': 'on' };
    for (const headers of [{}, light, {}, light]) {
      const page = await app.inject({ url: '/terms', headers });
      expect(page.headers.vary).toContain('save-data');
    }
    expect(render.mock.calls.map(([request]) => request.headers.get('save-data'))).toEqual([null, 'on']);
  });

  test('is rendered once for all spellings of its address', async () => {
    const app = shop();
    for (const url of ['/', '/?fbclid=1', '/?utm_source=x&utm_campaign=y', '/?']) await app.inject(url);
    expect(rendered()).toEqual(['https://naap.example/']);
  });

  test('is rendered once for all unread parameters', async () => {
    const app = shop();
    const addresses = Array.from({ length: 2000 }, (_, index) => `/terms?x=${index}&q=a`);
    const bodies = new Set<string>();
    for (const url of addresses) bodies.add((await app.inject(url)).body);
    expect(rendered()).toEqual(['https://naap.example/terms?q=a']);
    expect(bodies.size).toBe(1);
  });

  test('that is static is rendered once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const app = shop();
      for (let hour = 0; hour < 12; hour += 1) {
        await app.inject('/lasting');
        await app.inject('/terms');
        vi.advanceTimersByTime(3_600_000);
      }
      const names = rendered().map((url) => url.replace('https://naap.example', ''));
      expect(names.filter((name) => name === '/lasting')).toHaveLength(1);
      expect(names.filter((name) => name === '/terms')).toHaveLength(12);
    } finally {
      vi.useRealTimers();
    }
  });

  test('may mention the API', async () => {
    for (const url of ['/api/docs', '/api/docs/', '/api/docs?tag=orders', '/apiary']) {
      expect((await shop().inject(url)).statusCode, url).toBe(200);
    }
  });

  test('is counted as cached or rendered', async () => {
    const metrics = new Metrics();
    const app = shop(metrics);
    for (const url of ['/', '/', '/terms', '/']) await app.inject(url);
    const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('page_cache'));
    expect(lines).toEqual([
      'page_cache_pages 2',
      'page_cache_bytes 49',
      'page_cache_hits_total 2',
      'page_cache_misses_total 2',
    ]);
  });

  test('is 304 for a matching ETag', async () => {
    const app = shop();
    const { headers } = await app.inject('/');
    const status = async (tag: string) =>
      (await app.inject({ url: '/', headers: { 'if-none-match': tag } })).statusCode;
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(await status(String(headers.etag))).toBe(304);
    expect(await status(`W/${headers.etag}`)).toBe(304);
    expect(await status(`"other", ${headers.etag}`)).toBe(304);
    expect(await status('"other"')).toBe(200);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['gzip;q=0.8, br;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['abrupt', undefined],
    [undefined, undefined],
  ])('is for %s compressed by %s', async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const response = await shop().inject({ url: '/', headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding, save-data');
  });

  test('responds to HEAD without a body', async () => {
    const response = await shop().inject({ method: 'HEAD', url: '/' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe('');
  });

  test('refuses other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const response = await shop().inject({ method, url: '/terms' });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
      expect(response.json()).toMatchObject({ code: 'request.method_not_allowed' });
    }
    expect(render).not.toHaveBeenCalled();
  });
});

test('a page’s data shows and runs nothing in a browser', async () => {
  const script = '["<script>alert(1)</script>"]';
  render.mockImplementation(
    async () => new Response(script, { headers: { 'content-type': 'text/x-script; charset=utf-8' } }),
  );
  const { headers, body } = await shop().inject('/book-tailor.data');
  expect(body).toBe(script);
  expect(headers['content-type']).toBe('text/x-script; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

describe('a page that fails', () => {
  test.each([429, 503])('because a read failed with %i has that status', async (status) => {
    const app = shop();
    app.get('/api/busy/', (_request, reply) => reply.status(status).header('retry-after', 7).send({}));
    render.mockImplementationOnce(async (_request, api) => {
      expect((await api('/api/busy/')).statusCode).toBe(status);
      return html('sorry', 500);
    });
    const response = await app.inject('/');
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
    expect((await app.inject('/')).statusCode).toBe(200);
  });

  test.each([429, 500, 503])('partly, because a read failed with %i, is not cached', async (status) => {
    const app = shop();
    app.get('/api/busy/', (_request, reply) => reply.status(status).header('retry-after', 7).send({}));
    render.mockImplementationOnce(async (_request, api) => {
      await api('/api/busy/');
      return html('without its reviews');
    });
    const lacking = await app.inject('/');
    expect([lacking.statusCode, lacking.body]).toEqual([200, expect.stringContaining('without its reviews')]);
    expect(lacking.headers['cache-control']).toBe('no-store');
    const whole = await app.inject('/');
    expect(whole.body).toContain('a page');
    expect(whole.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('reads with the address of its visitor', async () => {
    const app = shop();
    app.get('/api/whoever/', async ({ ip }) => ({ ip }));
    render.mockImplementationOnce(async (_request, api) => html((await api('/api/whoever/')).body));
    const { body } = await app.inject({ url: '/', remoteAddress: '198.51.100.7' });
    expect(body).toContain('198.51.100.7');
  });

  test('for another reason is logged', async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
    registerPages(
      app,
      { pageAt, render },
      { mode: 'production', publicUrl: 'https://naap.example', endpoints: [], changes },
    );
    render.mockImplementationOnce(async (_request, _api, report) => {
      report(new Error('The needle broke'));
      return html('sorry', 500);
    });
    expect((await app.inject('/')).statusCode).toBe(500);
    expect(lines.join('')).toContain('The needle broke');
    expect(lines.join('')).toContain('page failed');
  });
});

test('a redirect keeps its status and location', async () => {
  render.mockImplementation(async () => new Response(null, { status: 302, headers: { location: '/login' } }));
  const { statusCode, headers } = await shop().inject('/old');
  expect([statusCode, headers.location]).toEqual([302, '/login']);
});

describe('an unknown API address is 404 in JSON', () => {
  test.each(['/api', '/api?x=1', '/api/nothing', '/auth/', '/files', 'http://other.example/api/nothing'])(
    '%s',
    async (url) => {
      const response = await shop().inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'request.not_found' });
      expect(render).not.toHaveBeenCalled();
    },
  );

  test('like a missing file', async () => {
    for (const url of ['/assets/old-1a2b3c.js', '/art/nothing.svg']) {
      const response = await shop().inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
    }
    expect(render).not.toHaveBeenCalled();
  });

  test('and lists the allowed methods', async () => {
    const response = await shop().inject({ method: 'DELETE', url: '/tailor_module/tailors?page=1' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.json()).toMatchObject({ code: 'request.method_not_allowed' });
  });
});

describe('a form that is sent without scripts', () => {
  const typed = 'email=ayesha%40example.com&password=a-long-password';
  const send = (
    headers: Record<string, string>,
    url = '/login?next=%2Forders',
    payload: string | object = typed,
  ) =>
    shop().inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  test("is handed to the page's action, and its answer is not cached", async () => {
    const response = await send({ 'sec-fetch-site': 'same-origin' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    const [request] = render.mock.lastCall ?? [];
    expect([request?.method, await request?.text()]).toEqual(['POST', typed]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of our site', { 'sec-fetch-site': 'same-site' }],
    ['another origin, of an older browser', { origin: 'https://other.example' }],
  ])('is refused from %s', async (_, headers) => {
    const response = await send(headers);
    expect([response.statusCode, response.json().code]).toEqual([403, 'request.foreign_form']);
    expect(render).not.toHaveBeenCalled();
  });

  test('is refused where the page has no such form, and as another content type', async () => {
    expect((await send({}, '/terms')).statusCode).toBe(405);
    expect((await send({ 'content-type': 'application/json' }, '/login', {})).statusCode).toBe(415);
    expect((await send({}, '/login', 'a'.repeat(40_000))).statusCode).toBe(413);
    expect(render).not.toHaveBeenCalled();
  });
});
