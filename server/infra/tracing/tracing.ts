import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/** How long the last spans may take to leave when the server stops. */
const FLUSH_TIMEOUT_MS = 3_000;
/** How much of a statement is exported, in characters. */
const STATEMENT_LIMIT = 300;

export class Tracing {
  readonly tracer: Tracer;
  /** The context of the span that the running code belongs to. */
  readonly current = new AsyncLocalStorage<Context>();
  readonly #flush: () => Promise<void>;

  constructor(tracer: Tracer, flush: () => Promise<void>) {
    this.tracer = tracer;
    this.#flush = flush;
  }

  /** Starts a span for each statement of a request, without its values; statements of jobs get none. */
  readonly observeStatement = (text: string): ((error?: unknown) => void) => {
    const parent = this.current.getStore();
    if (!parent) return () => undefined;
    const [operation = ''] = text.trimStart().split(/\W/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, STATEMENT_LIMIT) };
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = this.tracer.startSpan(`postgresql ${operation.toLowerCase()}`, options, parent);
    return (error) => {
      if (error) markFailed(span, error);
      span.end();
    };
  };

  /** Exports what is left, for a few seconds at most. */
  async close(): Promise<void> {
    const overdue = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS).unref());
    await Promise.race([this.#flush().catch(() => undefined), overdue]);
  }
}

/** Marks a span as failed by the code of an error; its message may name people. */
function markFailed(span: Span, error: unknown): void {
  const { code } = Object(error) as { code?: unknown };
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (typeof code === 'string') span.setAttribute('error.type', code);
}

interface TracingOptions {
  version: string;
  /** The share of requests that are traced, 0 to 1, where their caller has not decided. */
  ratio: number;
}

/**
 * Loads OpenTelemetry and exports by OTLP over HTTP to where its own variables say: OTEL_EXPORTER_OTLP_ENDPOINT,
 * …_HEADERS, …_TIMEOUT, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES.
 */
export async function startTracing({ version, ratio }: TracingOptions): Promise<Tracing> {
  const sdk = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
  const named = resourceFromAttributes({ 'service.name': 'naap', 'service.version': version });
  const provider = new sdk.TracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  return new Tracing(provider.getTracer('naap', version), () => provider.shutdown());
}

/** The context of a span: spans started in it are its children. */
export function contextOf(parent: Context, span: Span): Context {
  return trace.setSpan(parent, span);
}
