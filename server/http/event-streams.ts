import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../fail.ts';
import type { Metrics } from './metrics.ts';
import { networkOf } from './network.ts';

declare module 'fastify' {
  interface FastifyInstance {
    eventStreams: EventStreams;
  }
}

export type SendEvent = (name: string, data?: string | number) => void;

/** A response of server-sent events: `start` is called with what sends one, and returns what ends its work. */
export class EventStream {
  readonly start: (send: SendEvent) => () => void;

  constructor(start: EventStream['start']) {
    this.start = start;
  }
}

interface Limits {
  perNetwork: number;
  open: number;
}

const LIMITS: Limits = { perNetwork: 600, open: 5_000 };
const HEARTBEAT_MS = 25_000;
/** A client that takes nothing in is disconnected. */
const MAX_UNSENT_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 60;
/** Milliseconds after which a browser connects again, spread so that not all come back at once after a restart. */
const RECONNECT = { least: 3_000, spread: 4_000 };

/** The open streams of an application; they end when it closes. */
export class EventStreams {
  readonly #limits: Limits;
  readonly #open = new Set<ServerResponse>();
  readonly #perNetwork = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Fails with `request.too_many` beyond the limits. */
  respond(request: FastifyRequest, reply: FastifyReply, stream: EventStream): FastifyReply {
    reply.type('text/event-stream').header('cache-control', 'no-store, no-transform');
    // Otherwise nginx collects the events.
    reply.header('x-accel-buffering', 'no');
    if (request.method === 'HEAD') return reply.send();
    const network = networkOf(request.ip);
    const ofNetwork = this.#perNetwork.get(network) ?? 0;
    if (ofNetwork >= this.#limits.perNetwork || this.#open.size >= this.#limits.open) {
      throw new Failure('request.too_many', { retryAfter: RETRY_AFTER_SECONDS });
    }
    reply.hijack();
    // An unread request would count as one that has not arrived (connection-limits.ts).
    request.raw.resume();
    const { raw } = reply;
    raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    raw.write(`retry: ${Math.round(RECONNECT.least + Math.random() * RECONNECT.spread)}\n\n`);
    this.#open.add(raw);
    this.#perNetwork.set(network, ofNetwork + 1);
    const stop = stream.start((name, data = '') => this.#write(raw, `event: ${name}\ndata: ${data}\n\n`));
    raw.once('close', () => {
      stop();
      this.#open.delete(raw);
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#perNetwork.set(network, left);
      else this.#perNetwork.delete(network);
    });
    return reply;
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const raw of this.#open) raw.end();
  }

  #beat(): void {
    for (const raw of this.#open) this.#write(raw, ':\n\n');
  }

  #write(raw: ServerResponse, text: string): void {
    if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy();
    else if (!raw.writableEnded && !raw.destroyed) raw.write(text);
  }
}

/** Without a rate limit the streams of a network are not limited either. */
export function keepEventStreams(app: FastifyInstance, metrics: Metrics, rateLimit: number): void {
  const limits = rateLimit === 0 ? { ...LIMITS, perNetwork: LIMITS.open } : LIMITS;
  const streams = new EventStreams(limits);
  app.decorate('eventStreams', streams);
  app.addHook('preClose', async () => streams.close());
  metrics.gauge({ name: 'event_streams_open', help: 'Server-sent event streams.' }, () => streams.size);
}
