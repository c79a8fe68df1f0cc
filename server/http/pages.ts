import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundBody } from './error-handler.ts';
import { pageHeaders } from './page-headers.ts';
import type { ServerBuild } from './server-build.ts';

const buildFolder = fileURLToPath(new URL('../../build', import.meta.url));

/** Addresses below these belong to the API: what is unknown there is JSON, never a page; /api/docs is a page. */
const API =
  /^\/(?!api\/docs\/?(?:\?|$))(?:api|auth|user_module|tailor_module|contact|live_chat|files|ws|healthz|readyz)(?:\/|$)/;

/** How long a rendered page is served from memory, in milliseconds; pages are anonymous, so anyone may get it. */
const PAGE_LIFE = 30_000;
const PAGES_KEPT = 300;

/** There is nothing to serve yet; its message is one line. */
export class UnbuiltError extends Error {}

type Encoding = 'br' | 'gzip';

/** A page ready to be sent. */
interface RenderedPage {
  status: number;
  etag: string;
  headers: Record<string, string>;
  html: Buffer;
  /** The compressed forms, made when the first visitor asks for one. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  until: number;
}

interface PageOptions {
  serve: boolean;
  mode: 'production' | 'development' | 'test';
  publicUrl: string;
}

const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Serves the built pages and their assets; whatever is no route of the API is a page. */
export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  if (!options.serve) {
    app.setNotFoundHandler((_request, reply) => reply.status(404).send(notFoundBody()));
    return;
  }
  const build = options.mode === 'development' ? await developmentBuild(app) : await productionBuild(app);
  const kept = new Map<string, RenderedPage>();
  const underWay = new Map<string, Promise<RenderedPage>>();

  async function rendered(request: FastifyRequest): Promise<RenderedPage> {
    const key = request.url;
    const page = kept.get(key);
    if (page && page.until > Date.now()) return page;
    const rendering = underWay.get(key) ?? render(request).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    const fresh = await rendering;
    const isForAll = fresh.status < 500 && fresh.status !== 429;
    if (isForAll && options.mode !== 'development') {
      kept.delete(key);
      if (kept.size >= PAGES_KEPT) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, fresh);
    }
    return fresh;
  }

  async function render(request: FastifyRequest): Promise<RenderedPage> {
    const response = await build.render(new Request(`${options.publicUrl}${request.url}`), (address) =>
      app.inject({
        method: 'GET',
        url: address,
        headers: { accept: 'application/json' },
        // Limits count a page's reads as its visitor's; as the server's own, all visitors would share one.
        remoteAddress: request.ip,
      }),
    );
    const html = Buffer.from(await response.arrayBuffer());
    const headers = pageHeaders(html.toString('utf8'), options);
    const location = response.headers.get('location');
    if (location) headers.location = location;
    return {
      status: response.status,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      headers,
      html,
      compressed: {},
      until: Date.now() + PAGE_LIFE,
    };
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (API.test(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return reply.status(404).send(notFoundBody());
    }
    return sendPage(request, reply, await rendered(request));
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  reply.status(page.status).headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding');
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (!encoding) return reply.send(page.html);
  page.compressed[encoding] ??= COMPRESS[encoding](page.html);
  return reply.header('content-encoding', encoding).send(await page.compressed[encoding]);
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
  return {
    async render(request, api) {
      const module = (await vite.ssrLoadModule('virtual:react-router/server-build')) as {
        entry: { module: ServerBuild };
      };
      return module.entry.module.render(request, api, module);
    },
  };
}
