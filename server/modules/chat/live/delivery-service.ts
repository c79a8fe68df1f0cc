import type { ReceivedFrame, ServerFrame } from '../../../../contract/chat.ts';
import type { Deps } from '../../../deps.ts';
import { presentMessage } from '../present.ts';
import { type MessageRow, messagesAfter, newestMessageId } from '../queries.ts';
import { PICTURE_LINK_SECONDS } from '../service.ts';
import type { Clients } from './clients.ts';
import type { Connection } from './connection.ts';

const READ_BATCH = 500;
const RETRY_MS = 500;

/** Delivers new messages from the database to the clients of this process, in order of their ids. */
export class Delivery {
  readonly #deps: Pick<Deps, 'db' | 'links'>;
  readonly #clients: Clients;
  readonly #onError: (error: unknown) => void;
  #started: Promise<void> | undefined;
  /** Id of the last delivered message. */
  #delivered = 0;
  #isReading = false;
  #isBehind = false;
  #isEnded = false;

  constructor(deps: Pick<Deps, 'db' | 'links'>, clients: Clients, onError: (error: unknown) => void) {
    this.#deps = deps;
    this.#clients = clients;
    this.#onError = onError;
  }

  /** Starts after the newest message; clients read older ones themselves. */
  begin(): Promise<void> {
    this.#started = newestMessageId(this.#deps.db).then((id) => {
      this.#delivered = id;
    });
    return this.#started;
  }

  end(): void {
    this.#isEnded = true;
  }

  hasDelivered(id: number): boolean {
    return id <= this.#delivered;
  }

  /** Delivers until no new message is left; runs one at a time. */
  async deliver(): Promise<void> {
    this.#isBehind = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      await this.#started;
      while (this.#isBehind && !this.#isEnded) {
        this.#isBehind = false;
        const rows = await messagesAfter(this.#deps.db, this.#delivered, READ_BATCH);
        for (const row of rows) this.#deliverOne(row);
        if (rows.length === READ_BATCH) this.#isBehind = true;
      }
    } catch (error) {
      this.#onError(error);
      setTimeout(() => void this.deliver(), RETRY_MS).unref();
    } finally {
      this.#isReading = false;
    }
  }

  #deliverOne(row: MessageRow): void {
    this.#delivered = row.id;
    const texts = new Map<number, string>();
    const toSide = (connections: Iterable<Connection>, bySupport: boolean) => {
      for (const connection of connections) {
        const isAuthor = row.authorId === connection.actor.id;
        if (isAuthor && row.clientId !== null && connection.unacknowledged.delete(row.clientId)) {
          connection.send(sentFrame(row.clientId, row));
          continue;
        }
        // All clients of a side get the same text, except the author.
        const reader = isAuthor ? connection.actor.id : bySupport ? -1 : -2;
        let text = texts.get(reader);
        if (text === undefined) {
          text = JSON.stringify(this.#frameOf(row, { id: reader, isAgent: bySupport }));
          texts.set(reader, text);
        }
        connection.sendText(text);
      }
    };
    toSide(this.#clients.of(row.customerId), false);
    toSide(this.#clients.agents, true);
  }

  #frameOf(row: MessageRow, reader: { id: number; isAgent: boolean }): ReceivedFrame {
    const linkOf = (key: string) => this.#deps.links.sign(key, PICTURE_LINK_SECONDS);
    return { ...presentMessage(row, reader, linkOf), user_id: row.customerId };
  }
}

export function sentFrame(
  clientId: string,
  { id, createdAt }: Pick<MessageRow, 'id' | 'createdAt'>,
): ServerFrame {
  return { type: 'sent', client_id: clientId, id, timestamp: createdAt.toISOString() };
}
