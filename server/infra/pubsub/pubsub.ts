import type { Tx } from '../../db/client.ts';

/** Tells other processes and open connections what has changed; whoever hears it reads it again. */
export interface PubSub {
  /** Announces a topic, such as `order:1001`, once the transaction commits. */
  publish(tx: Tx, topic: string): Promise<void>;
  /**
   * Calls back whenever the topic may have changed, also after a connection on which announcements may have been lost.
   * Returns what ends the subscription.
   */
  subscribe(topic: string, onChange: () => void): () => void;
  close(): Promise<void>;
}
