import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signUp } from '../../test/factories.ts';
import { buildApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { traceStatements } from '../db/observe-statements.ts';
import { startTracing } from '../infra/tracing/tracing.ts';

const shop = testApp();

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let collector: Server;
const bodies: unknown[] = [];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    bodies.push({ url: request.url, ...((await json(request)) as object) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  collector.close();
});

async function spansOf(
  act: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<void>,
  { trustProxy = 0, ratio = 1 } = {},
): Promise<ExportedSpan[]> {
  bodies.length = 0;
  const tracing = await startTracing({ version: '1.2.3', ratio });
  const db = connect(shop.config.databaseUrl ?? '', 1, () => undefined);
  traceStatements(db.$client, tracing.observeStatement);
  const deps = { ...shop.deps, db, config: { ...shop.config, trustProxy } };
  const app = await buildApp(deps, { pages: false, log: pino({ level: 'silent' }), tracing });
  await act(app);
  await app.close();
  await db.$client.end();
  await tracing.close();
  return bodies.flatMap((body) =>
    (body as { resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const attribute = (span: ExportedSpan | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a trace has route, id and statements of a request, without values', async () => {
  const user = await signUp(shop);
  let id: unknown;
  const spans = await spansOf(async (app) => {
    const response = await app.inject({
      url: '/auth/profile/?email=secret@mail.example',
      headers: user.headers,
    });
    expect(response.statusCode).toBe(200);
    id = response.headers['x-request-id'];
  });
  const request = spans.find(({ name }) => name === 'GET /auth/profile/');
  expect(attribute(request, 'http.route')).toBe('/auth/profile/');
  expect(attribute(request, 'http.response.status_code')).toBe(200);
  expect(attribute(request, 'naap.request_id')).toBe(id);
  const [statement] = spans.filter(({ name }) => name === 'postgresql select');
  expect(statement).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(attribute(statement, 'db.query.text')).toMatch(/^select "users"/);
  const everything = JSON.stringify(bodies);
  expect(bodies).toMatchObject([{ url: '/v1/traces' }]);
  expect(everything).toContain('"naap"');
  expect(everything).toContain('1.2.3');
  for (const secret of ['secret@mail.example', user.access, user.headers.authorization]) {
    expect(everything).not.toContain(secret);
  }
});

test('statements after a body belong to its request', async () => {
  const spans = await spansOf(async (app) => {
    const payload = { email: 'nobody@mail.example', password: 'nine brass thimbles' };
    await app.inject({ method: 'POST', url: '/auth/login/', payload });
    await app.inject(`/api/nothing/${payload.email}`);
  });
  const request = spans.find(({ name }) => name === 'POST /auth/login/');
  const statements = spans.filter(({ name }) => name.startsWith('postgresql'));
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId } of statements) {
    expect({ traceId, parentSpanId }).toEqual({ traceId: request?.traceId, parentSpanId: request?.spanId });
  }
  expect(spans.map(({ name }) => name)).toContain('GET (page)');
  expect(JSON.stringify(bodies)).not.toMatch(/nobody@mail|thimbles/);
});

test('requests that wait for one connection have their own statements', async () => {
  const user = await signUp(shop);
  const spans = await spansOf(async (app) => {
    await Promise.all(
      Array.from({ length: 6 }, () => app.inject({ url: '/auth/profile/', headers: user.headers })),
    );
  });
  const statementsOf = ({ spanId }: ExportedSpan) =>
    spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  const counts = spans
    .filter(({ name }) => name === 'GET /auth/profile/')
    .map((span) => statementsOf(span).length);
  expect(counts).toHaveLength(6);
  expect(counts[0]).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(1);
});

test('continues the trace of our own proxy only', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const ask = async (app: Awaited<ReturnType<typeof buildApp>>) => {
    await app.inject({ url: '/healthz', headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  };
  const [trusted] = await spansOf(ask, { trustProxy: 1 });
  expect(trusted).toMatchObject({ name: 'GET /healthz', traceId, parentSpanId: 'b7ad6b7169203331' });
  const [stranger] = await spansOf(ask);
  expect(stranger?.traceId).not.toBe(traceId);
});

test('traces the configured share of requests', async () => {
  expect(await spansOf(async (app) => void (await app.inject('/healthz')), { ratio: 0 })).toEqual([]);
});
