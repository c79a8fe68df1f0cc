import type { EncodableBody } from './page-encoding.ts';

/** A page ready to be sent. */
export interface RenderedPage {
  status: number;
  etag: string;
  headers: Record<string, string>;
  body: EncodableBody;
  /** Whether it stays the same until the next release. */
  isStatic?: boolean;
  /** Status of the first read that failed, if one did: the page is incomplete then. */
  failedRead?: number | undefined;
}

interface PageCacheOptions {
  ttlMs: number;
  /** For static pages. */
  staticTtlMs?: number;
  /** What all addresses and uncompressed bodies may weigh together. */
  maxBytes: number;
  /** The clock, in milliseconds. */
  now?: () => number;
}

interface CachedPage {
  page: RenderedPage;
  expiresAt: number;
}

/** Rendered pages in memory, the least recently used evicted first. Pages are anonymous, so anyone may get them. */
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
   * The page at an address, cached or rendered. Concurrent requests share one rendering, and an expired page is better
   * than an error. A 429 is not shared; each waiter renders under its own limit.
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
    // One page alone must not evict all others.
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

/** Whether everybody may get the page: it is complete and no error. */
function isCacheable({ status, failedRead }: RenderedPage): boolean {
  return status < 500 && status !== 429 && failedRead === undefined;
}

function isRateLimited({ status, failedRead }: RenderedPage): boolean {
  return status === 429 || failedRead === 429;
}

function bytesOf(address: string, { body }: RenderedPage): number {
  return address.length + body.bytes.length;
}
