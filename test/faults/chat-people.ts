import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ChatMessage } from '../../contract/chat.ts';
import { addressOf, chatSocketPath } from '../../contract/paths.ts';

const RECONNECT_MS = 200;
const PING_MS = 500;
/** After this silence the connection counts as dead. */
const SILENCE_MS = 2_000;
/** The code of a connection that closed without one, such as by our ping timeout on a busy machine. */
const LOST_CONNECTION = 1006;
/** The most messages sent without an acknowledgement. */
const WINDOW = 20;
const PAGE = 200;

interface Unacknowledged {
  client_id: string;
  message: string;
  receiver_id: number;
}

/**
 * A client like the chat page: it resends each message until it is acknowledged, and on each connection reads missed
 * messages with `after`. It stores all messages in the order of arrival.
 */
export class ChatPerson {
  readonly id: number;
  /** By conversation, the ids of all messages in the order of arrival, its own included. */
  readonly seen = new Map<number, number[]>();
  /** The server's close codes. */
  readonly closeCodes: number[] = [];
  readonly #base: () => string;
  readonly #token: string;
  readonly #isAgent: boolean;
  readonly #conversations: number[];
  readonly #waiting: Unacknowledged[] = [];
  readonly #sent: Unacknowledged[] = [];
  #opened: WebSocket | undefined;
  /** True once it has read the missed messages. */
  #socket: WebSocket | undefined;
  #heardAt = 0;
  #isCatchingUp = false;
  #held: { user_id: number; id: number }[] = [];
  #isOver = false;

  /** `conversations` are those to read; `base` is the server's current URL. */
  constructor(options: {
    id: number;
    token: string;
    isAgent: boolean;
    conversations: number[];
    base: () => string;
  }) {
    this.id = options.id;
    this.#token = options.token;
    this.#isAgent = options.isAgent;
    this.#conversations = options.conversations;
    this.#base = options.base;
    for (const id of options.conversations) this.seen.set(id, []);
  }

  get unacknowledged(): number {
    return this.#waiting.length + this.#sent.length;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  say(message: string, receiverId: number): string {
    const client_id = randomUUID();
    this.#waiting.push({ client_id, message, receiver_id: receiverId });
    this.#pump();
    return client_id;
  }

  /** Runs until `leave`. */
  async stay(): Promise<void> {
    while (!this.#isOver) {
      await this.#connectOnce().catch(() => undefined);
      if (!this.#isOver) await sleep(RECONNECT_MS);
    }
  }

  /** Drops the connection silently, as a network does. */
  drop(): void {
    this.#opened?.terminate();
  }

  leave(): void {
    this.#isOver = true;
    this.#opened?.terminate();
  }

  async #connectOnce(): Promise<void> {
    const socket = new WebSocket(
      `${this.#base().replace('http', 'ws')}${chatSocketPath}?token=${this.#token}`,
    );
    this.#opened = socket;
    const ended = new Promise<void>((resolve) => {
      socket.on('close', (code) => {
        if (code !== LOST_CONNECTION) this.closeCodes.push(code);
        resolve();
      });
      socket.on('error', () => undefined);
    });
    this.#heardAt = Date.now();
    socket.on('message', (data) => {
      this.#heardAt = Date.now();
      this.#receive(JSON.parse(String(data)), socket);
    });
    const probe = setInterval(() => {
      if (Date.now() - this.#heardAt > SILENCE_MS) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    }, PING_MS);
    await ended;
    clearInterval(probe);
    if (this.#socket === socket) this.#socket = undefined;
    this.#waiting.unshift(...this.#sent.splice(0));
  }

  #receive(frame: Record<string, unknown>, socket: WebSocket): void {
    if (frame.type === 'ready') void this.#begin(socket);
    else if (frame.type === 'sent') this.#acknowledge(String(frame.client_id), Number(frame.id));
    else if (frame.type === 'error') socket.terminate();
    else if (frame.type === undefined) this.#take({ user_id: Number(frame.user_id), id: Number(frame.id) });
  }

  /** Reads missed messages first, then resends unacknowledged ones. */
  async #begin(socket: WebSocket): Promise<void> {
    this.#isCatchingUp = true;
    this.#held = [];
    try {
      for (const conversation of this.#conversations) await this.#catchUp(conversation);
    } catch {
      socket.terminate();
      return;
    }
    // The connection was dropped meanwhile; the next one catches up.
    if (socket !== this.#opened) return;
    this.#isCatchingUp = false;
    for (const held of this.#held.splice(0)) this.#take(held);
    this.#socket = socket;
    this.#pump();
  }

  async #catchUp(conversation: number): Promise<void> {
    for (;;) {
      const after = this.seen.get(conversation)?.at(-1) ?? 0;
      const id = this.#isAgent ? conversation : 466;
      const response = await fetch(
        this.#base() + addressOf('GET /live_chat/chat/history/{id}/', { id }, { after }),
        {
          headers: { authorization: `Bearer ${this.#token}` },
          signal: AbortSignal.timeout(SILENCE_MS),
        },
      );
      // The conversation is still empty.
      if (response.status === 404) return;
      const messages = (await response.json()) as ChatMessage[];
      for (const message of messages) this.#add(conversation, message.id);
      if (messages.length < PAGE) return;
    }
  }

  #take(message: { user_id: number; id: number }): void {
    if (this.#isCatchingUp) this.#held.push(message);
    else this.#add(message.user_id, message.id);
  }

  /** Skips messages that have arrived before. */
  #add(conversation: number, id: number): void {
    const seen = this.seen.get(conversation);
    if (seen && id > (seen.at(-1) ?? 0)) seen.push(id);
  }

  #acknowledge(clientId: string, id: number): void {
    const place = this.#sent.findIndex((one) => one.client_id === clientId);
    const [message] = place < 0 ? [] : this.#sent.splice(place, 1);
    if (message) this.#take({ user_id: this.#isAgent ? message.receiver_id : this.id, id });
    this.#pump();
  }

  #pump(): void {
    const socket = this.#socket;
    while (socket?.readyState === WebSocket.OPEN && this.#sent.length < WINDOW) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#sent.push(next);
      socket.send(JSON.stringify(next));
    }
  }
}
