import type { IncomingFrame, LiveSocket, OutgoingFrame, ReadyFrame } from './live-socket.ts';

export interface LiveListener {
  /** Also receives `ready` after each connection, to read what was missed. */
  onFrame?: (frame: IncomingFrame) => void;
  onStatus?: (isConnected: boolean) => void;
}

/** Messages between the tabs of a browser. */
type TabMessage =
  | { kind: 'hello' }
  | { kind: 'status'; ready: ReadyFrame | undefined }
  | { kind: 'frame'; frame: IncomingFrame }
  | { kind: 'send'; frame: OutgoingFrame };

type Handlers = ConstructorParameters<typeof LiveSocket>[1];

interface TabPorts {
  /** The name of the lock that the leader holds. */
  lock: string;
  /** Undefined if the browser lacks them: each tab then has its own connection. */
  locks: LockManager | undefined;
  openChannel: (() => BroadcastChannel) | undefined;
  openSocket(
    handlers: Handlers,
  ): Pick<LiveSocket, 'start' | 'stop' | 'send' | 'reconnectNow' | 'loseNetwork'>;
}

/** After this, take over: the system may have suspended the leader, which then keeps its lock. */
const LEADER_TIMEOUT_MS = 2_000;

/**
 * One tab of the browser. The tab that holds the lock leads: it has the connection, passes received frames on to the
 * other tabs, and sends theirs. When it closes, another tab gets the lock and connects (decision 0069).
 */
export class LiveTab {
  readonly #ports: TabPorts;
  readonly #listeners = new Set<LiveListener>();
  #channel: BroadcastChannel | undefined;
  #socket: ReturnType<TabPorts['openSocket']> | undefined;
  #ready: ReadyFrame | undefined;
  #leave: (() => void) | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: TabPorts) {
    this.#ports = ports;
  }

  get isConnected(): boolean {
    return this.#ready !== undefined;
  }

  /** The first listener joins the browser's connection, the last one leaves it. */
  listen(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.join();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.leave();
    };
  }

  /** Returns false without a connection. True is no guarantee: a frame may be lost if the leader closes. */
  send(frame: OutgoingFrame): boolean {
    if (!this.isConnected) return false;
    if (this.#socket) return this.#socket.send(frame);
    this.#post({ kind: 'send', frame });
    return true;
  }

  /** Joins again after `leave` if there are listeners. */
  join(): void {
    if (this.#leave || this.#listeners.size === 0) return;
    const { locks, openChannel } = this.#ports;
    this.#leave = () => undefined;
    if (!locks || !openChannel) {
      this.#lead();
      return;
    }
    this.#channel = openChannel();
    this.#channel.onmessage = ({ data }) => this.#hear(data as TabMessage);
    this.#await(locks, {});
    this.askLeader();
  }

  leave(): void {
    clearTimeout(this.#asking);
    this.#stopLeading();
    this.#setReady(undefined);
    this.#channel?.close();
    this.#channel = undefined;
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Restarts for another account. */
  restart(): void {
    this.#socket?.stop();
    this.#socket?.start();
  }

  setOnline(isOnline: boolean): void {
    if (isOnline) this.#socket?.reconnectNow();
    else this.#socket?.loseNetwork();
  }

  /** Takes over from a leader that does not reply. */
  askLeader(): void {
    const { locks } = this.#ports;
    if (this.#socket || !this.#channel || !locks) return;
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => this.#await(locks, { steal: true }), LEADER_TIMEOUT_MS);
    this.#post({ kind: 'hello' });
  }

  #await(locks: LockManager, options: { steal?: true }): void {
    const giveUp = new AbortController();
    let release = () => {};
    const leave = () => {
      giveUp.abort();
      release();
    };
    const before = this.#leave;
    this.#leave = leave;
    // The stealing request replaces the waiting one.
    before?.();
    const held = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        if (this.#leave === leave) this.#lead();
        else resolve();
      });
    // The browser rejects a signal together with `steal`.
    locks.request(this.#ports.lock, options.steal ? options : { signal: giveUp.signal }, held).catch(() => {
      // Another tab has stolen the lock, because this one was suspended; wait again.
      if (this.#leave !== leave) return;
      this.#stopLeading();
      this.#setReady(undefined);
      this.#await(locks, {});
      this.askLeader();
    });
  }

  #lead(): void {
    clearTimeout(this.#asking);
    this.#socket = this.#ports.openSocket({
      onReady: (ready) => {
        this.#setReady(ready);
        this.#post({ kind: 'status', ready });
      },
      onFrame: (frame) => {
        // The other tabs get it with the status.
        if (frame.type !== 'ready') this.#post({ kind: 'frame', frame });
        this.#deliver(frame);
      },
    });
    this.#setReady(undefined);
    this.#post({ kind: 'status', ready: undefined });
    this.#socket.start();
  }

  #stopLeading(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.stop();
  }

  #hear(message: TabMessage): void {
    if (this.#socket) {
      if (message.kind === 'hello') this.#post({ kind: 'status', ready: this.#ready });
      else if (message.kind === 'send') this.#socket.send(message.frame);
    } else if (message.kind === 'status') {
      clearTimeout(this.#asking);
      const isNew = message.ready && JSON.stringify(message.ready) !== JSON.stringify(this.#ready);
      this.#setReady(message.ready);
      if (message.ready && isNew) this.#deliver(message.ready);
    } else if (message.kind === 'frame') this.#deliver(message.frame);
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #deliver(frame: IncomingFrame): void {
    for (const { onFrame } of [...this.#listeners]) onFrame?.(frame);
  }

  #setReady(ready: ReadyFrame | undefined): void {
    const wasConnected = this.isConnected;
    this.#ready = ready;
    if (wasConnected === this.isConnected) return;
    for (const { onStatus } of [...this.#listeners]) onStatus?.(this.isConnected);
  }
}
