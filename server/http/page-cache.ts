/** How a body may be compressed. */
export type Encoding = 'br' | 'gzip';

/** A page ready to be sent. */
export interface RenderedPage {
  status: number;
  etag: string;
  headers: Record<string, string>;
  body: Buffer;
  /** The compressed forms, made when the first visitor asks for one. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Whether it is the same until the next release. */
  isStatic?: boolean;
  /** Status of the first read that failed, if one did: the page is incomplete then. */
  failedRead?: number | undefined;
  /** Which of them have been compressed anew with more care, or are being so. */
  isPressed: Partial<Record<Encoding, boolean>>;
}

interface Limits {
  /** How long a page is as good as new, in milliseconds. */
  life: number;
  /** The same of a page that lasts until the next release. */
  staticLife?: number;
  /** How much all addresses and bodies may weigh together, uncompressed. */
  bytes: number;
  /** Milliseconds; a test has a clock of its own. */
  now?: () => number;
}

interface Kept {
  page: RenderedPage;
  until: number;
}

/** Whether a page may be cached for everybody: it is complete, and neither an error nor about its visitor. */
function isForAll({ status, failedRead }: RenderedPage): boolean {
  return status < 500 && status !== 429 && failedRead === undefined;
}

/** Whether somebody else, with limits of their own, may get a better page. */
function isRefusedToVisitor({ status, failedRead }: RenderedPage): boolean {
  return status === 429 || failedRead === 429;
}

/** Rendered pages in memory: anonymous, so anyone may get them. */
export class PageCache {
  readonly #limits: Required<Limits>;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<RenderedPage>>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(limits: Limits) {
    this.#limits = { now: Date.now, staticLife: limits.life, ...limits };
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#kept.size;
  }

  /** The size of the cache, its hits and its misses. */
  get stats(): { pages: number; bytes: number; hits: number; misses: number } {
    return { pages: this.#kept.size, bytes: this.#bytes, hits: this.#hits, misses: this.#misses };
  }

  /**
   * The page at an address: the kept one while it is new, else as `render` makes it. Who comes meanwhile waits for the
   * same rendering. When it fails, the old page is better than none. A visitor who asks too much fails alone: who waited
   * for that rendering has one made on their own account.
   */
  async page(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#kept.get(address);
    if (kept && kept.until > this.#limits.now()) {
      this.#hits += 1;
      // What is asked for goes last when there is no room for all.
      this.#kept.delete(address);
      this.#kept.set(address, kept);
      return kept.page;
    }
    this.#misses += 1;
    let fresh: RenderedPage | undefined;
    while (!fresh) {
      const underWay = this.#underWay.get(address);
      const made = await (underWay ?? this.#begin(address, render));
      if (!underWay || !isRefusedToVisitor(made)) fresh = made;
    }
    return isForAll(fresh) ? fresh : (kept?.page ?? fresh);
  }

  #begin(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render()
      .then((page) => {
        if (isForAll(page)) this.#keep(address, page);
        return page;
      })
      .finally(() => this.#underWay.delete(address));
    this.#underWay.set(address, rendering);
    return rendering;
  }

  #keep(address: string, page: RenderedPage): void {
    this.#forget(address);
    const weight = weightOf(address, page);
    // One page alone must not drive out all others.
    if (weight > this.#limits.bytes / 2) return;
    const life = page.isStatic ? this.#limits.staticLife : this.#limits.life;
    this.#kept.set(address, { page, until: this.#limits.now() + life });
    this.#bytes += weight;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limits.bytes) break;
      this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    const kept = this.#kept.get(address);
    if (!kept) return;
    this.#kept.delete(address);
    this.#bytes -= weightOf(address, kept.page);
  }
}

function weightOf(address: string, { body }: RenderedPage): number {
  return address.length + body.length;
}
