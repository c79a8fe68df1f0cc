import { setTimeout as sleep } from 'node:timers/promises';

/** Topics that are announced together when announcements may have been lost, so that not all pages read at once. */
const BATCH = { size: 100, pauseMs: 200 };

/** Who listens in this process. */
export class Subscribers {
  readonly #ofTopic = new Map<string, Set<() => void>>();
  readonly #ofPrefix = new Map<(topic: string | undefined) => void, string>();

  add(topic: string, onChange: () => void): () => void {
    const subscribers = this.#ofTopic.get(topic) ?? new Set();
    subscribers.add(onChange);
    this.#ofTopic.set(topic, subscribers);
    return () => {
      subscribers.delete(onChange);
      if (subscribers.size === 0 && this.#ofTopic.get(topic) === subscribers) this.#ofTopic.delete(topic);
    };
  }

  addAll(prefix: string, onChange: (topic: string | undefined) => void): () => void {
    this.#ofPrefix.set(onChange, prefix);
    return () => void this.#ofPrefix.delete(onChange);
  }

  announce(topic: string): void {
    for (const onChange of this.#ofTopic.get(topic) ?? []) onChange();
    for (const [onChange, prefix] of this.#ofPrefix) if (topic.startsWith(prefix)) onChange(topic);
  }

  async announceAll(signal: AbortSignal): Promise<void> {
    for (const onChange of this.#ofPrefix.keys()) onChange(undefined);
    const topics = [...this.#ofTopic.keys()];
    for (let start = 0; start < topics.length && !signal.aborted; start += BATCH.size) {
      for (const topic of topics.slice(start, start + BATCH.size)) {
        for (const onChange of this.#ofTopic.get(topic) ?? []) onChange();
      }
      await sleep(BATCH.pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
