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
