import { randomUUID } from 'node:crypto';
import type { Presence } from '../../../../contract/chat.ts';
import { USUAL_REPLY_MINUTES } from '../../../../contract/constants/chat.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { openingAt } from '../opening-hours.ts';
import { SUPPORT_PRESENCE, topicOf } from './topics.ts';
import {
  deleteConnections,
  deleteExpiredConnections,
  insertConnections,
  isSupportOnline,
  onlineAmong,
} from './write-queries.ts';

/** Batches connections that open and close together. */
const FLUSH_MS = 200;
const RENEWAL_MS = 30_000;
/** After this, the connections of a killed process expire. */
const EXPIRY_SECONDS = 75;

interface Person {
  isSupport: boolean;
  connections: number;
}

/** Publishes the connections of this process to all processes. */
export class Connections {
  readonly #deps: Pick<Deps, 'db' | 'pubsub'>;
  readonly #onError: (error: unknown) => void;
  readonly #processId = randomUUID();
  readonly #people = new Map<number, Person>();
  readonly #changed = new Map<number, boolean>();
  readonly #renewal: NodeJS.Timeout;
  #flush: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(deps: Pick<Deps, 'db' | 'pubsub'>, onError: (error: unknown) => void) {
    this.#deps = deps;
    this.#onError = onError;
    this.#renewal = setInterval(() => this.#renew(), RENEWAL_MS).unref();
  }

  add(userId: number, isSupport: boolean): void {
    const person = this.#people.get(userId) ?? { isSupport, connections: 0 };
    person.connections += 1;
    this.#people.set(userId, person);
    if (person.connections === 1) this.#change(userId, isSupport);
  }

  remove(userId: number): void {
    const person = this.#people.get(userId);
    if (!person) return;
    person.connections -= 1;
    if (person.connections > 0) return;
    this.#people.delete(userId);
    this.#change(userId, person.isSupport);
  }

  async close(): Promise<void> {
    clearInterval(this.#renewal);
    clearTimeout(this.#flush);
    for (const [userId, { isSupport }] of this.#people) this.#changed.set(userId, isSupport);
    this.#people.clear();
    this.#write();
    await this.#flushing;
  }

  #change(userId: number, isSupport: boolean): void {
    this.#changed.set(userId, isSupport);
    this.#flush ??= setTimeout(() => {
      this.#flush = undefined;
      this.#write();
    }, FLUSH_MS).unref();
  }

  #write(): void {
    this.#flushing = this.#flushing.then(() => this.#writeChanges()).catch(this.#onError);
  }

  async #writeChanges(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (changed.length === 0) return;
    const { db, pubsub } = this.#deps;
    const here = changed.filter(([userId]) => this.#people.has(userId));
    const gone = changed.filter(([userId]) => !this.#people.has(userId));
    await db.transaction(async (tx) => {
      await insertConnections(
        tx,
        this.#processId,
        here.map(([userId, isSupport]) => ({ userId, isSupport })),
        EXPIRY_SECONDS,
      );
      await deleteConnections(
        tx,
        this.#processId,
        gone.map(([userId]) => userId),
      );
      const topics = new Set(
        changed.map(([customerId, isSupport]) =>
          isSupport ? SUPPORT_PRESENCE : topicOf({ what: 'online', customerId }),
        ),
      );
      for (const topic of topics) await pubsub.publish(tx, topic);
    });
  }

  #renew(): void {
    const { db } = this.#deps;
    const people = Array.from(this.#people, ([userId, { isSupport }]) => ({ userId, isSupport }));
    this.#flushing = this.#flushing
      .then(async () => {
        await insertConnections(db, this.#processId, people, EXPIRY_SECONDS);
        await deleteExpiredConnections(db);
      })
      .catch(this.#onError);
  }
}

/** Whether support is online, otherwise when business hours start (chat-9). */
export async function readPresence(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now = new Date(),
): Promise<Presence> {
  const online = await isSupportOnline(db);
  const { isOpen, opensAt } = openingAt(now, config.businessHours);
  return {
    online,
    open: isOpen,
    opens_at: isOpen ? null : opensAt.toISOString(),
    usual_reply_minutes: online ? USUAL_REPLY_MINUTES : null,
  };
}

export async function isOnline(db: Db, userId: number): Promise<boolean> {
  return (await onlineAmong(db, [userId])).has(userId);
}
