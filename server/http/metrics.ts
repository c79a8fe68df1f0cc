import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Buckets for cached pages, ordinary calls, uploads, and what is too slow. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The route label of pages and of addresses that do not exist. */
const PAGE_ROUTE = '(page)';
/** The route label of assets. */
const FILE_ROUTE = '(file)';

/** One sample of a metric with labels. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

interface GaugeOptions {
  name: string;
  help: string;
  /** The labels of the samples; none for a single number. */
  labels?: string[];
}

/** The metrics of one application, in Prometheus' format. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #process = processRegistry();
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #observers = new Map<string, { observe(seconds: number): void }>();

  /** The media type of `text`. */
  readonly contentType = this.#registry.contentType;

  /** Adds a gauge that is read at each scrape; `read` must not throw. */
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
        for (const { labels, value } of found) this.set(labels, value);
      },
    });
  }

  /** Adds a counter that is read at each scrape. */
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

  /** Counts an answered request. `seconds`: from its arrival to the end of its answer. */
  countAnswer(method: string, route: string, statusCode: number, seconds: number): void {
    const status = `${Math.trunc(statusCode / 100)}xx`;
    const key = `${method} ${route} ${status}`;
    let observer = this.#observers.get(key);
    if (!observer) {
      observer = this.#durations.labels(method, route, status);
      this.#observers.set(key, observer);
    }
    observer.observe(seconds);
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return Registry.merge([this.#process, this.#registry]).metrics();
  }
}

let ofProcess: Registry | undefined;

/** Memory, CPU and event loop of the process, shared by all applications in it. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Counts every answer by method, route pattern and class of status, and the open connections. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.countAnswer(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  metrics.gauge(
    { name: 'http_open_connections', help: 'Connections that clients hold open.' },
    () => new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count))),
  );
}

/** The pattern of a request's route, never its address, which may name people and has no bounds. */
export function routeOf(request: FastifyRequest): string {
  const { endpoint, url, isOperational } = request.routeOptions.config;
  if (endpoint) return endpoint.call.path;
  if (url === undefined) return PAGE_ROUTE;
  return isOperational ? url : FILE_ROUTE;
}
