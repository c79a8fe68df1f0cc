import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { inLocale } from '#words';
import { CHAT_CLOSE, MAX_FRAME_BYTES } from '../../contract/constants/chat.ts';
import { chatSocketPath } from '../../contract/paths.ts';
import { Failure } from '../fail.ts';
import { Allowance } from '../infra/allowance.ts';
import type { Metrics } from './metrics.ts';
import { networkOf } from './network.ts';
import { localeOf } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sockets: Sockets;
  }
}

interface Limits {
  perNetwork: number;
  open: number;
  /** Frames per socket: burst, and per second after it. */
  burst: number;
  perSecond: number;
}

const LIMITS: Limits = { perNetwork: 600, open: 20_000, burst: 40, perSecond: 5 };
const UNLIMITED: Limits = { perNetwork: Infinity, open: LIMITS.open, burst: Infinity, perSecond: Infinity };

const HEARTBEAT_MS = 25_000;
/** Sockets take turns, so that pings do not delay messages. */
const HEARTBEAT_TURNS = 25;
/** A client that does not read is disconnected. */
const MAX_UNSENT_BYTES = 512 * 1024;
/** Refused frames after which the socket is closed. */
const MAX_REFUSED_FRAMES = 100;
/** Time for the other side's close frame. */
const CLOSE_TIMEOUT_MS = 1_000;
const RETRY_AFTER_SECONDS = 60;

interface SocketHandler {
  onText(text: string): void;
  /** Called when a frame exceeds the limit and is dropped. */
  onRefused(): void;
  onClose(): void;
}

export class OpenSocket {
  /** True if a pong has arrived since the last ping. */
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #allowance: Allowance;
  #refused = 0;

  constructor(socket: WebSocket, limits: Limits) {
    this.#socket = socket;
    this.#allowance = new Allowance(limits);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Drops the text when the socket is closing; disconnects a client that does not read. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > MAX_UNSENT_BYTES) this.close(CHAT_CLOSE.tooSlow, 'socket.too_slow');
    else this.#socket.send(text);
  }

  /** The reason is an error code. */
  close(code: number, reason: string): void {
    if (this.#socket.readyState === this.#socket.CLOSED) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  /** Whether another frame is within the limit. */
  allow(): boolean {
    if (this.#allowance.take()) return true;
    this.#refused += 1;
    if (this.#refused > MAX_REFUSED_FRAMES) this.close(CHAT_CLOSE.tooMany, 'request.too_many');
    return false;
  }

  beat(): void {
    if (!this.isAlive) this.#socket.terminate();
    else if (this.isOpen) this.#socket.ping();
    this.isAlive = false;
  }
}

/** The open sockets of an application, within limits; closed with 1012 when the application closes (chat-7). */
class Sockets {
  readonly #limits: Limits;
  readonly #open = new Set<OpenSocket>();
  readonly #turns = Array.from({ length: HEARTBEAT_TURNS }, () => new Set<OpenSocket>());
  #turn = 0;
  readonly #perNetwork = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosing = false;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS / HEARTBEAT_TURNS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Fails with `request.too_many` if there are too many sockets. */
  requireRoom(request: FastifyRequest): void {
    const ofNetwork = this.#perNetwork.get(networkOf(request.ip)) ?? 0;
    if (ofNetwork >= this.#limits.perNetwork || this.#open.size >= this.#limits.open) {
      throw new Failure('request.too_many', { retryAfter: RETRY_AFTER_SECONDS });
    }
  }

  open(raw: WebSocket, request: FastifyRequest, handle: (socket: OpenSocket) => SocketHandler): void {
    const network = networkOf(request.ip);
    const socket = new OpenSocket(raw, this.#limits);
    this.#open.add(socket);
    // Placed in the previous turn, so that its first ping comes last.
    const turn = this.#turns[(this.#turn + HEARTBEAT_TURNS - 1) % HEARTBEAT_TURNS];
    turn?.add(socket);
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
    // Events of a socket come outside of the request.
    const locale = localeOf(request);
    const handler = inLocale(locale, () => handle(socket));
    raw.on('message', (data: RawData, isBinary: boolean) => {
      if (!socket.isOpen) return;
      if (isBinary) socket.close(CHAT_CLOSE.unsupported, 'request.unsupported_type');
      else if (socket.allow()) inLocale(locale, () => handler.onText(String(data)));
      else inLocale(locale, () => handler.onRefused());
    });
    raw.on('pong', () => {
      socket.isAlive = true;
    });
    raw.once('close', () => {
      this.#open.delete(socket);
      turn?.delete(socket);
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#perNetwork.set(network, left);
      else this.#perNetwork.delete(network);
      handler.onClose();
    });
    if (this.#isClosing) socket.close(CHAT_CLOSE.restart, 'server.restarting');
  }

  close(): void {
    this.#isClosing = true;
    clearInterval(this.#heartbeat);
    for (const socket of this.#open) socket.close(CHAT_CLOSE.restart, 'server.restarting');
  }

  #beat(): void {
    for (const socket of this.#turns[this.#turn] ?? []) socket.beat();
    this.#turn = (this.#turn + 1) % HEARTBEAT_TURNS;
  }
}

/** Only the chat's address is upgraded; elsewhere the header is ignored, as HTTP allows. */
export function isSocketAddress({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1);
  return path === chatSocketPath || `${path}/` === chatSocketPath;
}

/** Decorates an application with its sockets. Without a rate limit, sockets per network are unlimited too. */
export function keepSockets(app: FastifyInstance, metrics: Metrics, rateLimit: number): void {
  const sockets = new Sockets(rateLimit === 0 ? UNLIMITED : LIMITS);
  app.decorate('sockets', sockets);
  app.addHook('preClose', async () => sockets.close());
  metrics.gauge({ name: 'sockets_open', help: 'Open WebSockets.' }, () => sockets.size);
}

interface SocketRoute {
  path: string;
  /** Origin of the shop's own pages. */
  origin: string;
  accept(socket: OpenSocket, request: FastifyRequest): SocketHandler;
}

/** A route that upgrades to a WebSocket, for the shop's pages and for clients other than browsers (chat-6). */
export async function serveSocket(
  app: FastifyInstance,
  { path, origin, accept }: SocketRoute,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false, clientTracking: false },
      // A frame that is too long, or not UTF-8: ws has sent the close frame.
      errorHandler: (_error, socket) => {
        setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
      },
      preClose: (done: () => void) => done(),
    });
    scope.route({
      method: 'GET',
      url: path,
      preValidation: async (request) => {
        if (!isOwnOrigin(request, origin)) throw new Failure('sockets.foreign_origin');
        app.sockets.requireRoom(request);
      },
      handler: () => {
        throw new Failure('sockets.upgrade_required');
      },
      wsHandler: (socket, request) => {
        app.sockets.open(socket, request, (open) => accept(open, request));
      },
    });
  });
}

/** Browsers always send the origin; other programs need only the token. */
function isOwnOrigin({ headers, host }: FastifyRequest, own: string): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
