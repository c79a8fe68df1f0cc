import type { ServerFrame } from '../../../../contract/chat.ts';
import { CHAT_CLOSE, CHAT_CLOSE_REASONS } from '../../../../contract/constants/chat.ts';
import { type Role, SUPPORT_USER_ID } from '../../../../contract/roles.ts';
import type { Deps } from '../../../deps.ts';
import { Allowance } from '../../../infra/allowance.ts';
import { countUnreadOfUsers } from '../../notifications/service.ts';
import { workersOn } from '../inbox/queries.ts';
import { watchOrders } from '../inbox/service.ts';
import { isAgent } from '../policy.ts';
import { unreadConversations, unreadOfCustomers } from '../queries.ts';
import { MessageWriter } from '../service.ts';
import { Clients } from './clients.ts';
import { Connection, type Line } from './connection.ts';
import { Delivery } from './delivery-service.ts';
import { Connections, isOnline, readPresence } from './presence-service.ts';
import { type Announcement, announcementOf, CHAT_TOPICS, NEW_MESSAGES, SUPPORT_PRESENCE } from './topics.ts';

/** Finds idle sessions, and ended ones whose announcement was lost. */
const CHECK_MS = 30_000;
const MAX_CONNECTIONS = { customer: 10, agent: 30 };
/** Messages of a customer through all sockets; the same limit per minute as by HTTP. */
const MESSAGES_OF_ACCOUNT = { burst: 60, perSecond: 1 };
const SESSION_TOPICS = 'session:';
const NOTIFICATION_TOPICS = 'notifications:';
const WORKERS: readonly Role[] = ['tailor', 'brand'];

interface Log {
  error(details: object, message: string): void;
}

/**
 * The clients of a process. Messages are always delivered from the database in order of their ids, whichever process
 * stored them (decision 0068).
 */
export class LiveChat {
  readonly writer: MessageWriter;
  readonly #deps: Deps;
  readonly #log: Log;
  readonly #connections: Connections;
  readonly #clients = new Clients();
  readonly #delivery: Delivery;
  readonly #allowances = new Map<number, Allowance>();
  #ends: (() => void)[] = [];
  #started: Promise<void> | undefined;
  #presence = '';
  #isClosed = false;

  constructor(deps: Deps, log: Log) {
    this.#deps = deps;
    this.#log = log;
    this.writer = new MessageWriter(deps);
    this.#connections = new Connections(deps, (error) => this.#report(error));
    this.#delivery = new Delivery(deps, this.#clients, (error) => this.#report(error));
  }

  get size(): number {
    return this.#clients.size;
  }

