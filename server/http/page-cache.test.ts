import { describe, expect, test, vi } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { EncodableBody } from './page-encoding.ts';

function page(text: string, status = 200): RenderedPage {
  const sources = new Set(['products', 'settings']);
  return { status, etag: `"${text}"`, headers: {}, body: new EncodableBody(Buffer.from(text)), sources };
}

function cache(options?: { bytes: number }) {
  const clock = { now: 0, silentFor: 0 };
  const pages = new PageCache({
    ttlMs: 30_000,
    staticTtlMs: 86_400_000,
    maxBytes: options?.bytes ?? 1000,
    now: () => clock.now,
    heardUntil: () => clock.now - clock.silentFor,
  });
  const text = async (address: string, render: () => Promise<RenderedPage>) =>
    (await pages.page(address, render)).body.bytes.toString();
  return { pages, clock, text };
}

const never = () => Promise.reject(new Error('It is rendered once more.'));

test('a page is rendered once, and again when it has expired', async () => {
  const { clock, text } = cache();
  expect(await text('/', async () => page('first'))).toBe('first');
  clock.now = 29_999;
  expect(await text('/', never)).toBe('first');
  clock.now = 30_001;
  expect(await text('/', async () => page('second'))).toBe('second');
});

test('concurrent visitors share one rendering', async () => {
  const { text } = cache();
  const render = vi.fn(async () => page('shared'));
  expect(await Promise.all([text('/', render), text('/', render), text('/', render)])).toEqual(
    Array(3).fill('shared'),
  );
  expect(render).toHaveBeenCalledTimes(1);
});

describe('a change', () => {
  test('expires the pages that are made of it, and no others', async () => {
    const { pages, text } = cache();
    const tailors = { ...page('tailors'), sources: new Set(['tailors']) };
    await text('/brands/1', async () => page('old price'));
    await text('/custom', async () => tailors);
    pages.expire('products');
    expect(await text('/brands/1', async () => page('new price'))).toBe('new price');
    expect(await text('/custom', never)).toBe('tailors');
    pages.expire('product:7');
    expect(await text('/brands/1', never)).toBe('new price');
  });

  test('of which nobody knows what it was expires all', async () => {
    const { pages, text } = cache();
    await text('/', async () => page('old'));
    await text('/help', async () => ({ ...page('old help'), isStatic: true }));
    pages.expire(undefined);
    expect(await text('/', async () => page('new'))).toBe('new');
    expect(await text('/help', async () => page('new help'))).toBe('new help');
  });

  test('while a page is rendered is not lost', async () => {
    const { pages, text } = cache();
    let finish = () => {};
    const slow = new Promise<RenderedPage>((resolve) => {
      finish = () => resolve(page('read before the change'));
    });
    const first = text('/', () => slow);
    pages.expire('settings');
    finish();
    expect(await first).toBe('read before the change');
    expect(await text('/', async () => page('read after it'))).toBe('read after it');
    expect(await text('/', never)).toBe('read after it');
  });

  test('leaves the old page for the case that it cannot be rendered', async () => {
    const { pages, text } = cache();
    await text('/', async () => page('old'));
    pages.expire('products');
    expect(await text('/', async () => page('failed', 503))).toBe('old');
    expect(await text('/', async () => page('new'))).toBe('new');
  });
});

describe('a page is at most five seconds old', () => {
  test('while no changes are heard of', async () => {
    const { clock, text } = cache();
    await text('/', async () => page('first'));
    clock.now = 20_000;
    clock.silentFor = 4_999;
    expect(await text('/', never)).toBe('first');
    clock.silentFor = 5_000;
    expect(await text('/', async () => page('second'))).toBe('second');
    clock.now = 24_999;
    clock.silentFor = 20_000;
    expect(await text('/', never)).toBe('second');
    clock.now = 25_000;
    expect(await text('/', async () => page('third'))).toBe('third');
  });

  test('when it is not known what it is made of', async () => {
    const { clock, text } = cache();
    await text('/', async () => ({ ...page('first'), sources: undefined }));
    clock.now = 4_999;
    expect(await text('/', never)).toBe('first');
    clock.now = 5_000;
    expect(await text('/', async () => page('second'))).toBe('second');
  });

  test('unless it changes with releases only', async () => {
    const { clock, text } = cache();
    await text('/help', async () => ({ ...page('help'), isStatic: true, sources: undefined }));
    clock.now = 3_600_000;
    clock.silentFor = 3_600_000;
    expect(await text('/help', never)).toBe('help');
  });
});

