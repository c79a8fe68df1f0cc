import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page can be made of; announced as `page:…` by triggers when it changes (`announce_page_source` in the baseline migration). */
export type PageSource =
  | 'settings'
  | 'brands'
  | 'products'
  | `product:${number}`
  | 'tailors'
  | `tailor:${number}`
  | 'reviews'
  | 'content'
  /** Changes with the settings of the process only. */
  | 'process';

export const tailorSource = (id: number): PageSource => `tailor:${id}`;

export const productSource = (id: number): PageSource => `product:${id}`;

interface Recorded {
  sources: Set<string>;
  isKnown: boolean;
}

const recording = new AsyncLocalStorage<Recorded>();

/** Notes what the response to the current in-process read was made of; without effect outside of one. */
export function noteSources(sources: readonly PageSource[]): void {
  const recorded = recording.getStore();
  if (!recorded) return;
  recorded.isKnown = true;
  for (const source of sources) recorded.sources.add(source);
}

/** Collects what the reads of one page were made of. */
export class PageReads {
  readonly sources = new Set<string>();
  /** False when a read did not say what it was made of. */
  isKnown = true;

  async record<Answer>(read: () => PromiseLike<Answer>): Promise<Answer> {
    const recorded: Recorded = { sources: this.sources, isKnown: false };
    // Awaited within: `inject` begins only then.
    const answer = await recording.run(recorded, async () => await read());
    this.isKnown &&= recorded.isKnown;
    return answer;
  }
}