  /** Undefined if the token or the connection limit refuses it; the line is then closed. */
  async connect(line: Line, token: string | undefined): Promise<Connection | undefined> {
    if (!token) return refuse(line, CHAT_CLOSE_REASONS.missing);
    const read = await this.#deps.accessTokens.read(token);
    if (!read || !(await this.#deps.sessions.isLive(read.actor)))
      return refuse(line, CHAT_CLOSE_REASONS.invalid);
    // Awaited before the limit is checked, because nothing may be awaited between check and addition.
    await this.#start();
    const { actor } = read;
    const connection = new Connection(line, actor, isAgent(actor));
    if (this.#clients.of(actor.id).size >= MAX_CONNECTIONS[connection.isAgent ? 'agent' : 'customer']) {
      line.close(CHAT_CLOSE.tooMany, 'request.too_many');
      return undefined;
    }
    this.#clients.add(connection);
    this.#connections.add(actor.id, connection.isAgent);
    this.#expireAt(connection, read.until);
    connection.begin(await this.#readyFrame(connection));
    connection.send({ type: 'presence', ...(await readPresence(this.#deps)) });
    return connection;
  }

  /** Takes from the account's message limit. */
  mayWrite({ actor, isAgent: bySupport }: Connection): boolean {
    if (bySupport || this.#deps.config.rateLimit === 0) return true;
    const allowance = this.#allowances.get(actor.id) ?? new Allowance(MESSAGES_OF_ACCOUNT);
    this.#allowances.set(actor.id, allowance);
    return allowance.take();
  }

  disconnect(connection: Connection): void {
    if (connection.isClosed) return;
    connection.isClosed = true;
    clearTimeout(connection.expiry);
    this.#clients.remove(connection);
    this.#connections.remove(connection.actor.id);
  }

  /** Continues with a new token of the same account; any other token closes the connection. */
  async renew(connection: Connection, token: string): Promise<void> {
    const read = await this.#deps.accessTokens.read(token);
    const { actor } = connection;
    if (
      read?.actor.id !== actor.id ||
      read.actor.role !== actor.role ||
      !(await this.#deps.sessions.isLive(read.actor))
    ) {
      connection.close(CHAT_CLOSE.session, CHAT_CLOSE_REASONS.invalid);
      return;
    }
    actor.sessionId = read.actor.sessionId;
    this.#expireAt(connection, read.until);
    connection.send(await this.#readyFrame(connection));
  }

  async #readyFrame({ actor, isAgent: bySupport, until }: Connection): Promise<ServerFrame> {
    const { db } = this.#deps;
    if (bySupport) return readyFrame(actor.id, until, { unread: await unreadConversations(db) });
    return readyFrame(actor.id, until, (await unreadOfCustomers(db, [actor.id])).get(actor.id));
  }

  hasDelivered(id: number): boolean {
    return this.#delivery.hasDelivered(id);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#delivery.end();
    for (const end of this.#ends) end();
    this.#ends = [];
    await this.#connections.close();
  }

  #expireAt(connection: Connection, until: number): void {
    connection.until = until;
    clearTimeout(connection.expiry);
    const close = () => connection.close(CHAT_CLOSE.session, CHAT_CLOSE_REASONS.expired);
    connection.expiry = setTimeout(close, until - Date.now()).unref();
  }

  #start(): Promise<void> {
    this.#started ??= (async () => {
      const { pubsub } = this.#deps;
      this.#ends.push(
        pubsub.subscribeAll(CHAT_TOPICS, (topic) => this.#hear(topic)),
        pubsub.subscribeAll(SESSION_TOPICS, (topic) => this.#hearOfSession(topic)),
        watchOrders(this.#deps, (ids) => this.#run(this.#tellWork(ids))),
        pubsub.subscribeAll(NOTIFICATION_TOPICS, (topic) => this.#hearOfNotification(topic)),
      );
      const check = setInterval(() => this.#check(), CHECK_MS).unref();
      this.#ends.push(() => clearInterval(check));
      await this.#delivery.begin();
    })().catch((error) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  #hear(topic: string | undefined): void {
    if (topic === undefined || topic === NEW_MESSAGES) void this.#delivery.deliver();
    if (topic === undefined || topic === SUPPORT_PRESENCE) this.#run(this.#tellPresence());
    if (topic === undefined) this.#run(this.#beginAgain());
    const announcement = topic === undefined ? undefined : announcementOf(topic);
    if (announcement) this.#tell(announcement);
  }

  #tell(announcement: Announcement): void {
    const { what, customerId } = announcement;
    const customers = this.#clients.of(customerId);
    const watching = [...this.#clients.agents].filter(({ openedId }) => openedId === customerId);
    if (what === 'changed') {
      sendAll(this.#clients.agents, { type: 'conversation', user_id: customerId });
    } else if (what === 'online') {
      if (watching.length > 0) this.#run(this.tellWhetherOnline(customerId, watching));
    } else if (what === 'typing') {
      const senderId = announcement.by === 'support' ? SUPPORT_USER_ID : customerId;
      const readers = announcement.by === 'support' ? customers : watching;
      sendAll(readers, { type: 'typing', sender_id: senderId, user_id: customerId });
    } else {
      const readerId = announcement.by === 'support' ? SUPPORT_USER_ID : customerId;
      const frame = {
        type: 'read',
        reader_id: readerId,
        user_id: customerId,
        up_to: announcement.upTo,
      } as const;
      sendAll(customers, frame);
      sendAll(this.#clients.agents, frame);
    }
  }

  async tellWhetherOnline(customerId: number, connections: Iterable<Connection>): Promise<void> {
    const online = await isOnline(this.#deps.db, customerId);
    sendAll(connections, { type: 'customer', user_id: customerId, online });
  }

  async #tellPresence(): Promise<void> {
    const presence = await readPresence(this.#deps);
    const text = JSON.stringify({ type: 'presence', ...presence });
    if (text === this.#presence) return;
    this.#presence = text;
    for (const connection of this.#clients.all()) connection.sendText(text);
  }

  /** Tells clients to read everything again, because announcements may have been lost. */
  async #beginAgain(): Promise<void> {
    const { db } = this.#deps;
    const customers = await unreadOfCustomers(db, this.#clients.userIds);
    const ofSupport = this.#clients.agents.size > 0 ? await unreadConversations(db) : 0;
    for (const connection of this.#clients.all()) {
      const { actor, until } = connection;
      const own = connection.isAgent ? { unread: ofSupport } : customers.get(actor.id);
      connection.send(readyFrame(actor.id, until, own));
    }
  }

  #hearOfSession(topic: string | undefined): void {
    const id = Number(topic?.slice(SESSION_TOPICS.length));
    const concerned = [...this.#clients.all()].filter(
      ({ actor }) => topic === undefined || actor.sessionId === id,
    );
    this.#run(this.#closeEnded(concerned));
  }

  async #closeEnded(connections: Connection[]): Promise<void> {
    if (connections.length === 0) return;
    const live = await this.#deps.sessions.liveAmong(connections.map(({ actor }) => actor.sessionId));
    for (const connection of connections) {
      const { sessionId, role } = connection.actor;
      if (live.get(sessionId) !== role) connection.close(CHAT_CLOSE.session, CHAT_CLOSE_REASONS.ended);
    }
  }

  #hearOfNotification(topic: string | undefined): void {
    const id = Number(topic?.slice(NOTIFICATION_TOPICS.length));
    const ids = topic === undefined ? this.#clients.userIds : this.#clients.of(id).size > 0 ? [id] : [];
    if (ids.length > 0) this.#run(this.#tellNotifications(ids));
  }

  async #tellNotifications(ids: number[]): Promise<void> {
    for (const [id, unread] of await countUnreadOfUsers(this.#deps.db, ids)) {
      sendAll(this.#clients.of(id), { type: 'notification', unread });
    }
  }

  async #tellWork(orders: number[]): Promise<void> {
    sendAll(this.#clients.agents, { type: 'work' });
    const isAnyAtWork = [...this.#clients.all()].some(({ actor }) => WORKERS.includes(actor.role));
    if (!isAnyAtWork) return;
    for (const id of await workersOn(this.#deps.db, orders)) {
      sendAll(this.#clients.of(id), { type: 'work' });
    }
  }

  #check(): void {
    for (const [id, allowance] of this.#allowances) if (allowance.isWhole) this.#allowances.delete(id);
    this.#run(this.#closeEnded([...this.#clients.all()]));
    this.#run(this.#tellPresence());
  }

  #run(done: Promise<void>): void {
    done.catch((error) => this.#report(error));
  }

  #report(err: unknown): void {
    if (!this.#isClosed) this.#log.error({ err }, 'chat');
  }
}

function readyFrame(
  userId: number,
  until: number,
  own: { unread: number; lastMessageId?: number } | undefined,
): ServerFrame {
  return {
    type: 'ready',
    user_id: userId,
    unread: own?.unread ?? 0,
    last_id: own?.lastMessageId ?? null,
    token_expires_at: new Date(until).toISOString(),
  };
}

function sendAll(connections: Iterable<Connection>, frame: ServerFrame): void {
  const text = JSON.stringify(frame);
  for (const connection of connections) connection.sendText(text);
}

function refuse(line: Line, reason: string): undefined {
  line.close(CHAT_CLOSE.session, reason);
}