describe('a page that failed', () => {
  test.each([429, 500, 503])('with %i is not cached, and is rendered again', async (status) => {
    const { text } = cache();
    expect(await text('/', async () => page('failed', status))).toBe('failed');
    expect(await text('/', async () => page('whole'))).toBe('whole');
  });

  test('with 429 does not fail others who wait for it', async () => {
    const { text } = cache();
    const refused = text('/', async () => page('refused', 429));
    const render = vi.fn(async () => page('whole'));
    const waiting = [text('/', render), text('/', render), text('/', render)];
    expect(await refused).toBe('refused');
    expect(await Promise.all(waiting)).toEqual(Array(3).fill('whole'));
    expect(render).toHaveBeenCalledTimes(1);
    expect(await text('/', never)).toBe('whole');
  });

  test('partly, because a read failed, is not cached', async () => {
    const { text } = cache();
    const lacking = async () => ({ ...page('no reviews'), failedRead: 503 });
    expect(await text('/', lacking)).toBe('no reviews');
    expect(await text('/', async () => page('whole'))).toBe('whole');
    expect(await text('/', never)).toBe('whole');
  });

  test('partly, because of a 429, is not shared', async () => {
    const { text } = cache();
    const refused = text('/', async () => ({ ...page('no reviews'), failedRead: 429 }));
    const render = vi.fn(async () => page('whole'));
    expect(await Promise.all([refused, text('/', render), text('/', render)])).toEqual([
      'no reviews',
      'whole',
      'whole',
    ]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('with an error is not retried by all waiters at once', async () => {
    const { text } = cache();
    const render = vi.fn(async () => page('failed', 503));
    expect(await Promise.all([text('/', render), text('/', render)])).toEqual(['failed', 'failed']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('keeps serving the stale one', async () => {
    const { clock, text } = cache();
    await text('/', async () => page('old'));
    clock.now = 3_600_000;
    expect(await text('/', async () => page('failed', 503))).toBe('old');
    expect(await text('/', async () => page('new'))).toBe('new');
  });

  test('with an exception is rendered again', async () => {
    const { text } = cache();
    await expect(text('/', never)).rejects.toThrow();
    expect(await text('/', async () => page('whole'))).toBe('whole');
  });
});

describe('the cache is limited', () => {
  test('a recently used page is evicted last', async () => {
    const { text } = cache({ bytes: 1000 });
    for (const name of ['/a', '/b', '/c']) await text(name, async () => page('x'.repeat(300)));
    await text('/a', never);
    await text('/d', async () => page('x'.repeat(300)));
    expect(await text('/a', never)).toHaveLength(300);
    expect(await text('/b', async () => page('anew'))).toBe('anew');
  });

  test('the least recently used pages are evicted first', async () => {
    const { text } = cache({ bytes: 1000 });
    for (const name of ['/a', '/b', '/c', '/d']) await text(name, async () => page('x'.repeat(300)));
    expect(await text('/d', never)).toHaveLength(300);
    expect(await text('/a', async () => page('anew'))).toBe('anew');
  });

  test('neither very large pages nor very long addresses are cached', async () => {
    const { pages, text } = cache({ bytes: 1000 });
    await text('/small', async () => page('small'));
    await text('/large', async () => page('x'.repeat(1001)));
    await text(`/?q=${'x'.repeat(2000)}`, async () => page('a page'));
    expect(pages.stats.pages).toBe(1);
    expect(await text('/small', never)).toBe('small');
  });
});
