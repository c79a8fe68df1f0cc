import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** For cached pages, API calls, uploads and outliers. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const HOLD_BUCKETS_SECONDS = [0.25, 0.5, 1, 2.5, 10];

const PAGE_ROUTE = '(page)';
const FILE_ROUTE = '(file)';

export interface Sample {
  labels: Record<string, string>;
  value: number;
}

interface GaugeOptions {
  name: string;
  help: string;
  labels?: string[];
}

/** Metrics of one application in Prometheus' format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #process = processRegistry();
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the arrival of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #holds = new Histogram({
    name: 'event_loop_held_seconds',
    help: 'Seconds for which one piece of code held the event loop, where it was longer than 0.1, by route.',
    labelNames: ['route'] as const,
    buckets: HOLD_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #observers = new Map<string, { observe(seconds: number): void }>();

  readonly contentType = this.#registry.contentType;

  /** Adds a gauge; `read` runs at each scrape and must not throw. */
  gauge(
    { name, help, labels: labelNames = [] }: GaugeOptions,
    read: () => number | Sample[] | Promise<number | Sample[]>,
  ): void {
    new Gauge<string>({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        const found = await read();
        if (typeof found === 'number') return this.set(found);
        this.reset();
        // Without labels a reset would leave 0, but an absent metric must not report a value.
        if (labelNames.length === 0) this.remove();
        for (const { labels, value } of found) this.set(labels, value);
      },
    });
  }

  counter({ name, help }: Omit<GaugeOptions, 'labels'>, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** Counts a response; `seconds` run from the arrival of the request to the end of the response. */
  countResponse(method: string, route: string, statusCode: number, seconds: number): void {
    const status = `${Math.trunc(statusCode / 100)}xx`;
    const key = `${method} ${route} ${status}`;
    let observer = this.#observers.get(key);
    if (!observer) {
      observer = this.#durations.labels(method, route, status);
      this.#observers.set(key, observer);
    }
    observer.observe(seconds);
  }

  countHold(route: string, seconds: number): void {
    this.#holds.observe({ route }, seconds);
  }

  text(): Promise<string> {
    return Registry.merge([this.#process, this.#registry]).metrics();
  }
}

let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Counts responses by method, route and status class, and open connections. */
export function countResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.countResponse(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  metrics.gauge(
    { name: 'http_open_connections', help: 'Connections that clients hold open.' },
    () => new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count))),
  );
}

/** The route pattern, never the address, which may name people and is unbounded. */
export function routeOf(request: FastifyRequest): string {
  const { endpoint, url, isOperational } = request.routeOptions.config;
  if (endpoint) return endpoint.path;
  if (url === undefined) return PAGE_ROUTE;
  return isOperational ? url : FILE_ROUTE;
}
