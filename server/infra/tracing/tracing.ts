import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

const FLUSH_TIMEOUT_MS = 3_000;
const STATEMENT_LIMIT = 300;

export class Tracing {
  readonly tracer: Tracer;
  readonly current = new AsyncLocalStorage<Context>();
  readonly #flush: () => Promise<void>;

  constructor(tracer: Tracer, flush: () => Promise<void>) {
    this.tracer = tracer;
    this.#flush = flush;
  }

  /** Creates a span per statement of a request, without values; statements of jobs get none. */
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

  async close(): Promise<void> {
    const overdue = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS).unref());
    await Promise.race([this.#flush().catch(() => undefined), overdue]);
  }
}

/** Records the error's code, because its message may name people. */
function markFailed(span: Span, error: unknown): void {
  const { code } = Object(error) as { code?: unknown };
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (typeof code === 'string') span.setAttribute('error.type', code);
}

interface TracingOptions {
  version: string;
  ratio: number;
}

/** Loads OpenTelemetry, which exports OTLP over HTTP and reads OTEL_* variables. */
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

export function contextOf(parent: Context, span: Span): Context {
  return trace.setSpan(parent, span);
}
