import type { Tx } from '../../db/client.ts';

/** What the topics begin with that tell what pages show, such as `page:settings`. */
export const PAGE_TOPICS = 'page:';

/** Tells other processes and open connections what has changed; whoever hears it reads it again. */
export interface PubSub {
  /** Announces a topic, such as `order:1001`, once the transaction commits. */
  publish(tx: Tx, topic: string): Promise<void>;
  /**
   * Calls back with each announced topic that begins with `prefix`, and with `undefined` when any of them may have
   * changed, also after a connection on which announcements may have been lost. Returns what ends the subscription.
   */
  subscribeAll(prefix: string, onChange: (topic: string | undefined) => void): () => void;
  /** Until when all announcements have been heard, in milliseconds of `Date.now()`; 0 while that is unknown. */
  readonly heardUntil: number;
  close(): Promise<void>;
}

/** Who listens in this process. */
export class Subscribers {
  readonly #ofPrefix = new Map<(topic: string | undefined) => void, string>();

  addAll(prefix: string, onChange: (topic: string | undefined) => void): () => void {
    this.#ofPrefix.set(onChange, prefix);
    return () => void this.#ofPrefix.delete(onChange);
  }

  announce(topic: string): void {
    for (const [onChange, prefix] of this.#ofPrefix) if (topic.startsWith(prefix)) onChange(topic);
  }

  announceAll(): void {
    for (const onChange of this.#ofPrefix.keys()) onChange(undefined);
  }
}
