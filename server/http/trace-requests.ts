import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf, type Tracing } from '../infra/tracing/tracing.ts';
import { routeOf } from './metrics.ts';

/** One span per request, named by route; `trustsCaller` accepts `traceparent` of our own proxy. */
export function traceRequests(
  app: FastifyInstance,
  { tracer, current }: Tracing,
  trustsCaller: boolean,
): void {
  const spans = new WeakMap<FastifyRequest, { span: Span; context: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    const parent = current.getStore() ?? (trustsCaller ? callerOf(request) : ROOT_CONTEXT);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'naap.request_id': request.id,
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    const context = contextOf(parent, span);
    spans.set(request, { span, context });
    current.run(context, done);
  });
  // Hooks after the body run in the connection's context: restore the request's.
  app.addHook('preValidation', (request, _reply, done) => {
    const found = spans.get(request);
    if (found) current.run(found.context, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

function callerOf({ headers }: FastifyRequest): Context {
  const caller = parseTraceParent(String(headers.traceparent ?? ''));
  return caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
}
