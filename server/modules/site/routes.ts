import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inLocale } from '#words';
import { LOCALES, localePath } from '../../../contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { includesEtag } from '../../http/entity-tag.ts';
import { acceptsGzip } from '../../http/page-encoding.ts';
import { routeLimit } from '../../http/rate-limits.ts';
import { keptFile } from './kept-file.ts';
import { productFeed } from './product-feed-service.ts';
import {
  manifest,
  manifestOfWorkshop,
  type NumberedKind,
  robots,
  sitemapOf,
  sitemapOfPages,
  sitemaps,
} from './service.ts';

const CACHE_SECONDS = 3600;
/** Shorter, because prices and stock change. */
const FEED_SECONDS = 900;
/** A whole catalogue is many megabytes. */
const FEEDS_PER_MINUTE = 6;

export function siteRoutes(app: FastifyInstance, deps: Deps): void {
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(type).header('cache-control', `public, max-age=${CACHE_SECONDS}`).send(body);
  const xml = 'application/xml; charset=utf-8';

  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain; charset=utf-8', robots(deps)));

  app.get('/sitemap.xml', async (_request, reply) => send(reply, xml, await sitemaps(deps)));

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, kind, after] =
      /^(?:pages|(products|tailors)-(\d{1,10}))\.xml$/.exec(request.params.name) ?? fail('request.not_found');
    const body = kind
      ? await sitemapOf(deps, kind as NumberedKind, Number(after))
      : await sitemapOfPages(deps);
    return send(reply, xml, body);
  });

  const feed = keptFile(() => productFeed(deps), FEED_SECONDS * 1000);
  app.get('/feeds/products.xml', { config: routeLimit(FEEDS_PER_MINUTE) }, async (request, reply) => {
    const { gzipped, etag } = await feed();
    reply
      .type(xml)
      .header('cache-control', `public, max-age=${FEED_SECONDS}`)
      .header('etag', etag)
      .header('vary', 'accept-encoding');
    if (includesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    if (acceptsGzip(request.headers['accept-encoding']?.toString())) {
      return reply.header('content-encoding', 'gzip').send(gzipped);
    }
    return reply.send(Readable.from([gzipped]).pipe(createGunzip()));
  });

  for (const locale of LOCALES) {
    for (const [address, made] of [
      ['/manifest.webmanifest', manifest],
      ['/workshop.webmanifest', manifestOfWorkshop],
    ] as const) {
      app.get(localePath(locale, address), async (_request, reply) =>
        send(reply, 'application/manifest+json', JSON.stringify(inLocale(locale, () => made(deps)))),
      );
    }
  }
}
