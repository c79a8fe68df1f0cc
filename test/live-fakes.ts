import type { ReadyFrame } from '../web/lib/live-socket.ts';

/** Fakes for tests of tabs and their connection. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  readonly token: string;
  readonly sent: unknown[] = [];
  isClosed = false;
  readyState: number = WebSocket.OPEN;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number; reason: string }) => void) | undefined;

  constructor(token: string) {
    this.token = token;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  static get open(): FakeSocket[] {
    return FakeSocket.all.filter(({ isClosed }) => !isClosed);
  }

  asSocket(): WebSocket {
    return this as unknown as WebSocket;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.isClosed = true;
    this.readyState = WebSocket.CLOSED;
  }

  receive(data: string): void {
    this.onmessage?.({ data });
  }

  ready(changes: Partial<ReadyFrame> = {}): ReadyFrame {
    const expires = new Date(Date.now() + 3_600_000).toISOString();
    const frame: ReadyFrame = {
      type: 'ready',
      user_id: 1001,
      unread: 0,
      last_id: null,
      token_expires_at: expires,
      ...changes,
    };
    this.receive(JSON.stringify(frame));
    return frame;
  }

  end(code: number, reason = ''): void {
    this.close();
    this.onclose?.({ code, reason });
  }
}

interface Request {
  held: () => Promise<unknown>;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** One exclusive lock, with the behaviour of browsers. */
export class FakeLocks {
  #holder: Request | undefined;
  #waiting: Request[] = [];

  asLocks(): LockManager {
    return this as unknown as LockManager;
  }

  request(
    _name: string,
    { steal, signal }: { steal?: boolean; signal?: AbortSignal },
    held: Request['held'],
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const request = { held, resolve, reject };
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(request)) return;
        this.#waiting = this.#waiting.filter((one) => one !== request);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      if (steal) {
        this.#holder?.reject(new DOMException('Stolen', 'AbortError'));
        this.#holder = undefined;
        this.#waiting.unshift(request);
      } else this.#waiting.push(request);
      this.#grant();
    });
  }

  #grant(): void {
    const next = this.#holder ? undefined : this.#waiting.shift();
    if (!next) return;
    this.#holder = next;
    void Promise.resolve()
      .then(next.held)
      .then(() => {
        next.resolve();
        if (this.#holder !== next) return;
        this.#holder = undefined;
        this.#grant();
      });
  }
}

type Listener = { data: unknown };

/** The channel of one browser; a suspended tab receives nothing. */
export class FakeChannels {
  readonly #open = new Set<FakeChannel>();

  open(tab: { isSuspended?: boolean } = {}): BroadcastChannel {
    const channel = new FakeChannel(tab, this.#open);
    this.#open.add(channel);
    return channel as unknown as BroadcastChannel;
  }
}

class FakeChannel {
  readonly tab: { isSuspended?: boolean };
  readonly #open: Set<FakeChannel>;
  onmessage: ((event: Listener) => void) | undefined;

  constructor(tab: { isSuspended?: boolean }, open: Set<FakeChannel>) {
    this.tab = tab;
    this.#open = open;
  }

  postMessage(message: unknown): void {
    if (!this.#open.has(this)) throw new DOMException('Closed', 'InvalidStateError');
    for (const other of this.#open) {
      if (other === this || other.tab.isSuspended) continue;
      const data = structuredClone(message);
      queueMicrotask(() => this.#open.has(other) && other.onmessage?.({ data }));
    }
  }

  close(): void {
    this.#open.delete(this);
  }
}
