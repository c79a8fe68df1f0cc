import type { Tx } from '../../db/client.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../fail.ts';
import { NEW_MESSAGES } from './live/topics.ts';
import { insertMessage, lockWriting, messageIdOf, type NewMessage } from './live/write-queries.ts';

const MAX_WAITING = 5_000;

export interface WrittenMessage {
  id: number;
  /** Its sender had sent it before. */
  isRepeated: boolean;
}

interface Waiting {
  message: NewMessage;
  resolve(written: WrittenMessage): void;
  reject(error: unknown): void;
}

/** Writes the messages of a process one after the other: those that wait for the lock hold no connection of the pool. */
export class MessageWriter {
  readonly #deps: Pick<Deps, 'db' | 'pubsub'>;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(deps: Pick<Deps, 'db' | 'pubsub'>) {
    this.#deps = deps;
  }

  /** Resolves once the message is committed. Fails with `server.unavailable` when too many wait. */
  write(message: NewMessage): Promise<WrittenMessage> {
    if (this.#waiting.length >= MAX_WAITING) return Promise.reject(new Failure('server.unavailable'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { message, resolve, reject } = next;
      try {
        resolve(await this.#deps.db.transaction((tx) => storeMessage(tx, this.#deps, message)));
      } catch (error) {
        reject(error);
        // Stored now, those after it would overtake it when it is sent again.
        if (isUnavailable(error)) for (const one of this.#waiting.splice(0)) one.reject(error);
      }
    }
    this.#isWriting = false;
  }
}

/** Stores a message and announces it. One that was sent before stays as it was stored (chat-5). */
export async function storeMessage(
  tx: Tx,
  { pubsub }: Pick<Deps, 'pubsub'>,
  message: NewMessage,
): Promise<WrittenMessage> {
  await lockWriting(tx);
  const id = await insertMessage(tx, message);
  if (id !== undefined) {
    await pubsub.publish(tx, NEW_MESSAGES);
    return { id, isRepeated: false };
  }
  const { authorId, clientId } = message;
  const storedId = clientId === null ? undefined : await messageIdOf(tx, authorId, clientId);
  if (storedId === undefined) throw new Error('A message was not written');
  return { id: storedId, isRepeated: true };
}
