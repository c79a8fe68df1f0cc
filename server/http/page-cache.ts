import type { EncodableBody } from './page-encoding.ts';

export interface RenderedPage {
  status: number;
  etag: string;
  headers: Record<string, string>;
  body: EncodableBody;
  isStatic?: boolean;
  /** Everything the page depends on; undefined if unknown. */
  sources?: ReadonlySet<string> | undefined;
  /** Status of the first failed read. If set, the page is incomplete. */
  failedRead?: number | undefined;
}

/** Upper bound on staleness, even when no invalidations arrive (pages-13). */
const MAX_STALE_MS = 5_000;

interface PageCacheOptions {
  ttlMs: number;
  staticTtlMs?: number;
  maxBytes: number;
  now?: () => number;
  /** All invalidations up to this time have arrived, in milliseconds of `now`. */
  heardUntil: () => number;
}

interface CachedPage {
  page: RenderedPage;
  renderedAt: number;
  expiresAt: number;
}

interface Rendering {
  page: Promise<RenderedPage>;
  /** Invalidations during the rendering; `undefined` means that anything may have changed. */
  changed: Set<string | undefined>;
}

/** An LRU cache. Pages are anonymous, so any visitor may get them. */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #cached = new Map<string, CachedPage>();
  readonly #pending = new Map<string, Rendering>();
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
   * Concurrent requests share one rendering, and a stale page is preferred to an error. A 429 is not shared; each
   * waiting request renders under its own limit.
   */
  async page(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const cached = this.#cached.get(address);
    if (cached && this.#isFresh(cached)) {
      this.#hits += 1;
      this.#cached.delete(address);
      this.#cached.set(address, cached);
      return cached.page;
    }
    this.#misses += 1;
    let rendered: RenderedPage | undefined;
    while (!rendered) {
      const pending = this.#pending.get(address)?.page;
      const page = await (pending ?? this.#render(address, render));
      if (!pending || !isRateLimited(page)) rendered = page;
    }
    return isCacheable(rendered) ? rendered : (cached?.page ?? rendered);
  }

  /** Expires the pages that depend on `source`, or all pages if it is undefined. */
  expire(source: string | undefined): void {
    for (const cached of this.#cached.values()) {
      if (isMadeOf(cached.page, source)) cached.expiresAt = 0;
    }
    for (const { changed } of this.#pending.values()) changed.add(source);
  }

  #isFresh({ page, renderedAt, expiresAt }: CachedPage): boolean {
    const now = this.#options.now();
    if (expiresAt <= now) return false;
    return page.isStatic || now - Math.max(renderedAt, this.#options.heardUntil()) < MAX_STALE_MS;
  }

  #render(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const changed: Rendering['changed'] = new Set();
    const startedAt = this.#options.now();
    const rendering = render()
      .then((page) => {
        const isOld = [...changed].some((source) => isMadeOf(page, source));
        if (isCacheable(page)) this.#store(address, page, startedAt, isOld);
        return page;
      })
      .finally(() => this.#pending.delete(address));
    this.#pending.set(address, { page: rendering, changed });
    return rendering;
  }

  #store(address: string, page: RenderedPage, renderedAt: number, isOld: boolean): void {
    this.#evict(address);
    const { maxBytes } = this.#options;
    const bytes = bytesOf(address, page);
    // One page must not evict all others.
    if (bytes > maxBytes / 2) return;
    const expiresAt = isOld ? 0 : renderedAt + this.#ttlOf(page);
    this.#cached.set(address, { page, renderedAt, expiresAt });
    this.#bytes += bytes;
    for (const leastRecent of this.#cached.keys()) {
      if (this.#bytes <= maxBytes) break;
      this.#evict(leastRecent);
    }
  }

  #ttlOf({ isStatic, sources }: RenderedPage): number {
    const { ttlMs, staticTtlMs } = this.#options;
    if (isStatic) return staticTtlMs;
    return sources ? ttlMs : Math.min(ttlMs, MAX_STALE_MS);
  }

  #evict(address: string): void {
    const cached = this.#cached.get(address);
    if (!cached) return;
    this.#cached.delete(address);
    this.#bytes -= bytesOf(address, cached.page);
  }
}

function isMadeOf({ sources }: RenderedPage, source: string | undefined): boolean {
  return source === undefined || sources === undefined || sources.has(source);
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
