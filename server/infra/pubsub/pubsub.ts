import type { Tx } from '../../db/client.ts';

/** Prefix of topics about data that pages show, such as `page:settings`. */
export const PAGE_TOPICS = 'page:';

/** Announces changed topics to other processes and open connections, which then read the data again. */
export interface PubSub {
  /** Announces a topic, such as `order:1001`, once the transaction commits. */
  publish(tx: Tx, topic: string): Promise<void>;
  /**
   * Calls back with each announced topic that starts with `prefix`, and with `undefined` if any of them may have
   * changed, such as after a reconnection. Returns a function that unsubscribes.
   */
  subscribeAll(prefix: string, onChange: (topic: string | undefined) => void): () => void;
  /** All announcements up to this time have arrived, in milliseconds of `Date.now()`; 0 if unknown. */
  readonly heardUntil: number;
  close(): Promise<void>;
}

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
