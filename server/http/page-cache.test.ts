import { describe, expect, test, vi } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { EncodableBody } from './page-encoding.ts';

function page(text: string, status = 200): RenderedPage {
  return { status, etag: `"${text}"`, headers: {}, body: new EncodableBody(Buffer.from(text)) };
}

function cache(options?: { bytes: number }) {
  const clock = { now: 0 };
  const pages = new PageCache({ ttlMs: 30_000, maxBytes: options?.bytes ?? 1000, now: () => clock.now });
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
