import type { Tx } from '../../db/client.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../fail.ts';
import { NEW_MESSAGES } from './topics.ts';
import {
  insertMessages,
  lockWriting,
  type NewMessage,
  type StoredMessage,
  storedClientIds,
} from './write-queries.ts';

/** More wait for the next transaction. */
const BATCH_SIZE = 200;
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

/** Writes the messages of a process: those that arrive while a transaction runs are stored together in the next one. */
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
    // What arrives in the same turn of the event loop shares a transaction.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#writeBatch(this.#waiting.splice(0, BATCH_SIZE));
    this.#isWriting = false;
  }

  async #writeBatch(batch: Waiting[]): Promise<void> {
    try {
      const written = await this.#store(batch.map(({ message }) => message));
      for (const [place, { resolve, reject }] of batch.entries()) {
        const one = written[place];
        if (one) resolve(one);
        else reject(new Error('A message was not written'));
      }
    } catch (error) {
      if (isUnavailable(error)) {
        // Those after them as well: stored now, they would overtake what is sent again.
        for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error);
      } else if (batch.length === 1) {
        batch[0]?.reject(error);
      } else {
        // One message may fail all, for example that of an account which has just been deleted.
        for (const one of batch) await this.#writeBatch([one]);
      }
    }
  }

  #store(messages: readonly NewMessage[]) {
    return this.#deps.db.transaction((tx) => storeMessages(tx, this.#deps, messages));
  }
}

/** Stores messages in this order and announces them; repeated ones are stored once (chat-5). */
export async function storeMessages(
  tx: Tx,
  { pubsub }: Pick<Deps, 'pubsub'>,
  messages: readonly NewMessage[],
): Promise<(WrittenMessage | undefined)[]> {
  await lockWriting(tx);
  const stored = await insertMessages(tx, messages);
  const known = stored.length < messages.length ? await storedClientIds(tx, messages) : [];
  if (stored.length > 0) await pubsub.publish(tx, NEW_MESSAGES);
  return assign(messages, stored, known);
}

/** Which stored row is which message: those with a `clientId` by it, the others in order. */
function assign(
  messages: readonly NewMessage[],
  stored: StoredMessage[],
  known: StoredMessage[],
): (WrittenMessage | undefined)[] {
  const unnamed = stored.filter(({ clientId }) => clientId === null).values();
  const fresh = new Map(stored.map(({ id, ...key }) => [keyOf(key), id]));
  const all = new Map(known.map(({ id, ...key }) => [keyOf(key), id]));
  return messages.map((message) => {
    if (message.clientId === null) {
      const { value } = unnamed.next();
      return value && { id: value.id, isRepeated: false };
    }
    const key = keyOf(message);
    const isFresh = fresh.has(key);
    const id = fresh.get(key) ?? all.get(key);
    fresh.delete(key);
    return id === undefined ? undefined : { id, isRepeated: !isFresh };
  });
}

function keyOf({ authorId, clientId }: Pick<NewMessage, 'authorId' | 'clientId'>): string {
  return `${authorId} ${clientId}`;
}
