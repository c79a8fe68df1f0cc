import type { ClientFrame, MessageFrame, ReceivedFrame, ServerFrame } from '../../contract/chat.ts';
import {
  CHAT_CLOSE,
  CHAT_CLOSE_REASONS,
  CHAT_RECONNECT_MS,
  TOKEN_RENEWAL_MS,
} from '../../contract/constants/chat.ts';

export type IncomingFrame = ReceivedFrame | ServerFrame;
export type OutgoingFrame = MessageFrame | ClientFrame;
export type ReadyFrame = Extract<ServerFrame, { type: 'ready' }>;

/** Spreads reconnections after a server stops. */
const RECONNECT_SPREAD_MS = 1_000;
const TOO_MANY_PAUSE_MS = 60_000;
/** After this silence the connection is pinged; without a reply it is closed. */
const SILENCE_MS = 30_000;
const PONG_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 15_000;

interface LivePorts {
  open(token: string): WebSocket;
  /** An access token other than `refused`; undefined when signed out. Rejects without a network. */
  access(refused?: string): Promise<string | undefined>;
}

interface LiveHandlers {
  onFrame(frame: IncomingFrame): void;
  /** Receives the first frame of a connection, or undefined when it is lost. */
  onReady(ready: ReadyFrame | undefined): void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** One connection to the live socket, which reconnects and renews its token. */
export class LiveSocket {
  readonly #ports: LivePorts;
  readonly #handlers: LiveHandlers;
  #isStarted = false;
  /** Grows with each `stop`, so that earlier work ends. */
  #epoch = 0;
  #isOpening = false;
  #isReady = false;
  #socket: WebSocket | undefined;
  #token: string | undefined;
  #reconnecting: Timer;
  #renewing: Timer;
  #listening: Timer;

  constructor(ports: LivePorts, handlers: LiveHandlers) {
    this.#ports = ports;
    this.#handlers = handlers;
  }

  start(): void {
    this.#isStarted = true;
    void this.#open();
  }

  stop(): void {
    this.#isStarted = false;
    this.#isOpening = false;
    this.#epoch += 1;
    clearTimeout(this.#reconnecting);
    this.#drop();
  }

  /** Returns false without a connection. */
  send(frame: OutgoingFrame): boolean {
    if (!this.#isReady || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Skips the wait before reconnecting, for example when the network is back. */
  reconnectNow(): void {
    if (!this.#isStarted || this.#socket) return;
    clearTimeout(this.#reconnecting);
    void this.#open();
  }

  /** Drops a connection that is probably dead. */
  loseNetwork(): void {
    if (!this.#isStarted) return;
    this.#drop();
    this.#reconnectLater(CHAT_RECONNECT_MS);
  }

  async #open(refused?: string): Promise<void> {
    if (this.#socket || this.#isOpening) return;
    this.#isOpening = true;
    const epoch = this.#epoch;
    const access = await this.#ports.access(refused).then(
      (token) => ({ token }),
      () => undefined,
    );
    if (epoch !== this.#epoch) return;
    this.#isOpening = false;
    if (!access) return this.#reconnectLater(CHAT_RECONNECT_MS, refused);
    // Signing in starts it again.
    if (!access.token) return;
    this.#token = access.token;
    const socket = this.#ports.open(access.token);
    this.#socket = socket;
    this.#leaveIfSilent(READY_TIMEOUT_MS);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(String(data));
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#lose(code, reason);
    };
  }

  #lose(code: number, reason: string): void {
    const [wasReady, token] = [this.#isReady, this.#token];
    this.#drop();
    const isRefused = code === CHAT_CLOSE.session && reason !== CHAT_CLOSE_REASONS.missing;
    // Reconnect at once if the token expired while the device slept.
    if (isRefused && wasReady) void this.#open(token);
    else if (isRefused) this.#reconnectLater(CHAT_RECONNECT_MS, token);
    else if (code === CHAT_CLOSE.tooMany) this.#reconnectLater(TOO_MANY_PAUSE_MS);
    else this.#reconnectLater(CHAT_RECONNECT_MS + (wasReady ? Math.random() * RECONNECT_SPREAD_MS : 0));
  }

  #receive(data: string): void {
    const frame = parsed(data);
    if (!frame) return;
    this.#listen();
    if (frame.type === 'pong') return;
    if (frame.type === 'ready') {
      this.#isReady = true;
      this.#renewLater(Date.parse(frame.token_expires_at));
      this.#handlers.onReady(frame);
    }
    this.#handlers.onFrame(frame);
  }

  #listen(): void {
    clearTimeout(this.#listening);
    this.#listening = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#leaveIfSilent(PONG_TIMEOUT_MS);
    }, SILENCE_MS);
  }

  #leaveIfSilent(ms: number): void {
    clearTimeout(this.#listening);
    this.#listening = setTimeout(() => this.loseNetwork(), ms);
  }

  #renewLater(expiresAt: number): void {
    clearTimeout(this.#renewing);
    const renew = async () => {
      const socket = this.#socket;
      const token = await this.#ports.access(this.#token).catch(() => undefined);
      // Without a new token the server closes the socket, which triggers a retry.
      if (!token || socket !== this.#socket || !this.send({ type: 'token', token })) return;
      this.#token = token;
    };
    this.#renewing = setTimeout(renew, Math.max(0, expiresAt - Date.now() - TOKEN_RENEWAL_MS));
  }

  #reconnectLater(ms: number, refused?: string): void {
    clearTimeout(this.#reconnecting);
    this.#reconnecting = setTimeout(() => void this.#open(refused), ms);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#renewing);
    clearTimeout(this.#listening);
    if (socket) closeQuietly(socket);
    if (this.#isReady) {
      this.#isReady = false;
      this.#handlers.onReady(undefined);
    }
  }
}

function parsed(data: string): IncomingFrame | undefined {
  try {
    return JSON.parse(data) as IncomingFrame;
  } catch {
    return undefined;
  }
}

/** Browsers log an error when a socket is closed before it is open. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
