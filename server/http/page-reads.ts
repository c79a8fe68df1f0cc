import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page can depend on; triggers announce changes as `page:…` (`announce_page_source`). */
export type PageSource =
  | 'settings'
  | 'brands'
  | 'products'
  | `product:${number}`
  | 'tailors'
  | `tailor:${number}`
  | 'reviews'
  | 'content'
  /** Changes only with the settings of the process. */
  | 'process';

export const tailorSource = (id: number): PageSource => `tailor:${id}`;

export const productSource = (id: number): PageSource => `product:${id}`;

interface Recorded {
  sources: Set<string>;
  isKnown: boolean;
}

const recording = new AsyncLocalStorage<Recorded>();

/** Records what the response to the current in-process read depends on; does nothing outside of one. */
export function noteSources(sources: readonly PageSource[]): void {
  const recorded = recording.getStore();
  if (!recorded) return;
  recorded.isKnown = true;
  for (const source of sources) recorded.sources.add(source);
}

/** Collects what the reads of one page depend on. */
export class PageReads {
  readonly sources = new Set<string>();
  /** False once a read did not say what it depends on. */
  isKnown = true;

  async record<Result>(read: () => PromiseLike<Result>): Promise<Result> {
    const recorded: Recorded = { sources: this.sources, isKnown: false };
    // Awaited inside `run`, because `inject` starts only when awaited.
    const response = await recording.run(recorded, async () => await read());
    this.isKnown &&= recorded.isKnown;
    return response;
  }
}
