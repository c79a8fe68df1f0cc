import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { LOCALES, localePath } from '../../contract/locale.ts';
import { fail } from '../fail.ts';
import { PAGE_TOPICS, type PubSub } from '../infra/pubsub/pubsub.ts';
import { hasChosenData, isDataSaved } from './data-saver.ts';
import { includesEtag } from './entity-tag.ts';
import { sendMethodNotAllowed, sendUnknownRoute } from './error-handler.ts';
import type { Metrics } from './metrics.ts';
import { englishAddress, isApiAddress, isFileAddress, pageAddress } from './page-address.ts';
import { developmentBuild, productionBuild } from './page-builds.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { acceptedEncoding } from './page-encoding.ts';
import type { PageHeaderOptions } from './page-headers.ts';
import { renderPage } from './page-rendering.ts';
import type { ServerBuild } from './server-build.ts';
import { pushWorker, serviceWorkers } from './service-workers.ts';
import type { VisitorCookies } from './visitor-cookies.ts';

const CACHE = { ttlMs: 30_000, staticTtlMs: 24 * 3_600_000, maxBytes: 24 * 1024 * 1024 };

export type PageChanges = Pick<PubSub, 'subscribeAll' | 'heardUntil'>;

interface PageOptions extends PageHeaderOptions {
  changes: PageChanges;
  endpoints: readonly Endpoint[];
  metrics?: Metrics;
  /** Unset where nothing is limited. */
  visitors?: VisitorCookies | undefined;
  offlinePages?: boolean;
}

export async function servePages(
  app: FastifyInstance,
  options: PageOptions & { serve: boolean },
): Promise<void> {
  if (!options.serve) {
    app.setNotFoundHandler((request, reply) => sendUnknownRoute(request, reply, options.endpoints));
    return;
  }
  const build = options.mode === 'development' ? await developmentBuild(app) : await productionBuild(app);
  registerPages(app, build, options);
  for (const [address, worker] of [...serviceWorkers(options), ...pushWorker(options)])
    app.get(address, (request, reply) => sendPage(request, reply, worker));
}

export function registerPages(app: FastifyInstance, build: ServerBuild, options: PageOptions): void {
  const { changes } = options;
  const limits = options.mode === 'development' ? { ttlMs: 0, maxBytes: 0 } : CACHE;
  const cache = new PageCache({ ...limits, heardUntil: () => changes.heardUntil });
  changes.subscribeAll(PAGE_TOPICS, (topic) => cache.expire(topic?.slice(PAGE_TOPICS.length)));
  if (options.metrics) measureCache(options.metrics, cache);
  plainForms(app, options.publicUrl, async (request, reply) => {
    const key = await build.pageAt(pageAddress(request.url) ?? '/');
    const { cookies, ...page } = await renderPage(app, build, key, request, options, request.body);
    reply.status(page.status).headers({ ...page.headers, 'cache-control': 'no-store' });
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return reply.send(page.body.bytes);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const address = pageAddress(request.url);
    if (address === undefined || isApiAddress(address) || isFileAddress(address)) {
      return sendUnknownRoute(request, reply, options.endpoints);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendMethodNotAllowed(reply, ['GET', 'HEAD']);
    const english = englishAddress(address);
    if (english) return reply.redirect(english);
    const key = await build.pageAt(address);
    const place = isDataSaved(request) ? `light ${key.address}` : key.address;
    const page = await cache.page(place, () => renderPage(app, build, key, request, options));
    return sendPage(request, reply, page, options.visitors);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  visitors?: VisitorCookies,
) {
  reply
    .status(page.status)
    .headers(page.headers)
    .header('etag', page.etag)
    .header('vary', 'accept-encoding, save-data');
  if (page.status === 200 && includesEtag(request.headers['if-none-match'], page.etag)) {
    return reply.status(304).send();
  }
  const isGiven = page.status === 200 && visitors?.give(request, reply);
  // Otherwise a cache in front could give others this visitor's cookie, or the page as this visitor wants it.
  if ((isGiven || hasChosenData(request)) && page.headers['cache-control'] !== 'no-store') {
    reply.header('cache-control', 'private, max-age=0, must-revalidate');
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
  if (!encoding) return reply.send(page.body.bytes);
  return reply.header('content-encoding', encoding).send(await page.body.compressed(encoding));
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

/** Pages whose forms also work without scripts; each has an `action` (`web/lib/plain-form.ts`). */
const PLAIN_FORM_PAGES = ['/login', '/contact-us', '/newsletter'];

const MAX_FORM_BYTES = 32 * 1024;

const TYPE = 'application/x-www-form-urlencoded';

/** Accepts forms that browsers submit without scripts, or before scripts have arrived. */
function plainForms(
  app: FastifyInstance,
  publicUrl: string,
  answer: (request: FastifyRequest<{ Body: string }>, reply: FastifyReply) => Promise<unknown>,
): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      TYPE,
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const path of LOCALES.flatMap((locale) =>
      PLAIN_FORM_PAGES.map((page) => localePath(locale, page)),
    )) {
      forms.post<{ Body: string | undefined }>(path, (request, reply) => {
        if (!isOurs(request, publicUrl)) fail('request.foreign_form');
        const { body = '' } = request;
        return answer(Object.assign(request, { body }), reply);
      });
    }
  });
}

/** Otherwise another site could sign a visitor in to an account of its own (login CSRF). */
function isOurs({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === new URL(publicUrl).origin;
}
