import type { EncodableBody } from './page-encoding.ts';

export interface RenderedPage {
  status: number;
  etag: string;
  headers: Record<string, string>;
  body: EncodableBody;
  isStatic?: boolean;
  /** Status of the first failed read: the page is incomplete. */
  failedRead?: number | undefined;
}

interface PageCacheOptions {
  ttlMs: number;
  staticTtlMs?: number;
  maxBytes: number;
  now?: () => number;
}

interface CachedPage {
  page: RenderedPage;
  expiresAt: number;
}

/** An LRU cache. Pages are anonymous, so anyone may get them. */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #cached = new Map<string, CachedPage>();
  readonly #pending = new Map<string, Promise<RenderedPage>>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, staticTtlMs: options.ttlMs, ...options };
  }

  get stats(): { pages: number; bytes: number; hits: number; misses: number } {
    return { pages: this.#cached.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses };
  }

  /**
   * Concurrent requests share one rendering; stale is better than an error. A 429 is not shared; each waiter renders
   * under its own limit.
   */
  async page(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const cached = this.#cached.get(address);
    if (cached && cached.expiresAt > this.#options.now()) {
      this.#hits += 1;
      this.#cached.delete(address);
      this.#cached.set(address, cached);
      return cached.page;
    }
    this.#misses += 1;
    let rendered: RenderedPage | undefined;
    while (!rendered) {
      const pending = this.#pending.get(address);
      const page = await (pending ?? this.#render(address, render));
      if (!pending || !isRateLimited(page)) rendered = page;
    }
    return isCacheable(rendered) ? rendered : (cached?.page ?? rendered);
  }

  #render(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render()
      .then((page) => {
        if (isCacheable(page)) this.#store(address, page);
        return page;
      })
      .finally(() => this.#pending.delete(address));
    this.#pending.set(address, rendering);
    return rendering;
  }

  #store(address: string, page: RenderedPage): void {
    this.#evict(address);
    const { now, ttlMs, staticTtlMs, maxBytes } = this.#options;
    const bytes = bytesOf(address, page);
    // One page must not evict all others.
    if (bytes > maxBytes / 2) return;
    this.#cached.set(address, { page, expiresAt: now() + (page.isStatic ? staticTtlMs : ttlMs) });
    this.#bytes += bytes;
    for (const leastRecent of this.#cached.keys()) {
      if (this.#bytes <= maxBytes) break;
      this.#evict(leastRecent);
    }
  }

  #evict(address: string): void {
    const cached = this.#cached.get(address);
    if (!cached) return;
    this.#cached.delete(address);
    this.#bytes -= bytesOf(address, cached.page);
  }
}

function isCacheable({ status, failedRead }: RenderedPage): boolean {
  return status < 500 && status !== 429 && failedRead === undefined;
}

function isRateLimited({ status, failedRead }: RenderedPage): boolean {
  return status === 429 || failedRead === 429;
}

function bytesOf(address: string, { body }: RenderedPage): number {
  return address.length + body.bytes.length;
}
