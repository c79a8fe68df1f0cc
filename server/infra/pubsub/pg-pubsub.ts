import { notify, PgListener, type PgListenerOptions } from './pg-listener.ts';
import type { PubSub } from './pubsub.ts';
import { Subscribers } from './pubsub.ts';

/** Uses LISTEN and NOTIFY on one connection, which opens with the first subscription (decision 0062). */
export class PgPubSub implements PubSub {
  readonly publish = notify;
  heardUntil = 0;
  readonly #options: PgListenerOptions;
  readonly #subscribers = new Subscribers();
  #listener: PgListener | undefined;

  constructor(options: PgListenerOptions) {
    this.#options = options;
  }

  subscribeAll(prefix: string, onChange: (topic: string | undefined) => void): () => void {
    this.#listen();
    return this.#subscribers.addAll(prefix, onChange);
  }

  async close(): Promise<void> {
    await this.#listener?.stop();
  }

  #listen(): void {
    this.#listener ??= new PgListener(this.#options, {
      topic: (topic) => this.#subscribers.announce(topic),
      anything: () => this.#subscribers.announceAll(),
      proof: (since) => {
        this.heardUntil = since;
      },
    });
  }
}
