import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { refuseAddress, refuseMethod } from './error-handler.ts';
import type { Metrics } from './metrics.ts';
import { pageAddress } from './page-address.ts';
import { type Encoding, PageCache, type RenderedPage } from './page-cache.ts';
import { dataHeaders, pageHeaders } from './page-headers.ts';
import type { ServerBuild } from './server-build.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/** Paths below these belong to the API: what is unknown there is JSON, never a page; /api/docs is a page. */
const API =
  /^\/(?!api\/docs\/?(?:\?|$))(?:api|auth|user_module|tailor_module|contact|live_chat|files|ws|healthz|readyz)(?:\/|\?|$)/;

/** What the build made lies below these; what is not there any more was no page either. */
const FILES = /^\/(?:assets|art)\//;

/** How long rendered pages are served from memory, in milliseconds, and what all of them may weigh, in bytes. */
const PAGES = { life: 30_000, staticLife: 24 * 3_600_000, bytes: 24 * 1024 * 1024 };

/** What a rendering is about. */
type PageKey = Awaited<ReturnType<ServerBuild['pageAt']>>;

/** There is nothing to serve yet; its message is one line. */
export class UnbuiltError extends Error {}

interface Options {
  mode: 'production' | 'development' | 'test';
  publicUrl: string;
  mapEmbedUrl?: string | undefined;
  stripe?: object | undefined;
  /** What the API answers. */
  endpoints: readonly Endpoint[];
  metrics?: Metrics;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify<Buffer, ZlibOptions, Buffer>(gzip);
/**
 * The first visitor of a page should not wait for its last byte to be saved; from the second on it is worth more work,
 * but not of the thread that answers. A quick pass costs that thread less than to hand it to another one.
 */
const COMPRESS: Record<Encoding, (body: Buffer, isKept: boolean) => Promise<Buffer>> = {
  br: async (body, isKept) => (isKept ? brotli(body, brotliOf(5)) : brotliCompressSync(body, brotliOf(0))),
  gzip: (body, isKept) => gzipped(body, { level: isKept ? 6 : 1 }),
};

function brotliOf(quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/** Whether a list of encodings holds one, and not as one that is unwelcome (`br;q=0`). */
const ACCEPTS: Record<Encoding, RegExp> = {
  br: /(?:^|[\s,])br(?![\w-]|\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i,
  gzip: /(?:^|[\s,])gzip(?![\w-]|\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i,
};

/** Serves the built pages and their assets; whatever is no route of the API is a page. */
export async function servePages(app: FastifyInstance, options: Options & { serve: boolean }): Promise<void> {
  if (!options.serve) {
    app.setNotFoundHandler((request, reply) => refuseAddress(request, reply, options.endpoints));
    return;
  }
  const build = options.mode === 'development' ? await developmentBuild(app) : await productionBuild(app);
  answerPages(app, build, options);
}

/** Answers with the pages of a build wherever no route does. */
export function answerPages(app: FastifyInstance, build: ServerBuild, options: Options): void {
  const cache = new PageCache(options.mode === 'development' ? { life: 0, bytes: 0 } : PAGES);
  if (options.metrics) measureCache(options.metrics, cache);

  async function render({ address, isStatic }: PageKey, visitor: FastifyRequest): Promise<RenderedPage> {
    let failedRead: { status: number; retryAfter: string | undefined } | undefined;
    const api = async (url: string) => {
      const headers = { accept: 'application/json', 'x-request-id': visitor.id };
      // Limits count a page's reads as its visitor's; as the server's own, all visitors would share one.
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: visitor.ip });
      const { statusCode: status, headers: answered } = answer;
      if (status === 429 || status >= 500) {
        failedRead ??= { status, retryAfter: answered['retry-after']?.toString() };
      }
      return answer;
    };
    const report = (err: unknown) => visitor.log.error({ err }, 'page failed');
    const response = await build.render(new Request(options.publicUrl + address), api, report);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const headers = type.startsWith('text/html')
      ? pageHeaders(body.toString(), options)
      : dataHeaders(type, options);
    const location = response.headers.get('location');
    if (location) headers.location = location;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const rendered = { etag, headers, body, isStatic, compressed: {}, isPressed: {} };
    const page = { ...rendered, status: response.status, failedRead: failedRead?.status };
    if (page.status >= 500 || failedRead) headers['cache-control'] = 'no-store';
    // A page that fails because a read has to wait says so itself.
    if (page.status < 500 || !failedRead?.retryAfter) return page;
    headers['retry-after'] = failedRead.retryAfter;
    return { ...page, status: failedRead.status };
  }

  app.setNotFoundHandler(async (request, reply) => {
    const address = pageAddress(request.url);
    if (address === undefined || API.test(address) || FILES.test(address)) {
      return refuseAddress(request, reply, options.endpoints);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(reply, ['GET', 'HEAD']);
    const key = await build.pageAt(address);
    return sendPage(request, reply, await cache.page(key.address, () => render(key, request)));
  });
}

function measureCache(metrics: Metrics, cache: PageCache): void {
  metrics.gauge({ name: 'page_cache_pages', help: 'Pages in memory.' }, () => cache.stats.pages);
  metrics.gauge(
    { name: 'page_cache_bytes', help: 'What they weigh, uncompressed.' },
    () => cache.stats.bytes,
  );
  metrics.counter({ name: 'page_cache_hits_total', help: 'Pages sent from memory.' }, () => cache.stats.hits);
  metrics.counter(
    { name: 'page_cache_misses_total', help: 'Pages that were not there, or too old.' },
    () => cache.stats.misses,
  );
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  reply.status(page.status).headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding');
  if (page.status === 200 && names(request.headers['if-none-match'], page.etag))
    return reply.status(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => ACCEPTS[name].test(accepted));
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await compressed(page, encoding));
}

/** The page compressed: quickly for who comes first, better once somebody has come again. */
function compressed(page: RenderedPage, encoding: Encoding): Promise<Buffer> {
  const known = page.compressed[encoding];
  if (!known) {
    const quick = COMPRESS[encoding](page.body, false);
    page.compressed[encoding] = quick;
    return quick;
  }
  if (!page.isPressed[encoding]) {
    page.isPressed[encoding] = true;
    const keep = (better: Buffer) => {
      page.compressed[encoding] = Promise.resolve(better);
    };
    // If that fails, the quick one is as good.
    COMPRESS[encoding](page.body, true).then(keep, () => undefined);
  }
  return known;
}

/** Whether a list of tags holds this one; a proxy that compresses marks it as weak. */
function names(tags: string | undefined, etag: string): boolean {
  return tags === etag || (tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false);
}

/** The pages as `npm run build` left them, with content-hashed assets that never change. */
async function productionBuild(app: FastifyInstance): Promise<ServerBuild> {
  const entry = `${buildFolder}/server/index.js`;
  if (!existsSync(entry)) throw new UnbuiltError('The pages are not built: run `npm run build` first.');
  await app.register(fastifyStatic, {
    root: `${buildFolder}/client`,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      const immutable = path.includes('/client/assets/');
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
    },
  });
  const module = (await import(entry)) as { entry: { module: ServerBuild } };
  return module.entry.module;
}

/** The pages from their sources, reloaded as they change. */
async function developmentBuild(app: FastifyInstance): Promise<ServerBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  app.addHook('onRequest', (request, reply, done) => {
    if (API.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  const latest = async () => {
    const module = await vite.ssrLoadModule('virtual:react-router/server-build');
    return (module as { entry: { module: ServerBuild } }).entry.module;
  };
  return {
    pageAt: async (address) => (await latest()).pageAt(address),
    render: async (request, api, report) => (await latest()).render(request, api, report),
  };
}
